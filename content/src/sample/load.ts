import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import type {
  CollectionSlug,
  FlattenedField,
  GlobalSlug,
  Payload,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
  RichTextField,
} from 'payload'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import { employeePortalPath } from '../paths.ts'
import type { Config } from '../payload-types.ts'
import { settings } from '../settings.ts'
import { inTransaction } from '../storage/transaction.ts'
import { applicationEmails } from './data/application-emails.ts'
import { articles, topics } from './data/articles.ts'
import { departments } from './data/departments.ts'
import { employees } from './data/employees.ts'
import { faqs } from './data/faqs.ts'
import { globals } from './data/globals.ts'
import { legalPages } from './data/legal-pages.ts'
import { pages } from './data/pages.ts'
import { projects } from './data/projects/index.ts'
import { services } from './data/services.ts'
import { testimonials } from './data/testimonials.ts'
import { careers } from './data/vacancies.ts'
import manifest from './images/manifest.json' with { type: 'json' }
import { sampleGlobals } from './sample-globals.ts'
import { bulletList, localize } from './translate.ts'
import { translations } from './translations/index.ts'
import type { SampleTranslation } from './translations/types.ts'
import type { ImageKey, SampleSeo, Slug } from './types.ts'

type ImageFile = { file: string; width: number; height: number; mimeType: string; filesize: number }
type SampleImage = ImageFile & { color?: string; sizes: Partial<Record<string, ImageFile>> }

const images = manifest as unknown as Record<ImageKey, SampleImage>
const imagesFolder = path.join(import.meta.dirname, 'images')

/** Alternative texts of pictures that no other sample data describes. */
const pictures = {
  logo: (company: string) => `${company} logo`,
  portrait: (name: string) => `Portrait of ${name}`,
}

type ImageText = { alt: string; caption?: string }
type Values = Record<string, unknown>

const read = (req: PayloadRequest) =>
  ({ depth: 0, draft: true, locale: defaultLanguage, req }) as const

/**
 * Fills an empty database with the sample company, in one transaction: it is there whole or not at
 * all. The pictures' sizes were made ahead, so nothing is encoded here.
 */
export async function loadSampleContent(payload: Payload): Promise<void> {
  const { flattenedFields } = payload.collections.articles.config
  // It also knows code, and everything that the editor of the other texts does.
  const field = flattenedFields.find(({ name }) => name === 'body') as RichTextField
  const editor = editorConfigFactory.fromField({ field })
  await inTransaction(payload, (req) => new SampleLoader(payload, req, editor).load())
}

class SampleLoader {
  readonly #payload: Payload
  readonly #req: PayloadRequest
  readonly #editor: SanitizedServerEditorConfig
  readonly #ids = new Map<string, number>()
  readonly #documents: Array<{ collection: CollectionSlug; id: number }> = []

  constructor(payload: Payload, req: PayloadRequest, editor: SanitizedServerEditorConfig) {
    this.#payload = payload
    this.#req = req
    this.#editor = editor
  }

  async load(): Promise<void> {
    await this.#loadImages()
    for (const [index, { slug, title }] of departments.entries()) {
      await this.#publish('departments', slug, { title, slug, order: place(index) })
    }
    for (const [index, { body, seo, ...service }] of services.entries()) {
      await this.#publish('services', service.slug, {
        ...service,
        body: this.#richText(body),
        order: place(index),
        meta: seoFields(seo),
      })
    }
    for (const [index, { department, portrait, bio, seo, ...employee }] of employees.entries()) {
      await this.#publish('employees', employee.slug, {
        ...employee,
        department: this.#id('departments', department),
        portrait: this.#id('media', portrait),
        bio: this.#richText(bio),
        order: place(index),
        meta: seoFields(seo),
      })
    }
    await this.#loadProjects()
    await this.#loadCareers()
    await this.#loadArticles()
    for (const [index, { question, answer }] of faqs.entries()) {
      const slug = slugOf(question)
      await this.#publish('faqs', slug, {
        question,
        slug,
        answer: this.#richText(answer),
        order: place(index),
      })
    }
    for (const { body, seo, ...page } of legalPages) {
      // Drafts: the footer leads to the home page until staff have read and published them.
      await this.#create('legal-pages', page.slug, {
        ...page,
        body: this.#richText(body),
        meta: seoFields(seo),
        _status: 'draft',
      })
    }
    await this.#loadPages()
    await this.#loadGlobals()
    for (const [language, texts] of translations) await this.#translate(language, texts)
  }

  async #loadImages(): Promise<void> {
    const folder = path.join(settings.DATA_DIR, 'media')
    await mkdir(folder, { recursive: true })
    const texts = imageTexts()
    const translated = translations.map(([language, translation]) => ({
      language,
      texts: imageTexts(translation),
    }))
    for (const [key, image] of Object.entries(images)) {
      const sizes = Object.entries(image.sizes).filter((entry): entry is [string, ImageFile] =>
        Boolean(entry[1]),
      )
      for (const { file } of [image, ...sizes.map(([, size]) => size)]) {
        await copyFile(path.join(imagesFolder, file), path.join(folder, file))
      }
      const text = texts.get(key)
      if (!text) throw new Error(`The sample image “${key}” has no alternative text.`)
      const inLanguages = (read: (text: ImageText) => string | undefined) => ({
        en: read(text),
        ...Object.fromEntries(
          translated.map(({ language, texts }) => [language, read(texts.get(key) ?? text)]),
        ),
      })
      // Past Payload's upload handling, which would encode every size anew.
      const document = await this.#payload.db.create({
        collection: 'media',
        data: {
          alt: inLanguages(({ alt }) => alt),
          caption: inLanguages(({ caption }) => caption),
          color: image.color,
          ...uploadFields(image),
          focalX: 50,
          focalY: 50,
          sizes: Object.fromEntries(sizes.map(([name, size]) => [name, uploadFields(size)])),
        },
        req: this.#req,
      })
      this.#remember('media', key, document.id)
    }
  }

  async #loadProjects(): Promise<void> {
    for (const [
      index,
      { cover, services: lines, team, gallery, seo, ...project },
    ] of projects.entries()) {
      await this.#publish('projects', project.slug, {
        ...project,
        challenge: this.#richText(project.challenge),
        approach: this.#richText(project.approach),
        result: this.#richText(project.result),
        cover: this.#id('media', cover.image),
        services: lines.map((slug) => this.#id('services', slug)),
        team: team.map((slug) => this.#id('employees', slug)),
        gallery: gallery.map(({ image, caption }) => ({
          image: this.#id('media', image),
          caption,
        })),
        order: place(index),
        meta: { ...seoFields(seo), image: this.#id('media', cover.image) },
      })
    }
    for (const [index, { project, ...testimonial }] of testimonials.entries()) {
      const projectId = this.#id('projects', project)
      await this.#publish('testimonials', String(index), { ...testimonial, project: projectId })
      await this.#payload.update({
        collection: 'projects',
        id: projectId,
        data: { testimonial: this.#id('testimonials', String(index)), _status: 'published' },
        req: this.#req,
      })
    }
  }

  async #loadCareers(): Promise<void> {
    for (const { postedDaysAgo, closesInDays, seo, department, recruiter, ...vacancy } of careers) {
      await this.#publish('vacancies', vacancy.slug, {
        ...vacancy,
        department: this.#id('departments', department),
        recruiter: this.#id('employees', recruiter),
        about: this.#richText(vacancy.about),
        responsibilities: this.#richText(bulletList(vacancy.responsibilities)),
        requirements: this.#richText(bulletList(vacancy.requirements)),
        niceToHave: this.#richText(bulletList(vacancy.niceToHave)),
        benefits: this.#richText(bulletList(vacancy.benefits)),
        postedOn: daysFromToday(-postedDaysAgo),
        closesOn: closesInDays === undefined ? undefined : daysFromToday(closesInDays),
        meta: seoFields(seo),
      })
    }
  }

  async #loadArticles(): Promise<void> {
    for (const [index, { slug, title }] of topics.entries()) {
      await this.#publish('topics', slug, { title, slug, order: place(index) })
    }
    for (const { cover, author, body, seo, ...article } of articles) {
      await this.#publish('articles', article.slug, {
        ...article,
        cover: this.#id('media', cover.image),
        author: this.#id('employees', author),
        topics: article.topics.map((slug) => this.#id('topics', slug)),
        projects: article.projects.map((slug) => this.#id('projects', slug)),
        services: article.services.map((slug) => this.#id('services', slug)),
        body: this.#richText(body),
        meta: { ...seoFields(seo), image: this.#id('media', cover.image) },
      })
    }
  }

  async #loadPages(): Promise<void> {
    for (const { seo, ...page } of pages) {
      const blocks = page.blocks.map((block) => ({
        ...block,
        ...('picture' in block && { picture: this.#id('media', block.picture) }),
        ...('body' in block && { body: this.#richText(block.body) }),
        ...('work' in block && { work: block.work.map((slug) => this.#id('projects', slug)) }),
      }))
      // The types of the sample data are those of the model.
      await this.#publish('pages', page.slug, {
        ...page,
        blocks: blocks as never,
        meta: seoFields(seo),
      })
    }
  }

  async #loadGlobals(): Promise<void> {
    const update = this.#payload.updateGlobal
    const req = this.#req
    const references: { [Slug in GlobalSlug]?: object } = this.#references()
    for (const { slug, seo, texts } of sampleGlobals(this.#payload, this.#editor)) {
      const page = seo && { meta: seoFields(seo), _status: 'published' }
      // The types of the sample data are those of the model.
      await update({ slug, req, data: { ...texts, ...references[slug], ...page } as never })
    }
    await update({
      slug: 'brand',
      req,
      data: {
        logoLight: this.#id('media', 'logo-light'),
        logoDark: this.#id('media', 'logo-dark'),
        light: { brand: '#0e5a43', accent: '#c8731a' },
        _status: 'published',
      },
    })
    await update({ slug: 'navigation', req, data: navigation })
    await update({ slug: 'application-emails', req, data: { steps: applicationEmails } })
    await update({ slug: 'personal-data', req, data: {} })
    await update({
      slug: 'sample-content',
      req,
      data: { loadedAt: new Date().toISOString(), documents: this.#documents },
    })
  }

  /** What globals have of other samples. */
  #references() {
    const { home, 'hire-us': hireUs } = globals
    return {
      home: {
        hero: {
          ...home.hero,
          projects: home.hero.projects.map((slug) => this.#id('projects', slug)),
        },
        services: {
          ...home.services,
          chosen: home.services.chosen.map((slug) => this.#id('services', slug)),
        },
        projects: {
          ...home.projects,
          chosen: home.projects.chosen.map((slug) => this.#id('projects', slug)),
        },
        testimonial: this.#id('testimonials', String(home.testimonial)),
      },
      'hire-us': {
        contactPerson: this.#id('employees', hireUs.contactPerson),
        consultants: hireUs.consultants.map((slug) => this.#id('employees', slug)),
      },
    } satisfies { [Slug in GlobalSlug]?: Partial<Config['globals'][Slug]> }
  }

  /** Adds another language to what was created. */
  async #translate(language: Language, texts: SampleTranslation): Promise<void> {
    const { navigation, globals: ofGlobals, testimonials: quotes, faqs: answers } = texts
    const byKey: { [Name in CollectionSlug]?: Record<string, object> } = {
      ...{ departments: texts.departments, services: texts.services, projects: texts.projects },
      ...{ employees: texts.employees, vacancies: texts.vacancies },
      ...{ topics: texts.topics, articles: texts.articles },
      'legal-pages': texts.legalPages,
      pages: texts.pages,
      testimonials: Object.fromEntries(quotes.map((quote, index) => [String(index), quote])),
      faqs: Object.fromEntries(
        faqs.map(({ question }, index) => [slugOf(question), answers[index] ?? {}]),
      ),
    }
    const write = { locale: language, depth: 0, req: this.#req } as const
    for (const [name, documents] of Object.entries(byKey)) {
      const collection = name as CollectionSlug
      const { flattenedFields } = this.#payload.collections[collection].config
      for (const [key, document] of Object.entries(documents)) {
        const id = this.#id(collection, key)
        const created = await this.#payload.findByID({ collection, id, ...read(this.#req) })
        const data = this.#localize(flattenedFields, created, document)
        await this.#payload.update({
          collection,
          id,
          ...write,
          data: { ...data, ...publicStatus(created) },
        })
      }
    }
    const steps = applicationEmails.map(({ status }) => texts.applicationEmails[status] ?? {})
    const all = { ...ofGlobals, navigation, 'application-emails': { steps } }
    for (const [name, document] of Object.entries(all)) {
      const slug = name as GlobalSlug
      const fields = this.#payload.globals.config.find(
        (each) => each.slug === slug,
      )?.flattenedFields
      const created = await this.#payload.findGlobal({ slug, ...read(this.#req) })
      const data = this.#localize(fields ?? [], created, document)
      await this.#payload.updateGlobal({
        slug,
        ...write,
        data: { ...data, ...publicStatus(created) } as never,
      })
    }
  }

  #localize(fields: FlattenedField[], created: object, texts: object) {
    const toRichText = (markdown: string) => this.#richText(markdown)
    return localize(fields, created as Values, texts as Values, toRichText)
  }

  /** Creates a published document. */
  async #publish<Name extends CollectionSlug>(
    collection: Name,
    key: string,
    data: RequiredDataFromCollectionSlug<Name>,
  ): Promise<void> {
    await this.#create(collection, key, { ...data, _status: 'published' })
  }

  async #create<Name extends CollectionSlug>(
    collection: Name,
    key: string,
    data: RequiredDataFromCollectionSlug<Name>,
  ): Promise<void> {
    const document = await this.#payload.create({ collection, data, req: this.#req, depth: 0 })
    this.#remember(collection, key, document.id as number)
  }

  #remember(collection: CollectionSlug, key: string, id: number): void {
    this.#ids.set(`${collection}/${key}`, id)
    this.#documents.push({ collection, id })
  }

  /** The id of a sample document by its slug or key. */
  #id(collection: CollectionSlug, key: string): number {
    const id = this.#ids.get(`${collection}/${key}`)
    if (id === undefined)
      throw new Error(`The sample data names ${collection} “${key}”, which it lacks.`)
    return id
  }

  #richText(markdown: string) {
    const [first = '', ...rest] = markdown.trim().split(picture)
    const text = this.#convert(first)
    for (let at = 0; at < rest.length; at += 3) {
      const [key = '', caption, after = ''] = rest.slice(at, at + 3)
      const upload = { ...uploadNode, value: this.#id('media', key), fields: { caption } }
      text.root.children.push(
        { ...upload, id: `picture-${at}` },
        ...this.#convert(after).root.children,
      )
    }
    return text
  }

  #convert(markdown: string) {
    return convertMarkdownToLexical({ editorConfig: this.#editor, markdown })
  }
}

/** A picture in Markdown, which the editor's own conversion does not know, and its caption. */
const picture = /^!\[\]\((.+)\)\n+\*(.+)\*\n+/m
const uploadNode = { type: 'upload', version: 3, format: '', relationTo: 'media' } as const

/** What is to be seen in each picture, from the data that shows it. */
function imageTexts(translation?: SampleTranslation): Map<ImageKey, ImageText> {
  const { logo, portrait: portraitOf } = translation?.pictures ?? pictures
  const texts = new Map<ImageKey, ImageText>()
  for (const key of ['logo-light', 'logo-dark']) texts.set(key, { alt: logo(globals.company.name) })
  for (const { slug, cover, gallery } of projects) {
    const translated = translation?.projects[slug]
    texts.set(cover.image, { alt: translated?.cover?.alt ?? cover.alt })
    for (const [index, { image, alt, caption }] of gallery.entries()) {
      texts.set(image, { alt, caption, ...translated?.gallery?.[index] })
    }
  }
  for (const { slug, cover } of articles) {
    texts.set(cover.image, { alt: translation?.articles[slug]?.cover?.alt ?? cover.alt })
  }
  for (const { portrait, name } of employees) texts.set(portrait, { alt: portraitOf(name) })
  return texts
}

function uploadFields({ file, width, height, mimeType, filesize }: ImageFile) {
  return { filename: file, width, height, mimeType, filesize }
}

const navigation = {
  menu: [
    { label: 'Homepage', route: '/' },
    { label: 'Services', route: '/services' },
    { label: 'About Us', route: '/about-us' },
    { label: 'Careers', route: '/careers' },
    { label: 'Hire Us', route: '/hire-us' },
  ],
  footer: [
    {
      title: 'Pages',
      items: [
        { title: 'Services', link: '/services' },
        { title: 'About Us', link: '/about-us' },
        { title: 'Careers', link: '/careers' },
        { title: 'Hire Us', link: '/hire-us' },
        { title: 'Employee portal', link: employeePortalPath },
      ],
    },
    {
      title: 'Legal',
      items: [
        { title: 'Terms & Conditions', link: '/legal/terms' },
        { title: 'Privacy Policy', link: '/legal/privacy' },
      ],
    },
  ],
}

/** The status as it is, so that a draft stays one. */
const publicStatus = (created: object) =>
  '_status' in created ? { _status: created._status as 'draft' | 'published' } : {}

const seoFields = ({ title, description }: SampleSeo) => ({ title, description })
const place = (index: number): number => (index + 1) * 10
const slugOf = (text: string): Slug =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')

/** Midnight UTC of a day counted from today. */
function daysFromToday(days: number): string {
  const date = new Date()
  date.setUTCHours(0, 0, 0, 0)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString()
}
