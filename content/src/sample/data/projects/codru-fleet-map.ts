import type { SampleProject } from '../../types.ts'

export const codruFleetMap: SampleProject = {
  slug: 'codru-fleet-map',
  title: 'A live map for 140 lorries',
  summary:
    'Dispatchers at Codru Logistics plan beside a live map, drivers use an Android app that works without a signal, and fuel is accounted for to the litre.',
  cover: {
    image: 'cover-codru-fleet-map',
    alt: 'A dark city map with a bright route; a card says that lorry CMV 214 is 12 minutes from its fourth stop.',
  },
  services: ['web-applications', 'mobile-apps', 'cloud-and-devops'],
  client: 'Codru Logistics',
  industry: 'Transport and logistics',
  year: 2023,
  durationMonths: 9,
  teamSize: 7,
  platforms: ['web', 'android'],
  stack: [
    'TypeScript',
    'React',
    'MapLibre',
    'Kotlin',
    'Node.js',
    'PostgreSQL',
    'PostGIS',
    'Terraform',
  ],
  challenge: `Codru Logistics runs 140 lorries from three depots. They carried trackers from three suppliers, and each supplier had its own website. To learn where a lorry was, a dispatcher opened three tabs and then phoned the driver anyway. Six dispatchers made 396 such calls on an average day.

The trackers disagreed with the road. Some reported every ten seconds, some every five minutes, and in the hills a lorry could vanish for two hours and return 90\u00a0kilometres away. A map that hides this looks fine and misleads people.

Fuel was the largest cost and the least understood. Card receipts, tank sensors and the distance driven were compared once a quarter, by hand.`,
  approach: `We put all three suppliers behind one stream of positions, about 6.6 million a month. Raw positions are kept as they arrive, so a mistake in our own cleaning can be repaired later. Denis described the whole installation in Terraform. Codru’s own administrator can rebuild it in about 40\u00a0minutes, and has done so twice for practice.

### Show the age

Every lorry on the map carries the age of its last position. After ten minutes its symbol turns hollow. After thirty a shaded area shows how far it could have come. Dispatchers told us that this changed their habits more than the map did, because they learned when it was worth calling.

### Board and map together

The board lists the day’s jobs by depot. Choosing a job shows the three nearest suitable lorries with their remaining driving hours. We tried planning the whole day automatically and dropped it after two weeks of trials. The plan was good until ten in the morning, and then nobody wanted to repair it.

### An app for gloves

The drivers’ app has four large buttons and one photograph, of the signed delivery note. Everything is saved on the phone first and sent when there is a signal. It runs on the phones that Codru already owned, the cheapest of which has 2\u00a0GB of memory.`,
  result: `The system went live in September 2023, one depot at a time. After six months dispatchers made 150 calls a day to drivers where there had been 396. Empty kilometres fell from 27 to 21\u00a0per cent of the distance driven, mostly because a lorry nearby could be seen.

The fuel report now comes on the first of each month and puts receipts, tank and distance side by side. Average use fell from 33.8 to 31.4\u00a0litres per 100\u00a0km. Over a month, for 140 lorries of about 9,000\u00a0km each, that is some 30,000\u00a0litres.`,
  outcomes: [
    { value: '−62\u00a0%', label: 'calls from dispatchers to drivers' },
    { value: '−7\u00a0%', label: 'fuel for each 100\u00a0km' },
    { value: '21\u00a0%', label: 'of kilometres driven empty, down from 27\u00a0%' },
  ],
  gallery: [
    {
      image: 'codru-fleet-map-1',
      alt: 'A dispatch board with the day’s jobs on the left and a map with lorries and routes on the right.',
      caption: 'The dispatch board beside the map. A hollow symbol means that the position is old.',
    },
    {
      image: 'codru-fleet-map-2',
      alt: 'The driver’s app on two phones, with the next stop at the top and large buttons below it.',
      caption: 'The driver’s app: large buttons, and nothing that needs a signal to work.',
    },
    {
      image: 'codru-fleet-map-3',
      alt: 'A monthly fuel report with a chart of consumption and a table of lorries.',
      caption: 'The monthly fuel report compares receipts, tank and distance for each lorry.',
    },
  ],
  team: ['cristina-vieru', 'irina-sokolova', 'andrei-lungu', 'pavel-ursu', 'denis-caraman'],
  featured: true,
  seo: {
    title: 'Codru Logistics: a live fleet map and dispatch board',
    description:
      'A live map, a dispatch board and an offline driver app for 140 lorries. Calls to drivers fell by 62\u00a0per cent and fuel for each 100\u00a0km by 7\u00a0per cent.',
  },
}
