import type { SampleProject } from '../../types.ts'

export const meridianMobileBanking: SampleProject = {
  slug: 'meridian-mobile-banking',
  title: 'A mobile bank that says where the money is',
  summary:
    'Two native apps for the customers of Banca Meridian. They run well on old phones and give a clear answer about every payment, even at midnight.',
  cover: {
    image: 'cover-meridian-mobile-banking',
    alt: 'An orange Banca Meridian card beside a phone with the balance, a chart of May’s spending and recent payments.',
  },
  services: ['product-discovery', 'mobile-apps', 'product-design'],
  client: 'Banca Meridian',
  industry: 'Banking',
  year: 2025,
  durationMonths: 11,
  teamSize: 9,
  platforms: ['ios', 'android'],
  stack: ['Swift', 'SwiftUI', 'Kotlin', 'Jetpack Compose', 'TypeScript', 'Node.js', 'PostgreSQL'],
  challenge: `Banca Meridian has 208,000 customers. Its app dated from 2017 and was a web view around the internet bank. Signing in took four screens, the text could not be enlarged, and the stores rated it 3.1. Only 61,000 customers opened it in a month.

The real trouble lay underneath. The core banking system closes every night from 23:30 to 00:10 for settlement. A payment sent in that window looked accepted and then failed without a word. People sent it again, and some paid twice. The bank received about 38 complaints a month about double payments.

A third of the customers with Android had phones with 3\u00a0GB of memory or less. Whatever we built had to be quick on those.`,
  approach: `We spent the first six weeks in discovery: 22 interviews, and two days in a branch, listening to the queue. Most people came in to ask whether their money had left. Many kept savings in labelled envelopes at home, which gave us the savings goals.

### Two native apps

We wrote one app in Swift and one in Kotlin. A shared codebase would have cost about a fifth less. We advised against it because payments are signed in the phone’s secure hardware, and because the old Android phones left no room for a heavy runtime. The bank agreed after trying both prototypes on a six-year-old phone.

### One answer for every payment

Between the apps and the core system we placed a small service that gives each payment an identity and holds it until the core accepts it. A payment made at 23:45 is shown as waiting, with the time at which it will leave. If the customer sends it again, the service recognises it and asks before making a second one.

### A slow start

The bank’s 400 employees used the apps for a month. Then we opened them to 2\u00a0per cent of customers, then to 20\u00a0per cent, then to everyone. The old app stayed available for four months.`,
  result: `The apps were launched in March 2025. A year later 94,000 customers used them every month, 54\u00a0per cent more than had used the old one. The average rating in the stores rose from 3.1 to 4.6.

Calls about payments fell from 2,300 to 1,310 a month, and the bank moved four people from the payments line to lending advice. Complaints about double payments fell from 38 a month to two.

Customers have opened 11,400 savings goals. The bank’s own engineers now run the payment service, and we build the apps together with them, with a release every two weeks.`,
  outcomes: [
    { value: '+54\u00a0%', label: 'customers using the app each month' },
    { value: '4.6', label: 'average store rating, up from 3.1' },
    { value: '−43\u00a0%', label: 'calls about payments' },
  ],
  gallery: [
    {
      image: 'meridian-mobile-banking-1',
      alt: 'Two phones side by side, each showing the accounts home with balances and recent payments.',
      caption: 'The accounts home. Balances come first, then what has moved since the last visit.',
    },
    {
      image: 'meridian-mobile-banking-2',
      alt: 'Three phones: a payment is entered, confirmed with the recipient’s name above the button, and paid.',
      caption:
        'A payment being confirmed. The recipient’s name is shown before the customer signs.',
    },
    {
      image: 'meridian-mobile-banking-3',
      alt: 'Savings goals on two phones, each with a name, an amount and a bar that shows how far it has come.',
      caption: 'Savings goals, after the labelled envelopes that people described.',
    },
  ],
  team: [
    'mihai-popa',
    'pavel-ursu',
    'elena-ceban',
    'daria-kovalenko',
    'andrei-lungu',
    'sergiu-moraru',
    'cristina-vieru',
  ],
  featured: true,
  seo: {
    title: 'Banca Meridian: a mobile bank for iOS and Android',
    description:
      'How two native apps and one small payment service raised monthly use at Banca Meridian by 54\u00a0per cent and cut calls about payments by 43\u00a0per cent.',
  },
}
