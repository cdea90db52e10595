export type ByteRange = { start: number; end: number }

/**
 * The one range a `Range` header asks for, both ends included (RFC 9110, 14.1). Undefined when
 * there is none or it is of a kind we do not serve: the whole file is then sent.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
