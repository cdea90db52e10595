import { getPayload } from 'payload'

/**
 * A process that runs what is scheduled, as a site does with `JOBS` on, for tests to kill. It says
 * “ready” and one line for each publication.
 */
const { default: config } = await import('@vitrina/content/payload.config.ts')
const { createJobQueue } = await import('@vitrina/content/jobs/queue.ts')
const { workOnSchedules } = await import('@vitrina/content/publishing/publish-scheduled.ts')

const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`)
const payload = await getPayload({ config, disableOnInit: true })
const log = {
  info: (facts: Record<string, unknown>, message: string) => say(message, JSON.stringify(facts)),
  error: (facts: Record<string, unknown>, message: string) => say(message, JSON.stringify(facts)),
}
const queue = createJobQueue()
queue.on('error', (error) => say('failed', error))
await queue.start()
await workOnSchedules(payload, queue, log)
say('ready')
