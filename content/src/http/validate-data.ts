import {
  type AfterErrorHook,
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedBlocksField,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type SanitizedConfig,
} from 'payload'

/** PostgreSQL's data exceptions, mismatching columns or types, and too complex queries. */
const invalidValueCodes = /^(?:22|54)|^42(?:601|703|804|846|883|P18)$/

/** Errors thrown while a body, URL or parameter is parsed. */
const parseErrors =
  /^(?:Unexpected end of form|Malformed (?:content type|part header)|Multipart: |Missing boundary|Unsupported content type|Content-Type was not one of|Failed to parse body as FormData|Request is not eligible for file upload|Cannot find field for path at )/

/** A value whose type is not that of its field, such as a number where Payload splits a text. */
const wrongType =
  /\.(?:split|trim|toLowerCase|replace|match|startsWith|normalize) is not a function|^Cannot (?:create property '.+' on (?:number|string|boolean)|use 'in' operator to search for '.+' in )/

export const malformedMessage =
  'The request is malformed: check its address, its parameters and its values.'

/** Responds with 400 to malformed requests, whether the error came from Payload or the database. */
export const rejectMalformed: AfterErrorHook = ({ error }) => {
  const message = isMalformed(error) ? malformedMessage : constraintMessage(error)
  if (message) return { response: { errors: [{ message }] }, status: 400 }
}

/** Rejects missing data, and groups or rows of a wrong type; empties null, which breaks Payload. */
export async function normaliseData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections) {
    hooks.beforeOperation = [normaliseDocument, ...(hooks.beforeOperation ?? [])]
  }
  for (const { hooks } of sanitized.globals) {
    hooks.beforeOperation = [normaliseGlobal, ...(hooks.beforeOperation ?? [])]
  }
  return sanitized
}

const normaliseDocument: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation === 'create' || operation === 'update') {
    emptyNulls(requireData(args), collection.flattenedFields)
  }
}

const normaliseGlobal: GlobalBeforeOperationHook = ({ args, global, operation }) => {
  if (operation === 'update') emptyNulls(requireData(args), global.flattenedFields)
}

type Data = Record<string, unknown>

/** A request whose body is neither JSON nor multipart leaves an operation without data. */
function requireData({ data }: { data?: unknown }): Data {
  if (typeof data === 'object' && data) return data as Data
  throw new APIError(malformedMessage, 400, null, true)
}

function emptyNulls(data: Data, fields: FlattenedField[]): void {
  for (const field of fields) {
    const value = data[field.name]
    if (field.type === 'blocks' && value !== undefined) {
      data[field.name] = emptyNullsOfBlocks(value, field)
    }
    if (value === undefined || !('flattenedFields' in field)) continue
    if (value === null) data[field.name] = emptied(field)
    // Rows that were not loaded are given as their count.
    else if (typeof value !== 'object' && !(field.type === 'array' && typeof value === 'number')) {
      throw new APIError(malformedMessage, 400, null, true)
    }
    for (const part of [data[field.name]].flat()) {
      if (typeof part === 'object' && part) emptyNulls(part as Data, field.flattenedFields)
    }
  }
}

function emptyNullsOfBlocks(value: unknown, { blocks }: FlattenedBlocksField): unknown {
  if (value === null) return []
  // Rows that were not loaded are given as their count.
  if (typeof value === 'number') return value
  if (!Array.isArray(value)) throw new APIError(malformedMessage, 400, null, true)
  for (const row of value) {
    const block = blocks.find(({ slug }) => slug === row?.blockType)
    if (!block) throw new APIError(malformedMessage, 400, null, true)
    emptyNulls(row, block.flattenedFields)
  }
  return value
}

/** A group with empty fields, or an empty list of rows. */
function emptied(field: FlattenedField): unknown {
  if (field.type === 'array' || field.type === 'blocks') return []
  if (!('flattenedFields' in field)) return null
  return Object.fromEntries(field.flattenedFields.map((part) => [part.name, emptied(part)]))
}

/** Message for a violated not-null or foreign key constraint. */
function constraintMessage(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const { code, column, detail } = error as { code?: string; column?: string; detail?: string }
  const [, key] = /^Key \((\w+)\)=.* is not present/.exec(detail ?? '') ?? []
  if (code === '23502' && column) return `The field “${readableName(column)}” must not be empty.`
  const isDangling = code === '23503' && key
  if (isDangling) return `The field “${readableName(key)}” points at something that is not there.`
  return constraintMessage(error.cause, depth + 1)
}

const readableName = (column: string) => column.replace(/_id$/, '').replaceAll('_', ' ')

function isMalformed(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 5) return false
  if (error instanceof URIError || error instanceof SyntaxError) return true
  return (
    ('code' in error && invalidValueCodes.test(String(error.code))) ||
    parseErrors.test(error.message) ||
    (error instanceof TypeError && wrongType.test(error.message)) ||
    isMalformed(error.cause, depth + 1)
  )
}
