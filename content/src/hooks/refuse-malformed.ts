import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type Plugin,
} from 'payload'

/**
 * States of PostgreSQL that say that a value makes no sense where it stands: data exceptions (class
 * 22), a column, function or type that does not fit it, a query that is too complicated.
 */
const meaningless = /^(?:22|54)|^42(?:601|703|804|846|883|P18)$/

/** What is thrown while a body, an address or a parameter is taken apart. */
const unreadable =
  /^(?:Unexpected end of form|Malformed (?:content type|part header)|Multipart: |Missing boundary|Unsupported content type|Content-Type was not one of|Failed to parse body as FormData|Request is not eligible for file upload|Cannot find field for path at )/

/** A value of another type than its field: a number where Payload takes a text apart, for instance. */
const wrongType =
  /\.(?:split|trim|toLowerCase|replace|match|startsWith|normalize) is not a function|^Cannot create property '.+' on (?:number|string|boolean)/

export const malformedSentence =
  'The request is malformed: check its address, its parameters and its values.'

/**
 * What cannot be understood is refused with 400, wherever Payload or the database stumbled over it;
 * it is no fault of ours. Everything else stays a 500.
 */
export const refuseMalformed: AfterErrorHook = ({ error }) => {
  if (!isMalformed(error)) return
  return { response: { errors: [{ message: malformedSentence }] }, status: 400 }
}

/** A document cannot be made of nothing, in any collection. */
export const refuseNoData: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), needData],
    },
  })),
})

const needData: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data } = args as { data?: unknown }
  if (typeof data !== 'object' || data === null)
    throw new APIError(malformedSentence, 400, null, true)
}

function isMalformed(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if (error instanceof URIError || error instanceof SyntaxError) return true
  return (
    ('code' in error && meaningless.test(String(error.code))) ||
    unreadable.test(error.message) ||
    (error instanceof TypeError && wrongType.test(error.message)) ||
    isMalformed(error.cause, depth + 1)
  )
}
