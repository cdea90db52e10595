import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel } from '@vitrina/content/i18n/translator.ts'
import Link from 'next/link'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { Card, type LoadCard, mayUpdate, mayUpdateGlobal } from './card.tsx'

/** The input of Payload's task. */
type Input = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: CollectionSlug; value: number | string }
  global?: GlobalSlug
}

/** Scheduled publishing and unpublishing of content the viewer may edit, soonest first. */
export const scheduledContent: LoadCard = async ({ req, t, language, timeZone }) => {
  const { docs: jobs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const targets = await Promise.all(jobs.map(({ input }) => findTarget(req, input as Input)))
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  const rows = jobs.flatMap(({ id, waitUntil, input, hasError, error }, index) => {
    const target = targets[index]
    if (!target) return []
    const isUnpublish = (input as Input).type === 'unpublish'
    const { message = '' } = (error ?? {}) as { message?: string }
    return (
      <li key={id}>
        <Link href={target.address} prefetch={false}>
          {readLabel(target.title, language) || String(target.title)}
        </Link>
        <span>
          {hasError
            ? t(isUnpublish ? 'Was not taken back' : 'Was not published')
            : t(isUnpublish ? 'Will be taken back' : 'Will be published')}
          {waitUntil && (
            <>
              {' · '}
              <time dateTime={waitUntil}>{format.format(new Date(waitUntil))}</time>
            </>
          )}
          {/* A failed change is not tried again. */}
          {hasError && ` · ${message.replace(/^\w*Error: /, '')}`}
        </span>
      </li>
    )
  })
  if (rows.length === 0) return null
  return (
    <Card title={t('Scheduled')}>
      <ul>{rows}</ul>
    </Card>
  )
}

/** The document's title, or the label of the global, and its address in the admin. */
async function findTarget(
  req: PayloadRequest,
  { doc, global }: Input,
): Promise<{ title: unknown; address: string } | undefined> {
  const { payload, user } = req
  if (global && (await mayUpdateGlobal(req, global))) {
    const config = payload.globals.config.find(({ slug }) => slug === global)
    return { title: config?.label, address: `/admin/globals/${global}` }
  }
  if (!doc || !(await mayUpdate(req, doc.relationTo))) return
  const found = await payload.findByID({
    collection: doc.relationTo,
    id: doc.value,
    depth: 0,
    draft: true,
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (!found) return
  const { useAsTitle = 'id' } = payload.collections[doc.relationTo].config.admin
  const title = (found as unknown as Record<string, unknown>)[useAsTitle] ?? doc.value
  return { title, address: `/admin/collections/${doc.relationTo}/${doc.value}` }
}
