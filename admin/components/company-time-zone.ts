import * as model from '@vitrina/content/company/time-zone.ts'
import { cache } from 'react'

/** The clock of the company, on which staff read what happened when. Asked once for a page. */
export const companyTimeZone = cache(model.companyTimeZone)
