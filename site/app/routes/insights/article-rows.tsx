import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import type { ArticleRow } from './article-rows.server.ts'

type ArticleRowsProps = { articles: ArticleRow[]; title?: string }

/** A section with articles about the subject of a page; renders nothing if there are none. */
export function ArticleRows({ articles, title = m.insights_title() }: ArticleRowsProps) {
  if (articles.length === 0) return null
  return (
    <Section title={title} layout="split">
      <RowList>
        {articles.map((article) => (
          <RowItem key={article.to} {...article} />
        ))}
      </RowList>
    </Section>
  )
}
