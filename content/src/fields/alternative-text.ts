type Rule = { data?: unknown; siblingData?: unknown }

const fileName = /\.(avif|gif|heic|jpe?g|mov|mp4|png|svg|tiff?|webm|webp)$/i
const cameraName =
  /^(dsc|dscn|img|image|mvimg|photo|pxl|screenshot|vid|whatsapp)[\s_-]*[\d\s_.-]+$/i

/** An alternative text says what is to be seen; the name of a file never does. */
export function validateAlternativeText(value: unknown, { data }: Rule): string | true {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!text) return 'Say what is to be seen, for people who cannot see it.'
  const { filename } = (data ?? {}) as { filename?: unknown }
  const isName =
    fileName.test(text) ||
    cameraName.test(text) ||
    (typeof filename === 'string' && inWords(text) === inWords(filename.replace(fileName, '')))
  return !isName || 'Say what is to be seen: this is the name of a file.'
}

/** `team-photo`, `Team_photo` and “team photo” are the same name. */
const inWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim()
