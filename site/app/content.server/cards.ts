import { articlePath, vacancyPath } from '@vitrina/content/paths.ts'
import type {
  Article,
  Employee,
  Faq,
  Project,
  Testimonial,
  Vacancy,
} from '@vitrina/content/payload-types.ts'
import { formatDate } from '~/format.ts'
import { getLocale } from '~/paraglide/runtime.js'
import { workplaceLabels } from '~/routes/vacancies/vacancy-labels.ts'
import {
  foreignLanguage,
  pick,
  pickEach,
  populated,
  populatedOne,
  select,
  toPicture,
} from './fields.ts'
import { toHtml } from './rich-text.ts'

/** Fields that `toProjectCard` needs; query with depth 1. */
export const projectCardFields = select('slug', 'title', 'summary', 'client', 'cover', 'outcomes')

export type ProjectCardContent = ReturnType<typeof toProjectCard>

export function toProjectCard(project: Pick<Project, keyof typeof projectCardFields>) {
  const outcome = project.outcomes?.[0]
  return {
    ...pick(project, 'slug', 'title', 'summary', 'client'),
    lang: foreignLanguage(project),
    cover: toPicture(project.cover),
    /** Its first figure. */
    outcome: outcome && pick(outcome, 'value', 'label'),
  }
}

/** Fields that `toPersonCard` needs; query with depth 1. */
export const personCardFields = select('slug', 'name', 'role', 'portrait')

export type PersonCardContent = ReturnType<typeof toPersonCard>

export function toPersonCard(employee: Pick<Employee, keyof typeof personCardFields>) {
  return {
    ...pick(employee, 'slug', 'name', 'role'),
    lang: foreignLanguage(employee),
    portrait: toPicture(employee.portrait),
  }
}

/** Fields that `toArticleCard` needs; query with depth 1. */
export const articleCardFields = {
  ...select('slug', 'title', 'summary', 'cover', 'topics', 'author'),
  ...select('publishedOn', 'readingMinutes'),
}

export type ArticleCardContent = ReturnType<typeof toArticleCard>

export function toArticleCard(article: Pick<Article, keyof typeof articleCardFields>) {
  const author = populatedOne(article.author)
  return {
    ...pick(article, 'slug', 'title', 'summary'),
    to: articlePath(article.slug),
    lang: foreignLanguage(article),
    cover: toPicture(article.cover),
    topics: pickEach(populated(article.topics), 'slug', 'title'),
    author: author && pick(author, 'name'),
    date: formatDate(article.publishedOn),
    readingTime: article.readingMinutes?.toLocaleString(getLocale(), {
      ...{ style: 'unit', unit: 'minute', unitDisplay: 'long' },
    }),
  }
}

/** Fields that `toVacancyRow` needs; query with depth 1. */
export const vacancyRowFields = select('slug', 'title', 'department', 'locations', 'workplace')

export function toVacancyRow(vacancy: Pick<Vacancy, keyof typeof vacancyRowFields>) {
  return {
    to: vacancyPath(vacancy.slug),
    title: vacancy.title,
    lang: foreignLanguage(vacancy),
    details: [
      populatedOne(vacancy.department)?.title ?? '',
      ...(vacancy.locations ?? []),
      workplaceLabels[vacancy.workplace](),
    ],
  }
}

/** Fields that `toQuestion` needs; query with depth 1. */
export const questionFields = select('slug', 'question', 'answer')

export function toQuestion(faq: Pick<Faq, keyof typeof questionFields>) {
  return {
    ...pick(faq, 'slug', 'question'),
    lang: foreignLanguage(faq),
    answerHtml: toHtml(faq.answer),
  }
}

/** Fields that `toTestimonial` needs; query with depth 1. */
export const testimonialFields = select('quote', 'name', 'role', 'company', 'project')

export function toTestimonial(testimonial: Pick<Testimonial, keyof typeof testimonialFields>) {
  return {
    ...pick(testimonial, 'quote', 'name', 'role', 'company'),
    lang: foreignLanguage(testimonial),
    project: populatedOne(testimonial.project)?.slug,
  }
}
