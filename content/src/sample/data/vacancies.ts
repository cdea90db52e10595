import type { SampleVacancy } from '../types.ts'

/** What everybody with a contract of employment has. */
const benefits = [
  '25\u00a0working days of paid holiday',
  'Private medical insurance from the first day',
  '€800 and five working days a year for learning',
  'A laptop of your choice, renewed every three years',
  'A salary review every March, with the bands open to all staff',
]

export const careers: SampleVacancy[] = [
  {
    slug: 'senior-react-engineer',
    title: 'Senior React Engineer',
    department: 'engineering',
    locations: ['Chisinau', 'Bălți'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'full-time',
    seniority: 'senior',
    salary: { min: 3200, max: 4300, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Build interfaces that people use all day, starting with Nord Rail’s website, in a group of five front-end engineers.',
    about: `You would join our front-end group of five and work in a project team of six to ten people. The first year would be spent mostly on Nord Rail’s website and on the products in our care. Later you would start a new product from an empty repository.

The work is React and TypeScript, with a good deal of HTML that most people never look at. We count keystrokes and milliseconds. About a fifth of your time goes to reviews and to helping two less experienced colleagues.

Some of it is dull. Two of the older products need their build replaced this year, and it will take about a month.

We work from the office on Tuesdays and Thursdays, in Chisinau or Bălți, and wherever you like on other days. The salary is gross.`,
    responsibilities: [
      'Build features from the data model’s edge to the last focus ring, and test them',
      'Review the front-end work of your team and explain your reasons',
      'Keep pages quick on old laptops, and measure that they are',
      'Talk to clients at the demonstration every second week',
    ],
    requirements: [
      'Five years or more of work on web interfaces, at least two of them with React and TypeScript',
      'Confident HTML and CSS, including forms, focus and tables',
      'You have made a slow page quick and can tell us how',
      'English good enough to explain a trade-off in a call',
    ],
    niceToHave: ['Experience with maps or timetables', 'Romanian or Russian'],
    benefits,
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia about what you look for and what we offer, salary included.',
      },
      {
        title: 'Your code and ours',
        duration: '90\u00a0minutes',
        text: 'You show Irina something you built, and she shows you something of ours. We ask the same questions of both.',
      },
      {
        title: 'A change in a pair',
        duration: '2\u00a0hours',
        text: 'You and a future colleague make a small change to a real product. It is paid with €100.',
      },
      {
        title: 'Our answer',
        duration: '2\u00a0working days',
        text: 'An offer or a refusal with reasons, by phone and in writing.',
      },
    ],
    questions: [
      {
        label:
          'Which interface are you most satisfied with, and what would you change in it today?',
        kind: 'textarea',
        required: true,
      },
      { label: 'A link to code or to something you built', kind: 'link', required: false },
      {
        label: 'Can you work from Chisinau or Bălți two days a week?',
        kind: 'yes-no',
        required: true,
      },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 9,
    closesInDays: 27,
    seo: {
      title: 'Senior React Engineer in Chisinau or Bălți',
      description:
        'A hybrid position for a senior React engineer, €3,200–4,300 gross a month. Interfaces used all day, a group of five, and four steps to an answer.',
    },
  },
  {
    slug: 'ios-engineer',
    title: 'iOS Engineer',
    department: 'engineering',
    locations: ['Chisinau'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'full-time',
    seniority: 'middle',
    salary: { min: 2400, max: 3300, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Become the fourth iOS engineer in our mobile group and work on apps for a bank, a railway and a winery.',
    about: `The mobile group has six people, three of them for iOS. We are looking for a fourth because Banca Meridian and Nord Rail both release every two weeks, and Mihai would like to take his holidays.

You would write Swift and SwiftUI every day and read Kotlin about once a week, since Nord Rail’s fares and tickets are shared code. Each app has a designer and a tester in its team.

You would spend the first three months on Podgoria’s app, which is small and well tested. After that you would move to the bank. Payments are careful work, and a release there takes two days of checks.

Two days a week are in the office in Chisinau. The salary is gross.`,
    responsibilities: [
      'Build and maintain features in SwiftUI, with tests',
      'Prepare releases and follow them in the crash reports',
      'Test with VoiceOver and large text, on old phones as well as new ones',
      'Take part in the review of shared Kotlin code',
    ],
    requirements: [
      'Two years or more of iOS development, with at least one app in the store',
      'Swift, and either SwiftUI or a wish to move to it from UIKit',
      'Experience with data that must survive without a connection',
      'English for written work',
    ],
    niceToHave: ['Some Kotlin', 'Work on payments or tickets', 'An interest in accessibility'],
    benefits,
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia about your plans and our terms.',
      },
      {
        title: 'An app of yours',
        duration: '90\u00a0minutes',
        text: 'You walk Mihai through an app you worked on, from a screen down to the storage.',
      },
      {
        title: 'Lunch with the group',
        duration: '1\u00a0hour',
        text: 'You meet the mobile group without anybody taking notes.',
      },
      {
        title: 'Our answer',
        duration: '2\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      { label: 'A link to an app you worked on', kind: 'link', required: true },
      { label: 'What was your part in it?', kind: 'textarea', required: true },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 16,
    closesInDays: 48,
    seo: {
      title: 'iOS Engineer in Chisinau',
      description:
        'A hybrid position for an iOS engineer with two years of experience, €2,400–3,300 gross a month. Apps for a bank, a railway and a winery, in Swift.',
    },
  },
  {
    slug: 'backend-engineer-node',
    title: 'Backend Engineer (Node.js)',
    department: 'engineering',
    locations: ['Bălți'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'full-time',
    seniority: 'middle',
    salary: { min: 2300, max: 3200, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Join six backend engineers from our office in Bălți and work on systems that must not lose a payment or a request.',
    about: `Our backend group has six people. You would be the second of them in Bălți, where six colleagues from different groups share an office above a bakery. Andrei, whom you would work with most, is in Chisinau and comes over every other Tuesday.

You would begin with the requests of Orașul Verde, where two more cities are about to join. It means going from one city to several without a second copy of the code, and it is the most interesting problem we have at present.

The stack is TypeScript, Node.js and PostgreSQL. We write rules into the database where they belong and keep services few. On-call duty comes round one week in eight and is paid.

We are in the office on Tuesdays and Thursdays. The salary is gross.`,
    responsibilities: [
      'Design and build services and their data, with tests against a real PostgreSQL',
      'Write a page of explanation before any change that is hard to undo',
      'Watch what you released and repair it when it misbehaves',
      'Share the on-call duty, one week in eight',
    ],
    requirements: [
      'Two years or more of backend work, with Node.js or a readiness to move to it',
      'SQL beyond simple queries: transactions, indexes, a plan you have read',
      'You can describe a failure you caused and what you changed afterwards',
      'Romanian or Russian for daily work, English for reading and writing',
    ],
    niceToHave: ['PostGIS', 'Work for the public sector'],
    benefits: [...benefits, 'Paid on-call duty'],
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia about your plans and our terms.',
      },
      {
        title: 'Design a small system',
        duration: '90\u00a0minutes',
        text: 'You and Andrei design the storage of one feature on paper. We send you the subject two days before.',
      },
      {
        title: 'A visit to Bălți',
        duration: '2\u00a0hours',
        text: 'You see the office, meet the people and ask what you like.',
      },
      {
        title: 'Our answer',
        duration: '2\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      {
        label: 'Describe a failure in production that you learned from',
        kind: 'textarea',
        required: true,
      },
      { label: 'Which database do you know best?', kind: 'text', required: true },
      { label: 'Do you live in or near Bălți, or would you move?', kind: 'yes-no', required: true },
      { label: 'A link to your code', kind: 'link', required: false },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 5,
    closesInDays: 34,
    seo: {
      title: 'Backend Engineer (Node.js) in Bălți',
      description:
        'A hybrid position for a backend engineer in our office in Bălți, €2,300–3,200 gross a month. Node.js, PostgreSQL and systems that lose nothing.',
    },
  },
  {
    slug: 'platform-engineer',
    title: 'Lead Platform Engineer',
    department: 'engineering',
    locations: ['Chisinau'],
    workplace: 'remote',
    remoteCountries: ['MD', 'RO', 'UA'],
    employmentType: 'full-time',
    seniority: 'lead',
    salary: { min: 3600, max: 4700, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Lead our platform work with two colleagues, from Moldova, Romania or Ukraine. 23 products in care depend on it.',
    about: `Two people run the platforms of the 23 products in our care: Denis and Maxim. Both would rather build than coordinate, and they have asked for someone who likes to do both. You would lead a group of three, and about a third of your week would be planning and talking.

In the first six months you would bring seven older products to the pipeline that the others use, and decide with clients which of them should move to another provider. Some clients have been with us for ten years, and so have some of their servers.

You can work from anywhere in Moldova, Romania or Ukraine. In Moldova we employ you ourselves, in the other two countries through a local partner with the same terms. A desk in Chisinau is there whenever you want it, and we meet in person for three days every quarter, at our cost.

We will keep this vacancy open until we have found the right person. The salary is gross.`,
    responsibilities: [
      'Lead a group of three: plan the work, review it and speak for it',
      'Keep infrastructure as code for 23 products and bring the older ones up to date',
      'Agree with clients on costs, on-call duty and recovery times',
      'Run a recovery exercise for each client once a year',
    ],
    requirements: [
      'Six years or more with servers and networks, some of them as the person who decides',
      'Terraform or a close relative, and Linux below the surface',
      'Experience with restoring a system when it mattered',
      'English for talking to clients, and Romanian or Russian for talking to us',
    ],
    niceToHave: ['Running PostgreSQL', 'A migration between providers', 'Experience as a lead'],
    benefits: [
      ...benefits,
      'Paid on-call duty, shared by three',
      '€600 for your desk at home in the first year',
    ],
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia about your plans and our terms in your country.',
      },
      {
        title: 'An incident, told twice',
        duration: '90\u00a0minutes',
        text: 'You tell Victor and Denis about an incident of yours. They tell you about one of ours and hear your advice.',
      },
      {
        title: 'The group and its plan',
        duration: '2\u00a0hours',
        text: 'You read our list of platform work beforehand and discuss its order with the people who would do it.',
      },
      {
        title: 'Our answer',
        duration: '3\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      { label: 'In which country and time zone would you work?', kind: 'text', required: true },
      {
        label: 'Which system have you restored when it mattered, and how long did it take?',
        kind: 'textarea',
        required: true,
      },
      {
        label: 'Can you meet us in Chisinau for three days every quarter?',
        kind: 'yes-no',
        required: true,
      },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 38,
    seo: {
      title: 'Lead Platform Engineer, remote (MD, RO, UA)',
      description:
        'Lead platform work for 23 products from Moldova, Romania or Ukraine. €3,600–4,700 gross a month, a group of three and on-call duty that is paid.',
    },
  },
  {
    slug: 'product-designer',
    title: 'Product Designer (parental leave cover)',
    department: 'design',
    locations: ['Chisinau'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'contract',
    seniority: 'middle',
    salary: { min: 2000, max: 2800, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Twelve months with our design group while a colleague is on parental leave, on two products that are already in use.',
    about: `One of our five designers will be on parental leave for a year, and we are looking for someone to take over her two products. Both are in use and both have a design system, so you can begin with people and leave the buttons as they are.

You would report to Elena and share a table with Daria. Each product has one product manager and four to six engineers, who expect to see rough drawings early.

It is a contract of employment for twelve months, full-time. The last person we hired as a cover is still here. We would like that to happen again and cannot promise it.

You would be in the office in Chisinau on Tuesdays and Thursdays, and with users about twice a month. The salary is gross.`,
    responsibilities: [
      'Plan and run a round of interviews or tests each month',
      'Draw flows and screens with all their states, and stay until they are built',
      'Look after the two design systems, in Figma and beside the engineers',
      'Write labels and messages in English, with Romanian checked by a colleague',
    ],
    requirements: [
      'Two years or more of interface design for products that are in use',
      'Work that shows how you got there, including what you threw away',
      'Figma, and enough HTML and CSS to know what is cheap',
      'Romanian or Russian for interviews with users',
    ],
    niceToHave: ['Design for accessibility', 'Illustration', 'Experience in healthcare or retail'],
    benefits,
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia about the contract, the salary and the start.',
      },
      {
        title: 'Your work',
        duration: '1\u00a0hour',
        text: 'You show Elena and Daria two projects: one that went well, and one that taught you more.',
      },
      {
        title: 'A morning with us',
        duration: 'Half a day',
        text: 'You join a critique and sketch one screen with an engineer. It is paid with €100.',
      },
      {
        title: 'Our answer',
        duration: '2\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      { label: 'A link to your portfolio', kind: 'link', required: true },
      { label: 'From which date could you start?', kind: 'text', required: true },
      {
        label: 'Which drawing did you throw away most recently, and why?',
        kind: 'textarea',
        required: false,
      },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 18,
    closesInDays: 12,
    seo: {
      title: 'Product Designer in Chisinau, twelve-month contract',
      description:
        'A full-time contract for twelve months as a product designer, €2,000–2,800 gross a month. Two products in use, with Elena Ceban’s group in Chisinau.',
    },
  },
  {
    slug: 'delivery-manager',
    title: 'Delivery Manager',
    department: 'delivery',
    locations: ['Chisinau'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'full-time',
    seniority: 'senior',
    salary: { min: 2600, max: 3500, currency: 'EUR', period: 'month', shown: false },
    summary:
      'Run two project teams of five to eight people, and tell clients the truth about dates and money.',
    about: `The delivery group has seven people: three product managers and four delivery managers. We are looking for a fifth delivery manager, who would take over two running projects from Cristina, one in logistics and one in retail.

You would plan with the team, keep the budget, lead the demonstration every second week and write the report on Friday. When something is late, you would be the one who tells the client on the same day, with a proposal. Everybody in the company will stand behind you when you do.

The projects last from five to twelve months. You would not need to write code. You would need to know when an engineer’s “almost” means a week.

Most work happens in Chisinau, with two office days a week and a visit to a client about once in two months. We tell you the salary range in the first conversation.`,
    responsibilities: [
      'Plan two projects with their teams and keep scope, time and money in one picture',
      'Report every Friday on what changed, what it costs and what you propose',
      'See risks early and test the expensive ones first',
      'Help engineers and designers to work without interruptions',
    ],
    requirements: [
      'Four years or more of responsibility for software projects with a budget',
      'Experience with telling a client that a date will not hold',
      'Clear writing in English, and either Romanian or Russian',
      'You can read an estimate and find what is missing',
    ],
    niceToHave: ['German or French', 'Experience with public tenders'],
    benefits,
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A video call with Natalia, in which you learn the salary range.',
      },
      {
        title: 'A project of yours',
        duration: '1\u00a0hour',
        text: 'You tell Cristina about a project that went wrong and what you did on the day you knew.',
      },
      {
        title: 'A report on a Friday',
        duration: '2\u00a0hours',
        text: 'We give you the facts of an invented week. You write the report and discuss it with Ana and Olga.',
      },
      {
        title: 'Our answer',
        duration: '3\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      {
        label: 'What was the largest budget you were responsible for?',
        kind: 'text',
        required: false,
      },
      { label: 'How did you last tell a client bad news?', kind: 'textarea', required: true },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 21,
    closesInDays: 20,
    seo: {
      title: 'Delivery Manager in Chisinau',
      description:
        'A hybrid position for an experienced delivery manager in Chisinau: two project teams, honest Friday reports and colleagues who stand behind you.',
    },
  },
  {
    slug: 'people-partner',
    title: 'People Partner (20\u00a0hours a week)',
    department: 'people',
    locations: ['Chisinau'],
    workplace: 'hybrid',
    remoteCountries: [],
    employmentType: 'part-time',
    seniority: 'middle',
    salary: { min: 900, max: 1200, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Share the care for 41 colleagues with Natalia for 20\u00a0hours a week: onboarding, learning and the talks in between.',
    about: `Natalia has looked after hiring and after everyone already here since 2019, when we were 22. We are 41 now, and the second half of that sentence has become too short. You would take it over.

The work is onboarding, learning budgets, the yearly conversations and the papers that go with them. You would also be the person people come to when something is wrong between them. It needs discretion more than speed.

The 20\u00a0hours can be four mornings or another pattern, as long as one of the days is Tuesday. The salary is gross, for 20\u00a0hours.`,
    responsibilities: [
      'Lead the first three months of every new colleague, with a plan and a conversation each month',
      'Organise the yearly conversations and see that what was agreed happens',
      'Look after the learning budgets and find good teachers',
      'Prepare contracts and leave papers with our accountant',
    ],
    requirements: [
      'Three years or more in a similar role, in a company of 20 to 200 people',
      'A working knowledge of Moldovan employment law',
      'Romanian and Russian for conversations, and English for documents',
      'People tell you things, and you keep them to yourself',
    ],
    niceToHave: ['Training in mediation', 'Experience with engineers'],
    benefits: [
      '25\u00a0working days of paid holiday, in proportion to your hours',
      'Private medical insurance from the first day',
      '€400 and three working days a year for learning',
      'A laptop of your choice, renewed every three years',
      'A salary review every March, with the bands open to all staff',
    ],
    process: [
      {
        title: 'First conversation',
        duration: '45\u00a0minutes',
        text: 'A call with Ana about the role, the hours and what you look for.',
      },
      {
        title: 'Three difficult situations',
        duration: '90\u00a0minutes',
        text: 'You and Natalia talk through three situations, taken from life and made unrecognisable.',
      },
      {
        title: 'Coffee with colleagues',
        duration: '1\u00a0hour',
        text: 'Four people from different groups meet you. They have a say in the decision.',
      },
      {
        title: 'Our answer',
        duration: '3\u00a0working days',
        text: 'An offer or a refusal with reasons.',
      },
    ],
    questions: [
      {
        label: 'How would you like to spread the 20\u00a0hours over the week?',
        kind: 'text',
        required: true,
      },
      {
        label: 'Have you prepared employment contracts under Moldovan law?',
        kind: 'yes-no',
        required: true,
      },
      {
        label: 'What makes somebody’s first three months good?',
        kind: 'textarea',
        required: false,
      },
    ],
    recruiter: 'ana-munteanu',
    postedDaysAgo: 12,
    closesInDays: 41,
    seo: {
      title: 'People Partner in Chisinau, part-time',
      description:
        'A part-time position of 20\u00a0hours a week for a people partner in Chisinau, €900–1,200 gross a month. Onboarding, learning and trust among 41 people.',
    },
  },
  {
    slug: 'qa-engineer-internship',
    title: 'QA Engineer Internship',
    department: 'engineering',
    locations: ['Chisinau'],
    workplace: 'on-site',
    remoteCountries: [],
    employmentType: 'internship',
    seniority: 'junior',
    salary: { min: 600, max: 700, currency: 'EUR', period: 'month', shown: true },
    summary:
      'Four paid months with our three testers in Chisinau, with real products, real faults and a mentor of your own.',
    about: `Sergiu’s group of three takes one intern twice a year. You would spend four months with them in our office in Chisinau, 30\u00a0hours a week, and the hours can be arranged around your lectures.

In the first month you test by hand and learn to describe a fault so that an engineer can see it. In the second you write your first automatic tests with Playwright. After that you belong to one project and test its releases together with your mentor.

Four of our last six interns were offered a job, and three accepted. The salary is gross.`,
    responsibilities: [
      'Test new features by hand, on the web and on phones, and write down what you find',
      'Write automatic tests, with a review for each',
      'Repeat the tests of a release and say whether you would ship it',
      'Present one fault you are proud of at the end',
    ],
    requirements: [
      'You study or have recently finished, in any subject',
      'Some programming in any language',
      'Patience with details, and clear sentences',
      'Romanian or Russian, and English for reading',
    ],
    niceToHave: ['A small program of your own', 'Use of a screen reader'],
    benefits: [
      '8\u00a0working days of paid holiday in four months',
      'A mentor with two hours for you each week',
      'A laptop and a set of test phones',
      'A written reference at the end',
    ],
    process: [
      {
        title: 'First conversation',
        duration: '30\u00a0minutes',
        text: 'A call with Natalia about your studies and the hours you have.',
      },
      {
        title: 'Find the faults',
        duration: '1\u00a0hour',
        text: 'Sergiu gives you a small app with twelve faults in it. Finding seven is good.',
      },
      {
        title: 'Our answer',
        duration: '3\u00a0working days',
        text: 'A place or a refusal with advice for the next try.',
      },
    ],
    questions: [
      { label: 'Describe a fault you noticed in an app you use', kind: 'textarea', required: true },
      { label: 'What do you study, or what did you study last?', kind: 'text', required: true },
      { label: 'Are you available for 30\u00a0hours a week?', kind: 'yes-no', required: true },
    ],
    recruiter: 'natalia-gutu',
    postedDaysAgo: 40,
    closesInDays: -3,
    seo: {
      title: 'QA Engineer Internship in Chisinau',
      description:
        'A paid internship of four months with three testers in Chisinau, 30\u00a0hours a week and €600–700 gross a month. Every intern has a mentor of their own.',
    },
  },
]
