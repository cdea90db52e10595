import { type ConsultationSubject, findSubject } from '~/content.server/consultation-subject.ts'
import type { ConsultationSource } from './receive-consultation.ts'

/** Where a request came from, from the hidden fields of the form; each bounded. */
export function consultationSource(form: FormData): ConsultationSource {
  return {
    page: text(form, 'sourcePage'),
    referrer: text(form, 'sourceReferrer'),
    campaign: text(form, 'sourceCampaign'),
  }
}

/** The project or service that a request is about, if the form says so. */
export async function consultationSubject(
  form: FormData,
): Promise<ConsultationSubject | undefined> {
  const page = text(form, 'sourcePage')
  return page?.startsWith('/services') ? findSubject(page) : undefined
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
}
