import type { EmailQueue } from '@vitrina/content/jobs/queue.ts'
import { createContext, type RouterContextProvider } from 'react-router'

export type Read = { request: Request; context: Readonly<RouterContextProvider> }

/** What the server provides to loaders and actions: `context.get(siteContext)`. */
export const siteContext = createContext<{
  /** The site's public URL, without a trailing slash. */
  siteUrl: string
  adminUrl?: string
  requestId: string
  /** Whether a form was submitted: the page then shows the submitted values. */
  isForm: boolean
  /** Whether this is a shared render for the cache: no stale content may go into it. */
  isShared: boolean
  /** The client's address, only for limits; never logged or stored. */
  clientAddress: string
}>()

export const formContext = createContext<{
  queue: EmailQueue
  /** Logs that something could not be stored, without its content. */
  reportFailure: (error: unknown, message: string) => void
}>()

/** The nonce of inline scripts and styles; empty in development. */
export const nonceContext = createContext('')

/** Queues the rendering of a page that responds to a form; GET requests are already queued. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>
export const queueContext = createContext<Queue>((work) => work())

/** Receives a rendering error, so that the server can respond with an error page. */
export type Failure = { error: unknown }
export const failureContext = createContext<Failure>()
