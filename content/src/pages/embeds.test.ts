import { expect, test } from 'vitest'
import { embedOf, validateEmbed } from './embeds.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=28.8%2C47.0&layer=mapnik',
    'https://www.openstreetmap.org/export/embed.html?bbox=28.8%2C47.0&layer=mapnik',
  ],
  ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
])('%s is shown as %s', (address, src) => {
  expect(embedOf(address)?.src).toBe(src)
  expect(validateEmbed(address)).toBe(true)
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/@channel',
  'https://youtu.be/../../x',
  'https://www.google.com/search?q=a',
  'https://evil.example/embed/1',
  'javascript:alert(1)',
  '',
])('%s is rejected', (address) => {
  expect(embedOf(address)).toBeUndefined()
  expect(validateEmbed(address)).toMatch(/^Give the address/)
})
