import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Notes whatever no visitor should ever meet: errors and refusals of the security policy in the
 * console, uncaught exceptions, requests that fail or are answered with an error, and requests to
 * anybody else than us. A test that provokes one of them on purpose allows it.
 */
export class Watch {
  readonly #seen = new Set<string>()
  readonly #allowed: RegExp[] = []
  readonly #ownOrigins: string[]

  constructor(context: BrowserContext, ...ownOrigins: string[]) {
    this.#ownOrigins = ownOrigins
    context.on('console', (message) => {
      if (isBad(message)) this.#note('console', message.text(), message.location().url)
    })
    context.on('weberror', (error) => this.#note('uncaught', String(error.error())))
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && !this.#ownOrigins.includes(url.origin)) {
        this.#note('foreign', request.method(), url.href)
      }
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // A request that was given up because the visitor went on is no failure.
      if (reason === 'net::ERR_ABORTED') return
      this.#note('failed', request.method(), request.url(), reason)
    })
    context.on('response', (response) => {
      if (response.status() < 400) return
      this.#note(String(response.status()), response.request().method(), response.url())
    })
  }

  /** Expects problems that look so: `/^404 GET .*\/not-found(?:\?\S*)?$/`. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Counts an address as ours, for a test that starts another site. */
  own(origin: string): void {
    this.#ownOrigins.push(origin)
  }

  /** Unexpected problems, one per line. */
  problems(): string[] {
    return [...this.#seen].filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }

  #note(...parts: string[]): void {
    this.#seen.add(parts.join(' '))
  }
}

function isBad(message: ConsoleMessage): boolean {
  if (message.type() === 'error') return true
  return message.type() === 'warning' && /content.security.policy|refused/i.test(message.text())
}
