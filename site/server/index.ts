import cluster from 'node:cluster'
import { join } from 'node:path'
import { settings } from '@vitrina/content/settings.ts'
import { createLog } from './log.ts'
import { createLimits, limitsOfPrimary, superviseWorkers } from './processes.ts'

const log = createLog(settings.LOG_LEVEL)
const { SITE_PROCESSES, RENDERS_PER_MINUTE } = settings

if (SITE_PROCESSES > 1 && cluster.isPrimary) {
  superviseWorkers(SITE_PROCESSES, createLimits(RENDERS_PER_MINUTE), log)
} else {
  // Not imported above: the primary process needs none of it.
  const { serve } = await import('./serve.ts')
  const limits = cluster.isWorker ? limitsOfPrimary() : createLimits(RENDERS_PER_MINUTE)
  await serve(limits, log, join(import.meta.dirname, '../client'))
}
