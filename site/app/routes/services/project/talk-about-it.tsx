import { m } from '~/paraglide/messages.js'
import { ArrowLink } from '~/ui/action/arrow-link.tsx'
import { ButtonLink } from '~/ui/action/button.tsx'
import { CallToTalk } from '~/ui/page/call-to-talk.tsx'
import { workAddress } from '../work/work-address.ts'

/** A call to action with a link to the form; the link passes the project. */
export function TalkAboutIt({ slug }: { slug: string }) {
  return (
    <CallToTalk
      title={m.project_talk_title()}
      text={m.project_talk_text()}
      action={
        <ButtonLink to={`/hire-us?about=/services/${slug}`}>{m.project_talk_action()}</ButtonLink>
      }
      secondary={<ArrowLink to={workAddress({})}>{m.project_talk_more()}</ArrowLink>}
    />
  )
}
