import type { Payload } from 'payload'
import { z } from 'zod'
import { validColour } from '../brand/palette.ts'
import { isTimeZone } from '../company/company.ts'
import { defaultLanguage, type Language, languages } from '../i18n/languages.ts'
import { neutralGlobals } from '../sample/data/neutral-globals.ts'
import { removeSampleContent } from '../sample/remove.ts'

const line = (max: number) => z.string().trim().min(1).max(max)

export const companyDetails = z.object({
  name: line(80),
  tagline: line(160),
  city: line(80),
  country: line(80),
  timeZone: z.string().refine(isTimeZone),
  languages: z.array(z.enum(languages)).max(languages.length),
  brandColour: z
    .string()
    .refine((value) => validColour(value) !== undefined)
    .optional(),
  logo: z.number().int().positive().optional(),
})

export type CompanyDetails = z.infer<typeof companyDetails>

/**
 * Removes the sample company and gives the site to another one, in one transaction: what it told
 * about itself, and neutral texts everywhere else.
 */
export async function startCompany(payload: Payload, details: CompanyDetails): Promise<void> {
  const { city, country, tagline, name, timeZone } = details
  await removeSampleContent(payload, async (req) => {
    const { address } = await payload.findGlobal({ slug: 'company', depth: 0, req })
    const data = {
      ...{ name, tagline, timeZone, copyrightStartYear: new Date().getFullYear() },
      languages: details.languages.filter(isOptional),
      address: { ...address, city, country },
    }
    await payload.updateGlobal({ slug: 'company', req, data })
    await payload.updateGlobal({ slug: 'brand', req, data: brandOf(details) })
    const { hero } = await payload.findGlobal({ slug: 'home', depth: 0, req })
    if (hero?.heading === neutralGlobals.home.hero.heading) {
      const home = { hero: { ...hero, heading: tagline }, _status: 'published' as const }
      await payload.updateGlobal({ slug: 'home', req, data: home })
    }
    const welcomed = new Date().toISOString()
    await payload.updateGlobal({ slug: 'setup', req, data: { welcomed } })
  })
}

/** The site always has the default language. */
const isOptional = (code: Language): code is Exclude<Language, 'en'> => code !== defaultLanguage

/** The colour and the logo of the welcome screen, in place of the sample's. */
const brandOf = ({ brandColour = '', logo }: CompanyDetails) => ({
  light: { brand: brandColour, accent: '' },
  ...{ logoLight: logo ?? null, logoDark: logo ?? null, _status: 'published' as const },
})
