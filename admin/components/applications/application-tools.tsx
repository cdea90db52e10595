import { stepEmails } from '@vitrina/content/applications/status-email.ts'
import { visitorLanguage } from '@vitrina/content/email/recipients.ts'
import { defaultLanguage, type Language } from '@vitrina/content/i18n/languages.ts'
import { m } from '@vitrina/content/paraglide/messages.js'
import type {
  BeforeDocumentControlsServerProps,
  BeforeListTableServerProps,
  Payload,
  PayloadRequest,
} from 'payload'
import { companyBrand } from '../company.ts'
import { statusLabels } from '../option-labels.ts'
import { ChangeStatus } from './change-status.tsx'
import { WriteEmail } from './write-email.tsx'

/** Above the list: changes the status of all selected applications, optionally with an email. */
export async function ChangeStatusTool({ payload, user, i18n }: BeforeListTableServerProps) {
  return (
    <ChangeStatus
      {...(await readTemplates(payload, user ?? null))}
      labels={statusLabels(payload, 'applications', i18n.language)}
    />
  )
}

type Props = BeforeDocumentControlsServerProps & { id?: number | string }

/** Sends a templated email to the applicant; the template may also change the status. */
export async function WriteEmailTool({ id, payload, user, i18n }: Props) {
  if (!id || !user) return null
  const application = await payload.findByID({
    collection: 'applications',
    id,
    depth: 1,
    select: { name: true, reference: true, status: true, vacancy: true, language: true },
    populate: { vacancies: { title: true } },
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  if (!application) return null
  // In the language of the applicant, whatever staff are editing.
  const { templates, company } = await readTemplates(payload, user, visitorLanguage(application))
  if (templates.length === 0) return null
  const { name, reference, status } = application
  const vacancy = typeof application.vacancy === 'object' ? application.vacancy?.title : undefined
  return (
    <WriteEmail
      application={{ id: application.id, name, status }}
      labels={statusLabels(payload, 'applications', i18n.language)}
      templates={templates}
      values={{ name, reference, company, vacancy }}
    />
  )
}

/** Reads what emails to applicants need: the templates in a language, and the company name. */
export async function readTemplates(
  payload: Payload,
  user: PayloadRequest['user'],
  locale: Language = defaultLanguage,
) {
  const [prepared, { name }] = await Promise.all([
    payload.findGlobal({
      slug: 'application-emails',
      depth: 0,
      locale,
      overrideAccess: false,
      user,
    }),
    companyBrand(payload),
  ])
  const withoutVacancy = m.application_step_without_vacancy({ company: name }, { locale })
  return { templates: stepEmails(prepared, withoutVacancy), company: name }
}
