/** Asks for all days on which there are times, in an address or a form. */
export const allDays = { name: 'days', value: 'all' } as const
