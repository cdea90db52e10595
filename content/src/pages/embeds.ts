/** Whom a visitor's browser would contact, and the address that it would show in a frame. */
export type Embed = { provider: string; src: string }

/** What pages may show of other sites: addresses as staff copy them, and those for frames. */
const providers = [
  {
    provider: 'YouTube',
    copied:
      /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})(?:[?&#].*)?$/,
    src: 'https://www.youtube-nocookie.com/embed/$1',
  },
  {
    provider: 'Vimeo',
    copied: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:[?#].*)?$/,
    src: 'https://player.vimeo.com/video/$1?dnt=1',
  },
  {
    provider: 'OpenStreetMap',
    copied: /^(https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?\S+)$/,
    src: '$1',
  },
  {
    provider: 'Google Maps',
    copied: /^(https:\/\/www\.google\.com\/maps\/embed\?\S+)$/,
    src: '$1',
  },
]

/** What an address shows in a frame; `undefined` unless it is of a provider in the list. */
export function embedOf(address: string | null | undefined): Embed | undefined {
  const given = address?.trim() ?? ''
  const found = providers.find(({ copied }) => copied.test(given))
  return found && { provider: found.provider, src: given.replace(found.copied, found.src) }
}

export const validateEmbed = (value: unknown): string | true =>
  (typeof value === 'string' && embedOf(value) !== undefined) ||
  'Give the address of a video on YouTube or Vimeo, or the address for embedding a map of OpenStreetMap or Google Maps.'
