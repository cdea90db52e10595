/**
 * The header in which the admin's server says from which address a request came. Whatever the
 * client sent under this name is thrown away (see `admin/server.ts`).
 */
export const clientAddressHeader = 'x-client-address'
