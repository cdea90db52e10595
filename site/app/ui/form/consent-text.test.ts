import { expect, test } from 'vitest'
import { inflected } from './consent-text.tsx'

test.each([
  ['Privacy Policy', 'as the privacy policy describes.', 'privacy policy'],
  [
    'Politica de confidențialitate',
    'conform Politicii de confidențialitate.',
    'Politicii de confidențialitate',
  ],
  [
    'Политика конфиденциальности',
    'описано в Политике конфиденциальности.',
    'Политике конфиденциальности',
  ],
  ['Privacy Policy', 'I agree to be called.', undefined],
])('“%s” in “%s”', (title, text, found) => {
  expect(inflected(title).exec(text)?.[0]).toBe(found)
})
