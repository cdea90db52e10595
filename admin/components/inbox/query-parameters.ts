/** Serializes `{ status: { equals: 'new' } }` under `where` as `where[status][equals]=new`. */
export function queryParameters(name: string, value: unknown): [name: string, value: string][] {
  if (value === undefined || value === null || value === '') return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => queryParameters(`${name}[${key}]`, inner))
}
