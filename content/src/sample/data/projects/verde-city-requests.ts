import type { SampleProject } from '../../types.ts'

export const verdeCityRequests: SampleProject = {
  slug: 'verde-city-requests',
  title: 'A city that answers about the broken lamp',
  summary:
    'Residents of Orașul Verde report a pothole or a broken lamp on a public map, and can follow it until somebody has repaired it.',
  cover: {
    image: 'cover-verde-city-requests',
    alt: 'A city map with coloured pins; a card shows a street lamp repaired in two days.',
  },
  services: ['product-discovery', 'web-applications', 'care-and-growth'],
  client: 'Orașul Verde',
  industry: 'Public sector',
  year: 2026,
  durationMonths: 5,
  teamSize: 5,
  platforms: ['web', 'api'],
  stack: ['TypeScript', 'React', 'MapLibre', 'Node.js', 'PostgreSQL', 'PostGIS'],
  challenge: `Orașul Verde has 86,000 residents and a city hall with 14 departments. Reports about streets, lamps and rubbish came by telephone, on paper, and as comments under the mayor’s posts. Half of them reached the wrong department first. The median report took 21\u00a0days to close.

Nobody outside could see what had been reported, so one pothole on Strada Morii was reported 57 times. Each report was a separate file and required, by law, a separate answer.

The city had bought a system three years earlier and given it up. It required an account with a personal code, and in eight months 340 people made one.`,
  approach: `We began with three weeks in the registry, where four clerks open and forward every request. Ion sorted 1,150 old ones by hand with them. Nineteen categories covered 93\u00a0per cent.

### The map is the form

A resident chooses a place on the map, picks a category and adds a photograph. A code sent by message confirms the phone number, and there is no account. If an open report of the same kind lies within 50\u00a0metres, it is shown first, and the resident can follow it with one tap. The page works from the keyboard, in Romanian, Russian and Ukrainian, and without JavaScript, when a street and number take the place of the map. An outside reviewer checked it against WCAG 2.2 AA and found six faults, which were repaired before the launch.

### Routing that clerks can change

Which department answers for what is a table that the registry edits. It also knows the eleven streets that belong to the region. A request about one of those is forwarded with a letter, and the resident is told.

### A sentence with every status

A request cannot be moved on without a sentence for the person who made it. The departments resisted this, and the deputy mayor decided it. The sentences are public, which has made them shorter and kinder.`,
  result: `The map opened in June 2026. In its first four months residents made 3,900 requests, and 620 of them, 16\u00a0per cent, were recognised as repeats and joined to the first one.

The median time to close a request fell from 21 to 9\u00a0days. A first answer came within two working days in 72\u00a0per cent of cases. The slowest category is street lamps, at 17\u00a0days, and the city now says why: the lamps are repaired by a contractor who comes every second week.

Anyone can read the requests through an open API, with names and numbers removed. A student newspaper uses it to publish a weekly list of streets. We look after the system for one fixed amount a month.`,
  outcomes: [
    { value: '9\u00a0days', label: 'median time to close a request, down from 21' },
    { value: '72\u00a0%', label: 'answered within two working days' },
    { value: '16\u00a0%', label: 'recognised as repeats and joined' },
  ],
  gallery: [
    {
      image: 'verde-city-requests-1',
      alt: 'A map of the city with coloured marks for requests and a panel that shows one of them with its status.',
      caption: 'The public map of requests. A report nearby is shown before a new one is made.',
    },
    {
      image: 'verde-city-requests-2',
      alt: 'The clerk’s queue: a list of requests with category, street, department and days waiting.',
      caption: 'The clerk’s queue, with the nearest deadline at the top.',
    },
  ],
  team: ['olga-balan', 'elena-ceban', 'andrei-lungu', 'ion-donica'],
  link: 'https://verde.example',
  featured: false,
  seo: {
    title: 'Orașul Verde: a public map of residents’ requests',
    description:
      'A map where residents report a pothole or a lamp without an account. The median time to close a request at the city hall fell from 21 to 9\u00a0days.',
  },
}
