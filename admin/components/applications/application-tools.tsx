import { stepEmails } from '@vitrina/content/applications/status-email.ts'
import { visitorLocale } from '@vitrina/content/email/recipients.ts'
import { m } from '@vitrina/content/paraglide/messages.js'
import type {
  BeforeDocumentControlsServerProps,
  BeforeListTableServerProps,
  Payload,
  PayloadRequest,
  TypedLocale,
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
export async function WriteEmailTool({ id, payload, user, i18n, locale }: Props) {
  if (!id || !user) return null
  const application = await payload.findByID({
    collection: 'applications',
    id,
    depth: 1,
    select: { name: true, reference: true, status: true, vacancy: true },
    populate: { vacancies: { title: true } },
    overrideAccess: false,
    user,
    locale: locale?.code as TypedLocale | undefined,
    disableErrors: true,
  })
  if (!application) return null
  const { templates, company } = await readTemplates(payload, user)
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

/** Reads what emails to applicants need: the templates and the company name. */
export async function readTemplates(payload: Payload, user: PayloadRequest['user']) {
  const [prepared, { name }] = await Promise.all([
    payload.findGlobal({ slug: 'application-emails', depth: 0, overrideAccess: false, user }),
    companyBrand(payload),
  ])
  const locale = visitorLocale
  const withoutVacancy = m.application_step_without_vacancy({ company: name }, { locale })
  return { templates: stepEmails(prepared, withoutVacancy), company: name }
}
