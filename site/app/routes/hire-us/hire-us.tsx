import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { getHireUs } from '~/content.server/hire-us.ts'
import { getLayout } from '~/content.server/layout.ts'
import { openPayload } from '~/content.server/payload.ts'
import { consultationSource } from '~/intake.server/consultation-source.ts'
import { intakeContext } from '~/intake.server/context.ts'
import { isStored, receiveConsultation } from '~/intake.server/receive-consultation.ts'
import { isReference } from '~/intake.server/reference.ts'
import { pageMeta } from '~/page-meta.ts'
import { m } from '~/paraglide/messages.js'
import { Column, Container, Grid } from '~/ui/page/grid.tsx'
import { PageHeader } from '~/ui/page/page-header.tsx'
import type { Route } from './+types/hire-us.ts'
import { ConsultationForm } from './consultation-form.tsx'
import { consultationSchema, values } from './consultation-schema.ts'
import { HireUsAside } from './hire-us-aside.tsx'
import { Received } from './received.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const [page, { company }] = await Promise.all([getHireUs(), getLayout()])
  if (!page) throw redirect('/not-found')
  const reference = new URL(request.url).searchParams.get('received')
  const received =
    isReference(reference) && (await isStored(await openPayload(), reference))
      ? reference
      : undefined
  return {
    page,
    received,
    contact: { email: company.email, phone: company.phone },
    // One key for each form that is handed out: sent twice, it is stored once.
    idempotencyKey: crypto.randomUUID() as string,
  }
}

/** The key belongs to one visitor, so no page with a form may be kept by a cache. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = (args) => {
  const { page, received } = args.loaderData ?? {}
  return pageMeta(args, {
    title: received ? m.hire_us_meta_received_title() : (page?.seo.title ?? ''),
    description: page?.seo.description,
    noindex: Boolean(received) || page?.seo.noindex,
    image: page?.seo.image,
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const page = await getHireUs()
  if (!page) throw redirect('/not-found')
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: consultationSchema(values(page.choices)) })
  if (submission.status !== 'success') {
    return data({ result: submission.reply(), failed: false }, { status: 400 })
  }
  const { queue, reportFailure } = context.get(intakeContext)
  const { consent: _given, ...consultation } = submission.value
  const words = { ...page.choices, consent: page.consent, answerTime: page.answerTime }
  let reference: string
  try {
    reference = await receiveConsultation(
      await openPayload(),
      queue,
      consultation,
      words,
      consultationSource(form),
    )
  } catch (error) {
    reportFailure(error, 'a consultation request was not stored')
    return data({ result: submission.reply(), failed: true }, { status: 503 })
  }
  return redirect(`/hire-us?received=${reference}`, 303)
}

/** Keeps the page, and all that was typed, when the request never reached the server. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    console.error('The request could not be sent:', error)
    // A status of failure, so that the page is not asked for again, which would fail as well.
    return data({ result: undefined, failed: true }, { status: 503 })
  }
}

/** The hire-us page: the form, and beside it what happens next and who answers. */
export default function HireUs({ loaderData, actionData }: Route.ComponentProps) {
  const { page, received, contact, idempotencyKey } = loaderData
  if (received) return <Received reference={received} answerTime={page.answerTime} />
  return (
    <>
      <PageHeader title={page.heading} lead={page.lead} />
      <Container className="hire-us">
        <Grid>
          <Column span={7}>
            <ConsultationForm
              choices={page.choices}
              consentText={page.consent.text}
              email={contact.email}
              idempotencyKey={idempotencyKey}
              lastResult={actionData?.result}
              failed={actionData?.failed ?? false}
            />
          </Column>
          <Column span={4} start={9}>
            <HireUsAside page={page} contact={contact} />
          </Column>
        </Grid>
      </Container>
    </>
  )
}
