import { expect, test } from 'vitest'
import type { LayoutContent } from '~/layout/layout.server.ts'
import type { EmployeeContent } from './employee.server.ts'
import { person } from './person.ts'

const employer = {
  siteUrl: 'https://stejar.example',
  layout: { company: { name: 'Stejar' } } as LayoutContent,
}

const ana = {
  slug: 'ana',
  name: 'Ana',
  role: 'CEO',
  portrait: undefined,
  languages: [],
  links: [],
  skills: [],
} as Partial<EmployeeContent> as EmployeeContent

test('a person has absolute URLs', () => {
  const portrait = { src: '/media/ana.webp', alt: '', width: 4, height: 5 }
  expect(person({ ...ana, portrait }, employer)).toMatchObject({
    '@type': 'Person',
    url: 'https://stejar.example/about-us/ana',
    image: 'https://stejar.example/media/ana.webp',
    worksFor: { name: 'Stejar' },
  })
})

test('without a portrait there is no image', () => {
  expect(person(ana, employer)).not.toHaveProperty('image')
})
