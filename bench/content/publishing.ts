import { randomBytes } from 'node:crypto'
import { AdminApi, signIn } from '../../tests/e2e/support/admin-api.ts'
import { startAdmin } from '../../tests/e2e/support/rooms.ts'
import { project } from '../../tests/e2e/support/sample.ts'
import { portion } from '../portion.ts'
import { ascending, asMilliseconds, asSeconds, quantile } from '../report/figures.ts'
import { atMost, type Measured } from '../report/limits.ts'
import { onStage } from '../stage.ts'
import { timeUntilLive } from './until-live.ts'

const edits = portion(30)
const administrator = { email: 'ada@stejar.example', password: randomBytes(12).toString('hex') }

/** Measures how long visitors see the old content after an edit is published. */
export function measurePublishing(): Promise<Measured> {
  return onStage(
    async (stage) => {
      const admin = await startAdmin(stage)
      try {
        const api = new AdminApi(stage.adminUrl, await signIn(stage.adminUrl, administrator))
        const { id } = await api.bySlug('projects', project.slug)
        const page = `${stage.siteUrl}/services/${project.slug}`
        const edit = (title: string) =>
          timeUntilLive(page, title, () => api.publish('projects', id, { title }))
        // Warm up the admin.
        await edit('The first edit')
        const times: number[] = []
        for (let number = 1; number <= edits; number++) {
          times.push(await edit(`Edit ${number} of many`))
        }
        return found(ascending(times))
      } finally {
        await admin.stop()
      }
    },
    { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password },
  )
}

function found(times: readonly number[]): Measured {
  const worst = quantile(times, 1)
  return {
    tables: [
      {
        title: 'Publish to live',
        how: `${edits} edits of a project, one after another, from the click to the first page that shows it, which is asked for every 20 ms. Limit: ≤ 1 s.`,
        columns: ['what', 'measured'],
        rows: [
          ['median', asMilliseconds(quantile(times, 0.5))],
          ['worst', asMilliseconds(worst)],
        ],
      },
    ],
    limits: [atMost('publish to live, worst', 1_000, [['', worst]], asSeconds)],
  }
}
