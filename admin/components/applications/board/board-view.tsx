import { filterFrom, readBoard } from '@vitrina/content/applications/board.ts'
import { translator } from '@vitrina/content/i18n/translator.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import type { AdminViewServerProps } from 'payload'
import { Link } from '../../controls.tsx'
import { statusLabels } from '../../option-labels.ts'
import { StaffView } from '../../staff-view.tsx'
import { readTemplates } from '../application-tools.tsx'
import { Board } from './board.tsx'
import './board.css'

/** `/admin/applications-board`: applications as cards, one column per status. */
export function BoardView(props: AdminViewServerProps) {
  const { i18n, t: payloadText, user } = props.initPageResult.req
  const t = translator(i18n)
  const title = t('Applications board')
  return (
    <StaffView {...props} className="board-view" path="applications-board" title={title}>
      {hasRole(user, 'admin', 'recruiter') ? (
        <>
          <header className="board-view__header wrapping-row">
            <h1>{title}</h1>
            <Link href="/admin/collections/applications">{t('List')}</Link>
          </header>
          <LoadedBoard {...props} />
        </>
      ) : (
        <div>
          <h1>{payloadText('error:unauthorized')}</h1>
          <p>{payloadText('error:notAllowedToAccessPage')}</p>
        </div>
      )}
    </StaffView>
  )
}

async function LoadedBoard({ initPageResult: { req }, searchParams = {} }: AdminViewServerProps) {
  const { payload, user, i18n } = req
  const filter = filterFrom(searchParams)
  const [columns, vacancies, templates] = await Promise.all([
    readBoard(req, filter),
    payload.find({
      collection: 'vacancies',
      select: { title: true },
      sort: 'title',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user,
      locale: req.locale ?? undefined,
    }),
    readTemplates(payload, user),
  ])
  return (
    <Board
      {...{ columns, filter }}
      {...templates}
      labels={statusLabels(payload, 'applications', i18n.language)}
      vacancies={vacancies.docs.map(({ id, title }) => ({ id, title }))}
    />
  )
}
