import {
  type ClientField,
  createClientFields,
  createLocalReq,
  flattenTopLevelFields,
} from 'payload'
import { expect, it } from 'vitest'
import { openPayload } from './payload.ts'

type Offered = { accessor?: string; name?: string; admin?: { disableListColumn?: boolean } }

/** The fields of a collection as the admin's lists get them in the browser. */
async function inBrowser(slug: 'applications' | 'consultation-requests' | 'emails' | 'media') {
  const payload = await openPayload()
  const { i18n } = await createLocalReq({ user: undefined }, payload)
  const fields: ClientField[] = createClientFields({
    ...{ defaultIDType: 'number', i18n, importMap: {} },
    fields: payload.collections[slug].config.fields,
  })
  return flattenTopLevelFields(fields, { i18n, moveSubFieldsToTop: true })
}

const columns = async (slug: Parameters<typeof inBrowser>[0]) =>
  ((await inBrowser(slug)) as Offered[])
    .filter(({ admin }) => !admin?.disableListColumn)
    .map(({ accessor, name }) => accessor ?? name)

it('lists offer what staff know, and nothing that only the model needs', async () => {
  const applications = await columns('applications')
  expect(applications).toEqual(
    expect.arrayContaining(['reference', 'possibleDuplicateOf', 'createdAt', 'updatedAt']),
  )
  for (const internal of ['idempotencyKey', 'applicantKey', 'contentHash', 'changedBy']) {
    expect(applications).not.toContain(internal)
  }
  expect(await columns('consultation-requests')).not.toContain('appointment-sequence')
  const mails = await columns('emails')
  for (const internal of ['data', 'headers', 'attachments', 'triedAt']) {
    expect(mails).not.toContain(internal)
  }
  const media = await columns('media')
  expect(media).toEqual(expect.arrayContaining(['filename', 'alt', 'filesize', 'createdAt']))
  expect(media.filter((name) => name?.startsWith('sizes'))).toEqual([])
})

it('list headers get their labels as texts', async () => {
  for (const field of await inBrowser('applications')) {
    if ('label' in field && field.label) expect(field.label).toBeTypeOf('string')
  }
})

it('dates and times are written alike, from 0 to 24 o’clock', async () => {
  const { config } = await openPayload()
  expect(config.admin.dateFormat).toBe('PP, HH:mm')
  const dates = (await inBrowser('consultation-requests')).filter(({ type }) => type === 'date')
  expect(dates.length).toBeGreaterThan(5)
  for (const { name, admin } of dates as { name: string; admin?: { date?: object } }[]) {
    expect(admin?.date, name).toMatchObject({
      displayFormat: name === 'keepUntil' ? 'PP' : 'PP, HH:mm',
      timeFormat: 'HH:mm',
    })
  }
})
