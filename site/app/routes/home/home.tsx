import { getHome } from '~/content.server/home.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Sections } from '~/ui/page/sections.tsx'
import { Figures } from '~/ui/show/figures.tsx'
import { goToNotFound } from '../not-found/go-to-not-found.ts'
import type { Route } from './+types/home.ts'
import { ChosenProjects } from './chosen-projects.tsx'
import { Clients } from './clients.tsx'
import { Hero } from './hero.tsx'
import { OpenPositions } from './open-positions.tsx'
import { Process } from './process.tsx'
import { ServiceLines } from './service-lines.tsx'
import { TeamStrip } from './team-strip.tsx'
import { Testimonial } from './testimonial.tsx'

export async function loader() {
  const home = await getHome()
  if (!home) throw goToNotFound()
  return home
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, { ...args.loaderData.seo, path: '/' }) : []

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
          projects: <ChosenProjects {...home.projects} />,
          process: <Process {...home.process} />,
          figures: home.figures.length > 0 && (
            <Section aria-label={m.home_figures_label()} className="home-figures">
              <Figures items={home.figures} />
            </Section>
          ),
          testimonial: home.testimonial && <Testimonial {...home.testimonial} />,
          team: <TeamStrip {...home.team} />,
          careers: <OpenPositions {...home.careers} />,
        }}
      />
      <CallToTalk
        title={home.closing.heading}
        text={home.closing.lead}
        action={<ButtonLink to="/hire-us">{m.home_closing_talk()}</ButtonLink>}
        secondary={<ArrowLink to="/services#faq">{m.home_closing_questions()}</ArrowLink>}
      />
    </>
  )
}
