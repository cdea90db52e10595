import { settings } from '../settings.ts'
import { withinTime } from '../storage/transaction.ts'
import { mayBeCounted, termOf } from './beacon.ts'
import type { Vital } from './vitals.ts'

/** What is counted: something of a kind, such as a view of a page in a language. */
export type Counted = {
  kind: 'page' | 'referrer' | 'campaign' | 'visitor-language' | 'form' | 'empty-search' | Vital
  /** Empty for all others together. */
  name: string
  language?: string
}

export type CountedRow = Required<Counted> & { day: string; count: number }

type Options = {
  /** Adds the rows to the stored ones, in one statement. */
  write: (rows: CountedRow[]) => Promise<void>
  /** Replaces the names of pages that do not exist. */
  replaceUnknown: (rows: CountedRow[]) => Promise<CountedRow[]>
  /** The current day of the company, such as 2026-11-18. */
  today: () => Promise<string>
  /** Called when writing fails, once until it works again. */
  onFailure: (error: unknown) => void
}

/** Rows in memory while the database is unreachable; further names count as others. */
export const maxRows = 5_000

const interval = 1_000
const stopWithin = 3_000

export type Counters = Awaited<ReturnType<typeof startCounters>>

/** Counts in memory and writes once a second what has been added. */
export async function startCounters({ write, replaceUnknown, today, onFailure }: Options) {
  let day = await today()
  let rows = new Map<string, CountedRow>()
  let isFailing = false
  let writing: Promise<void> = Promise.resolve()

  const add = (row: CountedRow) => {
    const key = [row.day, row.kind, row.language, row.name].join('\n')
    const known = rows.get(key)
    if (known) known.count += row.count
    else if (rows.size < maxRows || row.name === '') rows.set(key, row)
    else add({ ...row, name: '' })
  }

  const flush = async () => {
    const taken = [...rows.values()]
    rows = new Map()
    try {
      day = await today()
      if (taken.length > 0) await write(await replaceUnknown(taken))
      isFailing = false
    } catch (error) {
      taken.forEach(add)
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }

  let timer: NodeJS.Timeout
  const flushLater = () => {
    timer = setTimeout(() => {
      writing = flush().finally(flushLater)
    }, interval).unref()
  }
  flushLater()

  return {
    count: (counted: readonly Counted[]) => {
      for (const each of counted) add({ language: '', ...each, day, count: 1 })
    },
    /** Writes what is left; gives up after three seconds without the database. */
    stop: async () => {
      const last = async () => {
        await writing
        clearTimeout(timer)
        await flush()
      }
      await withinTime(last(), stopWithin).catch(onFailure)
      clearTimeout(timer)
    },
  }
}

let running: Pick<Counters, 'count'> | undefined

/** Sets what counts in this process; without it, or with `STATISTICS=off`, nothing is counted. */
export function countWith(counters: Pick<Counters, 'count'> | undefined): void {
  running = settings.STATISTICS ? counters : undefined
}

/** Counts for the statistics; returns at once. */
export function count(counted: readonly Counted[]): void {
  running?.count(counted)
}

/** Counts a search from a page of the site that found nothing. @param headers of its request */
export function countEmptySearch(term: string, language: string, headers: Headers): void {
  const isOwn = headers.get('Sec-Fetch-Site') === 'same-origin'
  if (term.trim() && isOwn && mayBeCounted(headers)) {
    count([{ kind: 'empty-search', name: termOf(term), language }])
  }
}
