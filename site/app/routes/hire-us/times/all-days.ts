/** The parameter, in a URL or a form, that requests all days with available slots. */
export const allDays = { name: 'days', value: 'all' } as const
