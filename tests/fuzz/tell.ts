import type { FuzzReport } from './run.ts'

/** What was found out, to be read by people. */
export function tell(name: string, { sent, statuses, findings, slowest }: FuzzReport): string {
  const byStatus = Object.entries(statuses).map(([status, count]) =>
    status === '0' ? `closed: ${count}` : `${status}: ${count}`,
  )
  return [
    `${name}: ${sent} inputs, slowest answer ${Math.round(slowest)} ms, ${findings.length} findings`,
    `  ${byStatus.join(', ')}`,
    ...findings.map(({ what, index, detail }) => `  ${what} at ${index}: ${detail}`),
  ].join('\n')
}
