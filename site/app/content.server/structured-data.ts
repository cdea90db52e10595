import {
  aboutUsPath,
  articlePath,
  employeePath,
  homePath,
  projectPath,
  workPage,
} from '@vitrina/content/paths.ts'
import { settings } from '@vitrina/content/settings.ts'
import type { Thing } from 'schema-dts'
import { localizedPath } from '~/languages.server.ts'
import type { Organization } from '~/layout/layout.server.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import type { ArticleCardContent, PersonCardContent, ProjectCardContent } from './cards.ts'

/*
 * Structured data for search engines (https://schema.org), built on the server, so that browsers
 * load none of its code.
 */

/** Its type is not that of schema-dts, which React Router's types of loader data cannot follow. */
export type StructuredData = object

/** Structured data that conforms to the vocabulary. */
export const structured = (data: Exclude<Thing, string>): StructuredData => ({
  '@context': 'https://schema.org',
  ...data,
})

export const urlOf = (path: string) => settings.SITE_URL + localizedPath(path)

const fileUrl = (path: string) => settings.SITE_URL + path

/** One organization on all pages and in all languages. */
const organizationId = fileUrl('/#organization')
const publisher = { '@id': organizationId } as const

export function organization(company: Organization): StructuredData {
  const { name, tagline, email, phone, address, logoLight, socialLinks } = company
  return structured({
    '@type': 'Organization',
    '@id': organizationId,
    name,
    url: fileUrl(homePath),
    description: tagline,
    ...(logoLight && { logo: fileUrl(logoLight.src) }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressCountry: address.country,
      },
    }),
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ link }) => link) }),
  })
}

export function webSite({ name }: Pick<Organization, 'name'>): StructuredData {
  return structured({
    '@type': 'WebSite',
    name,
    url: urlOf(homePath),
    inLanguage: getLocale(),
    publisher,
  })
}

/** The path to a page from the home page; the last one is the page itself. */
export function breadcrumbs(...crumbs: { name: string; path: string }[]): StructuredData {
  return structured({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.home_breadcrumb(), path: homePath }, ...crumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: urlOf(path),
      }),
    ),
  })
}

export function service(offered: { slug: string; title: string; summary: string }): StructuredData {
  return structured({
    '@type': 'Service',
    name: offered.title,
    description: offered.summary,
    url: urlOf(workPage({ service: offered.slug })),
    provider: publisher,
  })
}

const person = ({ name, slug }: { name: string; slug: string }) =>
  ({ '@type': 'Person', name, url: urlOf(employeePath(slug)) }) as const

type Project = Omit<ProjectCardContent, 'lang' | 'outcome'> & {
  year: number
  services: { title: string }[]
  team: { name: string; slug: string }[]
}

export function creativeWork(project: Project): StructuredData {
  return structured({
    '@type': 'CreativeWork',
    name: project.title,
    description: project.summary,
    url: urlOf(projectPath(project.slug)),
    inLanguage: getLocale(),
    dateCreated: String(project.year),
    creator: publisher,
    ...(project.cover && { image: fileUrl(project.cover.src) }),
    ...(project.client && { sponsor: { '@type': 'Organization', name: project.client } }),
    about: project.services.map(({ title }) => ({ '@type': 'Service', name: title })),
    contributor: project.team.map(person),
  })
}

type Article = Pick<ArticleCardContent, 'slug' | 'title' | 'summary' | 'cover' | 'topics'> & {
  author?: { name: string; slug: string }
  publishedOn: string
  updatedAt: string
}

export function articleData(article: Article): StructuredData {
  const { author } = article
  return structured({
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url: urlOf(articlePath(article.slug)),
    inLanguage: getLocale(),
    datePublished: article.publishedOn,
    dateModified: article.updatedAt,
    articleSection: article.topics.map(({ title }) => title),
    publisher,
    ...(article.cover && { image: fileUrl(article.cover.src) }),
    ...(author && { author: person(author) }),
  })
}

type Person = PersonCardContent & {
  skills: string[]
  languages: { language: string }[]
  links: { url: string }[]
}

export function profilePage(employee: Person): StructuredData {
  return structured({
    '@type': 'ProfilePage',
    mainEntity: {
      ...person(employee),
      jobTitle: employee.role,
      ...(employee.portrait && { image: fileUrl(employee.portrait.src) }),
      worksFor: publisher,
      knowsLanguage: employee.languages.map(({ language }) => language),
      knowsAbout: employee.skills,
      sameAs: employee.links.map(({ url }) => url),
    },
  })
}

export const teamCrumb = () => ({ name: m.employee_breadcrumb(), path: aboutUsPath })
