import { once } from 'node:events'
import { getPayload } from 'payload'

/**
 * A process that enforces the retention periods as if it were a given moment, once it is told to,
 * for tests to kill.
 */
const { default: config } = await import('@vitrina/content/payload.config.ts')
const { enforceRetention } = await import(
  '@vitrina/content/personal-data/retention/enforce-retention.ts'
)

const payload = await getPayload({ config, disableOnInit: true })
process.send?.('ready')
await once(process, 'message')
await enforceRetention(
  payload,
  { insert: async () => null } as never,
  new Date(process.argv[2] ?? ''),
)
process.exit(0)
