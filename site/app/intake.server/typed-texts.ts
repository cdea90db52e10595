/** Removes NUL characters, which PostgreSQL rejects and users do not type. */
export function withoutNul(form: FormData): FormData {
  const cleaned = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value.replaceAll('\0', ''))
  }
  return cleaned
}

/** The non-empty text fields, for validation and to show them again. */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    // An empty field counts as absent.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(texts)
}
