import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel } from '@vitrina/content/i18n/read-label.ts'
import { translate } from '@vitrina/content/i18n/translate.ts'
import Link from 'next/link'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { Card } from './card.tsx'
import { mayUpdate, mayUpdateGlobal, type Viewer } from './viewer.ts'

export function ScheduledContent({
  scheduled,
  viewer,
}: {
  scheduled: Scheduled[]
  viewer: Viewer
}) {
  const { language, timeZone } = viewer
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  return (
    <Card title={translate('Scheduled', language)}>
      <ul>
        {scheduled.map(({ job, title, address, publishes, at, failure }) => (
          <li key={job}>
            <Link href={address} prefetch={false}>
              {readLabel(title, language) || String(title)}
            </Link>
            <span>
              {failure !== undefined
                ? translate(publishes ? 'Was not published' : 'Was not taken back', language)
                : translate(publishes ? 'Will be published' : 'Will be taken back', language)}
              {at && (
                <>
                  {' · '}
                  <time dateTime={at}>{format.format(new Date(at))}</time>
                </>
              )}
              {failure && <> · {failure}</>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export type Scheduled = {
  job: number
  publishes: boolean
  at: string
  /** The document's title, or the label of the global. */
  title: unknown
  address: string
  /** Why it failed, for a change that is not tried again. */
  failure?: string
}

type Input = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: CollectionSlug; value: number | string }
  global?: GlobalSlug
}

/** Scheduled publishing and unpublishing of content the viewer may edit, soonest first. */
export async function scheduledContent(req: PayloadRequest): Promise<Scheduled[]> {
  const { docs: jobs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const scheduled = await Promise.all(
    jobs.map(async ({ id, waitUntil, input, hasError, error }) => {
      const { type, ...target } = input as Input
      const shown = await shownTarget(req, target)
      const { message = '' } = (error ?? {}) as { message?: string }
      return (
        shown && {
          ...shown,
          job: Number(id),
          publishes: type !== 'unpublish',
          at: waitUntil ?? '',
          ...(hasError && { failure: message.replace(/^\w*Error: /, '') }),
        }
      )
    }),
  )
  return scheduled.filter((one) => one !== undefined)
}

async function shownTarget(
  req: PayloadRequest,
  { doc, global }: Input,
): Promise<Pick<Scheduled, 'title' | 'address'> | undefined> {
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
