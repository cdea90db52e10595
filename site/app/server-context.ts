import { createContext } from 'react-router'

/** What the server tells every loader and action: `context.get(siteContext)`. */
export const siteContext = createContext<{
  /** The site's public address, without a slash at the end. */
  siteUrl: string
  /** The admin's, if this process knows it. */
  adminUrl?: string
  requestId: string
  /** Whether a form was sent: what was typed comes back with the page. */
  isForm: boolean
  /** Whether the page will be kept: nothing older than the content belongs in it. */
  forEverybody: boolean
  /** Where the request comes from, for limits alone; never logged nor stored. */
  clientAddress: string
}>()

/**
 * Marks the inline scripts and styles of this rendering as ours; see content-security-policy.ts.
 * Empty in development.
 */
export const nonceContext = createContext('')

/** How the page that answers a form waits until it is rendered; a page that is read has waited. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>
export const queueContext = createContext<Queue>((work) => work())

/** Where the rendering reports what went wrong, so that the server can answer for it. */
export type Failure = { error: unknown }
export const failureContext = createContext<Failure>()
