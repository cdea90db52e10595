/** The fields in which a form brings along what keeps machines away: browser and server agree on them. */
export const guardNames = { trap: 'website', took: 'took', proof: 'altcha' } as const
