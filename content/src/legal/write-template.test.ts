import { describe, expect, it } from 'vitest'
import { languages } from '../i18n/languages.ts'
import { globals } from '../sample/data/globals.ts'
import { type LegalFacts, legalTemplates, writeTemplate } from './write-template.ts'

const facts: LegalFacts = {
  company: 'Acme & Co.',
  address: '1 High Street, AB1 Town, Country',
  email: 'privacy@acme.example',
  site: 'www.acme.example',
  ...{ applicationMonths: 21, consultationMonths: 18, emailMonths: 7 },
  emailHost: 'smtp.provider.example',
  statisticsMonths: 25,
}

const blank = {
  ...facts,
  address: '',
  email: '',
  emailHost: undefined,
  statisticsMonths: undefined,
}

describe.each(languages)('templates in %s', (language) => {
  it('are marked as drafts for a lawyer, and have a title', () => {
    for (const template of legalTemplates) {
      const { title, text } = writeTemplate(template, language, facts)
      expect(title).not.toBe('')
      expect(text).toMatch(/^\*\*[^*]+\*\*\n\n/)
      expect(text, 'nothing is left to fill in').not.toMatch(/[{}]|undefined/)
    }
  })

  it('say what the settings say, and no other number or name', () => {
    for (const template of legalTemplates) {
      const { text } = writeTemplate(template, language, facts)
      expect(text).toContain(facts.company)
      expect(text).toContain(facts.email)
      const { name, phone, email, address } = globals.company
      for (const word of [name, phone, email, address.street, 'Chi', 'Киш', 'Moldova']) {
        expect(text, word).not.toContain(word)
      }
      // Apart from the facts, there is one number: the seven days are written as a word.
      const given = [facts.address, '18', '21', '25', ' 7 ']
      const rest = given.reduce((left, fact) => left.replaceAll(fact, ''), text)
      expect(rest).not.toMatch(/\d/)
    }
    const { text } = writeTemplate('privacy', language, facts)
    expect(text).toContain('smtp.provider.example')
    for (const stored of [
      'XSRF-TOKEN',
      'theme',
      'draft:',
      'language-suggestion',
      'fonts',
      'source',
    ]) {
      expect(text).toContain(stored)
    }
  })

  it('leave a blank where nothing is known, and statistics out where nothing is counted', () => {
    const { text } = writeTemplate('privacy', language, blank)
    expect(text.match(/\[[^\]]+\]/g)?.length).toBeGreaterThan(
      writeTemplate('privacy', language, facts).text.match(/\[[^\]]+\]/g)?.length ?? 0,
    )
    expect(text).not.toContain('source')
    expect(text).not.toContain('Do Not Track')
  })
})

it('counts the months as each language does', () => {
  const written = (language: 'ro' | 'ru', emailMonths: number) =>
    writeTemplate('privacy', language, { ...facts, emailMonths }).text
  expect(written('ro', 2)).toContain('cel mult 2 luni')
  expect(written('ro', 24)).toContain('cel mult 24 de luni')
  expect(written('ru', 1)).toContain('не дольше 1 месяца')
  expect(written('ru', 12)).toContain('не дольше 12 месяцев')
})
