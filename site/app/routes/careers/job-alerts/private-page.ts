/**
 * For pages whose address or answer is one person's: nobody keeps them, no search engine lists
 * them, and the address goes to no other site. (With `no-referrer` browsers would not say either
 * that a form comes from our own page.)
 */
export const privatePage = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow',
})
