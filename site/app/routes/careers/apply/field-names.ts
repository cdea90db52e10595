/** What the page of a form, the server that reads it and the page after it agree on. */

/** The fields for links, as many as a form has room for. */
export const linkNames = ['links-0', 'links-1', 'links-2']

/** Characters of a cover letter. */
export const coverLetterLongest = 8_000

/** The field in which one of the vacancy's own questions is answered. */
export const answerName = ({ id }: { id: string }) => `answer-${id}`

/** The name of the draft in the browser, by the page's path. */
export const draftName = (path: string) => `application:${path}`
