/**
 * The `Retry-After` header of a form's action, if it has one; React Router does not pass it on to
 * the page.
 */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds ? { 'Retry-After': seconds } : {}
}
