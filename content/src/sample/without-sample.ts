type Values = Record<string, unknown>

/** A list that is the sample's as a whole or not at all, such as opening times. */
export type WholeList = { whole: readonly unknown[] }

/**
 * A global without what it has of the sample: each field that still holds the sample's value gets
 * the neutral one, or none; rows of lists that came with the sample are left out. What staff have
 * written remains.
 *
 * @param sample the sample's data, as far as it is to go.
 */
export function withoutSample(now: unknown, sample: unknown, neutral?: unknown): unknown {
  if (isWholeList(sample)) return holds(now, sample.whole) ? [] : now
  if (Array.isArray(sample)) {
    return Array.isArray(now)
      ? now.filter((row) => !sample.some((sampleRow) => holds(row, sampleRow)))
      : now
  }
  if (isValues(sample) && isValues(now) && !('root' in sample)) {
    const instead = isValues(neutral) ? neutral : {}
    const cleared = Object.entries(sample).map(([name, value]) => [
      name,
      withoutSample(now[name], value, instead[name]),
    ])
    return { ...now, ...Object.fromEntries(cleared) }
  }
  return holds(now, sample) ? (neutral ?? null) : now
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

const isWholeList = (value: unknown): value is WholeList => isValues(value) && 'whole' in value

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
