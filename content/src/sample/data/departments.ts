import type { SampleDepartment } from '../types.ts'

export const departments: SampleDepartment[] = [
  { slug: 'engineering', title: 'Engineering' },
  { slug: 'design', title: 'Design' },
  { slug: 'delivery', title: 'Delivery' },
  { slug: 'people', title: 'People' },
  { slug: 'leadership', title: 'Leadership' },
]
