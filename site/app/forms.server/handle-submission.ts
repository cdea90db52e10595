import type { FileRule } from '@vitrina/content/documents/file-rules.ts'
import { StorageFull } from '@vitrina/content/documents/store-document.ts'
import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { MalformedForm, type SubmittedForm } from '@vitrina/content/submissions/fields.ts'
import type { FieldError, SubmissionResult } from '@vitrina/content/submissions/submission.ts'
import type { Payload } from 'payload'
import { data, type RouterContextProvider } from 'react-router'
import { openPayload } from '~/content.server/payload.ts'
import { m } from '~/paraglide/messages.js'
import { formContext, siteContext } from '~/server-context.ts'
import type { SubmissionError } from '~/ui/form/submission.ts'
import { type FormWithFiles, notReadable, readForm } from './read-form.ts'

type Handling<Stored> = {
  files?: Record<string, FileRule>
  failure: string
  /** The messages of the form's fields; others are common to all forms. */
  messages: (field: string) => Partial<Record<FieldError['code'], string | undefined>> | undefined
  /** @returns `undefined` when the form was sent for another page, not to be stored. */
  submit: (
    payload: Payload,
    queue: EmailQueue,
    form: SubmittedForm & { clientAddress: string },
  ) => Promise<SubmissionResult<Stored> | undefined>
}

const statuses = { invalid: 400, conflict: 409, wait: 429, closed: 410, full: 503, failed: 503 }

/**
 * Reads a form with its files, submits it, and deletes the files that were not stored. @returns
 * what was stored, or action data that says why not, with the HTTP status. @throws Response 400 or
 * 415 for an incomplete or unsupported body.
 */
export async function handleSubmission<Stored>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  { files = {}, failure, messages, submit }: Handling<Stored>,
) {
  const { queue, reportFailure } = context.get(formContext)
  const { clientAddress } = context.get(siteContext)
  let sent: FormWithFiles | undefined
  let form: FormData | undefined
  let result: SubmissionResult<Stored> | undefined
  try {
    sent = await readForm(request, files, reportFailure)
    form = sent.form
    result = await submit(await openPayload(), queue, { ...sent, clientAddress })
  } catch (error) {
    if (error instanceof Response) throw error
    if (error instanceof MalformedForm) throw notReadable(400)
    if (error instanceof StorageFull) form ??= error.form
    reportFailure(error, failure)
    result = { status: error instanceof StorageFull ? 'full' : 'failed' }
  } finally {
    await sent?.discard()
  }
  if (result?.status === 'stored') return { stored: result.stored }
  return { rejected: answer(result, form, messages) }
}

function answer(
  result: Exclude<SubmissionResult<never>, { status: 'stored' }> | undefined,
  form: FormData | undefined,
  messages: Handling<never>['messages'],
) {
  const error: SubmissionError = { values: form && valuesIn(form) }
  if (!result) return data(error)
  const headers: Record<string, string> = {}
  if ('errors' in result) {
    const errors = Object.entries(result.errors)
    error.errors = Object.fromEntries(
      errors.map(([name, error]) => [name, messageFor(error, messages(name))]),
    )
  } else {
    error.reason = result.status
  }
  if (result.status === 'wait') {
    error.challenge = result.challenge
    error.minutes = Math.ceil(result.retryAfter / 60)
    headers['Retry-After'] = String(result.retryAfter)
  }
  return data(error, { status: statuses[result.status], headers })
}

function messageFor(error: FieldError, messages: ReturnType<Handling<never>['messages']> = {}) {
  if (error.code === 'files') return error.message
  if (error.code === 'too-long') return m.form_text_too_long({ max: error.max })
  if (error.code === 'unknown-choice') return m.form_choice_unknown()
  return messages[error.code] ?? messages.missing ?? m.form_choice_unknown()
}

function valuesIn(form: FormData): Record<string, string[]> {
  const filled = [...form].filter(([, value]) => value !== '')
  const byName = Map.groupBy(filled, ([name]) => name)
  return Object.fromEntries(
    Array.from(byName, ([name, fields]) => [name, fields.map(([, value]) => String(value))]),
  )
}
