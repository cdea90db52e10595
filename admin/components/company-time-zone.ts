import * as model from '@vitrina/content/company/company.ts'
import { cache } from 'react'

/** The company's time zone, in which the admin shows times. Memoized per request. */
export const companyTimeZone = cache(model.companyTimeZone)
