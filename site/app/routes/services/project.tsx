import { getProject } from '~/content.server/project.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { siteContext } from '~/server-context.ts'
import { movedOrMissing } from '../not-found/moved-or-missing.server.ts'
import type { Route } from './+types/project.ts'
import { breadcrumbData } from './project/breadcrumb-data.ts'
import { ClientWords } from './project/client-words.tsx'
import { Gallery } from './project/gallery.tsx'
import { NextProject } from './project/next-project.tsx'
import { Outcomes } from './project/outcomes.tsx'
import { ProjectHero } from './project/project-hero.tsx'
import { Story } from './project/story.tsx'
import { TalkAboutIt } from './project/talk-about-it.tsx'
import { Team } from './project/team.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const project = await getProject(params.id)
  if (project) return { project, siteUrl: context.get(siteContext).siteUrl }
  throw await movedOrMissing(`/services/${params.id}`)
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { project, siteUrl } = args.loaderData
  const path = `/services/${project.slug}`
  return [
    ...pageMeta(args, { ...project.seo, path, image: project.seo.image ?? project.cover?.src }),
    breadcrumbData(siteUrl, [
      { name: m.project_breadcrumb_services(), path: '/services' },
      { name: project.title, path },
    ]),
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
      {project.testimonial && <ClientWords {...project.testimonial} />}
      <Team people={project.team} />
      {project.next && <NextProject {...project.next} />}
      <TalkAboutIt slug={project.slug} />
    </article>
  )
}
