import { redirect } from 'react-router'

/** Throw it from a loader that finds nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect('/not-found')
