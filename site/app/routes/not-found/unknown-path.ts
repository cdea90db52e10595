import { goToNotFound } from './go-to-not-found.ts'

/** Any path the route table does not know. */
export const loader = goToNotFound
export const action = goToNotFound
