import { type ConsultationSubject, findSubject } from '~/routes/hire-us/hire-us.server.ts'
import { notReadable } from './files/parse-form.ts'
import type { ConsultationSource } from './receive-consultation.ts'

/**
 * The source of a request, from the form's hidden fields; each has a max length.
 *
 * @throws Response 400 when one has a NUL, which browsers do not send and PostgreSQL rejects.
 */
export function consultationSource(form: FormData): ConsultationSource {
  return {
    page: text(form, 'sourcePage'),
    referrer: text(form, 'sourceReferrer'),
    campaign: text(form, 'sourceCampaign'),
  }
}

/** The project or service that a request is about, if the form names one. */
export async function consultationSubject(
  form: FormData,
): Promise<ConsultationSubject | undefined> {
  const page = text(form, 'sourcePage')
  return page?.startsWith('/services') ? findSubject(page) : undefined
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  if (typeof value === 'string' && value.includes('\0')) throw notReadable(400)
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
}
