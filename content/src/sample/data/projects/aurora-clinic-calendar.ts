import type { SampleProject } from '../../types.ts'

export const auroraClinicCalendar: SampleProject = {
  slug: 'aurora-clinic-calendar',
  title: 'One calendar for a clinic and its patients',
  summary:
    'Clinica Aurora’s front desk, doctors and patients now share one calendar. Patients book by themselves, and a freed slot finds its next patient.',
  cover: {
    image: 'cover-aurora-clinic-calendar',
    alt: 'A phone with a confirmed visit on 14 May in front of the clinic’s week calendar, coloured by doctor.',
  },
  services: ['product-discovery', 'web-applications', 'product-design', 'care-and-growth'],
  client: 'Clinica Aurora',
  industry: 'Healthcare',
  year: 2024,
  durationMonths: 7,
  teamSize: 6,
  platforms: ['web'],
  stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Playwright'],
  challenge: `Clinica Aurora has three branches, 34 doctors and about 4,100 appointments a month. It kept them in a desktop program at two branches and in a paper diary at the third. Patients could book only by phone, and 12.4\u00a0per cent of appointments were missed.

An appointment at Aurora takes a doctor, a room and often a device. Two ultrasound machines travel between branches. The program knew only about doctors, so twice a week somebody arrived to find the machine in another building.

Each doctor also had rules of their own. A first visit takes 40\u00a0minutes with one cardiologist and 25 with another, and some see children only in the morning. The receptionists carried these rules in their heads.`,
  approach: `Olga and Daria spent a week behind the front desk and wrote down 61 rules. We agreed with the doctors to keep 48 of them. The clinic wanted online booking at once. We proposed to start with the receptionists and to open booking six weeks later, when the calendar could be trusted. If patients book into a calendar with mistakes in it, the mistakes arrive at the front desk with a person attached.

### Worked from the keyboard

The week calendar is worked almost entirely from the keyboard. Booking a returning patient takes nine keystrokes. It shows three branches at once, because receptionists move patients between them all day.

### A rule the database keeps

Doctor, room and device are reserved in one step, and the database refuses any overlap. Two receptionists can press the key in the same second: one gets the slot, and the other is told who has it.

### Booking without an account

Patients choose a doctor and a time and confirm with a code sent to their phone. The reminder, two days before, has one link to keep the appointment and one to give it back. A slot that is given back is offered to the waiting list, one person at a time, for 30\u00a0minutes each. The page asks for a name and a number, and medical details stay with the doctor.`,
  result: `The front desk moved to the new calendar in March 2024, and patients could book online from the end of April. After six months the share of missed appointments had fallen from 12.4 to 7.7\u00a0per cent. Patients booked 46\u00a0per cent of all appointments online, most of them after seven in the evening.

Calls to the front desk fell from 190 to 112 a day. Of the slots that patients gave back, 61\u00a0per cent were taken by somebody on the waiting list. No ultrasound machine has been booked in two buildings since.

We look after the calendar with two people. The latest addition sends doctors their list for the next day at eight in the evening, which they had asked for in the first interviews.`,
  outcomes: [
    { value: '−38\u00a0%', label: 'missed appointments' },
    { value: '46\u00a0%', label: 'of appointments booked online' },
    { value: '−41\u00a0%', label: 'calls to the front desk' },
  ],
  gallery: [
    {
      image: 'aurora-clinic-calendar-1',
      alt: 'The week calendar in a browser, with appointments as coloured blocks under the days of the week.',
      caption: 'The front desk’s week. Doctor, room and device are reserved in one step.',
    },
    {
      image: 'aurora-clinic-calendar-2',
      alt: 'The booking page on two phones, with a doctor’s name, a row of days and a list of free times.',
      caption: 'The patient’s page. Booking takes three choices and a code, without an account.',
    },
  ],
  team: ['olga-balan', 'daria-kovalenko', 'irina-sokolova', 'ion-donica', 'sergiu-moraru'],
  link: 'https://aurora.example',
  featured: true,
  seo: {
    title: 'Clinica Aurora: booking and a shared clinic calendar',
    description:
      'A keyboard-first calendar and online booking for a clinic with three branches. Missed appointments fell by 38\u00a0per cent and calls by 41\u00a0per cent.',
  },
}
