import type { AlertChoice } from '@vitrina/content/vacancies/alert-choice.ts'
import { z } from 'zod'
import type { Department } from '~/content.server/search-params.ts'
import { m } from '~/paraglide/messages.js'
import { workplaces } from '~/routes/vacancies/vacancies.server.ts'
import { personRules } from '../person-rules.ts'

/** A requested job alert. */
export type AskedAlert = AlertChoice & { email: string }

const required = z.object({
  email: personRules.email,
  consent: z.literal('on', { error: () => m.job_alerts_consent_missing() }),
})

/**
 * Validates a job alert form. Ignores choices that the form does not offer; normalizes the email
 * address, so that each has one alert.
 */
export function readAlert(
  form: FormData,
  departments: readonly Department[],
): { alert: AskedAlert } | { errors: Record<string, string> } {
  const { success, data, error } = required.safeParse({
    email: form.get('email') || undefined,
    consent: form.get('consent'),
  })
  if (!success) {
    const issues = error.issues.map(({ path, message }) => [String(path[0]), message])
    // Of several errors for a field, the first.
    return { errors: Object.fromEntries(issues.reverse()) }
  }
  const chosen = form.getAll('department')
  return {
    alert: {
      email: data.email.toLowerCase(),
      departments: departments.filter(({ slug }) => chosen.includes(slug)).map(({ id }) => id),
      workplaces: workplaces.filter((value) => form.getAll('workplace').includes(value)),
    },
  }
}
