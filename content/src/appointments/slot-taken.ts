/** Nobody can be spoken to at that time: it was taken meanwhile, or was never offered. */
export class SlotTaken extends Error {
  constructor(options?: { cause: unknown }) {
    super('This time is not offered any more.', options)
    this.name = 'SlotTaken'
  }
}

/** Whether PostgreSQL refused two appointments of one consultant that overlap (SQLSTATE). */
export function isOverlap(error: unknown): boolean {
  return ['23P01', '40P01'].includes(sqlState(error) ?? '')
}

/** The code under what Drizzle and Payload have wrapped around an error of the database. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}
