import { expect, test } from 'vitest'
import { withPolicy } from './links.ts'

const version = 'privacy 2026-01-01'

test.each([
  ['Privacy Policy', 'As the privacy policy describes.', 'privacy policy'],
  [
    'Politica de confidențialitate',
    'Conform Politicii de confidențialitate.',
    'Politicii de confidențialitate',
  ],
  [
    'Политика конфиденциальности',
    'Описано в Политике конфиденциальности.',
    'Политике конфиденциальности',
  ],
  ['Privacy Policy', 'I agree to be called.', 'Privacy Policy'],
])('“%s” is linked in “%s”', (title, consent, name) => {
  const { text, policy } = withPolicy(consent, { title, version })
  expect(text.slice(policy?.from, policy?.to)).toBe(name)
  expect(text.startsWith(consent)).toBe(true)
  expect(policy?.path).toBe('/legal/privacy')
  expect(withPolicy(consent, undefined)).toEqual({ text: consent })
})
