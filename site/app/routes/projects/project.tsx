import {
  employeePath,
  hireUsPath,
  projectPath,
  servicesPath,
  withSearch,
  workPath,
} from '@vitrina/content/paths.ts'
import type { ReactNode } from 'react'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { getLocale } from '~/paraglide/runtime.js'
import { siteContext } from '~/server-context.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink, PageLink } from '~/ui/action/page-link.tsx'
import { Container } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { CallToTalk, Section } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Facts, Figures } from '~/ui/show/lists.tsx'
import { PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { Heading, Prose, Quote } from '~/ui/type/text.tsx'
import type { Route } from './+types/project.ts'
import { Gallery } from './gallery.tsx'
import { getProject, type ProjectContent } from './project.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return { project: await getProject(params.id), siteUrl: context.get(siteContext).siteUrl }
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { project, siteUrl } = args.loaderData
  const path = projectPath(project.slug)
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: siteUrl + path,
  })
  return [
    ...pageMeta(args, { ...project.seo, path, image: project.seo.image ?? project.cover?.src }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          crumb(1, m.project_breadcrumb_services(), servicesPath),
          crumb(2, project.title, path),
        ],
      },
    },
  ]
}

/** The page of one project. */
export default function ProjectPage({ loaderData: { project } }: Route.ComponentProps) {
  return (
    <article className="project">
      <ProjectHero project={project} />
      <Story project={project} />
      <Outcomes outcomes={project.outcomes} link={project.link} />
      <Gallery items={project.gallery} />
      {project.testimonial && <ClientQuote {...project.testimonial} />}
      <Team people={project.team} />
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

/** The title, then the cover beside a narrow column of facts. */
function ProjectHero({ project }: { project: ProjectContent }) {
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: m.project_breadcrumb_services(), to: servicesPath },
          { label: project.title },
        ]}
        title={project.title}
        lead={project.summary}
      />
      <Container className="project-intro">
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
      </Container>
    </>
  )
}

const platformNames: Record<ProjectContent['platforms'][number], () => string> = {
  web: m.project_platform_web,
  ios: m.project_platform_ios,
  android: m.project_platform_android,
  desktop: m.project_platform_desktop,
  api: m.project_platform_api,
}

/** The formatted facts of a project, in display order; empty ones are left out. */
function projectFacts(project: ProjectContent): Array<{ term: string; value: ReactNode }> {
  const platforms = project.platforms.map((platform) => platformNames[platform]())
  return [
    { term: m.project_fact_client(), value: project.client },
    { term: m.project_fact_industry(), value: project.industry },
    { term: m.project_fact_year(), value: String(project.year) },
    { term: m.project_fact_duration(), value: months(project.durationMonths) },
    {
      term: m.project_fact_team(),
      value: m.project_fact_team_people({ count: project.teamSize }),
    },
    { term: m.project_fact_platforms(), value: commaList(platforms) },
    { term: m.project_fact_stack(), value: commaList(project.stack ?? []) },
    {
      term: m.project_fact_services(),
      value: (
        <ul>
          {project.services.map(({ slug, title }) => (
            <li key={slug}>
              <PageLink to={workPath(slug)}>{title}</PageLink>
            </li>
          ))}
        </ul>
      ),
    },
  ].filter(({ value }) => value !== '')
}

/** “11 months”, in the page's language. */
const months = (count: number) =>
  new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  }).format(count)

const commaList = (items: string[]) =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'long' }).format(items)

/** Challenge, approach and result, as running text. */
function Story({ project }: { project: ProjectContent }) {
  const chapters = [
    { title: m.project_challenge(), html: project.challengeHtml },
    { title: m.project_approach(), html: project.approachHtml },
    { title: m.project_result(), html: project.resultHtml },
  ]
  return chapters
    .filter(({ html }) => html !== '')
    .map(({ title, html }) => (
      <Section key={title} title={title} layout="split" className="project-chapter">
        <Prose html={html} />
      </Section>
    ))
}

/** The project's results in figures, and a link to the live product. */
function Outcomes({ outcomes, link }: Pick<ProjectContent, 'outcomes' | 'link'>) {
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

/** The client's quote about the project. */
function ClientQuote(props: NonNullable<ProjectContent['testimonial']>) {
  const { quote, name, role, company } = props
  return (
    <Section aria-label={m.project_testimonial_label()} className="project-words">
      <Quote name={name} role={m.project_testimonial_role({ role, company })}>
        <p>{m.project_testimonial_quote({ quote })}</p>
      </Quote>
    </Section>
  )
}

/** The team members of the project. */
function Team({ people }: { people: ProjectContent['team'] }) {
  if (people.length === 0) return null
  return (
    <Section title={m.project_team()} className="project-team">
      <ul>
        {people.map(({ slug, ...person }) => (
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
  )
}

/** A link to another project at the end of the page. */
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
