import type { BeforeDocumentControlsServerProps, TypedLocale } from 'payload'
import { statusLabels } from '../status-labels.ts'
import { wordsFor } from '../words.ts'
import { mailDialogWords, writeButtonWords } from './labels.ts'
import { readAnswering } from './read-templates.ts'
import { WriteButton } from './write-email-button.tsx'

type Props = BeforeDocumentControlsServerProps & { id?: number | string }

/** Sends a templated email to the applicant; the template may also change the status. */
export async function WriteWithTemplate({ id, payload, user, i18n, locale }: Props) {
  if (!id || !user) return null
  const application = await payload.findByID({
    collection: 'applications',
    id,
    depth: 1,
    select: { name: true, reference: true, status: true, vacancy: true },
    populate: { careers: { title: true } },
    overrideAccess: false,
    user,
    locale: locale?.code as TypedLocale | undefined,
    disableErrors: true,
  })
  if (!application) return null
  const { mails, company } = await readAnswering({ payload, user })
  if (mails.length === 0) return null
  const { vacancy, name, reference, status } = application
  return (
    <WriteButton
      application={{ id: application.id, name, status }}
      labels={statusLabels(payload, 'applications', i18n.language)}
      mails={mails}
      values={{
        name,
        reference,
        company,
        vacancy: typeof vacancy === 'object' ? vacancy?.title : undefined,
      }}
      words={wordsFor(i18n.language, [...mailDialogWords, ...writeButtonWords])}
    />
  )
}
