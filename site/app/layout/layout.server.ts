import { addressLine } from '@vitrina/content/company/company.ts'
import { languageName, prefixOf, splitLanguage } from '@vitrina/content/i18n/languages.ts'
import { employeePortalPath, homePath, legalPagePath } from '@vitrina/content/paths.ts'
import type { Company, Navigation } from '@vitrina/content/payload-types.ts'
import { dayIn } from '@vitrina/content/vacancies/closing-day.ts'
import { redirect } from 'react-router'
import { lookOf } from '~/brand/look.server.ts'
import { type ContentOf, pick, toPicture } from '~/content.server/fields.ts'
import { linkPath } from '~/content.server/links.ts'
import { staleIfError } from '~/content.server/memoize.ts'
import { findForVisitor, findGlobalForVisitor } from '~/content.server/payload.ts'
import { previewing } from '~/content.server/preview.ts'
import { baseLocale, locales } from '~/paraglide/runtime.js'
import { type Read, siteContext } from '~/server-context.ts'

export type LayoutContent = ContentOf<typeof getLayout>

type MenuEntry = Omit<Navigation['menu'][number], 'children'>

const contactLinks = {
  phone: (title: string) => `tel:${title.replace(/[^+\d]/g, '')}`,
  mail: (title: string) => `mailto:${title}`,
  pin: () => undefined,
}

const socialNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  dribbble: 'Dribbble',
}

/** @throws when the company global is empty; a seeded or edited database always has it. */
export async function getLayout() {
  const [company, brand, navigation, insights, legalPages] = await Promise.all([
    findGlobalForVisitor('company'),
    findGlobalForVisitor('brand', 1),
    findGlobalForVisitor('navigation', 1),
    findGlobalForVisitor('insights-page'),
    findForVisitor('legal-pages', { limit: 50, select: { slug: true } }),
  ])
  if (!company?.name) throw new Error('The “company” global is empty: fill it in the admin.')
  const look = lookOf(brand)
  const published = new Set(legalPages.map(({ slug }) => legalPagePath(slug)))
  /** Links to insights are gone while these are switched off. */
  const leadsSomewhere = (link: string) => insights || !/^\/insights(?![\w-])/.test(link)
  const toEntry = (entry: MenuEntry) => {
    const route = linkPath(entry, entry.route)
    return route && leadsSomewhere(route) ? [{ label: entry.label, route }] : []
  }
  /** The entries of a menu that lead somewhere, each with those below it. */
  const toMenu = (entries: Navigation['menu'] | null | undefined) =>
    (entries ?? []).flatMap((entry) => {
      const children = (entry.children ?? []).flatMap(toEntry)
      return toEntry(entry).map((shown) => ({ ...shown, ...(children.length > 0 && { children }) }))
    })
  const panel = toMenu(navigation?.panel)
  const shown = locales.filter(
    (code) => code === baseLocale || company.languages?.some((language) => language === code),
  )
  return {
    /** The languages of the site, the default one first. */
    languages: shown.map((code) => ({
      code,
      name: languageName(code),
      prefix: prefixOf(code),
    })),
    company: {
      ...pick(company, 'name', 'tagline', 'copyrightStartYear'),
      // Empty until staff fill them in.
      phone: company.phone ?? '',
      email: company.email ?? '',
      employeePortal: company.employeePortal ?? '',
      logoLight: toLogo(brand?.logoLight),
      logoDark: toLogo(brand?.logoDark),
      ...(brand?.logo === 'wordmark' && { isWordmark: true }),
      socialLinks: (company.socialLinks ?? []).map(({ icon, link }) => ({
        icon,
        link,
        label: socialNames[icon],
      })),
      contactLines: contactLinesOf(company).map(({ icon, title }) => ({
        icon,
        title,
        href: contactLinks[icon](title),
      })),
    },
    ...(look && { look }),
    menu: toMenu(navigation?.menu),
    ...(panel.length > 0 && { panel }),
    footer: (navigation?.footer ?? [])
      .filter(({ items }) => items?.length)
      .map(({ title, items }) => ({
        title,
        items: (items ?? []).flatMap(({ title: label, ...item }) => {
          const path = linkPath(item, item.link)
          const link = path === employeePortalPath ? company.employeePortal : path
          if (!link || !leadsSomewhere(link)) return []
          return {
            title: label,
            // Links to an unpublished legal page go to the home page, as specified.
            link: link.startsWith(legalPagePath('')) && !published.has(link) ? homePath : link,
            external: !link.startsWith('/'),
          }
        }),
      })),
  }
}

/** The lines that staff entered for the footer, or those of the contact details. */
function contactLinesOf({ contactLines, phone, email, address }: Company) {
  if (contactLines?.length) return contactLines
  const lines = [
    { icon: 'phone' as const, title: phone },
    { icon: 'mail' as const, title: email },
    { icon: 'pin' as const, title: addressLine({ address }) },
  ]
  return lines.flatMap(({ icon, title }) => (title ? [{ icon, title }] : []))
}

/** Redirects from a language that staff have not opened, or no longer, to the default one. */
export async function redirectClosedLanguage({ request, context }: Read): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const { language, page } = splitLanguage(pathname)
  // A form that was opened before is stored; its answer leads on.
  if (language === baseLocale || request.method === 'POST' || previewing.getStore()) return
  const { siteUrl, isShared } = context.get(siteContext)
  const { languages } = await getLayoutOrStale({ orFail: isShared })
  if (!languages.some(({ code }) => code === language)) throw redirect(siteUrl + page + search)
}

/** The company as search engines and job boards read it. */
export async function getOrganization() {
  const [{ company }, global] = await Promise.all([getLayout(), findGlobalForVisitor('company')])
  const { street, postalCode, city, country } = global?.address ?? {}
  return {
    ...company,
    address: {
      street: street ?? '',
      postalCode: postalCode ?? '',
      city: city ?? '',
      country: country ?? '',
    },
  }
}

/** The same with stale-if-error. */
export const getOrganizationOrStale = staleIfError(getOrganization)

export type Organization = Awaited<ReturnType<typeof getOrganization>>

/** The same with stale-if-error, for pages that work without the database. */
export const getLayoutOrStale = staleIfError(getLayout)

/** The attributes of a logo, 40 px high unless a wordmark would then be too wide for a phone. */
function toLogo(media: Parameters<typeof toPicture>[0]) {
  const picture = toPicture(media)
  if (!picture) return undefined
  const { src, width, height } = picture
  const scale = Math.min(40 / height, 180 / width)
  return {
    ...{ src, width: Math.round(scale * width), height: Math.round(scale * height) },
    // Small and not the first thing a visitor looks at, so the font loads first.
    fetchPriority: 'low' as const,
  }
}

export async function companyDay(): Promise<string> {
  const company = await clockOfCompany()
  // The model's default.
  return dayIn(company?.timeZone ?? 'Europe/Chisinau')
}

/** With stale-if-error, because dates change even while the database is unreachable. */
const clockOfCompany = staleIfError(() => findGlobalForVisitor('company'))
