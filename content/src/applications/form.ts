/** Names and limits shared by the application form and its validation. */

/** The fields for links; their number is the maximum. */
export const linkNames = ['links-0', 'links-1', 'links-2']

export const maxCoverLetter = 8_000

/** The field name for the answer to one of the vacancy's own questions. */
export const answerName = ({ id }: { id: string }) => `answer-${id}`
