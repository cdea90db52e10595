import { createHash, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { UploadedFile } from '../documents/store-document.ts'
import { isConfirmed } from '../email/emails.ts'
import { plainLine } from '../email/safe-text.ts'
import type { FieldError, FieldErrors } from './submission.ts'

/** A form as received, with the files that were accepted and the messages about the others. */
export type SubmittedForm = {
  form: FormData
  files: Record<string, UploadedFile[]>
  fileErrors: Record<string, string>
}

/** Removes NUL characters, which PostgreSQL rejects and users do not type. */
export function withoutNul(form: FormData): FormData {
  const cleaned = new FormData()
  for (const [name, value] of form) {
    if (typeof value === 'string') cleaned.append(name, value.replaceAll('\0', ''))
  }
  return cleaned
}

export function textsIn(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    // An empty field counts as absent.
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(texts)
}

/** Error messages of Zod rules are codes of `FieldError`. */
export const missing = { error: 'missing' } as const
export const invalid = { error: 'invalid' } as const
export const unknownChoice = { error: 'unknown-choice' } as const
export const tooLong = { error: 'too-long' } as const

export const optionalLine = (max: number) =>
  z.string().transform(plainLine).pipe(z.string().max(max, tooLong)).optional()

export const requiredLine = (max: number) =>
  z.string(missing).transform(plainLine).pipe(z.string().min(1, missing).max(max, tooLong))

/** Rules for the fields about the sender, shared by all forms. */
export const contactRules = {
  name: requiredLine(120),
  email: z
    .string(missing)
    .trim()
    .max(254, invalid)
    .pipe(z.email({ pattern: z.regexes.html5Email, ...invalid }))
    // Mail servers, calendars or links could take addresses with these characters for other ones.
    .refine((email) => /^[^?%!]+\.[^.@]+$/.test(email), invalid),
  phone: optionalLine(40).refine(
    (phone) => !phone || /^[+\d][\d\s().\-/]{4,}$/.test(phone),
    invalid,
  ),
}

export const consentRule = z.literal('on', missing)

export function fieldErrors(issues: readonly z.core.$ZodIssue[] = []): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) errors[String(issue.path[0])] ??= fieldError(issue)
  return errors
}

export function fieldError(issue: z.core.$ZodIssue): FieldError {
  const { message } = issue
  if (message === 'missing' || message === 'unknown-choice') return { code: message }
  if (message === 'too-long' && issue.code === 'too_big') {
    return { code: message, max: Number(issue.maximum) }
  }
  return { code: 'invalid' }
}

export function rejectedFiles(messages: Record<string, string>): FieldErrors {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { code: 'files', message }]),
  )
}

/** The source of a submission, as sent by the browser. */
export type SubmissionSource = {
  [Name in 'page' | 'referrer' | 'campaign' | 'campaignSource' | 'campaignMedium']?: string
}

/** A form that no browser sends. */
export class MalformedForm extends Error {
  constructor() {
    super('The form is malformed.')
    this.name = 'MalformedForm'
  }
}

/** From the hidden fields. @throws MalformedForm for a NUL, which no browser sends. */
export function sourceOf(form: FormData): SubmissionSource {
  const text = (name: string) => {
    const value = form.get(name)
    if (typeof value === 'string' && value.includes('\0')) throw new MalformedForm()
    return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
  }
  return {
    page: text('sourcePage'),
    referrer: text('sourceReferrer'),
    campaign: text('utm_campaign'),
    campaignSource: text('utm_source'),
    campaignMedium: text('utm_medium'),
  }
}

/** Recognises a repeated submission. @param content with its keys always in the same order. */
export function contentHash(content: { email: string; [name: string]: unknown }): string {
  const normalized = { ...content, email: content.email.toLowerCase() }
  return createHash('sha256').update(JSON.stringify(normalized)).digest('hex')
}

type Kind = 'C' | 'A'

/** Without I, L, O and U, which are easily misread or misheard (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const pattern = /^([AC])-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** A new random reference, such as `C-7K3M-9QXF`: easy to say on the phone. */
export function newReference(kind: Kind): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
  return `${kind}-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

export type Confirmation = {
  reference: string
  confirmed: boolean
}

const kinds = {
  C: { collection: 'consultation-requests', template: 'consultation-received' },
  A: { collection: 'applications', template: 'application-received' },
} as const

/** The confirmation of a stored submission; `undefined` for any other reference. */
export async function findConfirmation(payload: Payload, kind: Kind, reference: string | null) {
  if (!reference || pattern.exec(reference)?.[1] !== kind) return undefined
  const { collection, template } = kinds[kind]
  const [{ totalDocs }, confirmed] = await Promise.all([
    payload.count({
      collection,
      where: { reference: { equals: reference } },
    }),
    isConfirmed(payload, reference, [template]),
  ])
  return totalDocs > 0 ? { reference, confirmed } : undefined
}
