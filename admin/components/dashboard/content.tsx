import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, type Wording } from '@vitrina/content/i18n/translator.ts'
import { dayIn, isClosed } from '@vitrina/content/vacancies/closing-day.ts'
import type { PayloadRequest, SchedulePublishTaskInput } from 'payload'
import { asViewer, Card, type LoadCard, may } from './card.tsx'

/** Published vacancies whose last day has passed, and those whose last day is within a week. */
export const endingVacancies: LoadCard = async ({ req, t, language, timeZone }) => {
  if (!(await may(req, 'update', 'vacancies'))) return null
  const today = dayIn(timeZone)
  const afterAWeek = new Date(Date.parse(today) + 8 * 24 * 60 * 60 * 1000)
  const { docs } = await req.payload.find({
    collection: 'vacancies',
    where: {
      _status: { equals: 'published' },
      closesOn: { less_than: afterAWeek.toISOString() },
    },
    sort: 'closesOn',
    limit: 20,
    pagination: false,
    select: { title: true, closesOn: true },
    ...asViewer(req),
  })
  // The last day is a calendar date, independent of the time zone.
  const format = dateFormat('UTC', { dateStyle: 'medium' }, language)
  const card = (closed: boolean, title: Wording, hint?: Wording) => {
    const rows = docs
      .filter(({ closesOn }) => isClosed(closesOn, today) === closed)
      .map(({ id, title: name, closesOn }) => {
        const day = closesOn?.slice(0, 10) ?? ''
        return {
          id,
          address: `/admin/collections/vacancies/${id}`,
          name,
          details: <time dateTime={day}>{format.format(Date.parse(day))}</time>,
        }
      })
    if (rows.length === 0) return null
    return <Card hint={hint && t(hint)} key={title} rows={rows} title={t(title)} />
  }
  return [
    card(
      true,
      'Closed and still published',
      'Visitors read that they are closed. Unpublish them, or give them a later day.',
    ),
    card(false, 'Closing within seven days'),
  ]
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
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  const found = await Promise.all(
    jobs.map(async ({ id, waitUntil, input, hasError, error }) => {
      const { type, ...entity } = input as SchedulePublishTaskInput
      const target = await findTarget(req, entity)
      if (!target) return []
      const isUnpublish = type === 'unpublish'
      const { message = '' } = (error ?? {}) as { message?: string }
      return {
        id,
        address: target.address,
        name: readLabel(target.title, language) || String(target.title),
        details: (
          <>
            {hasError
              ? t(isUnpublish ? 'Was not taken back' : 'Was not published')
              : t(isUnpublish ? 'Will be taken back' : 'Will be published')}
            {waitUntil && ' · '}
            {waitUntil && <time dateTime={waitUntil}>{format.format(new Date(waitUntil))}</time>}
            {/* A failed change is not tried again. */}
            {hasError && ` · ${message.replace(/^\w*Error: /, '')}`}
          </>
        ),
      }
    }),
  )
  const rows = found.flat()
  return rows.length > 0 ? <Card rows={rows} title={t('Scheduled')} /> : null
}

/** The document's title, or the label of the global, and its address in the admin. */
async function findTarget(req: PayloadRequest, { doc, global }: SchedulePublishTaskInput) {
  const { payload } = req
  if (global && (await may(req, 'update', global))) {
    const config = payload.globals.config.find(({ slug }) => slug === global)
    return { title: config?.label, address: `/admin/globals/${global}` }
  }
  if (!doc || !(await may(req, 'update', doc.relationTo))) return
  const { relationTo: collection, value: id } = doc
  const found = await payload.findByID({
    collection,
    id,
    draft: true,
    disableErrors: true,
    ...asViewer(req),
  })
  if (!found) return
  const { useAsTitle = 'id' } = payload.collections[collection].config.admin
  const title = (found as unknown as Record<string, unknown>)[useAsTitle] ?? id
  return { title, address: `/admin/collections/${collection}/${id}` }
}
