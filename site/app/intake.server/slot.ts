/** The format the form uses; limited to years that the database can store. */
const written = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/

/** Parses a slot to milliseconds since 1970; `undefined` for values that no form of ours sends. */
export function readSlot(value: unknown): number | undefined {
  if (typeof value !== 'string' || !written.test(value)) return undefined
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? undefined : moment
}
