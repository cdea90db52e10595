import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { apiError } from '../http/error-response.ts'
import { exportPerson } from './export-person.ts'
import { normalAddress } from './holdings.ts'
import { erasePerson, findPerson } from './person.ts'
import { isWhole, scopeOf } from './scope.ts'

/** Email addresses are sent in the request body, because URLs appear in logs. */
const email = z
  .string()
  .max(320)
  .transform(normalAddress)
  .pipe(z.string().regex(/^[^\s@]+@[^\s@]+$/))

const person = z.object({ email })

const toErase = person.extend({
  confirmation: z.string().max(320).transform(normalAddress),
  note: z.string().trim().max(300).optional(),
})

/** `POST /api/person/find` with `{ email }`: counts the data stored about an address (`Found`). */
const find: Endpoint = {
  path: '/person/find',
  method: 'post',
  handler: async (req) => {
    const { scope, user } = staffOf(req)
    const { email } = read(req, person, await req.json?.())
    return answer(await findPerson(req.payload, email, scope, isWhole(scope) ? undefined : user))
  },
}

/** `POST /api/person/export`, a form with `email`: all data about an address, as a ZIP. */
const exportEverything: Endpoint = {
  path: '/person/export',
  method: 'post',
  handler: async (req) => {
    const { scope } = staffOf(req)
    const form = await req.formData?.()
    const { email } = read(req, person, { email: form?.get('email') })
    const archive = await exportPerson(req, email, scope)
    if (!archive) throw apiError(req, 404, 'There is nothing under this address.')
    const day = new Date().toISOString().slice(0, 10)
    return new Response(archive, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="personal-data-${day}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    })
  },
}

/** `POST /api/person/erase` with `{ email, confirmation, note }`: responds with `ErasedPerson`. */
const erase: Endpoint = {
  path: '/person/erase',
  method: 'post',
  handler: async (req) => {
    const { scope, user } = staffOf(req)
    const { email, confirmation, note } = read(req, toErase, await req.json?.())
    if (confirmation !== email) {
      throw apiError(req, 400, 'The two addresses differ. Nothing was erased.')
    }
    if (note?.includes('@')) {
      throw apiError(req, 400, 'The note is kept for good: leave addresses and names out of it.')
    }
    const erased = await erasePerson(req.payload, email, { scope, by: user, note })
    if (!erased) throw apiError(req, 404, 'There is nothing under this address.')
    req.payload.logger.info({ proof: erased.number, user }, 'personal data erased on request')
    return answer(erased)
  },
}

export const personEndpoints: Endpoint[] = [find, exportEverything, erase]

function staffOf(req: PayloadRequest) {
  const scope = scopeOf(req.user)
  if (!req.user) throw apiError(req, 401, 'Sign in to see this.')
  if (scope.length === 0) throw apiError(req, 403, 'You may not see this.')
  return { scope, user: req.user.id }
}

function read<Body>(req: PayloadRequest, schema: z.ZodType<Body>, given: unknown): Body {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw apiError(req, 400, 'Give an email address, such as ana@client.example.')
}

const answer = (body: unknown) =>
  Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } })
