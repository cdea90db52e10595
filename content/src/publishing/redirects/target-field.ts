import type { TextField } from 'payload'
import type { Redirect } from '../../payload-types.ts'
import { hasRole } from '../../staff/roles.ts'
import { pathTo } from './site-paths.ts'

/** For staff: where a redirect leads, as an address and the title of its document. */
export const targetField: TextField = {
  name: 'target',
  label: 'Leads to',
  type: 'text',
  virtual: true,
  admin: { readOnly: true },
  hooks: {
    afterRead: [
      async ({ data, req }) => {
        const to = data?.to as Redirect['to']
        if (!hasRole(req.user, 'admin', 'editor')) return undefined
        const path = to?.type === 'custom' ? to.url : await pathTo(req, to)
        const { relationTo: collection, value } = to?.reference ?? {}
        if (!path || !collection || !value) return path
        const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
        const id = typeof value === 'object' ? value.id : value
        const document = await req.payload.findByID({ collection, id, depth: 0, req })
        return `${path} · ${Reflect.get(document, useAsTitle)}`
      },
    ],
  },
}
