import { startSite, withDeployment } from '../e2e/support/apps.ts'

/** Runs work with the built site on a database of its own, filled with the sample company. */
export function withSite(work: (siteUrl: string) => Promise<void>): Promise<void> {
  return withDeployment('screenshots', {}, async (deployment) => {
    const site = await startSite(deployment)
    try {
      await work(deployment.siteUrl)
    } finally {
      await site.stop()
    }
  })
}
