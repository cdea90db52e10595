import { isDatabaseGone } from '@vitrina/content/storage/database-gone.ts'
import type { Context, ErrorHandler } from 'hono'
import type { SiteEnv } from '../context.ts'
import { TooBusyError } from '../react-router/render-queue.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const errorPages = {
  failed: {
    status: 500,
    title: 'Something went wrong on our side',
    text: 'We are sorry. The fault is ours and it has been recorded. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'We will be back in a moment',
    text: 'We are sorry. The site cannot reach its content right now. Please try again in a minute.',
  },
  busy: {
    status: 503,
    title: 'There are very many visitors',
    text: 'We are sorry. There are more of you at this moment than we can show a page. Please try again in half a minute.',
  },
  wrongPreview: {
    status: 403,
    title: 'This link is not complete',
    text: 'It should show a draft, but a part of it is missing. Copy the whole link, or ask for it again.',
  },
  expiredPreview: {
    status: 410,
    title: 'This preview has ended',
    text: 'Links to drafts live for seven days. Ask the sender for a new one.',
  },
  tooMany: {
    status: 429,
    title: 'That was a little too fast',
    text: 'We are sorry. Very many pages were asked for from your network within a short time. Please wait a moment, then load this page again.',
  },
  tooManyForms: {
    status: 429,
    title: 'That was not sent yet',
    text: 'We are sorry. Very many forms were sent from your network within a short time. Please go back, wait a minute, and send yours again.',
  },
} as const

/** Responds with a page that says what is wrong and what to do; `retryAfter` is in seconds. */
export function sendErrorPage(
  c: Context<SiteEnv>,
  name: keyof typeof errorPages,
  retryAfter?: number,
): Response {
  const { status, title, text } = errorPages[name]
  return c.html(page(title, text, c.get('requestId')), status, {
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

// Error pages have no dependencies: they must work even when messages and everything else fail.
const style = `:root{color-scheme:light}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#faf9f5;color:#14211c;font:18px/1.6 Onest,Arial,sans-serif}main{max-width:34em;border-top:1px solid #e3e1d8;padding-top:32px}h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.1;letter-spacing:-.02em;font-weight:600;margin:0 0 16px;text-wrap:balance}p{margin:0 0 16px;color:#45534c}a{color:#0e5a43}code{font-size:14px}`
const policy = contentSecurityPolicy({ scripts: [], styles: [style] })

function page(title: string, text: string, requestId: string): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Home page</a></p><p><code>${requestId}</code></p></main></body></html>`
}
