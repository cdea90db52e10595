/** The field names of the spam protection, shared by the browser and the server. */
export const guardNames = { trap: 'website', took: 'took', proof: 'altcha' } as const
