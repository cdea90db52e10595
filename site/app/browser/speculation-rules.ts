/**
 * For browsers with the Speculation Rules API: prefetches the document of a link on hover, as the
 * router does after hydration (start.inline.ts then removes this script). Nothing is prefetched
 * earlier, and no subresources.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'
