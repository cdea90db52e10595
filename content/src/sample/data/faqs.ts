import type { SampleFaq } from '../types.ts'

export const faqs: SampleFaq[] = [
  {
    question: 'What does a project cost?',
    answer: `A team of four, full-time, costs about €24,000 a month. First versions of web applications usually cost between €45,000 and €200,000, and apps for both platforms begin at €60,000.

After the first call you receive a rough range in writing. Discovery then narrows it, for a fixed price of €6,000 to €20,000.`,
  },
  {
    question: 'How long does it take?',
    answer: `Our recent projects took between five and twelve months from the first workshop to the launch. A part of the product is usually in use well before the end, often by your own staff.

You see working software every two weeks from the second month on.`,
  },
  {
    question: 'How soon can you start?',
    answer: `Discovery can usually begin within three weeks. A development team of four or more takes four to eight weeks to free up, and we use discovery to bridge that time.

If we cannot start when you need it, we say so in the first call.`,
  },
  {
    question: 'Do you work for a fixed price?',
    answer: `Discovery, audits and reviews have a fixed price. Development is paid each month for the work done, against a range that was agreed beforehand and is compared with reality in every report.

You can stop at the end of any month. Contracts that promised a fixed scope for a fixed price made both sides defend the document, so we gave them up in 2018.`,
  },
  {
    question: 'Who owns the code?',
    answer: `You do. Rights to code, designs and documents pass to you with each paid invoice. The code lives in a repository in your name from the first day, and so do the store and cloud accounts.

Open-source libraries keep their own licences. We list them and leave out those that would bind you.`,
  },
  {
    question: 'Who will work on our project?',
    answer: `People employed by us, whom you meet before you sign. A team has a product or delivery manager, a designer, engineers and a tester, and not all of them are full-time all the way through.

We do not pass work on to other companies. If somebody leaves your team, the handover takes at least two weeks and is at our cost.`,
  },
  {
    question: 'How do we work together from another country?',
    answer: `About two thirds of our clients are outside Chisinau. We work on Eastern European Time, so most of Europe shares at least six working hours with us.

You have a shared channel with the whole team, a demonstration every second week and a written report on Fridays. We travel to you for discovery and for the launch, and work in English, Romanian and Russian.`,
  },
  {
    question: 'Can you take over a product that somebody else built?',
    answer: `Yes, and about a quarter of our work began like that. We spend two to three weeks reading the code, running it and restoring a backup. You then receive a report on its condition and an honest answer on whether we can look after it.

See [Care and growth](/services?service=care-and-growth) for projects we look after today.`,
  },
  {
    question: 'How do you handle confidential and personal data?',
    answer: `We sign a confidentiality agreement before you show us anything, on your form or ours. Personal data stays on systems you control. We develop with invented data, and access to the live system is limited to named people and recorded.

Where the GDPR applies to you, we sign a data processing agreement as well. Data can be hosted in the European Union, in Moldova or on your own servers.`,
  },
  {
    question: 'What happens after the launch?',
    answer: `The team stays for at least four weeks after the launch, and faults in what we built are repaired free of charge for six months.

After that you can take the product over, hire another company, or let us look after it from €2,500 a month. Twenty-three of the 58 products we have launched are in our care.`,
  },
]
