import { embedOf } from '@vitrina/content/pages/embeds.ts'
import { hireUsPath, withSearch, workPage } from '@vitrina/content/paths.ts'
import type { Media, Page } from '@vitrina/content/payload-types.ts'
import { openVacancies } from '@vitrina/content/vacancies/closing-day.ts'
import {
  articleCardFields,
  personCardFields,
  projectCardFields,
  questionFields,
  testimonialFields,
  toArticleCard,
  toPersonCard,
  toProjectCard,
  toQuestion,
  toTestimonial,
  toVacancyRow,
  vacancyRowFields,
} from '~/content.server/cards.ts'
import {
  foreignLanguage,
  mediaUrl,
  pick,
  pickEach,
  populatedOne,
  select,
  toPicture,
} from '~/content.server/fields.ts'
import { linkPath } from '~/content.server/links.ts'
import {
  findGlobalForVisitor,
  findListForVisitor,
  findPageForVisitor,
} from '~/content.server/payload.ts'
import { toHtml } from '~/content.server/rich-text.ts'
import { companyDay } from '~/layout/layout.server.ts'
import { outline } from '~/routes/legal/outline.ts'

type Block = Page['blocks'][number]
type BlockType = Block['blockType']
type BlockOf<Type extends BlockType> = Extract<Block, { blockType: Type }>

type Place = {
  /** Counted from 1. */
  number: number
  /** The language of the page's texts, if not that of the site. */
  lang: string | undefined
  /** Whether the visitor agreed to load this block from another site. */
  isShown: boolean
}

type Head = { heading: string; lead?: string | null }

const headOf = ({ heading, lead }: Head, { lang }: Place) => ({ title: heading, lead, lang })

type Labelled = Parameters<typeof linkPath>[0] & { label?: string | null; address?: string | null }

/** The links that have a text and lead somewhere. */
function toLinks(...links: Labelled[]) {
  return links.flatMap(({ label, address, ...link }) => {
    const to = linkPath(link, address)
    return label && to ? { label, to } : []
  })
}

const toVideo = (src: string, poster: Media | number | null | undefined, label: string) => ({
  src,
  poster: toPicture(poster)?.src,
  label,
})

/** What a page shows of each block; the component of the same name is in blocks.tsx. */
const readers = {
  hero: ({ heading, lead, actions, picture }: BlockOf<'hero'>, { number }: Place) => ({
    ...{ heading, lead, picture: toPicture(picture), isFirst: number === 1 },
    actions: toLinks(...(actions ?? [])),
  }),
  text: ({ heading, body }: BlockOf<'text'>) => ({
    heading,
    // Without a heading of the block, those of the text are right below the title of the page.
    html: heading ? toHtml(body) : outline(toHtml(body)).html,
  }),
  media: ({ file, address, poster, caption }: BlockOf<'media'>, { isShown }: Place) => {
    const own = populatedOne(file)
    const shown = caption || own?.caption
    if (!own?.mimeType?.startsWith('video/') && !address)
      return { caption: shown, picture: toPicture(own) }
    const label = own?.alt || caption || ''
    if (own?.filename)
      return { caption: shown, video: toVideo(mediaUrl(own.filename), poster, label) }
    const { host: provider } = new URL(address ?? '')
    return isShown
      ? { caption: shown, video: toVideo(address ?? '', poster, label) }
      : { caption: shown, provider, poster: toPicture(poster) }
  },
  columns: ({ heading, columns }: BlockOf<'columns'>) => ({
    heading,
    columns: columns.map((column) => ({
      ...pick(column, 'heading', 'text'),
      link: toLinks(column)[0],
    })),
  }),
  figures: ({ heading, figures }: BlockOf<'figures'>) => ({
    heading,
    figures: pickEach(figures, 'value', 'label'),
  }),
  work: async (block: BlockOf<'work'>, place: Place) => {
    const list = { chosen: block.work, count: block.count }
    const query = { sort: 'order', select: projectCardFields }
    const found = await findListForVisitor('projects', list, query)
    return { head: headOf(block, place), items: found.map(toProjectCard) }
  },
  services: async (block: BlockOf<'services'>, place: Place) => {
    const list = { chosen: block.services, count: block.count }
    const query = { sort: 'order', select: select('slug', 'title', 'summary') }
    const found = await findListForVisitor('services', list, query)
    const items = found.map((service) => ({
      ...pick(service, 'slug', 'title', 'summary'),
      lang: foreignLanguage(service),
    }))
    return { head: headOf(block, place), items }
  },
  people: async (block: BlockOf<'people'>, place: Place) => {
    const list = { chosen: block.people, count: block.count }
    const query = { sort: 'order', select: personCardFields }
    const found = await findListForVisitor('employees', list, query)
    return { head: headOf(block, place), people: found.map(toPersonCard) }
  },
  testimonials: async (block: BlockOf<'testimonials'>, place: Place) => {
    const list = { chosen: block.testimonials, count: block.count }
    const query = { sort: 'id', select: testimonialFields }
    const found = await findListForVisitor('testimonials', list, query)
    return { head: headOf(block, place), items: found.map(toTestimonial) }
  },
  questions: async (block: BlockOf<'questions'>, place: Place) => {
    const list = { chosen: block.questions, count: block.count }
    const query = { sort: 'order', select: questionFields }
    const found = await findListForVisitor('faqs', list, query)
    return { head: headOf(block, place), items: found.map(toQuestion) }
  },
  vacancies: async (block: BlockOf<'vacancies'>, place: Place) => {
    const where = openVacancies(await companyDay())
    const query = { where, sort: '-postedOn', select: vacancyRowFields }
    const list = { chosen: block.vacancies, count: block.count }
    const found = await findListForVisitor('vacancies', list, query)
    const { total } = await findPageForVisitor('vacancies', { ...query, limit: 1 })
    return { head: headOf(block, place), total, vacancies: found.map(toVacancyRow) }
  },
  articles: async (block: BlockOf<'articles'>, place: Place) => {
    const list = { chosen: block.articles, count: block.count }
    const query = { sort: '-publishedOn', select: articleCardFields }
    const found = await findListForVisitor('articles', list, query)
    return { head: headOf(block, place), items: found.map(toArticleCard) }
  },
  callToTalk: ({ heading, text, action }: BlockOf<'callToTalk'>) => ({
    ...{ heading, text, action: toLinks(action ?? {})[0] },
  }),
  consultation: async ({ heading, text, about }: BlockOf<'consultation'>) => {
    const page = await findGlobalForVisitor('hire-us')
    const service = populatedOne(about)?.slug
    return {
      ...{ heading, text, steps: pickEach(page?.next, 'title', 'text') },
      to: withSearch(hireUsPath, { about: service && workPage({ service }) }),
    }
  },
  embed: ({ heading, source }: BlockOf<'embed'>, { isShown }: Place) => {
    const { provider = '', src } = embedOf(source) ?? {}
    return { heading, provider, src: isShown ? src : undefined }
  },
}

type Readers = typeof readers

export type BlockContent<Type extends BlockType> = Awaited<ReturnType<Readers[Type]>> &
  Pick<Place, 'number' | 'lang'>

export type ShownBlock = {
  [Type in BlockType]: { blockType: Type } & BlockContent<Type>
}[BlockType]

/** Whether a block waits for the visitor's consent, because it comes from another site. */
export const needsConsent = (block: Block): boolean =>
  block.blockType === 'embed' ||
  (block.blockType === 'media' && !populatedOne(block.file) && Boolean(block.address))

export async function readBlock(block: Block, place: Place): Promise<ShownBlock> {
  const { number, lang } = place
  const read = readers[block.blockType] as (block: Block, place: Place) => object
  // The reader of this type of block.
  return { blockType: block.blockType, number, lang, ...(await read(block, place)) } as ShownBlock
}
