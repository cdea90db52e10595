import type { SampleTranslation } from '../types.ts'

export const departments: SampleTranslation['departments'] = {
  engineering: { title: 'Inginerie' },
  design: { title: 'Design' },
  delivery: { title: 'Management de proiect' },
  people: { title: 'Resurse umane' },
  leadership: { title: 'Conducere' },
}
