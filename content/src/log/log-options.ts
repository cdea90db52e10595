import {
  describeError,
  isClientError,
  withoutAddresses,
  withoutPersonalData,
} from './describe-error.ts'

/** The part of Pino's logger that the hook needs. */
type Hooked = { info: (fields: object, message: string) => void }
type Write = (this: unknown, ...args: never[]) => void

const infoLevel = 30

/** Pino options (9 and later) of all our logs: one JSON object per line. */
export function logOptions(name: string, level = 'info') {
  return {
    name,
    level,
    base: { name },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
    formatters: { level: (label: string) => ({ level: label }) },
  }
}

/**
 * Options for loggers passed to libraries such as Payload, whose messages may quote a query and
 * which log client errors as their own failures.
 */
export function foreignLogOptions(name: string, level?: string) {
  return {
    ...logOptions(name, level),
    hooks: {
      logMethod(this: Hooked, args: unknown[], write: Write, level: number) {
        const { err, fields, message } = read(args)
        if (isClientError(err) && level > infoLevel) return this.info({ err }, 'request rejected')
        Reflect.apply(write, this, [{ ...fields, ...(err && { err }) }, message])
      },
      streamWrite: withoutAddresses,
    },
  }
}

/** Reduces log arguments to an error, number and boolean fields, and a message. */
function read(args: readonly unknown[]) {
  const [first] = args
  const given = typeof first === 'object' && first && !(first instanceof Error) ? first : {}
  const err =
    'err' in given
      ? given.err
      : args.find((argument): argument is Error => argument instanceof Error)
  const fields = Object.fromEntries(
    Object.entries(given).filter(([, value]) => ['number', 'boolean'].includes(typeof value)),
  )
  const words = ['msg' in given ? given.msg : undefined, ...args].filter(
    (argument) => typeof argument === 'string',
  )
  return {
    err: err instanceof Error ? err : undefined,
    fields,
    message: withoutPersonalData(words.join(' ')),
  }
}
