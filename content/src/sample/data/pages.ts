import type { SampleFreePage } from '../types.ts'

export const pages: SampleFreePage[] = [
  {
    slug: 'how-we-work',
    title: 'How we work',
    summary:
      'What happens in an ordinary fortnight of a project, what you pay for, and what you can stop at any time.',
    blocks: [
      {
        blockType: 'hero',
        heading: 'Two weeks at a time',
        lead: 'A project with us is a row of fortnights. Each one begins with a choice that you make, and ends with software that you can try.',
        actions: [
          { label: 'Schedule a consultation', kind: 'page', page: 'hire-us' },
          { label: 'See our work', kind: 'page', page: 'services' },
        ],
        picture: 'cover-what-a-first-version-leaves-out',
      },
      {
        blockType: 'text',
        heading: 'An ordinary fortnight',
        body: `On Monday we agree with you what comes next. You bring what has changed on your side, we bring what the last two weeks have taught us, and the list is put in order again.

Then we build. You see the product on a test address every evening and can tell us at once when something is wrong. You do not have to wait for a meeting.

On the second Thursday your people use what is new, with us beside them. On Friday you receive a report of one page:

- what works now, and what does not yet,
- how much of the budget is spent,
- what worries us.`,
      },
      {
        blockType: 'columns',
        heading: 'What you can rely on',
        columns: [
          {
            heading: 'A fixed team',
            text: 'The people you meet before you sign are the people who build. Nobody is moved to another client halfway.',
          },
          {
            heading: 'A budget that holds',
            text: 'We keep a reserve from the first day. When something takes longer, the scope gives way, in an order that you have agreed to.',
          },
          {
            heading: 'A way out',
            text: 'You pay each month for the work done and can stop at the end of any month. The code is yours from the first line.',
          },
        ],
      },
      {
        blockType: 'figures',
        heading: 'A project in figures',
        figures: [
          { value: '2\u00a0weeks', label: 'from one demonstration to the next' },
          { value: '4', label: 'people in a usual team' },
          { value: '1\u00a0page', label: 'is the report you get every Friday' },
        ],
      },
      {
        blockType: 'work',
        heading: 'What came of it',
        lead: 'Two products that were built this way.',
        work: ['aurora-clinic-calendar', 'livada-back-office'],
      },
      {
        blockType: 'consultation',
        heading: 'Begin with a conversation',
        text: 'Tell us what you have and what you need. An answer costs nothing and commits you to nothing.',
      },
    ],
    seo: {
      title: 'How we work: two weeks at a time',
      description:
        'How a project with us runs: fortnights that begin with your choice and end with software you can try, a fixed team, and a budget that holds.',
    },
  },
]
