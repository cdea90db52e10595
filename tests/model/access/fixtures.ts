import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { openPayload } from '../payload.ts'
import { fillGlobal } from './globals.ts'
import { richText } from './rich-text.ts'
import { password, type TestUser } from './test-users.ts'

export type Data = Record<string, unknown>

/** Documents that others refer to; the last two are needed for articles. */
export type Ground = {
  department: number
  service: number
  media: number
  employee?: number
  topic?: number
}

const unique = () => crypto.randomUUID()
const slugged = (data: Data) => ({ slug: `a-${unique()}`, ...data })

/** One of each, and the page that shows articles. */
export async function makeGround(): Promise<Ground> {
  const ground = { department: 0, service: 0, media: 0 }
  ground.department = await make('departments', ground)
  ground.service = await make('services', ground)
  ground.media = await make('media', ground)
  await fillGlobal('insights-page', 'Now', true)
  const employee = await make('employees', ground)
  return { ...ground, employee, topic: await make('topics', ground) }
}

/** What is needed to create one document of each collection that an interface may create in. */
export const dataOf: Record<string, (ground: Ground, by?: TestUser) => Data> = {
  services: () => slugged({ title: 'A service', icon: 'compass', summary: 'What we do.' }),
  projects: ({ media, service }) =>
    slugged({
      title: 'A project',
      summary: 'What we did.',
      cover: media,
      services: [service],
      challenge: richText('Hard.'),
      approach: richText('Calm.'),
      result: richText('Good.'),
      client: 'A client',
      industry: 'Trade',
      year: 2025,
      durationMonths: 3,
      teamSize: 3,
      platforms: ['web'],
    }),
  testimonials: () => ({ quote: 'Good.', name: 'Ion', role: 'Owner', company: 'A client' }),
  faqs: () => slugged({ question: 'Why?', answer: richText('Because.') }),
  'legal-pages': () =>
    slugged({ title: 'Terms', body: richText('Terms.'), effectiveOn: '2026-01-01' }),
  pages: () =>
    slugged({
      title: 'A page',
      summary: 'What it says.',
      blocks: [{ blockType: 'text', body: richText('Text.') }],
    }),
  media: () => ({ alt: 'A field at dawn' }),
  vacancies: ({ department }) =>
    slugged({
      title: 'A vacancy',
      summary: 'What you would do.',
      department,
      employmentType: 'full-time',
      seniority: 'senior',
      workplace: 'hybrid',
      about: richText('Work.'),
      postedOn: '2026-01-01',
    }),
  employees: ({ department }) =>
    slugged({ name: 'Ana', role: 'Engineer', department, summary: 'Builds.' }),
  articles: ({ media, employee, topic }) =>
    slugged({
      title: 'An article',
      summary: 'What we learned.',
      cover: media,
      body: richText('Learned.'),
      author: employee,
      topics: topic ? [topic] : [],
      publishedOn: '2026-01-01',
    }),
  topics: () => slugged({ title: 'A topic' }),
  departments: () => slugged({ title: 'A department' }),
  'consultation-requests': () => ({
    ...sender(),
    message: 'Hello.',
  }),
  applications: () => ({ ...sender(), applicantKey: unique() }),
  'job-alerts': () => ({
    email: `${unique()}@client.example`,
    confirmedAt: '2026-01-01T00:00:00.000Z',
    toldUntil: '2026-01-01T00:00:00.000Z',
  }),
  erasures: () => ({ number: unique(), reason: 'request', erased: { emails: 1 } }),
  documents: () => ({ originalName: 'cv.txt', owner: 'applications' }),
  emails: () => ({
    to: 'visitor@client.example',
    subject: 'Hello',
    template: 'consultation-received',
    data: {},
    messageId: unique(),
    status: 'queued',
    attempts: 0,
  }),
  users: () => ({
    name: 'A visitor',
    email: `${unique()}@company.example`,
    password,
    roles: ['sales'],
  }),
  'missed-addresses': () => ({
    path: `/missed-${unique()}`,
    count: 1,
    lastAt: new Date().toISOString(),
  }),
  redirects: () => ({ from: `/old-${unique()}`, to: { type: 'custom', url: '/services' } }),
  'payload-query-presets': () => ({
    title: 'Mine',
    relatedCollection: 'consultation-requests',
    where: { email: { equals: 'secret@client.example' } },
    isShared: true,
    access: {
      read: { constraint: 'everyone' },
      update: { constraint: 'everyone' },
      delete: { constraint: 'everyone' },
    },
  }),
  'payload-preferences': () => ({ key: unique(), value: { secret: true } }),
  'payload-locked-documents': ({ service }, by) => ({
    document: { relationTo: 'services', value: service },
    user: { relationTo: 'users', value: by?.user?.id },
  }),
  'payload-jobs': () => ({ taskSlug: 'schedulePublish', input: {}, queue: 'default' }),
  'payload-kv': () => ({ key: unique(), data: {} }),
}

/** A change that each collection would take. */
export const changeOf: Record<string, Data> = {
  testimonials: { company: 'Another' },
  media: { caption: 'Seen from a hill' },
  'legal-pages': { effectiveOn: '2026-02-01' },
  articles: { publishedOn: '2026-02-01' },
  pages: { summary: 'Another summary.' },
  vacancies: { seniority: 'lead' },
  'consultation-requests': { status: 'in-contact' },
  applications: { status: 'screening' },
  'job-alerts': { email: 'other@client.example' },
  erasures: { number: 'E-OTHER' },
  documents: { originalName: 'other.txt' },
  emails: { subject: 'Changed' },
  users: { name: 'Renamed' },
  'missed-addresses': { count: 2 },
  redirects: { to: { type: 'custom', url: '/careers' } },
  'payload-query-presets': { title: 'Renamed' },
  'payload-preferences': { value: { secret: false } },
  'payload-locked-documents': { globalSlug: null },
  'payload-jobs': { queue: 'other' },
  'payload-kv': { data: { changed: true } },
}
export const change = (collection: string): Data => changeOf[collection] ?? { order: 7 }

/** A file, for the collections that are files. */
export async function fileOf(collection: string) {
  if (collection === 'media') {
    const data = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#2f6f4f' },
    })
      .png()
      .toBuffer()
    return { data, mimetype: 'image/png', name: `${unique()}.png`, size: data.length }
  }
  if (collection !== 'documents') return undefined
  const data = Buffer.from('A curriculum vitae')
  return { data, mimetype: 'text/plain', name: `${unique()}.txt`, size: data.length }
}

/** Inserted directly: the first two belong to a user, and hashing a password takes a second. */
const pastPayload: CollectionSlug[] = ['payload-locked-documents', 'payload-preferences', 'users']

/** Makes a document with the authority of the model itself. */
export async function make(
  collection: CollectionSlug,
  ground: Ground,
  { by, ...more }: { by?: TestUser } & Data = {},
): Promise<number> {
  const payload = await openPayload()
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const data = {
    ...dataOf[collection]?.(ground, by),
    ...(hasDrafts && { _status: 'published' }),
    ...more,
  }
  if (pastPayload.includes(collection)) {
    const user = { relationTo: 'users', value: by?.user?.id }
    const { password: _, ...kept } = data as Data
    const { id } = await payload.db.create({ collection, data: { ...kept, user } })
    return id as number
  }
  const { id } = await payload.create({
    collection,
    data: data as never,
    file: await fileOf(collection),
    depth: 0,
  })
  // A picture for every place, without the time to make one of that size.
  if (collection === 'media') {
    await payload.db.updateOne({ collection, id, data: { width: 1600, height: 1000 } })
  }
  return id as number
}

function sender(): Data {
  return {
    reference: unique(),
    name: 'Maria',
    email: 'maria@client.example',
    idempotencyKey: unique(),
    status: 'new',
  }
}
