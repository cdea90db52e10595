import { insightsPath } from '../paths.ts'

export const articleFeeds = [
  { format: 'rss2', path: `${insightsPath}/feed.rss`, type: 'application/rss+xml' },
  { format: 'atom1', path: `${insightsPath}/feed.atom`, type: 'application/atom+xml' },
  { format: 'json1', path: `${insightsPath}/feed.json`, type: 'application/feed+json' },
] as const
