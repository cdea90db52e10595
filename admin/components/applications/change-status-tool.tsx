import type { BeforeListTableServerProps } from 'payload'
import { statusLabels } from '../status-labels.ts'
import { wordsFor } from '../words.ts'
import { MoveSelected } from './change-status-button.tsx'
import { moveSelectedWords } from './labels.ts'
import { readAnswering } from './read-templates.ts'

/** Above the list: changes the status of all selected applications, optionally with an email. */
export async function MoveSelectedTool({ payload, user, i18n }: BeforeListTableServerProps) {
  const { mails, company } = await readAnswering({ payload, user: user ?? null })
  return (
    <MoveSelected
      company={company}
      labels={statusLabels(payload, 'applications', i18n.language)}
      mails={mails}
      words={wordsFor(i18n.language, moveSelectedWords)}
    />
  )
}
