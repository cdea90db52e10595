/** In place of Payload's button, where unpublishing is rejected (`publishing/guard-published.ts`). */
export function NoButton() {
  return null
}
