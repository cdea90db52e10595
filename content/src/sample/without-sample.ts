type Values = Record<string, unknown>

/** A list that is the sample's as a whole or not at all, such as opening times. */
export type WholeList = { whole: readonly unknown[] }

type Options = {
  /** What takes the place of the sample's values; nothing by default. */
  neutral?: unknown
  /** In other languages, rows of lists stay, because staff have changed their English text. */
  keepRows?: boolean
}

/**
 * A global without what it has of the sample: each field that still holds the sample's value gets
 * the neutral one, or none; rows of lists that came with the sample are left out. What staff have
 * written remains.
 *
 * @param sample the sample's data, as far as it is to go.
 */
export function withoutSample(now: unknown, sample: unknown, options: Options = {}): unknown {
  const { neutral, keepRows } = options
  if (isWholeList(sample)) return holds(now, sample.whole) ? [] : now
  if (Array.isArray(sample)) {
    if (!Array.isArray(now)) return now
    if (!keepRows) return now.filter((row) => !sample.some((sampleRow) => holds(row, sampleRow)))
    return now.map((row) =>
      sample.reduce((left, sampleRow) => withoutSample(left, sampleRow, { keepRows }), row),
    )
  }
  if (isValues(sample) && isValues(now) && !('root' in sample)) {
    const instead = isValues(neutral) ? neutral : {}
    const cleared = Object.entries(sample).map(([name, value]) => [
      name,
      withoutSample(now[name], value, { neutral: instead[name], keepRows }),
    ])
    return { ...now, ...Object.fromEntries(cleared) }
  }
  if (!holds(now, sample)) return now
  // In a translation, an empty text falls back to the default language, also where null may not be.
  return neutral ?? (keepRows && typeof sample === 'string' ? '' : null)
}

/** Whether a stored value is the sample's; stored rows carry more than that, such as an id. */
function holds(now: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    return (
      Array.isArray(now) &&
      now.length === sample.length &&
      sample.every((value, index) => holds(now[index], value))
    )
  }
  if (isValues(sample)) {
    return isValues(now) && Object.entries(sample).every(([name, value]) => holds(now[name], value))
  }
  return now === sample
}

export const isWholeList = (value: unknown): value is WholeList =>
  isValues(value) && 'whole' in value

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
