import type { Instance } from '../instance.ts'
import { localAddress } from '../run/health.ts'

/** The URLs and locations, printed after a start. */
export function summary({ settings, database }: Instance): string {
  const at = (port: number) =>
    localAddress(settings.host, port).replace(/127\.0\.0\.1|\[::1\]/, 'localhost')
  return `
  Site      ${at(settings.port)}
  Admin     ${at(settings.adminPort)}/admin
  Data      ${settings.dataDir}
  Database  ${database.place}

  Ctrl-C stops everything.
`
}
