import type { SampleProject } from '../../types.ts'

export const luminarEnergyMonitor: SampleProject = {
  slug: 'luminar-energy-monitor',
  title: 'Solar parks that report what they lose',
  summary:
    'One monitor for 17 solar parks and 380 inverters from four makers. It ranks every alarm by the energy that is being lost.',
  cover: {
    image: 'cover-luminar-energy-monitor',
    alt: 'A day’s production curve with a sun at its top: 4.82 MW now, 31.4 MWh by sunset.',
  },
  services: ['web-applications', 'cloud-and-devops', 'care-and-growth'],
  client: 'Luminar Energy',
  industry: 'Energy',
  year: 2025,
  durationMonths: 8,
  teamSize: 6,
  platforms: ['web', 'api'],
  stack: ['TypeScript', 'React', 'Node.js', 'TimescaleDB', 'MQTT', 'Docker', 'Terraform'],
  challenge: `Luminar Energy operates 17 solar parks with 38\u00a0MW in total. The 380 inverters come from four makers, and each maker has a portal of its own. A stopped inverter was noticed after 31\u00a0hours on average, often by the farmer next door.

The portals sent about 2,600 alarms a week. A passing cloud and a burnt cable looked alike in the list. The operators had taught themselves to ignore it.

The data itself was uneven. Clocks drifted by up to twelve minutes, one maker sent local time without saying so, and the parks in the south lost their connection in most thunderstorms.`,
  approach: `### Gateways that remember

Each park received a small gateway that reads the inverters directly and keeps seven days of measurements. When the connection returns, the gap fills itself. The gateway also stamps the time, which settled the question of the clocks.

### Expected against actual

Every park has a sensor for sunlight. From it, and from what each inverter did on clear days, we calculate what it should be producing now. The difference is the loss, in kilowatt-hours. The first model was off by 9\u00a0per cent on cold mornings. After we added panel temperature it was off by less than 3.

### One cause, one line

Alarms that share a cause are grouped, and the list is ordered by the energy being lost. An operator with an hour to spare can begin at the top and be right. We kept the makers’ own severity levels out of the list. They describe the inverter, and Luminar’s people needed to know about the park.

Victor designed the API together with the grid operator, who reads a forecast from it every quarter of an hour. Two investors read their monthly figures from it as well.`,
  result: `The monitor has watched all 17 parks since June 2025. A stopped inverter is now noticed within 20\u00a0minutes. The operators’ list holds about 180 lines a week, down from 2,600.

In its first full year the energy lost to faults fell from 1.9 to 1.1\u00a0per cent of production. The parks produce about 49,000\u00a0MWh a year, so the difference is close to 400\u00a0MWh.

The monthly report took two engineers three days. It is now ready on the first morning of the month, and one of them reads it over coffee. We maintain the monitor and have since connected a fifth maker, which took nine working days.`,
  outcomes: [
    { value: '20\u00a0min', label: 'to notice a stopped inverter, down from 31\u00a0hours' },
    { value: '−93\u00a0%', label: 'alarms on the operators’ list' },
    { value: '400\u00a0MWh', label: 'of production saved in a year' },
  ],
  gallery: [
    {
      image: 'luminar-energy-monitor-1',
      alt: 'A chart of one solar park’s production through a day, with the expected curve behind the actual one.',
      caption: 'A park’s day. The gap between the two curves is what was lost.',
    },
    {
      image: 'luminar-energy-monitor-2',
      alt: 'A list of inverter alarms with park, cause and lost energy, the largest loss first.',
      caption: 'Inverter alarms, grouped by cause and ordered by the energy being lost.',
    },
  ],
  team: ['olga-balan', 'victor-rusu', 'irina-sokolova', 'ion-donica', 'denis-caraman'],
  featured: false,
  seo: {
    title: 'Luminar Energy: monitoring for 17 solar parks',
    description:
      'One monitor for 380 inverters from four makers. Faults are noticed within 20\u00a0minutes and ranked by the energy they cost, with an API for the grid.',
  },
}
