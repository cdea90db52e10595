import type { PayloadRequest, TextField } from 'payload'
import { type EmailBrand, emailBrand } from '../brand/mark.ts'
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts'
import { type EmailWording, translate, type Wording } from '../i18n/translate.ts'
import { globals } from '../sample/data/globals.ts'
import { settings } from '../settings.ts'
import { hasRole, type Role } from '../staff/access.ts'
import { isEmailAddress } from './safe-text.ts'

/** The language of a visitor's emails and calendar entries, as stored with what they sent. */
export function visitorLanguage({ language }: { language?: string | null }): Language {
  return isLanguage(language) ? language : defaultLanguage
}

/** The language of emails to staff, who are known only by their addresses. */
export const staffLanguage = 'en'

export function staffText(
  wording: Wording | EmailWording,
  values?: Record<string, string | number>,
): string {
  return translate(wording, staffLanguage, values)
}

/** For emails to staff: the language of a visitor, unless it is theirs. */
export function languageAnswer(language: Language): Array<{ label: string; value: string }> {
  if (language === defaultLanguage) return []
  const value = new Intl.DisplayNames(staffLanguage, { type: 'language' }).of(language) ?? language
  return [{ label: staffText('Language'), value }]
}

/** Field for the staff addresses that are notified by email about submissions. */
export function recipientsField(label: string, ...readers: readonly Role[]): TextField {
  return {
    name: 'recipients',
    label,
    type: 'text',
    hasMany: true,
    // Staff addresses are private, even in a published global.
    access: { read: ({ req }) => hasRole(req.user, ...readers) },
    validate: (value: unknown) =>
      (Array.isArray(value) ? value : []).every((address) => isEmailAddress(String(address))) ||
      'Give only email addresses.',
    admin: {
      description: 'While this is empty, what arrives is stored, but no one is notified by email.',
    },
  }
}

const sampleCompany = globals.company.email
const sampleRecipients = [
  ...globals['hire-us'].recipients,
  ...globals['careers-page'].application.recipients,
]

/** Addresses to notify. Those of the sample only count while the company is the sample. */
export function recipientsOf(
  recipients: readonly string[] | null | undefined,
  company: { email?: string | null },
): string[] {
  const isSample = company.email === sampleCompany
  return [...new Set(recipients)].filter(
    (address) => address !== '' && (isSample || !sampleRecipients.includes(address)),
  )
}

/** Sender of an email; `phone` and `email` are empty until staff fill them in. */
export type EmailCompany = {
  name: string
  phone: string
  email: string
  siteUrl: string
  /** Not in emails queued by an earlier version. */
  brand?: EmailBrand
}

/** Company details for an email, as of the time it is queued. */
export async function emailCompany(req: PayloadRequest): Promise<EmailCompany> {
  const { name, phone, email } = await req.payload.findGlobal({ slug: 'company', depth: 0, req })
  const brand = await emailBrand(req.payload, req)
  return { name, phone: phone ?? '', email: email ?? '', siteUrl: settings.SITE_URL, brand }
}

/** Staff notified about applications. Replies to them go to the first, or else to the company. */
export async function applicationRecipients(
  req: PayloadRequest,
  company: Parameters<typeof recipientsOf>[1],
): Promise<string[]> {
  const { application } = await req.payload.findGlobal({
    slug: 'careers-page',
    depth: 0,
    select: { application: { recipients: true } },
    req,
  })
  return recipientsOf(application?.recipients, company)
}
