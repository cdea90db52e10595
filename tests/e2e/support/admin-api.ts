import { signature } from '@vitrina/content/http/signed-token.ts'
import { payloadSecret } from './apps.ts'

type Json = Record<string, unknown>

export type StaffAccount = { email: string; password: string; name: string; roles: string[] }

/** The admin's REST interface in the name of one member of staff. */
export class AdminApi {
  readonly #url: string
  readonly #token: string

  constructor(adminUrl: string, token: string) {
    this.#url = adminUrl
    this.#token = token
  }

  /** The document of a collection with this slug. */
  async bySlug(collection: string, slug: string): Promise<Json & { id: number }> {
    const search = new URLSearchParams({ 'where[slug][equals]': slug, depth: '0', limit: '1' })
    const { docs } = await this.#send('GET', `${collection}?${search}`)
    const [document] = docs as (Json & { id: number })[]
    if (!document) throw new Error(`There is no “${slug}” in ${collection}.`)
    return document
  }

  async create(collection: string, data: Json): Promise<Json & { id: number }> {
    const { doc } = await this.#send('POST', collection, data)
    return doc as Json & { id: number }
  }

  /** Invites a member of staff, and sets the password by the link in the email. */
  async createStaff({ password, ...person }: StaffAccount): Promise<{ id: number }> {
    const { id } = await this.#send('POST', 'users/invite', { ...person, language: 'en' })
    const token = await this.invitationToken(person.email)
    await this.#send('POST', 'users/reset-password', { token, password })
    return { id: id as number }
  }

  /** The token in the link of the invitation to an address. */
  async invitationToken(to: string): Promise<string> {
    const { docs } = await this.#send('GET', `emails?where[to][equals]=${to}&depth=0`)
    const [email] = docs as { data: { nonce: string } }[]
    const nonce = email?.data.nonce ?? ''
    return signature('password link', nonce, payloadSecret).toString('base64url')
  }

  /** A draft that is like another document, except for what is given. */
  async duplicate(collection: string, id: number, data: Json): Promise<Json & { id: number }> {
    const { doc } = await this.#send('POST', `${collection}/${id}/duplicate?draft=true`, data)
    return doc as Json & { id: number }
  }

  /** Changes and publishes. */
  async publish(collection: string, id: number, data: Json = {}): Promise<void> {
    await this.#send('PATCH', `${collection}/${id}`, { ...data, _status: 'published' })
  }

  async unpublish(collection: string, id: number): Promise<void> {
    await this.#send('PATCH', `${collection}/${id}`, { _status: 'draft' })
  }

  /** Changes the draft and leaves what is published as it is. */
  async saveDraft(collection: string, id: number, data: Json): Promise<void> {
    await this.#send('PATCH', `${collection}/${id}?draft=true`, { ...data, _status: 'draft' })
  }

  /** Changes the draft of a global and leaves what is published as it is. */
  async saveGlobalDraft(slug: string, data: Json): Promise<void> {
    await this.#send('POST', `globals/${slug}?draft=true`, { ...data, _status: 'draft' })
  }

  /** Changes and publishes a global. */
  async publishGlobal(slug: string, data: Json): Promise<void> {
    await this.#send('POST', `globals/${slug}`, { ...data, _status: 'published' })
  }

  /** An address that shows a draft to anyone with the link; `what` is a collection and id, or a global. */
  async sharePreview(what: Record<string, string>): Promise<string> {
    const { url } = await this.#send('GET', `share-preview?${new URLSearchParams(what)}`)
    return url as string
  }

  async remove(collection: string, id: number): Promise<void> {
    await this.#send('DELETE', `${collection}/${id}`)
  }

  async #send(method: string, path: string, data?: Json): Promise<Json> {
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers: {
        Authorization: `JWT ${this.#token}`,
        ...(data && { 'Content-Type': 'application/json' }),
      },
      body: data && JSON.stringify(data),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Json
  }
}

/**
 * The token of a signed-in member of staff. Payload keeps the sessions with the account and loses
 * one when another test signs in to the same account at the same moment, so each test that signs in
 * does so with an account of its own.
 */
export async function signIn(
  adminUrl: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${adminUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`Signing in was answered with ${answer.status}.`)
  return token
}
