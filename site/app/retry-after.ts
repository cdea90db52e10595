/** When a form can be sent again, if its action has said so: pages pass it on by themselves only. */
export function retryAfter(actionHeaders: Headers): Record<string, string> {
  const seconds = actionHeaders.get('Retry-After')
  return seconds ? { 'Retry-After': seconds } : {}
}
