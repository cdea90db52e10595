/** As the form writes it; years that the database could not store are not ours. */
const written = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/

/** A time to talk, in milliseconds since 1970; `undefined` for what no form of ours sends. */
export function readSlot(value: unknown): number | undefined {
  if (typeof value !== 'string' || !written.test(value)) return undefined
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? undefined : moment
}
