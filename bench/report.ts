/** The result of one part of the benchmark. */
export type Measured = { tables: Table[]; limits: Limit[] }

/** A title, a sentence about the method, and a table. */
export type Table = {
  title: string
  method: string
  columns: string[]
  rows: Array<Array<string | number>>
}

/** A limit set by the project, and the measured value. */
export type Limit = { name: string; limit: string; measured: string; met: boolean }

/** A limit as a row of a table of its part: what, measured, limit. */
export const toRow = ({ name, limit, measured }: Limit) => [name, measured, limit]

export function toMarkdown({ title, method, columns, rows }: Table): string {
  const line = (cells: Array<string | number>) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)]
  return [`## ${title}`, '', method, '', ...table, ''].join('\n')
}

/** A table of all limits, with the number of met ones. */
export function limitsTable(limits: readonly Limit[]): Table {
  return {
    title: 'Limits',
    method: `${limits.filter(({ met }) => met).length} of ${limits.length} are met.`,
    columns: ['what', 'limit', 'measured', 'met'],
    rows: limits.map(({ name, limit, measured, met }) => [
      ...[name, limit, measured, met ? 'yes' : '**no**'],
    ]),
  }
}

const limitOf =
  (sign: 1 | -1) =>
  /** @param measured a value, or rows, such as one per page, of which the worst counts */
  <Row extends { name: string }>(
    name: string,
    bound: number,
    format: (value: number) => string,
    measured: number | readonly Row[],
    value: (row: Row) => number = () => Number.NaN,
  ): Limit => {
    const values =
      typeof measured === 'number'
        ? [{ of: '', value: measured }]
        : measured.map((row) => ({ of: ` (${row.name})`, value: value(row) }))
    const [worst] = values.sort((one, other) => sign * (other.value - one.value))
    return {
      name,
      limit: `${sign > 0 ? '≤' : '≥'} ${format(bound)}`,
      measured: worst ? format(worst.value) + worst.of : 'not measured',
      met: worst !== undefined && sign * worst.value <= sign * bound,
    }
  }

export const atMost = limitOf(1)
export const atLeast = limitOf(-1)

/** The quantile of a list in any order; NaN when it is empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
export const max = (values: readonly number[]) => quantile(values, 1)

export const asMilliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const asSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`
export const asRatio = (value: number) => value.toFixed(2)
export const asMegabytes = (value: number) => `${Math.round(value)} MB`
export const asKibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`
export const inEnglish = (value: number) => Math.round(value).toLocaleString('en')

/** Durations in milliseconds. */
export type Timed = { name: string; times: number[] }
export const worstOf = ({ times }: Timed) => max(times)

/** Columns and rows of a table. */
export const medianAndWorst = (what: string, rows: readonly Timed[]) => ({
  columns: [what, 'median', 'worst'],
  rows: rows.map((row) => [row.name, ...[median(row.times), worstOf(row)].map(asMilliseconds)]),
})

export const share = Number(process.env.BENCH_SHARE ?? 1)

/** Scales repetitions by BENCH_SHARE, for quick, less precise runs (`BENCH_SHARE=0.1`). */
export const scaled = (count: number) => Math.max(1, Math.round(count * share))
