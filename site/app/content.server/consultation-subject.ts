import { findForVisitor } from './payload.ts'

/** The subject of a consultation request, taken from the page that linked to the form. */
export type ConsultationSubject = {
  /** Its path on this site. */
  path: string
  title: string
  /** Slugs of the related services. */
  services: string[]
}

const projectPath = /^\/services\/([a-z0-9-]{1,120})$/
const servicePath = /^\/services\?service=([a-z0-9-]{1,120})$/

/** The published project or service at a path of this site; `undefined` when there is none. */
export async function findSubject(path: string): Promise<ConsultationSubject | undefined> {
  const project = projectPath.exec(path)?.[1]
  if (project) {
    const [found] = await findForVisitor('projects', {
      where: { slug: { equals: project } },
      select: { title: true, services: true },
      depth: 1,
      limit: 1,
    })
    const services = (found?.services ?? []).flatMap((service) =>
      typeof service === 'object' && service.slug ? [service.slug] : [],
    )
    return found && { path, title: found.title, services }
  }
  const service = servicePath.exec(path)?.[1]
  if (!service) return undefined
  const [found] = await findForVisitor('services', {
    where: { slug: { equals: service } },
    select: { title: true },
    limit: 1,
  })
  return found && { path, title: found.title, services: [service] }
}
