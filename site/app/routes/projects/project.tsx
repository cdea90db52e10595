import {
  employeePath,
  hireUsPath,
  projectPath,
  servicesPath,
  withSearch,
  workPath,
} from '@vitrina/content/paths.ts'
import { Fragment, type ReactNode } from 'react'
import { commaList, commaListParts } from '~/format.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink, PageLink } from '~/ui/action/page-link.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, RowSection, Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Facts, Figures, LinkList } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Heading, Prose, Quote } from '~/ui/type/text.tsx'
import type { Route } from './+types/project.ts'
import { Gallery } from './gallery.tsx'
import { getProject, type ProjectContent } from './project.server.ts'

export const loader = ({ params }: Route.LoaderArgs) => getProject(params.id)

export const meta: Route.MetaFunction = (args) => {
  const project = args.loaderData
  if (!project) return []
  return pageMeta(args, { ...project.seo, image: project.seo.image ?? project.cover?.src })
}

export default function ProjectPage({ loaderData: project }: Route.ComponentProps) {
  const { title, summary, lang, testimonial, team } = project
  return (
    <article className="project">
      <PageHeader
        breadcrumb={[
          { label: m.project_breadcrumb_services(), to: servicesPath },
          { label: title },
        ]}
        title={title}
        lead={summary}
        lang={lang}
      />
      <div className="container project-intro">
        <PictureOrPlaceholder
          image={project.cover}
          name={project.client}
          kind="work"
          sizes="(min-width: 1296px) 779px, (min-width: 1024px) 60vw, 92vw"
          ratio="16:10"
          priority
          transition="transition-cover"
        />
        <section className="project-facts" aria-label={m.project_facts_label()}>
          <Facts items={projectFacts(project)} />
        </section>
      </div>
      <Story {...project} />
      <Outcomes {...project} />
      <Gallery items={project.gallery} />
      {testimonial && (
        <Section aria-label={m.project_testimonial_label()} className="project-words">
          <Quote name={testimonial.name} role={m.project_testimonial_role(testimonial)}>
            <p lang={testimonial.lang}>{m.project_testimonial_quote(testimonial)}</p>
          </Quote>
        </Section>
      )}
      {team.length > 0 && (
        <Section title={m.project_team()} className="project-team">
          <ul>
            {team.map(({ slug, ...person }) => (
              <li key={slug}>
                <PersonCard
                  {...person}
                  to={employeePath(slug)}
                  sizes="(min-width: 640px) 170px, 45vw"
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <RowSection title={m.insights_title()} items={project.articles} />
      {project.next && <NextProject {...project.next} />}
      <CallToTalk
        title={m.project_talk_title()}
        text={m.project_talk_text()}
        action={
          <ButtonLink to={withSearch(hireUsPath, { about: projectPath(project.slug) })}>
            {m.project_talk_action()}
          </ButtonLink>
        }
        secondary={<ArrowLink to={workPath()}>{m.project_talk_more()}</ArrowLink>}
      />
    </article>
  )
}

function projectFacts(project: ProjectContent): Array<{ term: string; value: ReactNode }> {
  return [
    { term: m.project_fact_client(), value: project.client },
    { term: m.project_fact_industry(), value: <FactLinks values={project.industry} /> },
    { term: m.project_fact_year(), value: String(project.year) },
    { term: m.project_fact_duration(), value: months(project.durationMonths) },
    { term: m.project_fact_team(), value: m.project_fact_team_people({ count: project.teamSize }) },
    { term: m.project_fact_platforms(), value: commaList(project.platforms) },
    {
      term: m.project_fact_stack(),
      value: project.stack.length > 0 && <FactLinks values={project.stack} />,
    },
    {
      term: m.project_fact_services(),
      value: <LinkList items={project.services.map(toServiceLink)} />,
    },
  ]
}

/** “11 months”, in the page's language. */
const months = (count: number) =>
  count.toLocaleString(getLocale(), { style: 'unit', unit: 'month', unitDisplay: 'long' })

const toServiceLink = ({ slug, title }: ProjectContent['services'][number]) => ({
  to: workPath({ service: slug }),
  title,
})

/** The industry or technologies, with links to other projects that have them. */
function FactLinks({ values }: { values: ProjectContent['stack'] }) {
  const pathOf = (label: string) => values.find((value) => value.label === label)?.path
  return commaListParts(values.map(({ label }) => label)).map(({ type, value }, index) => {
    const path = type === 'element' && pathOf(value)
    // biome-ignore lint/suspicious/noArrayIndexKey: a separator occurs several times
    return <Fragment key={index}>{path ? <PageLink to={path}>{value}</PageLink> : value}</Fragment>
  })
}

function Story({ challengeHtml, approachHtml, resultHtml, lang }: ProjectContent) {
  const chapters = [
    { title: m.project_challenge(), html: challengeHtml },
    { title: m.project_approach(), html: approachHtml },
    { title: m.project_result(), html: resultHtml },
  ]
  return chapters
    .filter(({ html }) => html !== '')
    .map(({ title, html }) => (
      <Section key={title} title={title} layout="split" className="project-chapter">
        <Prose html={html} lang={lang} />
      </Section>
    ))
}

function Outcomes({ outcomes, link }: ProjectContent) {
  if (outcomes.length === 0 && !link) return null
  return (
    <Section
      title={m.project_outcomes()}
      tone="surface"
      action={
        link && (
          <ArrowLink to={link} newTab>
            {m.project_link({ host: hostOf(link) })}
          </ArrowLink>
        )
      }
    >
      {outcomes.length > 0 && <Figures items={outcomes} />}
    </Section>
  )
}

/** The host without `www.`; an invalid URL is returned unchanged. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}

function NextProject({ slug, title, client, cover }: NonNullable<ProjectContent['next']>) {
  return (
    <Section title={m.project_next()} className="project-next">
      <article className="card project-next-card">
        <div>
          <Heading level={3} size="title">
            <PageLink to={projectPath(slug)} className="card-link" viewTransition>
              {title}
            </PageLink>
          </Heading>
          <p>{client}</p>
        </div>
        <PictureOrPlaceholder
          image={cover}
          decorative
          name={client}
          kind="work"
          sizes="(min-width: 1296px) 487px, (min-width: 768px) 38vw, 92vw"
          ratio="16:10"
        />
      </article>
    </Section>
  )
}
