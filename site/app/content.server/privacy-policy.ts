import { legalPagePath } from '@vitrina/content/paths.ts'
import { select } from './fields.ts'
import { findForVisitor } from './payload.ts'

/** The slug of the privacy policy, to which the footer of the sample links too. */
const slug = 'privacy'

/** The published privacy policy, to which consents refer; `undefined` while there is none. */
export async function getPrivacyPolicy() {
  const [policy] = await findForVisitor('legal-pages', {
    where: { slug: { equals: slug } },
    limit: 1,
    select: select('title', 'effectiveOn'),
  })
  return (
    policy && {
      path: legalPagePath(slug),
      title: policy.title,
      version: `${slug} ${policy.effectiveOn.slice(0, 10)}`,
    }
  )
}
