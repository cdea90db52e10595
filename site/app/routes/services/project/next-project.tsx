import type { ProjectCardContent } from '~/content.server/cards.ts'
import { m } from '~/paraglide/messages.js'
import { PageLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Picture } from '~/ui/show/picture.tsx'
import { StandIn } from '~/ui/show/stand-in.tsx'
import { Heading } from '~/ui/type/heading.tsx'

/** A link to another project at the end of the page. */
export function NextProject({ slug, title, client, cover }: ProjectCardContent) {
  return (
    <Section title={m.project_next()} className="project-next">
      <article className="card project-next-card">
        <div>
          <Heading level={3} size="title">
            <PageLink to={`/services/${slug}`} className="card-link" viewTransition>
              {title}
            </PageLink>
          </Heading>
          <p>{client}</p>
        </div>
        {cover ? (
          <Picture
            image={{ ...cover, alt: '' }}
            sizes="(min-width: 1296px) 487px, (min-width: 768px) 38vw, 92vw"
            ratio="16:10"
          />
        ) : (
          <StandIn name={client ?? title} kind="work" ratio="16:10" />
        )}
      </article>
    </Section>
  )
}
