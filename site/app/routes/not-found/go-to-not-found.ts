import { redirect } from 'react-router'

/** For loaders that find nothing: `throw goToNotFound()`. */
export const goToNotFound = () => redirect('/not-found')
