/** PostgreSQL refuses a text with a NUL in it, which nobody types. */
export function withoutNul(form: FormData): FormData {
  const cleaned = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value.replaceAll('\0', ''))
  }
  return cleaned
}

/** The text fields that were filled in, as rules check them and a page shows them again. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    // An empty field was left out.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(texts)
}
