// `npm run test:fuzz`: sends at least 100,000 malformed inputs to the built site and admin and
// expects of each a proper answer. `-- --count 5000 --seed 7 --from 120 --only site` sends others.

import { parseArgs } from 'node:util'
import { residentMegabytes } from '../../bench/site.ts'
import { adminRequest } from './admin-requests.ts'
import { type FuzzReport, formatReport, fuzz } from './run.ts'
import { siteRequest } from './site-requests.ts'
import { siteFacts, type Target, withTargets } from './targets.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
})
const [count, from, seed] = [values.count, values.from, values.seed].map(Number)
if (count === undefined || from === undefined || seed === undefined || !(count > 0)) {
  throw new Error('--count, --from and --seed are numbers.')
}
/** Three of four go to the site, where strangers are. */
const shares = { site: 0.75, admin: 0.25 }

console.log(`seed ${seed}`)
const found = await withTargets(async ({ site, admin, adminToken }) => {
  const facts = await siteFacts(site.url)
  const wanted = [
    { target: site, share: shares.site, make: (n: number) => siteRequest(seed, n, facts) },
    {
      target: admin,
      share: shares.admin,
      make: (n: number) => adminRequest(seed, n, { token: adminToken }),
    },
  ].filter(({ target }) => !values.only || values.only === target.name)
  const share = (own: number) => (wanted.length === 1 ? count : Math.ceil(count * own))
  let findings = 0
  for (const { target, share: own, make } of wanted) {
    findings += await measure(target, (options) =>
      fuzz({ ...options, make, from, count: share(own) }),
    )
  }
  return findings
})
process.exitCode = found > 0 ? 1 : 0

type Common = Pick<Parameters<typeof fuzz>[0], 'url' | 'isAlive' | 'onProgress'>

/** Fuzzes one of the two and tells what it did to its process. */
async function measure(
  { name, url, pid, isAlive }: Target,
  run: (options: Common) => Promise<FuzzReport>,
): Promise<number> {
  const before = await residentMegabytes(pid)
  const onProgress = async (sent: number) => {
    if (sent % 10_000 !== 0) return
    console.log(`${name}: ${sent} inputs, ${await residentMegabytes(pid)} MB`)
  }
  const report = await run({ url, isAlive, onProgress })
  const after = await residentMegabytes(pid)
  console.log(formatReport(name, report))
  console.log(
    `  process ${pid} ${isAlive() ? 'is still the same' : 'is gone'}, ${before} MB before, ${after} MB after`,
  )
  return report.findings.length + (isAlive() ? 0 : 1)
}
