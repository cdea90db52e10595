import { filterFrom, readBoard } from '@vitrina/content/applications/board.ts'
import { translate, type Wording } from '@vitrina/content/i18n/translate.ts'
import { hasRole } from '@vitrina/content/staff/roles.ts'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { StaffView } from '../../staff-view.tsx'
import { statusLabels } from '../../status-labels.ts'
import { wordsFor } from '../../words.ts'
import { readAnswering } from '../read-templates.ts'
import { Board } from './board.tsx'
import { boardWords } from './board-labels.ts'
import './board.css'

/** `/admin/applications-board`: applications as cards, one column per status. */
export async function BoardView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fapplications-board')
  const say = (text: Wording) => translate(text, req.i18n.language)
  return (
    <StaffView
      {...{ initPageResult, params, searchParams }}
      className="board-view"
      title={say('Applications board')}
    >
      {hasRole(req.user, 'admin', 'recruiter') ? (
        <>
          <header className="board-view__header">
            <h1>{say('Applications board')}</h1>
            <Link className="board-view__list" href="/admin/collections/applications">
              {say('List')}
            </Link>
          </header>
          <LoadedBoard query={searchParams ?? {}} req={req} />
        </>
      ) : (
        <NotAllowed req={req} />
      )}
    </StaffView>
  )
}

async function LoadedBoard({
  query,
  req,
}: {
  query: Record<string, unknown>
  req: PayloadRequest
}) {
  const { payload, user, i18n } = req
  const filter = filterFrom(query)
  const [columns, vacancies, { mails, company }] = await Promise.all([
    readBoard(req, filter),
    readVacancies(req),
    readAnswering({ payload, user }),
  ])
  return (
    <Board
      columns={columns}
      company={company}
      filter={filter}
      labels={statusLabels(payload, 'applications', i18n.language)}
      language={i18n.language}
      mails={mails}
      vacancies={vacancies}
      words={wordsFor(i18n.language, boardWords)}
    />
  )
}

/** Payload's own message for missing permissions, in the same place. */
function NotAllowed({ req: { t } }: { req: PayloadRequest }) {
  return (
    <div className="board-view__refusal">
      <h1>{t('error:unauthorized')}</h1>
      <p>{t('error:notAllowedToAccessPage')}</p>
    </div>
  )
}

async function readVacancies(req: PayloadRequest): Promise<{ id: number; title: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'careers',
    select: { title: true },
    sort: 'title',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    locale: req.locale ?? undefined,
  })
  return docs.map(({ id, title }) => ({ id, title }))
}

/** Navigation link to the board, for roles that handle applications. */
export function BoardLink({ user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'admin', 'recruiter')) return null
  return (
    <Link className="nav__link" href="/admin/applications-board" prefetch={false}>
      <span className="nav__link-label">{translate('Applications board', i18n.language)}</span>
    </Link>
  )
}
