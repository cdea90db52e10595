import {
  aboutUsPath,
  careersPath,
  employeePath,
  hireUsPath,
  pageNumber,
  teamId,
  teamPath,
  withSearch,
} from '@vitrina/content/paths.ts'
import { redirect } from 'react-router'
import { hasUnknownFilter, knownDepartment } from '~/content.server/search-params.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { ButtonLink } from '~/ui/action/button.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import { Pagination } from '~/ui/page/pagination.tsx'
import { CallToTalk, EmptyState, Section, Sections } from '~/ui/page/section.tsx'
import { PersonCard } from '~/ui/show/cards.tsx'
import { Figures } from '~/ui/show/lists.tsx'
import { Heading, Prose } from '~/ui/type/text.tsx'
import type { Route } from './+types/about-us.ts'
import { type AboutContent, getAbout } from './about-us.server.ts'
import { ListFilter } from './filter.tsx'

export async function loader({ url: { searchParams: search } }: Route.LoaderArgs) {
  const page = pageNumber(search)
  const department = await knownDepartment(search.get('department'))
  if (hasUnknownFilter(search, { department })) throw redirect(teamPath(undefined, page))
  return getAbout({ department, page })
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: m.employee_breadcrumb() })
  const { seo, team } = args.loaderData
  return pageMeta(args, {
    ...seo,
    path: withSearch(aboutUsPath, { page: team.people.page }),
    noindex: seo.noindex || team.department !== undefined,
  })
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const { heading, lead, lang, sections, storyHtml, values, figures, team } = loaderData
  return (
    <>
      <PageHeader size="large" title={heading} lead={lead} lang={lang} />
      <Sections
        order={sections}
        sections={{
          story: storyHtml && (
            <Section title={m.about_us_story()} layout="split">
              <Prose html={storyHtml} lang={lang} />
            </Section>
          ),
          values: values.length > 0 && (
            <Section title={m.about_us_values()}>
              <ul className="values" lang={lang}>
                {values.map(({ title, text }) => (
                  <li key={title} className="split">
                    <Heading level={3}>{title}</Heading>
                    <p className="lead">{text}</p>
                  </li>
                ))}
              </ul>
            </Section>
          ),
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
        action={<ButtonLink to={hireUsPath}>{m.about_us_talk_action()}</ButtonLink>}
        secondary={
          <ButtonLink to={careersPath} variant="secondary">
            {m.about_us_talk_careers()}
          </ButtonLink>
        }
      />
    </>
  )
}

/** The whole team or one department; renders nothing if no employee is published. */
function Team(team: AboutContent['team']) {
  const { heading, lead, lang, departments, department, people } = team
  if (people.total === 0 && !department) return null
  const chosen = departments.find(({ slug }) => slug === department)?.title
  return (
    <Section id={teamId} title={heading} lead={lead} lang={lang}>
      <ListFilter
        label={m.about_us_filter_label()}
        all={m.about_us_filter_all()}
        choices={departments}
        chosen={department}
        href={teamPath}
      >
        {chosen
          ? m.about_us_found_in({ count: people.total, department: chosen })
          : m.about_us_found({ count: people.total })}
      </ListFilter>
      {people.items.length > 0 ? (
        <ul className="cards cards-4 team">
          {people.items.map((person) => (
            <li key={person.slug}>
              <PersonCard {...person} to={employeePath(person.slug)} sizes={sizes} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={m.about_us_empty_title()}
          action={
            <ButtonLink variant="secondary" to={teamPath()}>
              {m.about_us_empty_action()}
            </ButtonLink>
          }
        >
          {m.about_us_empty_text()}
        </EmptyState>
      )}
      <Pagination {...people} href={(page) => teamPath(department, page)} />
    </Section>
  )
}

/** Four in a row, then three, then two. */
const sizes = '(min-width: 1300px) 276px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, 45vw'
