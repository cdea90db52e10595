import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type SanitizedConfig,
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
  const message = isMalformed(error) ? malformedSentence : constraintSentence(error)
  if (message) return { response: { errors: [{ message }] }, status: 400 }
}

/**
 * A document cannot be made of nothing, in any collection, nor a group or rows of a text or number.
 * A null in their place, over which Payload stumbles, empties them.
 */
export async function normaliseData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [needData, ...(hooks.beforeOperation ?? [])]
  }
  for (const { hooks } of sanitized.globals) {
    hooks.beforeOperation = [emptyNullsOfGlobal, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}

const needData: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data } = args as { data?: unknown }
  if (typeof data !== 'object' || data === null)
    throw new APIError(malformedSentence, 400, null, true)
  emptyNulls(data as Data, collection.flattenedFields)
}

const emptyNullsOfGlobal: GlobalBeforeOperationHook = ({ args, global, operation }) => {
  if (operation === 'update') emptyNulls(args.data ?? {}, global.flattenedFields)
}

type Data = Record<string, unknown>

function emptyNulls(data: Data, fields: FlattenedField[]): void {
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || !('flattenedFields' in field)) continue
    if (value === null) data[field.name] = emptied(field)
    // Rows that nobody loaded are given as their number.
    else if (typeof value !== 'object' && !(field.type === 'array' && typeof value === 'number')) {
      throw new APIError(malformedSentence, 400, null, true)
    }
    for (const part of [data[field.name]].flat()) {
      if (typeof part === 'object' && part) emptyNulls(part as Data, field.flattenedFields)
    }
  }
}

/** Nothing of each part of a group; no rows. */
function emptied(field: FlattenedField): unknown {
  if (field.type === 'array') return []
  if (!('flattenedFields' in field)) return null
  return Object.fromEntries(field.flattenedFields.map((part) => [part.name, emptied(part)]))
}

/** A column that may not be empty, and one that points at a document that is not there. */
function constraintSentence(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const { code, column, detail } = error as { code?: string; column?: string; detail?: string }
  const [, key] = /^Key \((\w+)\)=.* is not present/.exec(detail ?? '') ?? []
  if (code === '23502' && column) return `The field “${inWords(column)}” must not be empty.`
  if (code === '23503' && key)
    return `The field “${inWords(key)}” points at something that is not there.`
  return constraintSentence(error.cause, depth + 1)
}

const inWords = (column: string) => column.replace(/_id$/, '').replaceAll('_', ' ')

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
