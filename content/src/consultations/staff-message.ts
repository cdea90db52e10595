/** Characters of what staff add to the mail about a call that they move or cancel. */
export const longestMessage = 1_000
