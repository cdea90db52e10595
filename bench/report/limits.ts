import type { Table } from './table.ts'

/** A limit set by the project, and the measured value. */
export type Limit = { what: string; limit: string; measured: string; met: boolean }

/** The result of one part of the benchmark. */
export type Measured = { tables: Table[]; limits: Limit[] }

/** A table of all limits, with the number of met ones. */
export function limitsTable(limits: readonly Limit[]): Table {
  const missed = limits.filter(({ met }) => !met).length
  return {
    title: 'Limits',
    how: `${limits.length - missed} of ${limits.length} are met.`,
    columns: ['what', 'limit', 'measured', 'met'],
    rows: limits.map(({ what, limit, measured, met }) => [
      what,
      limit,
      measured,
      met ? 'yes' : '**no**',
    ]),
  }
}

/**
 * An upper limit for several values, such as one per page; the worst value counts.
 *
 * @param values measured values with their names.
 */
export function atMost(
  what: string,
  limit: number,
  values: ReadonlyArray<readonly [name: string, value: number]>,
  show: (value: number) => string,
): Limit {
  return worst(what, `≤ ${show(limit)}`, values, show, limit, 1)
}

/** A lower limit for several values; the worst value counts. */
export function atLeast(
  what: string,
  limit: number,
  values: ReadonlyArray<readonly [name: string, value: number]>,
  show: (value: number) => string,
): Limit {
  return worst(what, `≥ ${show(limit)}`, values, show, limit, -1)
}

function worst(
  what: string,
  limit: string,
  values: ReadonlyArray<readonly [name: string, value: number]>,
  show: (value: number) => string,
  bound: number,
  sign: 1 | -1,
): Limit {
  const [name, value] = [...values].sort(([, one], [, other]) => sign * (other - one))[0] ?? []
  if (name === undefined || value === undefined) {
    return { what, limit, measured: 'not measured', met: false }
  }
  const met = sign * value <= sign * bound
  return { what, limit, measured: name ? `${show(value)} (${name})` : show(value), met }
}
