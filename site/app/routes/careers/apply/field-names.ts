/** Field names shared by the form, the server that parses it and the confirmation page. */

/** The fields for links; their number is the maximum. */
export const linkNames = ['links-0', 'links-1', 'links-2']

/** Maximum number of characters in a cover letter. */
export const coverLetterLongest = 8_000

/** The field name for the answer to one of the vacancy's own questions. */
export const answerName = ({ id }: { id: string }) => `answer-${id}`

/** The name of the draft in the browser, from the page's path. */
export const draftName = (path: string) => `application:${path}`
