import { isDatabaseGone } from '@vitrina/content/storage/database-gone.ts'
import type { Context, ErrorHandler } from 'hono'
import { localizedPath } from '../../app/languages.server.ts'
import { m } from '../../app/paraglide/messages.js'
import { plainPage, plainStyle } from '../../app/plain-page.server.ts'
import type { SiteEnv } from '../context.ts'
import { TooBusyError } from '../react-router/render-queue.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const errorPages = {
  failed: { status: 500, title: m.error_page_failed_title, text: m.error_page_failed_text },
  unavailable: {
    status: 503,
    title: m.error_page_unavailable_title,
    text: m.error_page_unavailable_text,
  },
  busy: { status: 503, title: m.error_page_busy_title, text: m.error_page_busy_text },
  wrongPreview: {
    status: 403,
    title: m.error_page_wrong_preview_title,
    text: m.error_page_wrong_preview_text,
  },
  expiredPreview: {
    status: 410,
    title: m.error_page_expired_preview_title,
    text: m.error_page_expired_preview_text,
  },
  tooMany: { status: 429, title: m.error_page_too_many_title, text: m.error_page_too_many_text },
  tooManyForms: {
    status: 429,
    title: m.error_page_too_many_forms_title,
    text: m.error_page_too_many_forms_text,
  },
} as const

/** Responds with a page that says what is wrong and what to do; `retryAfter` is in seconds. */
export function sendErrorPage(
  c: Context<SiteEnv>,
  name: keyof typeof errorPages,
  retryAfter?: number,
): Response {
  const { status, title, text } = errorPages[name]
  return c.html(page(title(), text(), c.get('requestId')), status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  })
}

/** `Retry-After` in seconds for responses with status 503. */
const whileUnavailable = 30

/** Responds to any thrown error with a page that has the request's id; details go to the log. */
export const handleError: ErrorHandler<SiteEnv> = (error, c) => {
  // Not logged: one line per rejected request would flood the log.
  if (error instanceof TooBusyError) return sendErrorPage(c, 'busy', whileUnavailable)
  c.get('log').error({ err: error }, 'a request failed')
  return isDatabaseGone(error)
    ? sendErrorPage(c, 'unavailable', whileUnavailable)
    : sendErrorPage(c, 'failed')
}

const policy = contentSecurityPolicy({ scripts: [], styles: [plainStyle] })

const page = (title: string, text: string, requestId: string) =>
  plainPage(
    title,
    `<p>${text}</p><p><a href="${localizedPath('/')}">${m.error_page_home()}</a></p><p><code>${requestId}</code></p>`,
  )
