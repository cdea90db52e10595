import { restoreAsDraft } from '@vitrina/content/publishing/restore-as-draft.ts'
import { APIError, type CollectionSlug, createLocalReq } from 'payload'
import { openPayload } from '../payload.ts'
import type { Data } from './fixtures.ts'
import { rest } from './rest.ts'
import type { TestUser } from './test-users.ts'

type File = Awaited<ReturnType<typeof import('./fixtures.ts').fileOf>>

/** Operations on a collection. Each returns whether it was allowed. */
export type ApiClient = {
  create(collection: string, data: Data, file: File): Promise<boolean>
  read(
    collection: string,
    id: number,
    flags?: { draft?: boolean; trash?: boolean },
  ): Promise<boolean>
  readVersions(collection: string, id: number): Promise<boolean>
  update(collection: string, id: number, data: Data): Promise<boolean>
  remove(collection: string, id: number): Promise<boolean>
  restore(collection: string, version: number): Promise<boolean>
  unlock(collection: string, email: string): Promise<boolean>
}

/** The Local API, as a test user. */
export function localApiClient({ user }: TestUser): ApiClient {
  const as = { user, overrideAccess: false, depth: 0 } as const
  const named = (name: string) => ({ ...as, collection: name as CollectionSlug })
  return {
    create: (name, data, file) =>
      succeeds(async (payload) => payload.create({ ...named(name), data: data as never, file })),
    read: (name, id, flags) =>
      succeeds(async (payload) => {
        const found = await payload.find({
          ...named(name),
          ...flags,
          where: { id: { equals: id } },
        })
        if (found.docs.length === 0) throw new APIError('It is not among those found.', 404)
      }),
    readVersions: (name, id) =>
      succeeds(async (payload) => {
        const where = { parent: { equals: id } }
        const { docs } = await payload.findVersions({ ...named(name), where })
        if (docs.length === 0) throw new APIError('There are no versions.', 404)
      }),
    update: (name, id, data) =>
      succeeds(async (payload) => payload.update({ ...named(name), id, data: data as never })),
    remove: (name, id) => succeeds(async (payload) => payload.delete({ ...named(name), id })),
    restore: (name, version) =>
      succeeds(async (payload) => {
        const { versions } = payload.collections[name as CollectionSlug].config
        if (!versions?.drafts) {
          return payload.restoreVersion({ ...named(name), id: String(version) })
        }
        const req = await createLocalReq({ user }, payload)
        return restoreAsDraft(req, name as CollectionSlug, version)
      }),
    unlock: (name, email) =>
      succeeds(async (payload) =>
        payload.unlock({
          collection: name as 'users',
          data: { email, password: '' },
          overrideAccess: false,
          req: { user },
        }),
      ),
  }
}

/** Payload's REST API, as a test user. */
export function restClient({ token }: TestUser): ApiClient {
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await rest(method, path, { token, body })
    if (answer.status >= 500 && answer.status !== 501) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    }
    return answer
  }
  const passes = async (method: string, path: string, body?: unknown) =>
    (await ask(method, path, body)).status < 300
  const finds = async (path: string) => {
    const { status, body } = await ask('GET', path)
    return status < 300 && ((body.docs as unknown[]) ?? []).length > 0
  }
  return {
    create(name, data, file) {
      if (!file) return passes('POST', `${name}?depth=0`, data)
      const form = new FormData()
      form.set('_payload', JSON.stringify(data))
      form.set('file', new File([new Uint8Array(file.data)], file.name, { type: file.mimetype }))
      return passes('POST', `${name}?depth=0`, form)
    },
    async read(name, id, flags) {
      const search = new URLSearchParams({ depth: '0' })
      for (const flag of Object.keys(flags ?? {})) search.set(flag, 'true')
      const listed = await finds(`${name}?where[id][equals]=${id}&${search}`)
      const counted = await ask('GET', `${name}/count?where[id][equals]=${id}&${search}`)
      if (!flags && (counted.body.totalDocs === 1) !== listed) {
        throw new Error(`${name} counts what it does not list: ${counted.text}`)
      }
      // What is asked for by its id is asked for by its key there.
      if (name === 'payload-preferences') return listed
      const byId = await passes('GET', `${name}/${id}?${search}`)
      if (byId !== listed) throw new Error(`${name} lists ${listed} but gives ${byId} by its id.`)
      return listed
    },
    readVersions: (name, id) => finds(`${name}/versions?where[parent][equals]=${id}&depth=0`),
    update: (name, id, data) => passes('PATCH', `${name}/${id}?depth=0`, data),
    async remove(name, id) {
      const { status, body } = await ask('DELETE', `${name}?where[id][equals]=${id}&depth=0`)
      return status < 300 && (body.docs as unknown[]).length > 0
    },
    restore: (name, version) => passes('POST', `${name}/versions/${version}`),
    unlock: (name, email) => passes('POST', `${name}/unlock`, { email }),
  }
}

async function succeeds(
  work: (payload: Awaited<ReturnType<typeof openPayload>>) => Promise<unknown>,
): Promise<boolean> {
  try {
    await work(await openPayload())
    return true
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return false
    // Where there are no versions or no drafts, there is nothing to be had.
    if (error instanceof APIError && /version/i.test(error.message)) return false
    throw error
  }
}
