import type { ArticleCardContent } from '~/content.server/cards.ts'
import { CoverCard, type CoverCardProps } from '~/ui/show/cards.tsx'

type ArticleCardProps = Omit<CoverCardProps, 'eyebrow'> &
  Pick<ArticleCardContent, 'topics' | 'author' | 'date' | 'readingTime'>

/** An article in a list. */
export function ArticleCard({ topics, author, date, readingTime, ...card }: ArticleCardProps) {
  return (
    <CoverCard {...card} eyebrow={topics.map(({ title }) => title).join(', ')}>
      <ul className="row-details">
        {[author?.name, date, readingTime].map((fact) => fact && <li key={fact}>{fact}</li>)}
      </ul>
    </CoverCard>
  )
}
