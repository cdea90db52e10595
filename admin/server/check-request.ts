import type { IncomingMessage } from 'node:http'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Inherited property names, which a lookup in an object of collections would find. */
const inherited = /^(?:__proto__|constructor|prototype|toString|valueOf|hasOwnProperty)$/

/**
 * Finds requests that no browser sends and that Next or Payload would answer with 500.
 * @returns the HTTP status to reject with, or undefined
 */
export function checkRequest({ method = '', url = '', headers }: IncomingMessage) {
  if (!methods.includes(method)) return 405
  // PostgreSQL stores no NUL, so no parameter can contain one.
  if (url.includes('%00')) return 400
  const path = url.split('?', 1)[0] ?? ''
  const segments = decode(path)
  if (!path.startsWith('/') || path.startsWith('//') || !segments) return 400
  if (segments.some((segment) => inherited.test(segment))) return 404
  // Pages are read-only, except for React's server actions.
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && !path.startsWith('/api/') && !headers['next-action']) return 405
  return undefined
}

function decode(path: string): string[] | undefined {
  try {
    return decodeURIComponent(path).split('/')
  } catch {
    return undefined
  }
}
