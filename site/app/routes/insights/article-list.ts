import { insightsPath, withSearch } from '@vitrina/content/paths.ts'

export const articlesId = 'articles'

/** The list with the articles of one topic, or with all. */
export const articleListPath = (topic?: string, page?: number) =>
  `${withSearch(insightsPath, { topic, page })}#${articlesId}`
