/** How many characters a request may have: the form and the server that reads it agree on them. */
export const shortestMessage = 20
export const longestMessage = 5_000
