import { describe, expect, it } from 'vitest'
import { renderEmail } from '../email/send-email.ts'
import type { EmailBrand } from './mark.ts'
import { initialsOf } from './mark.ts'

const colours = {
  ...{ paper: '#fff7e8', surface: '#ffffff', ink: '#221418' },
  ...{ quiet: '#604950', line: '#eadfcd', brand: '#7c1d4f' },
}
const symbol = { width: 40, height: 40, isWordmark: false }

const html = async (brand: EmailBrand | undefined) => {
  const company = { name: 'Stejar', phone: '', email: '', siteUrl: 'https://a.example', brand }
  const person = { name: 'Ana', email: 'ana@client.example' }
  const answers = [{ label: 'Message', value: 'Our colour is #0E5A43.' }]
  const data = { reference: 'C-7K3M-9QXF', company, person, answers, answerTime: 'Soon.' }
  return (await renderEmail('consultation-notice', { ...data, adminUrl: 'https://b.example' })).html
}

describe('an email in the look of a brand', () => {
  it('has its colours in styles, and leaves texts as they are', async () => {
    const email = await html({ colours, logo: symbol })
    expect(email).toMatch(/style="[^"]*#7c1d4f/)
    expect(email).not.toMatch(/style="[^"]*#0E5A43/i)
    expect(email).toContain('Our colour is #0E5A43.')
  })

  it('shows the logo, with the name beside a symbol alone', async () => {
    const withSymbol = await html({ logo: symbol })
    expect(withSymbol).toContain('src="https://a.example/logo.png"')
    expect(withSymbol.match(/>Stejar</g)).toHaveLength(2)
    const withWordmark = await html({ logo: { width: 160, height: 40, isWordmark: true } })
    expect(withWordmark).toContain('alt="Stejar"')
    expect(withWordmark.match(/>Stejar</g)).toHaveLength(1)
    expect(await html(undefined)).not.toContain('<img')
  })
})

it.each([
  ['Stejar', 'S'],
  ['acme soft works', 'AS'],
  ['«Ромашка» и Ко', 'РИ'],
  ['4-Sight', '4S'],
  ['', ''],
])('the first letters of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
