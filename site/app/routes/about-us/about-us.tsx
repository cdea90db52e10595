import { redirect } from 'react-router'
import { getAbout } from '~/content.server/about.ts'
import { hasUnknownFilter, knownDepartment } from '~/content.server/known-filters.ts'
import { pageNumber } from '~/content.server/list-page.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { goToNotFound } from '~/routes/not-found/go-to-not-found.ts'
import { ButtonLink } from '~/ui/action/button.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Section } from '~/ui/page/section.tsx'
import { Sections } from '~/ui/page/sections.tsx'
import { Figures } from '~/ui/show/figures.tsx'
import { Prose } from '~/ui/type/prose.tsx'
import type { Route } from './+types/about-us.ts'
import { Team } from './team.tsx'
import { aboutAddress, teamAddress } from './team-address.ts'
import { Values } from './values.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const page = pageNumber(search)
  const department = await knownDepartment(search.get('department'))
  if (hasUnknownFilter(search, { department })) throw redirect(teamAddress(undefined, page))
  const about = await getAbout({ department, page })
  if (!about) throw goToNotFound()
  const { people } = about.team
  if (people.items.length === 0 && page > 1) throw redirect(teamAddress(department))
  return about
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.employee_breadcrumb() })
  const { seo, team } = args.loaderData
  return pageMeta(args, { ...seo, path: aboutAddress(undefined, team.people.page) })
}

/** The about-us page: the company's story, values and team. */
export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { heading, lead, sections, storyHtml, values, figures, team } = loaderData
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead} />
      <Sections
        order={sections}
        sections={{
          story: storyHtml && (
            <Section title={m.about_us_story()} layout="split">
              <Prose html={storyHtml} />
            </Section>
          ),
          values: <Values values={values} />,
          figures: figures.length > 0 && (
            <Section tone="surface" aria-label={m.about_us_figures()}>
              <Figures items={figures} />
            </Section>
          ),
          team: <Team {...team} />,
        }}
      />
      <CallToTalk
        title={m.about_us_talk_title()}
        text={m.about_us_talk_text()}
        action={<ButtonLink to="/hire-us">{m.about_us_talk_action()}</ButtonLink>}
        secondary={
          <ButtonLink to="/careers" variant="secondary">
            {m.about_us_talk_careers()}
          </ButtonLink>
        }
      />
    </>
  )
}
