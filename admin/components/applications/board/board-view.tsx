import { filterFrom, readBoard } from '@vitrina/content/applications/board.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { hasRole } from '@vitrina/content/staff/roles.ts'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest, ServerProps } from 'payload'
import { statusLabels } from '../../option-labels.ts'
import { StaffView } from '../../staff-view.tsx'
import { readTemplates } from '../application-tools.tsx'
import { Board } from './board.tsx'
import './board.css'

/** `/admin/applications-board`: applications as cards, one column per status. */
export async function BoardView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fapplications-board')
  const t = translator(req.i18n)
  return (
    <StaffView
      {...{ initPageResult, params, searchParams }}
      className="board-view"
      title={t('Applications board')}
    >
      {hasRole(req.user, 'admin', 'recruiter') ? (
        <>
          <header className="board-view__header">
            <h1>{t('Applications board')}</h1>
            <Link className="board-view__list" href="/admin/collections/applications">
              {t('List')}
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
  const [columns, vacancies, templates] = await Promise.all([
    readBoard(req, filter),
    readVacancies(req),
    readTemplates(payload, user),
  ])
  return (
    <Board
      {...{ columns, filter, vacancies }}
      {...templates}
      labels={statusLabels(payload, 'applications', i18n.language)}
    />
  )
}

/** Payload's own message for missing permissions, in the same place. */
function NotAllowed({ req: { t } }: { req: PayloadRequest }) {
  return (
    <div className="board-view__error">
      <h1>{t('error:unauthorized')}</h1>
      <p>{t('error:notAllowedToAccessPage')}</p>
    </div>
  )
}

async function readVacancies(req: PayloadRequest): Promise<{ id: number; title: string }[]> {
  const { docs } = await req.payload.find({
    collection: 'vacancies',
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
      <span className="nav__link-label">{translator(i18n)('Applications board')}</span>
    </Link>
  )
}
