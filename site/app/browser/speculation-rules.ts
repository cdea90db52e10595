/**
 * For browsers that know the Speculation Rules API: a page that somebody points at is fetched, as
 * the router does once it is there (start.inline.ts then takes this away). Nothing is fetched before,
 * and nothing but the page itself.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'
