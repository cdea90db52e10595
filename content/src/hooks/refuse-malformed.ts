import type { AfterErrorHook } from 'payload'

/**
 * States of PostgreSQL that say that a value makes no sense where it stands: data exceptions (class
 * 22), a column, function or type that does not fit it, a query that is too complicated.
 */
const meaningless = /^(?:22|54)|^42(?:703|804|846|883|P18)$/

/** What is thrown while a body, an address or a parameter is taken apart. */
const unreadable =
  /^(?:Unexpected end of form|Malformed (?:content type|part header)|Multipart: |Missing boundary|Unsupported content type|Request is not eligible for file upload|Cannot find field for path at )/

/** What is asked with an operator that PostgreSQL has no answer to, such as `near`. */
const unknownOperator = /operators\[\w+\] is not a function/

const sentence = 'The request is malformed: check its address, its parameters and its values.'

/**
 * What cannot be understood is refused with 400, wherever Payload or the database stumbled over it;
 * it is no fault of ours. Everything else stays a 500.
 */
export const refuseMalformed: AfterErrorHook = ({ error }) => {
  if (!isMalformed(error)) return
  return { response: { errors: [{ message: sentence }] }, status: 400 }
}

function isMalformed(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if (error instanceof URIError || error instanceof SyntaxError) return true
  return (
    ('code' in error && meaningless.test(String(error.code))) ||
    unreadable.test(error.message) ||
    unknownOperator.test(error.message) ||
    isMalformed(error.cause, depth + 1)
  )
}
