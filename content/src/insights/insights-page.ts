import type { Access, GlobalConfig, PayloadRequest, Where } from 'payload'
import { leadField, requiredText } from '../fields/common-fields.ts'
import { pageGlobal } from '../pages/sections.ts'
import { isPreviewOf } from '../publishing/preview/previewable.ts'
import { hasRole } from '../staff/roles.ts'

const slug = 'insights-page'

const page = pageGlobal(slug, 'Insights page', 'Texts of the Insights page, and its switch.', [
  requiredText('heading'),
  leadField,
  {
    name: 'shown',
    label: 'Show insights',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      position: 'sidebar',
      description: 'Off, visitors find neither the page nor articles, feeds or links to them.',
    },
  },
])

const visible: Where = { _status: { equals: 'published' }, shown: { equals: true } }

/** For visitors, a page that is switched off is the same as one that was never published. */
export const InsightsPage: GlobalConfig = {
  ...page,
  access: { ...page.access, read: ({ req }) => hasRole(req.user, 'admin', 'editor') || visible },
}

/** What no document is. Payload would answer `false` with an error. */
const nothing: Where = { id: { exists: false } }

/** Limits what visitors may read to the time while the Insights page is switched on. */
export function whileInsightsAreShown(read: Access): Access {
  return async (args) => {
    const allowed = await read(args)
    return allowed === true || (await areShown(args.req)) ? allowed : nothing
  }
}

async function areShown(req: PayloadRequest): Promise<boolean> {
  if (isPreviewOf(req, slug)) return true
  const found = await req.payload.db.findGlobal({ slug, where: visible, req })
  return 'id' in found
}
