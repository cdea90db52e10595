import type { SampleEmployee } from '../types.ts'

export const employees: SampleEmployee[] = [
  {
    slug: 'ana-munteanu',
    name: 'Ana Munteanu',
    role: 'Co-founder and CEO',
    department: 'leadership',
    portrait: 'portrait-ana-munteanu',
    summary:
      'Runs the company, reads every contract, and still sits in on the first call with a new client.',
    bio: `Ana began as an analyst at a wine exporter, where she wrote the requirements for a stock system that nobody used. She has been interested in the reasons ever since. In 2014 she and Victor rented a room with two desks and called it Stejar.

She looks after money, contracts and the question of which work to decline. She grew up in Orhei, sings alto in a choir that rehearses on Wednesdays, and cannot be booked on that evening.`,
    skills: [
      'Company management',
      'Business analysis',
      'Contracts and estimates',
      'Public procurement',
    ],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
      { language: 'French', level: 'working' },
    ],
    links: [{ kind: 'linkedin', url: 'https://linkedin.example/in/ana-munteanu' }],
    joinedIn: 2014,
    seo: {
      title: 'Ana Munteanu, co-founder and CEO',
      description:
        'Ana Munteanu founded Stejar with Victor Rusu in 2014. She runs the company, reads every contract and joins the first call with each new client.',
    },
  },
  {
    slug: 'victor-rusu',
    name: 'Victor Rusu',
    role: 'Co-founder and CTO',
    department: 'leadership',
    portrait: 'portrait-victor-rusu',
    summary:
      'Answers for how the company builds, reviews the risky parts himself, and writes code on Fridays.',
    bio: `Victor wrote control software for bottling lines before he and Ana founded the company. A line that stops costs money every second, and he has kept the habit of asking what happens when a cable is pulled.

He reads the plan of every project before the first line is written, and he designed the public API of Luminar Energy’s monitor. At home in Ialoveni he keeps eleven beehives and a logbook about them going back to 2009.`,
    skills: [
      'Software architecture',
      'API design',
      'TypeScript',
      'PostgreSQL',
      'Technical due diligence',
    ],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
    ],
    links: [
      { kind: 'linkedin', url: 'https://linkedin.example/in/victor-rusu' },
      { kind: 'github', url: 'https://github.example/victor-rusu' },
    ],
    joinedIn: 2014,
    seo: {
      title: 'Victor Rusu, co-founder and CTO',
      description:
        'Victor Rusu founded Stejar with Ana Munteanu in 2014. He answers for how the company builds and reviews the risky parts of each project himself.',
    },
  },
  {
    slug: 'elena-ceban',
    name: 'Elena Ceban',
    role: 'Head of Design',
    department: 'design',
    portrait: 'portrait-elena-ceban',
    summary: 'Leads five designers and insists that every screen is drawn empty, full and broken.',
    bio: `Elena studied typography in Bucharest and drew timetables for a bus company, which she calls the best school of interface design she could have had. She came to Stejar in 2016 as its first designer and now leads a group of five.

She led the design of the Banca Meridian apps and of the lesson player for Atelier School. She collects enamel street signs and has nowhere left to hang them.`,
    skills: ['Interface design', 'Design systems', 'User research', 'Typography', 'Accessibility'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'English', level: 'fluent' },
      { language: 'Russian', level: 'working' },
    ],
    links: [
      { kind: 'linkedin', url: 'https://linkedin.example/in/elena-ceban' },
      { kind: 'dribbble', url: 'https://dribbble.example/elena-ceban' },
    ],
    joinedIn: 2016,
    seo: {
      title: 'Elena Ceban, Head of Design',
      description:
        'Elena Ceban leads a group of five designers at Stejar. She led the design of the Banca Meridian apps and of the Atelier School lesson player.',
    },
  },
  {
    slug: 'mihai-popa',
    name: 'Mihai Popa',
    role: 'Mobile Lead',
    department: 'engineering',
    portrait: 'portrait-mihai-popa',
    summary:
      'Leads six mobile engineers and keeps the shelf of 31 test phones, the oldest of them nine years old.',
    bio: `Mihai has written iOS apps since the first iPads reached Chisinau. He joined in 2016 to start the mobile group, which now has six people, three for each platform. He led the apps for Banca Meridian, Podgoria and Nord Rail.

He tests on the oldest phone first and reads store reviews aloud at stand-up, the bad ones slowly. At weekends he runs in the Orhei forest and takes no phone along.`,
    skills: ['Swift', 'SwiftUI', 'Kotlin Multiplatform', 'Mobile security', 'Mentoring'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
    ],
    links: [
      { kind: 'linkedin', url: 'https://linkedin.example/in/mihai-popa' },
      { kind: 'github', url: 'https://github.example/mihai-popa' },
    ],
    joinedIn: 2016,
    seo: {
      title: 'Mihai Popa, Mobile Lead',
      description:
        'Mihai Popa leads the six mobile engineers at Stejar. He led the apps for Banca Meridian, Podgoria and Nord Rail, and tests on the oldest phone first.',
    },
  },
  {
    slug: 'irina-sokolova',
    name: 'Irina Sokolova',
    role: 'Senior Frontend Engineer',
    department: 'engineering',
    portrait: 'portrait-irina-sokolova',
    summary:
      'Builds interfaces that are quick and work from the keyboard, from clinic calendars to railway tickets.',
    bio: `Irina taught mathematics in Bălți for six years and wrote her first web page to publish homework. She joined Stejar in 2018. The calendar of Clinica Aurora, where a receptionist needs nine keystrokes to book a patient, is her work, and she counted them.

She leads the reviews of the front-end group and began our Bălți office in 2021 with one desk. Her former pupils sometimes apply for internships, and she leaves the interview to others.`,
    skills: ['React', 'TypeScript', 'Accessibility', 'Web performance', 'MapLibre'],
    languages: [
      { language: 'Russian', level: 'native' },
      { language: 'Romanian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
    ],
    links: [
      { kind: 'linkedin', url: 'https://linkedin.example/in/irina-sokolova' },
      { kind: 'github', url: 'https://github.example/irina-sokolova' },
    ],
    joinedIn: 2018,
    seo: {
      title: 'Irina Sokolova, Senior Frontend Engineer',
      description:
        'Irina Sokolova builds web interfaces that are quick and work from the keyboard. She has worked on Clinica Aurora, Codru Logistics and Nord Rail.',
    },
  },
  {
    slug: 'andrei-lungu',
    name: 'Andrei Lungu',
    role: 'Backend Engineer',
    department: 'engineering',
    portrait: 'portrait-andrei-lungu',
    summary:
      'Designs the parts that must not lose anything: payments, positions and the requests of a whole city.',
    bio: `Andrei came to Stejar in 2019 from a telephone company, where he kept billing correct for 400,000 numbers. The payment service behind the Banca Meridian apps is his, and so is the stream of lorry positions at Codru Logistics.

He writes the explanation before the code and deletes about as much as he adds. He restores radios from the 1960s and gives them away when they work.`,
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'PostGIS', 'Event-driven systems'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'working' },
    ],
    links: [{ kind: 'github', url: 'https://github.example/andrei-lungu' }],
    joinedIn: 2019,
    seo: {
      title: 'Andrei Lungu, Backend Engineer',
      description:
        'Andrei Lungu designs systems that must not lose anything, among them the payment service of Banca Meridian and the positions of the Codru lorries.',
    },
  },
  {
    slug: 'natalia-gutu',
    name: 'Natalia Guțu',
    role: 'People Partner and Recruiter',
    department: 'people',
    portrait: 'portrait-natalia-gutu',
    summary:
      'Reads every application herself and answers each one, usually within three working days.',
    bio: `Natalia studied psychology in Iași and recruited for a supermarket chain before she joined in 2019. She reads every application and answers every one, including those that end there, with a reason.

She also looks after holidays, parental leave and the talks that follow a difficult month. She is learning to weave carpets from her grandmother in Soroca and is four years into the second one.`,
    skills: ['Recruitment', 'Employment law', 'Onboarding', 'Mediation'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
    ],
    links: [{ kind: 'linkedin', url: 'https://linkedin.example/in/natalia-gutu' }],
    joinedIn: 2019,
    seo: {
      title: 'Natalia Guțu, People Partner and Recruiter',
      description:
        'Natalia Guțu reads every application that reaches Stejar and answers each one with a reason. She is the first person a new colleague will talk to.',
    },
  },
  {
    slug: 'denis-caraman',
    name: 'Denis Caraman',
    role: 'DevOps Engineer',
    department: 'engineering',
    portrait: 'portrait-denis-caraman',
    summary: 'Keeps our clients’ systems running and restores a backup somewhere every Thursday.',
    bio: `Denis grew up in Comrat and learned about servers by repairing those of the town’s internet provider. He joined in 2020 and wrote the installation that Codru Logistics can rebuild in 40\u00a0minutes.

Every Thursday he picks one backup and restores it, and he posts the time it took. He cooks kavurma for the whole office once a year, which takes him considerably longer.`,
    skills: ['Terraform', 'Linux', 'Docker', 'Monitoring', 'PostgreSQL operations'],
    languages: [
      { language: 'Gagauz', level: 'native' },
      { language: 'Russian', level: 'native' },
      { language: 'Romanian', level: 'fluent' },
      { language: 'English', level: 'working' },
      { language: 'Turkish', level: 'working' },
    ],
    links: [
      { kind: 'github', url: 'https://github.example/denis-caraman' },
      { kind: 'linkedin', url: 'https://linkedin.example/in/denis-caraman' },
    ],
    joinedIn: 2020,
    seo: {
      title: 'Denis Caraman, DevOps Engineer',
      description:
        'Denis Caraman keeps the systems of our clients running, among them Codru Logistics and Luminar Energy, and restores one backup every Thursday.',
    },
  },
  {
    slug: 'olga-balan',
    name: 'Olga Bălan',
    role: 'Product Manager',
    department: 'delivery',
    portrait: 'portrait-olga-balan',
    summary:
      'Takes the first call with new clients, leads discovery, and keeps first versions small.',
    bio: `Olga was a nurse for three years and then coordinated a hospital’s move to electronic records. She joined Stejar in 2018. Most new clients meet her first, since she takes the first call and leads discovery.

Her favourite document is the list of what a first version leaves out. For Clinica Aurora she wrote down 61 rules at the front desk and argued 13 of them away. She plays chess by post with an aunt in Cahul.`,
    skills: ['Product discovery', 'Interviews', 'Roadmaps', 'Estimation', 'Healthcare'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'fluent' },
      { language: 'Italian', level: 'basic' },
    ],
    links: [{ kind: 'linkedin', url: 'https://linkedin.example/in/olga-balan' }],
    joinedIn: 2018,
    seo: {
      title: 'Olga Bălan, Product Manager',
      description:
        'Olga Bălan takes the first call with new clients and leads discovery. She has guided Clinica Aurora, Luminar Energy and Orașul Verde, among others.',
    },
  },
  {
    slug: 'sergiu-moraru',
    name: 'Sergiu Moraru',
    role: 'QA Lead',
    department: 'engineering',
    portrait: 'portrait-sergiu-moraru',
    summary:
      'Leads a group of three testers and finds what happens when two people press the same key.',
    bio: `Sergiu tested tractor electronics before he tested software, and he still prefers a fault he can reproduce with his hands. He joined in 2017 and was our only tester for two years. The group now has three people, and he leads it.

At Nord Rail he sat with eleven ticket clerks and turned 2,300 priced journeys into tests. He referees amateur football on Sundays and says the two jobs need the same temper.`,
    skills: [
      'Test strategy',
      'Playwright',
      'Mobile testing',
      'Accessibility testing',
      'Load testing',
    ],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'working' },
    ],
    links: [{ kind: 'linkedin', url: 'https://linkedin.example/in/sergiu-moraru' }],
    joinedIn: 2017,
    seo: {
      title: 'Sergiu Moraru, QA Lead',
      description:
        'Sergiu Moraru leads testing at Stejar. For Nord Rail he turned 2,300 journeys, priced by hand by eleven clerks, into tests for the fare engine.',
    },
  },
  {
    slug: 'daria-kovalenko',
    name: 'Daria Kovalenko',
    role: 'Product Designer',
    department: 'design',
    portrait: 'portrait-daria-kovalenko',
    summary:
      'Draws interfaces after watching the work, and spent a week behind a clinic’s front desk to do so.',
    bio: `Daria came to Chisinau from Odesa in the spring of 2022 and joined Stejar a few weeks later. Her first project was Livada’s back office, which she designed standing up, in the packing room, because that is where it is used.

Since then she has drawn the calendar of Clinica Aurora, Podgoria’s cellar and the seat plans of Nord Rail. She illustrates children’s books in the evenings. Three have been printed.`,
    skills: ['Interface design', 'User research', 'Prototyping', 'Illustration', 'Figma'],
    languages: [
      { language: 'Ukrainian', level: 'native' },
      { language: 'Russian', level: 'native' },
      { language: 'English', level: 'fluent' },
      { language: 'Romanian', level: 'working' },
    ],
    links: [
      { kind: 'dribbble', url: 'https://dribbble.example/daria-kovalenko' },
      { kind: 'website', url: 'https://daria-kovalenko.example' },
    ],
    joinedIn: 2022,
    seo: {
      title: 'Daria Kovalenko, Product Designer',
      description:
        'Daria Kovalenko designs by watching the work first. She drew the calendar of Clinica Aurora, the cellar of Podgoria and the seat plans of Nord Rail.',
    },
  },
  {
    slug: 'pavel-ursu',
    name: 'Pavel Ursu',
    role: 'Android Engineer',
    department: 'engineering',
    portrait: 'portrait-pavel-ursu',
    summary:
      'Builds Android apps that start quickly on old phones and keep working where the signal ends.',
    bio: `Pavel grew up in Râșcani, drove a delivery van through university and remembers which villages have no signal. The drivers’ app for Codru Logistics, which he built after joining in 2021, was tested on those roads.

He also wrote the Android app for Banca Meridian and the shared ticket code for Nord Rail. He works from our office in Bălți and brings plums in September, more than anyone can eat.`,
    skills: [
      'Kotlin',
      'Jetpack Compose',
      'Kotlin Multiplatform',
      'Offline storage',
      'App performance',
    ],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'Russian', level: 'fluent' },
      { language: 'English', level: 'working' },
    ],
    links: [
      { kind: 'github', url: 'https://github.example/pavel-ursu' },
      { kind: 'linkedin', url: 'https://linkedin.example/in/pavel-ursu' },
    ],
    joinedIn: 2021,
    seo: {
      title: 'Pavel Ursu, Android Engineer',
      description:
        'Pavel Ursu builds Android apps that start quickly on old phones and work without a signal, for Codru Logistics, Banca Meridian and Nord Rail.',
    },
  },
  {
    slug: 'cristina-vieru',
    name: 'Cristina Vieru',
    role: 'Delivery Manager',
    department: 'delivery',
    portrait: 'portrait-cristina-vieru',
    summary:
      'Keeps large projects on course and tells clients bad news on the day it becomes known.',
    bio: `Cristina planned conferences for eight years, where the date never moves. She joined in 2020 and has run our largest projects since: Codru Logistics, Banca Meridian and Nord Rail.

Clients know her for a message on Friday at three that says what is late and what she proposes. She bakes sourdough, and its schedule is the one she admits she cannot control.`,
    skills: ['Delivery planning', 'Risk management', 'Facilitation', 'Reporting', 'Budget control'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'English', level: 'fluent' },
      { language: 'Russian', level: 'fluent' },
      { language: 'German', level: 'working' },
    ],
    links: [{ kind: 'linkedin', url: 'https://linkedin.example/in/cristina-vieru' }],
    joinedIn: 2020,
    seo: {
      title: 'Cristina Vieru, Delivery Manager',
      description:
        'Cristina Vieru runs our largest projects, among them Banca Meridian and Nord Rail. Clients get bad news from her on the day it becomes known.',
    },
  },
  {
    slug: 'ion-donica',
    name: 'Ion Donică',
    role: 'Full-Stack Engineer',
    department: 'engineering',
    portrait: 'portrait-ion-donica',
    summary:
      'Works from the database to the button, and has connected scales, gateways and city registers.',
    bio: `Ion joined in 2022, straight from a year of building weighing stations for orchards. It made him the obvious person to connect Livada’s scales. He has since worked on a wine ledger, on 380 inverters and on the map of requests for Orașul Verde.

He likes projects where software touches something heavy. He is building a boat in his parents’ yard in Criuleni and expects to launch it late.`,
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Device integration'],
    languages: [
      { language: 'Romanian', level: 'native' },
      { language: 'English', level: 'fluent' },
      { language: 'Russian', level: 'working' },
    ],
    links: [
      { kind: 'github', url: 'https://github.example/ion-donica' },
      { kind: 'website', url: 'https://ion-donica.example' },
    ],
    joinedIn: 2022,
    seo: {
      title: 'Ion Donică, Full-Stack Engineer',
      description:
        'Ion Donică works from the database to the button. He has connected scales for Livada, inverters for Luminar Energy and the registers of a city hall.',
    },
  },
]
