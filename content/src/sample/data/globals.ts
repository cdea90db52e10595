import type { SampleGlobals } from '../types.ts'

export const globals = {
  company: {
    name: 'Stejar',
    tagline: 'Transform your business with scalable web and mobile solutions.',
    copyrightStartYear: 2014,
    phone: '+373 22 000 014',
    email: 'hello@stejar.example',
    address: {
      street: 'Strada Stejarului 14',
      postalCode: 'MD-2001',
      city: 'Chisinau',
      country: 'Moldova',
    },
    employeePortal: 'https://portal.stejar.example',
    timeZone: 'Europe/Chisinau',
    languages: ['ro', 'ru'],
    socialLinks: [
      { icon: 'facebook', link: 'https://www.facebook.com/stejar.example' },
      { icon: 'instagram', link: 'https://www.instagram.com/stejar.example' },
      { icon: 'linkedin', link: 'https://www.linkedin.com/company/stejar-example' },
    ],
  },
  home: {
    hero: {
      heading: 'Software your business can rely on for years',
      lead: 'We are a company of 41 people in Chisinau. We design, build and look after web and mobile products for banks, clinics, carriers and city halls.',
      projects: ['nord-rail-tickets', 'podgoria-cellar-club', 'livada-back-office'],
    },
    clients: {
      heading: 'Companies we work for',
      names: [
        'Banca Meridian',
        'Clinica Aurora',
        'Codru Logistics',
        'Livada',
        'Podgoria',
        'Luminar Energy',
        'Nord Rail',
        'Atelier School',
      ],
    },
    services: {
      heading: 'What we do',
      lead: 'One team can take a product from the first interview to its tenth year. You can also hire us for a single part.',
      chosen: [
        'product-discovery',
        'web-applications',
        'mobile-apps',
        'product-design',
        'cloud-and-devops',
        'care-and-growth',
      ],
    },
    projects: {
      heading: 'Work and what came of it',
      lead: 'Three projects, each with the figures its client measured after six months or more.',
      chosen: ['meridian-mobile-banking', 'codru-fleet-map', 'aurora-clinic-calendar'],
    },
    process: {
      heading: 'How we work',
      steps: [
        {
          title: 'Talk',
          duration: '1–2\u00a0weeks',
          text: 'A first call, a second with an engineer, and a rough range in writing. If we are the wrong company for it, we name a better one.',
        },
        {
          title: 'Discover',
          duration: '2–6\u00a0weeks',
          text: 'We watch the work, draw the main screens and test them. You receive a plan and an estimate at a fixed price.',
        },
        {
          title: 'Build',
          duration: '3–12\u00a0months',
          text: 'Working software every two weeks and a report every Friday. The riskiest part comes first.',
        },
        {
          title: 'Care',
          duration: 'Month by month',
          text: 'The team stays for at least four weeks after the launch. Then your people take over, or ours carry on.',
        },
      ],
    },
    figures: [
      { value: '58', label: 'products launched since 2014' },
      { value: '23', label: 'of them in our care today' },
      { value: '71\u00a0%', label: 'of clients came back with a second project' },
      { value: '4.8\u00a0years', label: 'is the average time a colleague has been here' },
    ],
    testimonial: 1,
    team: {
      heading: 'The people you will work with',
      lead: 'Everyone on your team is employed here, and you meet them before you sign.',
    },
    careers: {
      heading: 'Open positions',
      lead: 'Each one names its team, its dull parts and the steps to an answer.',
    },
    closing: {
      heading: 'Tell us what you want to build',
      lead: 'A first call takes 30\u00a0minutes and costs nothing. You will talk to a product manager and, if you like, an engineer.',
    },
    seo: {
      title: 'Web and mobile software from Chisinau',
      description:
        'A software company of 41 people in Chisinau that designs, builds and looks after web and mobile products for banks, clinics, carriers and city halls.',
    },
  },
  'services-page': {
    heading: 'Services and work',
    lead: 'Six lines of work, and the projects in which we did it. Choose a service to see its projects.',
    workHeading: 'Our work',
    faqHeading: 'Questions and answers',
    faqLead:
      'What clients ask us in the first call. If your question is missing, write to us and we will answer it.',
    seo: {
      title: 'Services, projects and questions',
      description:
        'Discovery, web applications, mobile apps, design, cloud and care, with nine projects, what they changed, and answers about cost, time and ownership.',
    },
  },
  about: {
    heading: 'A company that stays with its work',
    lead: 'Stejar means oak. We build software that is meant to last, and we look after 23 of the 58 products we have launched.',
    story: `Ana Munteanu and Victor Rusu met at a wine exporter in 2012. Ana had written the requirements for a stock system, and Victor had come to connect it to a bottling line. It worked, nobody used it, and they spent two years asking why.

In March 2014 they rented a room with two desks on Strada Stejarului and took the company’s name from the street. Their first client was a pharmacy with four branches that could not tell which of them had insulin. That system is still running. It has been rewritten once, and we still look after it.

### Growing

The first designer and the first mobile engineer joined in 2016. In 2020 two large clients stopped their projects within a month. Everybody took a fifth less pay from May to August, the founders took none, and nobody was let go. The difference was paid back the following spring.

The office in Bălți opened in 2021, above a bakery, with one desk. Six of us work there today. In 2022 colleagues from Ukraine joined us, and our written work changed from Romanian to English, where it has stayed.

### Today

We are 41 people: 24 engineers, seven in delivery, five designers, three who look after the rest of us, and the two founders. The company belongs to Ana, Victor and nine employees. It has no investors and no debt, and we grow by two or three people a year.`,
    values: [
      {
        title: 'Watch the work first',
        text: 'We go to the front desk, the depot or the packing room before we draw. What people do there differs from what the brief says, and the difference is where projects fail.',
      },
      {
        title: 'Bad news on the same day',
        text: 'A delay costs least on the day it becomes known. We tell you then, with a proposal, and we expect the same of you.',
      },
      {
        title: 'Made to be handed over',
        text: 'Code, accounts and documents are yours from the first day. A client who could leave at any time and stays is the best reference we have.',
      },
      {
        title: 'Small first versions',
        text: 'Each project has a written list of what the first version leaves out. It is reviewed as carefully as the list of what goes in.',
      },
    ],
    figures: [
      { value: '2014', label: 'founded in Chisinau' },
      { value: '41', label: 'people in Chisinau and Bălți' },
      { value: '24', label: 'of them engineers' },
      { value: '11', label: 'people who own the company' },
    ],
    teamHeading: 'The team',
    teamLead:
      'Fourteen of the 41 people who work here. You will meet at least one of them in the first call.',
    seo: {
      title: 'About us: people, story and values',
      description:
        'A software company of 41 people, founded in Chisinau in 2014 and owned by those who work in it. Our story, our values and fourteen of our colleagues.',
    },
  },
  'careers-page': {
    heading: 'Work here',
    lead: 'Forty-one people, projects of five to twelve months, and an answer to every application, usually within three working days.',
    whyHeading: 'What you can count on',
    benefits: [
      {
        title: 'Open salary bands',
        text: 'Everyone can see the band of every role. Salaries are reviewed each March, for all of us at once.',
      },
      {
        title: 'One project at a time',
        text: 'Most of us belong to one team until its work is done. Care for running products is planned in whole days.',
      },
      {
        title: 'Two days in the office',
        text: 'Tuesdays and Thursdays in Chisinau or Bălți for most of us. The other days are up to you.',
      },
      {
        title: 'Time to learn',
        text: '€800 and five working days a year, for courses, books or a conference. You decide, and tell us about it afterwards.',
      },
      {
        title: 'Holiday and health',
        text: '25\u00a0working days of paid holiday, and private medical insurance from the first day.',
      },
      {
        title: 'Paid on-call duty',
        text: 'Whoever is on call is paid for each hour of it, even when the phone stays silent.',
      },
    ],
    openHeading: 'Open positions',
    speculative: {
      heading: 'Nothing here that fits',
      text: 'Write to us anyway and tell us what you like to work on. Natalia reads every message, and answers it, also when the answer is “not now”.',
    },
    application: {
      answerTime: 'We answer every application, usually within three working days.',
      consentText:
        'I agree that {company} stores my application and uses it to decide about it and to answer me, as the Privacy Policy describes. I can withdraw this at any time.',
      consentVersion: '2026-11',
      recipients: ['jobs@stejar.example'],
    },
    seo: {
      title: 'Careers in Chisinau, Bălți and remote',
      description:
        'Vacancies in engineering, design, delivery and people, with salaries, teams and the steps to an answer. Every application is answered within days.',
    },
  },
  'insights-page': {
    heading: 'What we have learned',
    lead: 'Notes from our projects: what worked, what it cost, and what we would do differently. Written by the people who did the work.',
    shown: true,
    seo: {
      title: 'Insights',
      description:
        'Articles on scoping, engineering and hiring by the people at Stejar who do the work, with figures from their projects.',
    },
  },
  'hire-us': {
    heading: 'Tell us what you want to build',
    lead: 'A few sentences are enough. If you would rather talk, choose a time for a call.',
    next: [
      {
        title: 'We read and answer',
        text: 'Olga or a colleague reads your message and writes back with first questions, or with a better address if we are the wrong company.',
      },
      {
        title: 'We talk',
        text: 'A call of 30\u00a0minutes with a product manager and, if you like, an engineer. We sign a confidentiality agreement first if you wish.',
      },
      {
        title: 'You get a range in writing',
        text: 'Within five working days of the call you receive a page with a rough range of cost and time, and the step we would take next.',
      },
    ],
    answerTime: 'We answer within one working day.',
    contactPerson: 'olga-balan',
    budgets: [
      { value: 'under-25k', label: 'Under €25,000' },
      { value: '25k-60k', label: '€25,000–60,000' },
      { value: '60k-150k', label: '€60,000–150,000' },
      { value: 'over-150k', label: 'Over €150,000' },
      { value: 'undecided', label: 'Not decided yet' },
    ],
    timelines: [
      { value: 'within-1-month', label: 'Start within a month' },
      { value: '1-3-months', label: 'Start in one to three months' },
      { value: '3-6-months', label: 'Start in three to six months' },
      { value: 'later', label: 'Start later than that' },
      { value: 'open', label: 'No date yet' },
    ],
    consentText:
      'I agree that {company} stores what I send here and uses it to answer me, as the Privacy Policy describes. I can withdraw this at any time.',
    consentVersion: '2026-09',
    recipients: ['hello@stejar.example'],
    hours: [
      { day: '1', from: '10:00', to: '13:00' },
      { day: '1', from: '14:00', to: '17:00' },
      { day: '2', from: '10:00', to: '13:00' },
      { day: '2', from: '14:00', to: '17:00' },
      { day: '3', from: '10:00', to: '13:00' },
      { day: '3', from: '14:00', to: '17:00' },
      { day: '4', from: '10:00', to: '13:00' },
      { day: '4', from: '14:00', to: '17:00' },
      { day: '5', from: '10:00', to: '13:00' },
    ],
    slotMinutes: 30,
    bufferMinutes: 15,
    noticeHours: 20,
    horizonDays: 21,
    consultants: ['olga-balan'],
    seo: {
      title: 'Schedule a consultation',
      description:
        'Describe your project in a few sentences. We answer within one working day with questions or a proposal for a call, and follow the call in writing.',
    },
  },
} satisfies SampleGlobals
