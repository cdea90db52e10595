import type { SampleTestimonial } from '../types.ts'

export const testimonials: SampleTestimonial[] = [
  {
    quote:
      'They asked to spend two days in a branch before they drew anything. The screen our customers like best, the one that says when a payment will leave, came from those two days.',
    name: 'Radu Stratan',
    role: 'Head of Digital Banking',
    company: 'Banca Meridian',
    project: 'meridian-mobile-banking',
  },
  {
    quote:
      'I used to know where a lorry was because I had phoned the driver. Now the map tells me, and it tells me how old the answer is. My dispatchers put away their paper lists in the second week, and nobody had asked them to.',
    name: 'Vasile Țurcan',
    role: 'Operations Director',
    company: 'Codru Logistics',
    project: 'codru-fleet-map',
  },
  {
    quote:
      'We wanted online booking first. Stejar advised us to give the front desk its calendar and let the patients wait six weeks. They were right, and they had the patience to explain why.',
    name: 'Dr Lidia Cojocari',
    role: 'Medical Director',
    company: 'Clinica Aurora',
    project: 'aurora-clinic-calendar',
  },
  {
    quote:
      'Our fares have grown for forty years and no single person understood them. The team sat down with eleven clerks and wrote them as tests. We found four mistakes of our own on the way.',
    name: 'Galina Marcova',
    role: 'Commercial Director',
    company: 'Nord Rail',
    project: 'nord-rail-tickets',
  },
  {
    quote:
      'Every bottle has a history now, and every member can read it. At the last stock-take we were nine bottles short of twenty-three thousand. I believe we drank those.',
    name: 'Octavian Grosu',
    role: 'Owner',
    company: 'Podgoria',
    project: 'podgoria-cellar-club',
  },
]
