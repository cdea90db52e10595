/**
 * Headers for pages whose URL or content is personal: not cached, not indexed, and no referrer sent
 * to other sites. (With `no-referrer`, browsers would also hide that a form was submitted from our
 * own page.)
 */
export const privatePage = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})

/** The token in the URL of a link from an email. */
export const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''
