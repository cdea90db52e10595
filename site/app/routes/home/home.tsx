import { faqPath, hireUsPath, homePath, projectPath, workPath } from '@vitrina/content/paths.ts'
import { useId } from 'react'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink, PageLink } from '~/ui/action/page-link.tsx'
import { CallToTalk, Section, Sections } from '~/ui/page/section.tsx'
import { Figures, Stepper } from '~/ui/show/lists.tsx'
import { Picture, PictureOrPlaceholder } from '~/ui/show/picture.tsx'
import { fittingSize, Heading, Lead } from '~/ui/type/text.tsx'
import type { Route } from './+types/home.ts'
import { getHome, type HomeContent } from './home.server.ts'
import {
  NewVacancies,
  SelectedProjects,
  ServiceLines,
  TeamStrip,
  Testimonial,
} from './sections.tsx'

export const loader = getHome

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData.seo, path: homePath }) : []

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero {...home} />
      <Sections
        order={home.sections}
        sections={{
          services: <ServiceLines {...home.services} />,
          projects: <SelectedProjects {...home.projects} />,
          process: home.process.steps.length > 0 && (
            <Section title={home.process.heading} lang={home.lang} className="home-process">
              <Stepper items={home.process.steps} />
            </Section>
          ),
          figures: home.figures.length > 0 && (
            <Section aria-label={m.home_figures_label()} className="home-figures">
              <Figures items={home.figures} />
            </Section>
          ),
          testimonial: home.testimonial && <Testimonial {...home.testimonial} />,
          team: <TeamStrip {...home.team} />,
          careers: <NewVacancies {...home.careers} />,
        }}
      />
      <CallToTalk
        title={home.closing.heading}
        lang={home.lang}
        text={home.closing.lead}
        action={<ButtonLink to={hireUsPath}>{m.home_closing_talk()}</ButtonLink>}
        secondary={<ArrowLink to={faqPath}>{m.home_closing_questions()}</ArrowLink>}
      />
    </>
  )
}

/** The heading, two actions, the covers of real projects, and the clients in the remaining space. */
function Hero({ lang, hero: { heading, lead, projects }, clients }: HomeContent) {
  return (
    <div className="home-hero container">
      <Heading level={1} lang={lang} size={fittingSize(heading, 'display')}>
        {heading}
      </Heading>
      <div className="home-hero-text">
        {lead && <Lead lang={lang}>{lead}</Lead>}
        <div className="actions">
          <ButtonLink to={hireUsPath} size="large">
            {m.home_hero_talk()}
          </ButtonLink>
          <ButtonLink to={workPath()} size="large" variant="secondary">
            {m.home_hero_work()}
          </ButtonLink>
        </div>
      </div>
      {projects.length > 0 && (
        <ul className="home-hero-work" aria-label={m.home_hero_projects_label()}>
          {projects.map((project, position) => (
            <li key={project.slug}>
              <Cover {...project} isFirst={position === 0} />
            </li>
          ))}
        </ul>
      )}
      {clients.logos.length > 0 && <Clients {...clients} />}
    </div>
  )
}

type CoverProps = HomeContent['hero']['projects'][number] & { isFirst: boolean }

function Cover({ slug, cover, client, industry, isFirst }: CoverProps) {
  return (
    <PageLink to={projectPath(slug)} className="home-cover">
      <PictureOrPlaceholder
        image={cover}
        decorative
        name={client}
        kind="work"
        sizes={
          isFirst
            ? // Shown at 92vw: a little less lets phones choose a file of two thirds the bytes.
              '(min-width: 1296px) 789px, (min-width: 900px) 61vw, 88vw'
            : '(min-width: 1296px) 482px, (min-width: 900px) 37vw, 45vw'
        }
        ratio="16:10"
        priority={isFirst}
      />
      <span className="home-cover-caption">
        <span className="home-cover-client">{client}</span> <span>{industry}</span>
      </span>
    </PageLink>
  )
}

function Clients({ heading, logos }: HomeContent['clients']) {
  const titleId = useId()
  return (
    <section className="home-clients" aria-labelledby={titleId}>
      <Heading level={2} size="label" id={titleId}>
        {heading}
      </Heading>
      <ul>
        {logos.map(({ name, logo }) => (
          <li key={name}>
            {logo ? <Picture image={{ ...logo, alt: name }} sizes="160px" rounded={false} /> : name}
          </li>
        ))}
      </ul>
    </section>
  )
}
