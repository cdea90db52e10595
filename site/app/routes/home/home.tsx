import { faqId, hireUsPath, homePath, servicesPath } from '@vitrina/content/paths.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { ArrowLink } from '~/ui/action/page-link.tsx'
import { CallToTalk, Section, Sections } from '~/ui/page/section.tsx'
import { Figures } from '~/ui/show/lists.tsx'
import type { Route } from './+types/home.ts'
import { Clients, Hero } from './hero.tsx'
import { getHome } from './home.server.ts'
import {
  NewVacancies,
  Process,
  SelectedProjects,
  ServiceLines,
  TeamStrip,
  Testimonial,
} from './sections.tsx'

export const loader = getHome

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData.seo, path: homePath }) : []

/** The home page. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero {...home.hero}>
        <Clients {...home.clients} />
      </Hero>
      <Sections
        order={home.sections}
        sections={{
          services: <ServiceLines {...home.services} />,
          projects: <SelectedProjects {...home.projects} />,
          process: <Process {...home.process} />,
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
        text={home.closing.lead}
        action={<ButtonLink to={hireUsPath}>{m.home_closing_talk()}</ButtonLink>}
        secondary={
          <ArrowLink to={`${servicesPath}#${faqId}`}>{m.home_closing_questions()}</ArrowLink>
        }
      />
    </>
  )
}
