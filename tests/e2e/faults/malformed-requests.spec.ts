import { adminRequest } from '../../fuzz/admin-requests.ts'
import { knownRequests } from '../../fuzz/known-requests.ts'
import { formatReport, fuzz, send } from '../../fuzz/run.ts'
import { siteRequest } from '../../fuzz/site-requests.ts'
import { fuzzSettings, siteFacts, targetOf } from '../../fuzz/targets.ts'
import { startOwnAdmin } from '../support/own-admin.ts'
import { OwnSite } from '../support/own-site.ts'
import { expect, test } from '../support/test.ts'

/** `npm run test:fuzz` sends many more, and others each time. */
const seed = 12
/** Times are for the long form: other tests run beside this one. */
test.setTimeout(180_000)
const common = { atOnce: 6, slow: 20_000 }
const inputs = { site: 400, admin: 200 }

test('Fault: whatever a stranger sends, the site answers, with no error of its own', async ({
  environment,
}) => {
  const site = await OwnSite.make(environment, 'fuzz')
  try {
    const target = targetOf('site', site.url, await site.start(fuzzSettings))
    const facts = await siteFacts(site.url)
    for (const { what, request, status } of knownRequests(facts)) {
      expect.soft(await send(request, new URL(site.url)), what).toBe(status)
    }
    const make = (index: number) => siteRequest(seed, index, facts)
    const report = await fuzz({ ...target, ...common, make, count: inputs.site })
    expect(report.findings, formatReport('site', report)).toEqual([])
    expect(report.sent).toBe(inputs.site)
    expect(target.isAlive()).toBe(true)
  } finally {
    await site.remove()
  }
})

test('Fault: whatever is sent to the admin, it answers, with no error of its own', async ({
  environment,
}) => {
  const admin = await startOwnAdmin(environment, fuzzSettings)
  try {
    const target = targetOf('admin', admin.adminUrl, admin)
    const make = (index: number) => adminRequest(seed, index, { token: admin.token })
    const report = await fuzz({ ...target, ...common, make, count: inputs.admin })
    expect(report.findings, formatReport('admin', report)).toEqual([])
    expect(report.sent).toBe(inputs.admin)
    expect(target.isAlive()).toBe(true)
  } finally {
    await admin.stop()
  }
})
