import type { Payload, PayloadRequest } from 'payload'
import type { Brand } from '../payload-types.ts'

/** The brand with its logos; undefined until it is published. */
export async function publishedBrand(
  payload: Payload,
  req?: PayloadRequest,
): Promise<Brand | undefined> {
  const brand = await payload.findGlobal({ slug: 'brand', depth: 1, overrideAccess: true, req })
  return brand._status === 'published' ? brand : undefined
}
