/** Limits for the request text in characters, shared by the form and the server. */
export const shortestMessage = 20
export const longestMessage = 5_000
