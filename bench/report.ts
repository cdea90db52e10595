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

type NamedValues = ReadonlyArray<readonly [name: string, value: number]>
type Format = (value: number) => string

/** Formats a table as Markdown. */
export function toMarkdown({ title, method, columns, rows }: Table): string {
  const line = (cells: Array<string | number>) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)]
  return [`## ${title}`, '', method, '', ...table, ''].join('\n')
}

/** A table of all limits, with the number of met ones. */
export function limitsTable(limits: readonly Limit[]): Table {
  const met = limits.filter((limit) => limit.met).length
  return {
    title: 'Limits',
    method: `${met} of ${limits.length} are met.`,
    columns: ['what', 'limit', 'measured', 'met'],
    rows: limits.map((each) => [
      ...[each.name, each.limit, each.measured],
      each.met ? 'yes' : '**no**',
    ]),
  }
}

/** An upper limit for several values, such as one per page; the worst value counts. */
export function atMost(name: string, limit: number, values: NamedValues, format: Format): Limit {
  return worst(name, `≤ ${format(limit)}`, values, format, limit, 1)
}

/** A lower limit for several values; the worst value counts. */
export function atLeast(name: string, limit: number, values: NamedValues, format: Format): Limit {
  return worst(name, `≥ ${format(limit)}`, values, format, limit, -1)
}

function worst(
  name: string,
  limit: string,
  values: NamedValues,
  format: Format,
  bound: number,
  sign: 1 | -1,
): Limit {
  const [first] = [...values].sort(([, one], [, other]) => sign * (other - one))
  if (!first) return { name, limit, measured: 'not measured', met: false }
  const [subject, value] = first
  const measured = subject ? `${format(value)} (${subject})` : format(value)
  return { name, limit, measured, met: sign * value <= sign * bound }
}

/** The quantile of a list in any order; NaN when it is empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)
export const max = (values: readonly number[]) => quantile(values, 1)

export const asMilliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const asSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`
export const asRatio = (value: number) => value.toFixed(2)
export const asMegabytes = (value: number) => `${Math.round(value)} MB`
export const asCount = (value: number) => String(value)
/** Formats bytes as KiB. */
export const asKibibytes = (value: number) => `${(value / 1024).toFixed(1)} KiB`
export const inEnglish = (value: number) => value.toLocaleString('en')

export const share = Number(process.env.BENCH_SHARE ?? 1)

/**
 * Scales a number of repetitions by BENCH_SHARE, for quick trial runs (`BENCH_SHARE=0.1 npm run
 * bench`) with less precise results.
 */
export function scaled(count: number): number {
  return Math.max(1, Math.round(count * share))
}
