/** Max characters of the message that staff add when they move or cancel a call. */
export const longestMessage = 1_000
