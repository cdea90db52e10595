export type Encoding = 'br' | 'zstd' | 'gzip'

/** In order of preference: for text, brotli is the smallest. */
export const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip']

/**
 * The first of these encodings that the browser accepts, or undefined for none (RFC 9110, 12.5.3;
 * `q=0` means not accepted).
 */
export function acceptedEncoding<Available extends Encoding>(
  header: string | null | undefined,
  available: readonly Available[],
): Available | undefined {
  if (!header) return undefined
  const accepted = new Map(header.split(',').map(parseEntry))
  return available.find((encoding) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0)
}

function parseEntry(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) || 0 : 1]
}
