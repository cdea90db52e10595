import { insightsPath, withSearch } from '@vitrina/content/paths.ts'

/** The id of the section with the list. */
export const articlesId = 'articles'

/** The list with the articles of one topic, or with all. */
export const articleListPath = (topic?: string, page?: number) =>
  `${withSearch(insightsPath, { topic, page })}#${articlesId}`
