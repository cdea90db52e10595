import { describe, expect, test } from 'vitest'
import { applicationEmails } from '../data/application-emails.ts'
import { departments } from '../data/departments.ts'
import { employees } from '../data/employees.ts'
import { faqs } from '../data/faqs.ts'
import { globals } from '../data/globals.ts'
import { legalPages } from '../data/legal-pages.ts'
import { projects } from '../data/projects/index.ts'
import { services } from '../data/services.ts'
import { testimonials } from '../data/testimonials.ts'
import { careers } from '../data/vacancies.ts'
import { translations } from './index.ts'

const limits = { projects: 200, services: 180, vacancies: 180, employees: 160 } as const

/** Every text in a tree, with its path. */
function textsIn(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}/${key}`))
}

/** A Markdown text's paragraphs, headings and items, whose number is the same in all languages. */
const blocks = (markdown: string) => markdown.split('\n').filter(Boolean).length

describe.each(translations)('%s', (language, translation) => {
  test.each([
    ['services', services, ['title', 'summary', 'body', 'seo']],
    [
      'projects',
      projects,
      [
        'title',
        'summary',
        'industry',
        'challenge',
        'approach',
        'result',
        'outcomes',
        'gallery',
        'cover',
        'seo',
      ],
    ],
    ['employees', employees, ['role', 'summary', 'bio', 'languages', 'seo']],
    [
      'vacancies',
      careers,
      [
        'title',
        'summary',
        'about',
        'responsibilities',
        'requirements',
        'niceToHave',
        'benefits',
        'process',
        'questions',
        'seo',
      ],
    ],
    ['departments', departments, ['title']],
    ['legalPages', legalPages, ['title', 'body', 'seo']],
  ] as const)('%s are translated in full', (name, originals, fields) => {
    const translated: Record<string, Record<string, unknown>> = translation[name]
    expect(Object.keys(translated)).toEqual(originals.map(({ slug }) => slug))
    for (const original of originals) {
      const texts = translated[original.slug] ?? {}
      const { translatedSlug: _, ...inFields } = texts
      expect(Object.keys(inFields).sort(), original.slug).toEqual([...fields].sort())
      for (const field of fields) {
        const before = (original as Record<string, unknown>)[field]
        const after = texts[field]
        if (Array.isArray(before))
          expect(after, `${original.slug} ${field}`).toHaveLength(before.length)
        else if (typeof before === 'string') {
          expect(blocks(String(after)), `${original.slug} ${field}`).toBe(blocks(before))
        }
      }
      const limit = limits[name as keyof typeof limits]
      if (limit) expect(String(texts.summary).length, original.slug).toBeLessThanOrEqual(limit)
    }
  })

  test('lists without slugs have as many entries', () => {
    expect(translation.testimonials).toHaveLength(testimonials.length)
    expect(translation.faqs).toHaveLength(faqs.length)
    expect(Object.keys(translation.applicationEmails)).toEqual(
      applicationEmails.map(({ status }) => status),
    )
    expect(Object.keys(translation.globals)).toEqual(Object.keys(globals))
  })

  test('placeholders stay as they are', () => {
    for (const { status, subject, text } of applicationEmails) {
      const translated = translation.applicationEmails[status]
      const names = (whole: string) => [...new Set(whole.match(/\{\w+\}/g))].sort()
      expect(names(`${translated?.subject}${translated?.text}`), status).toEqual(
        names(subject + text),
      )
    }
  })

  test('the letters are those of the language', () => {
    for (const [path, text] of textsIn(translation)) {
      expect(text, path).not.toMatch(/[şţŞŢ]/)
      if (language !== 'ru') expect(text, path).not.toMatch(/[\u0400-\u04ff]/)
    }
  })
})
