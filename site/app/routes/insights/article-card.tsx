import type { ArticleCardContent } from '~/content.server/cards.ts'
import { ProjectCard } from '~/ui/show/cards.tsx'

type ArticleCardProps = Omit<ArticleCardContent, 'slug'> & { sizes: string }

/** An article in a list: the card of a project, with the topics in place of the client. */
export function ArticleCard({ topics, author, date, readingTime, ...card }: ArticleCardProps) {
  return (
    <ProjectCard {...card} client={topics.map(({ title }) => title).join(', ')}>
      <ul className="row-details">
        {[author?.name, date, readingTime].map((fact) => fact && <li key={fact}>{fact}</li>)}
      </ul>
    </ProjectCard>
  )
}
