import type { SampleService } from '../types.ts'

export const services: SampleService[] = [
  {
    slug: 'product-discovery',
    title: 'Product discovery',
    icon: 'compass',
    summary:
      'Two to six weeks that turn an idea into a tested plan: who will use it, what comes first, what it will cost and what could go wrong.',
    body: `Most of the money in a software project is decided in its first weeks. Discovery is where we spend a small part of it to find out how the rest should be spent.

A product manager, a designer and an engineer work with you for two to six weeks. We talk to the people who will use the product, watch them at work, and read the systems it has to connect to. Then we draw the main screens and test them with five to eight people.

### What you receive

- A short written plan: the problem, the users, and the first version described screen by screen.
- A clickable prototype that has been tested, with notes on what people did.
- An estimate as a range, with the assumptions behind it.
- A list of risks, each with the cheapest way to test it.

All of it is yours, and any team can build from it. About one plan in five ends with our advice to buy a ready product or to wait.

### What it costs

Discovery has a fixed price, between €6,000 and €20,000, agreed before we start. It depends on how many systems and groups of users are involved.`,
    seo: {
      title: 'Product discovery: a tested plan in 2–6\u00a0weeks',
      description:
        'Interviews, a tested prototype and an estimate you can plan with. Two to six weeks at a fixed price, and the plan is yours whoever builds it.',
    },
  },
  {
    slug: 'web-applications',
    title: 'Web applications',
    icon: 'browser',
    summary:
      'Booking systems, shops, back offices and dashboards. Quick on an ordinary laptop, usable from the keyboard, and easy to change in year five.',
    body: `We build the web applications that people keep open all day: a clinic’s calendar, a dispatcher’s board, a grocer’s back office. For these users half a second matters, because they wait for it two hundred times before lunch.

### How we build

Work is cut into slices that run from the screen to the database. You see one or two of them working every second week, on a test address that looks like the real thing. We write TypeScript on both sides, with React in the browser and PostgreSQL underneath, unless your own team is at home elsewhere.

Rules that must never break, such as two patients in one slot, are kept in the database itself. Every page works with a keyboard and a screen reader. We test on the slowest computer your staff use, and we ask to borrow one.

### What is included

- Design, development and automated tests.
- Import of your old data, rehearsed at least twice before the day.
- Training for the first users, in Romanian, Russian or English.
- Documentation that lets another team take over.

### What it costs

Most first versions take three to nine months and cost between €45,000 and €200,000. You pay each month for the work done, against a range agreed after discovery.`,
    seo: {
      title: 'Web applications that people use all day',
      description:
        'Booking systems, shops, back offices and dashboards in TypeScript, React and PostgreSQL. First versions in three to nine months, shown every fortnight.',
    },
  },
  {
    slug: 'mobile-apps',
    title: 'Mobile apps',
    icon: 'phone',
    summary:
      'Apps for iOS and Android that start quickly, work without a signal and behave as each phone’s owner expects.',
    body: `A phone is used in a tunnel, in gloves, at 4\u00a0per cent battery and by people who never read instructions. We design and test for that from the first week.

### Native or shared

We build native apps in Swift and Kotlin, and we share code between the two where sharing pays. The choice depends on your product. A bank that signs payments in the phone’s secure hardware is better off with two native apps. A railway with a thick book of fares is better off writing the fares once and sharing them. We explain the difference in money and in risk before you decide.

### What we take care of

- Work without a connection: what is stored on the phone, and what happens when two changes meet.
- Notifications that people leave switched on, because there are few of them.
- Large text, VoiceOver and TalkBack.
- The stores: accounts in your name, reviews, privacy labels and staged releases.

We keep a shelf of 31 test phones. The oldest is nine years old and is still the most useful.

### What it costs

A first version for both platforms usually takes four to twelve months, from €60,000. An app that extends a web product we already know costs less.`,
    seo: {
      title: 'Mobile apps for iOS and Android',
      description:
        'Native apps in Swift and Kotlin, with shared code where it pays. Tested offline, with large text and on old phones. First versions from four months.',
    },
  },
  {
    slug: 'product-design',
    title: 'Product design',
    icon: 'pen',
    summary:
      'Research, interface design and a library of parts that engineers can build from. Tested with the people who will use it.',
    body: `Our designers sit with engineers and draw what can be built. They begin by watching the work as it is done today, because people describe their day differently from how they live it.

### What we do

- **Research.** Visits, interviews and tests with five to eight people at a time.
- **Interface design.** Flows, screens and every state of them: empty, loading, wrong and finished.
- **Design systems.** A library of parts in Figma and in code, with rules for when to use which.
- **Writing.** Labels, errors and mails, in the languages your users read.
- **Accessibility.** A review against WCAG 2.2 AA, with a list of repairs in order of harm.

### How it fits with building

Design runs about three weeks ahead of development and never far beyond that. When a screen meets real data and proves wrong, the designer who drew it is still in the team and changes it.

### On its own

You can hire us for design alone. A review takes one to two weeks. The redesign of an existing product takes three to eight weeks, and your engineers get a library they can use the next day.`,
    seo: {
      title: 'Product design, research and design systems',
      description:
        'Research with real users, interface design with every state drawn, and a library of parts in Figma and in code. Reviews take one to two weeks.',
    },
  },
  {
    slug: 'cloud-and-devops',
    title: 'Cloud and DevOps',
    icon: 'cloud',
    summary:
      'Infrastructure written down as code, releases that anyone in the team can make, and backups that have been restored.',
    body: `Good infrastructure is quiet. It costs what you expect, it tells you early when something is wrong, and a release on a Thursday afternoon worries nobody.

### Where we start

We begin with an audit of two weeks, at a fixed price of €5,000. We read the configuration, restore a backup, look at last year’s incidents and go through the bill line by line. You receive a list of findings ordered by risk, each with an estimate. In seven of our last ten audits, the savings we found in the bill paid for the audit within a year.

### What we build

- Infrastructure described in Terraform and kept in your repository.
- Pipelines that test every change and release it in minutes.
- Monitoring that follows what users feel, with alarms that somebody must act on.
- Backups in a second place, restored on a schedule.

We work with the large providers and with European ones, and on your own servers when the law or the budget asks for it. The accounts are always yours.

### Who is on call

Your team, ours, or both in turn. If it is ours, the hours and the response times are in the contract, and the engineers are paid for being on call.`,
    seo: {
      title: 'Cloud infrastructure and DevOps',
      description:
        'An audit of two weeks at a fixed price, then infrastructure as code, quick releases, useful alarms and backups that are restored on a schedule.',
    },
  },
  {
    slug: 'care-and-growth',
    title: 'Care and growth',
    icon: 'shield',
    summary:
      'A small team that knows your product keeps it secure and up to date, and adds what your users ask for, month by month.',
    body: `Software that people depend on is never finished. Phones change, libraries age, laws arrive, and users find out what they need by using what they have.

### What a month contains

- Security updates within two working days, or the same day when it is urgent.
- A monthly report of one page: what changed, what broke, how quick it is, what comes next.
- Small improvements in an order you choose.
- Every quarter, half a day together to look at how the product is used.

You have the same two or three people each month. They know the product because they built it, or because they spent the first weeks learning it.

### Products built by others

We take over products we did not build. It begins with two to three weeks of reading, after which we tell you plainly whether we can look after it and what should be repaired first. We have said no twice.

### What it costs

Care starts at €2,500 a month and ends with one month’s notice. Hours you do not use move to the next month, once.`,
    seo: {
      title: 'Care and growth for running products',
      description:
        'Security updates within two working days, a one-page monthly report and steady improvements by people who know your product. From €2,500 a month.',
    },
  },
]
