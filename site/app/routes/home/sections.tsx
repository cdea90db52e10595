import {
  aboutUsPath,
  careersPath,
  employeePath,
  projectPath,
  servicesPath,
  workPath,
} from '@vitrina/content/paths.ts'
import { useViewTransitionState } from 'react-router'
import type { ProjectCardContent } from '~/content.server/cards.ts'
import { m } from '~/paraglide/messages.js'
import { Icon } from '~/ui/action/icon.tsx'
import { ArrowLink, PageLink } from '~/ui/action/page-link.tsx'
import { Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { RowItem, RowList } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Eyebrow, Heading, Quote } from '~/ui/type/text.tsx'
import type { HomeContent } from './home.server.ts'

export function ServiceLines({ head, items }: HomeContent['services']) {
  if (items.length === 0) return null
  return (
    <Section
      {...head}
      layout="split"
      action={<ArrowLink to={servicesPath}>{m.home_services_all()}</ArrowLink>}
    >
      <RowList>
        {items.map(({ slug, title, summary, lang }) => (
          <li key={slug} lang={lang} className="row home-service">
            <Heading level={3}>
              <PageLink to={workPath({ service: slug })} className="card-link">
                {title}
              </PageLink>
            </Heading>
            <p>{summary}</p>
            <Icon name="arrow-right" />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

export function SelectedProjects({ head, items }: HomeContent['projects']) {
  if (items.length === 0) return null
  return (
    <Section
      {...head}
      tone="surface"
      action={<ArrowLink to={workPath()}>{m.home_projects_all()}</ArrowLink>}
    >
      <ul className="home-projects">
        {items.map((project) => (
          <li key={project.slug}>
            <ProjectWithOutcome {...project} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ProjectWithOutcome(project: ProjectCardContent) {
  const { slug, title, summary, lang, client, cover, outcome } = project
  const address = projectPath(slug)
  const isOpening = useViewTransitionState(address)
  return (
    <article className="card home-project">
      <PictureOrPlaceholder
        image={cover}
        decorative
        name={client}
        kind="work"
        sizes="(min-width: 1296px) 473px, (min-width: 900px) 37vw, (min-width: 600px) 45vw, 92vw"
        ratio="16:10"
        transition={isOpening ? 'transition-cover' : undefined}
      />
      <div className="home-project-text" lang={lang}>
        <Eyebrow>{client}</Eyebrow>
        <Heading level={3}>
          <PageLink to={address} className="card-link" viewTransition>
            {title}
          </PageLink>
        </Heading>
        <p>{summary}</p>
      </div>
      {outcome && (
        <p className="home-project-outcome">
          <strong>{outcome.value}</strong> <span>{outcome.label}</span>
        </p>
      )}
    </article>
  )
}

export function Testimonial(testimonial: NonNullable<HomeContent['testimonial']>) {
  const { name, project, lang } = testimonial
  return (
    <Section aria-label={m.home_testimonial_label()} className="home-testimonial">
      <Quote name={name} role={m.home_testimonial_role(testimonial)}>
        <p lang={lang}>{m.home_testimonial_quote(testimonial)}</p>
      </Quote>
      {project && <ArrowLink to={projectPath(project)}>{m.home_testimonial_project()}</ArrowLink>}
    </Section>
  )
}

/** Some team members in one row, which scrolls sideways on phones. */
export function TeamStrip({ head, people }: HomeContent['team']) {
  if (people.length === 0) return null
  // Up to four people get a quarter of the row each; more share the row.
  const sizes =
    people.length > 4
      ? '(min-width: 768px) 19vw, 132px'
      : '(min-width: 1296px) 285px, (min-width: 640px) 23vw, 132px'
  return (
    <Section {...head} action={<ArrowLink to={aboutUsPath}>{m.home_team_all()}</ArrowLink>}>
      <ul className="home-team">
        {people.map(({ slug, ...person }) => (
          <li key={slug}>
            <PersonCard {...person} to={employeePath(slug)} sizes={sizes} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function NewVacancies({ head, total, vacancies }: HomeContent['careers']) {
  return (
    <Section
      {...head}
      layout="split"
      action={
        <ArrowLink to={careersPath}>
          {total > 0 ? m.home_careers_all() : m.home_careers_about()}
        </ArrowLink>
      }
    >
      <p className="home-positions-count">
        {total > 0 ? m.home_careers_count({ count: total }) : m.home_careers_none()}
      </p>
      {vacancies.length > 0 && (
        <RowList>
          {vacancies.map((vacancy) => (
            <RowItem key={vacancy.to} {...vacancy} />
          ))}
        </RowList>
      )}
    </Section>
  )
}
