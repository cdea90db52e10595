import type { Table } from './table.ts'

/** A limit that the project has set itself, and what came of it. */
export type Limit = { what: string; limit: string; measured: string; met: boolean }

/** What a part of the benchmark hands over. */
export type Measured = { tables: Table[]; limits: Limit[] }

/** Every limit in one table, and those that are not met again by name. */
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
 * A limit on something of which there are several, such as every page: what counts is the worst.
 *
 * @param values what was measured, by what it was measured on.
 */
export function atMost(
  what: string,
  limit: number,
  values: ReadonlyArray<readonly [name: string, value: number]>,
  show: (value: number) => string,
): Limit {
  return worst(what, `≤ ${show(limit)}`, values, show, limit, 1)
}

/** The same for what must be large. */
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
