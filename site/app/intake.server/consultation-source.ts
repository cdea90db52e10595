import type { ConsultationSource } from './receive-consultation.ts'

/** Where a request came from, from the hidden fields of the form; each bounded. */
export function consultationSource(form: FormData): ConsultationSource {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
  }
  return {
    page: text('sourcePage'),
    referrer: text('sourceReferrer'),
    campaign: text('sourceCampaign'),
  }
}
