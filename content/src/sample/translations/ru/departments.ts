import type { SampleTranslation } from '../types.ts'

export const departments: SampleTranslation['departments'] = {
  engineering: { title: 'Разработка' },
  design: { title: 'Дизайн' },
  delivery: { title: 'Управление проектами' },
  people: { title: 'Персонал' },
  leadership: { title: 'Руководство' },
}
