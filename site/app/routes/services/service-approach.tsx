import type { ServicesContent } from '~/content.server/services.ts'
import { m } from '~/paraglide/messages.js'
import { Section } from '~/ui/page/section.tsx'
import { Prose } from '~/ui/type/prose.tsx'

/** The full description of the selected service. */
export function ServiceApproach({ title, bodyHtml }: ServicesContent['services'][number]) {
  if (!bodyHtml) return null
  return (
    <Section id={approachId} eyebrow={m.services_approach()} title={title} layout="split">
      <Prose html={bodyHtml} />
    </Section>
  )
}

export const approachId = 'approach'
