import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import type { ChoiceList } from '@vitrina/content/consultations/fields.ts'
import { previewManner } from '@vitrina/content/documents/document-kinds.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, type Translate, translator } from '@vitrina/content/i18n/translator.ts'
import { type HistoryEvent, readHistory } from '@vitrina/content/inbox/history.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { Document } from '@vitrina/content/payload-types.ts'
import type {
  CollectionSlug,
  Field,
  FieldServerComponent,
  PayloadRequest,
  UIFieldServerComponent,
} from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { companyTimeZone } from '../company.ts'
import { Preview } from '../documents/preview.tsx'
import { optionLabels, statusLabels } from '../option-labels.ts'
import './inbox.css'

/** Visitor text, rendered as a link when it is an email address or a safe URL. */
export function Contact({ text }: { text: string }) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>
  if (/^\+?[\d\s().-]{6,}$/.test(text)) {
    return <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>
  }
  if (/^https?:\/\//.test(text) && URL.canParse(text)) {
    return (
      <a className="fact__link" href={text} rel="noopener noreferrer nofollow" target="_blank">
        {text}
      </a>
    )
  }
  return text
}

type FactBoxProps = { label: ReactNode; description?: string; children: ReactNode }

/** A label, a value, and what to know about it. */
export function FactBox({ label, description, children }: FactBoxProps) {
  return (
    <dl className="fact field-type">
      <dt className="fact__label caption">{label}</dt>
      <dd className="fact__value">{children}</dd>
      {description && <dd className="fact__description caption">{description}</dd>}
    </dl>
  )
}

type Props = ComponentProps<FieldServerComponent> & { choices?: ChoiceList }

export async function Fact(props: Props) {
  const { field, siblingData, data, req } = props
  if (!('name' in field)) return null
  const { language } = req.i18n
  const values = [(siblingData ?? data)?.[field.name]]
    .flat()
    .filter((value) => value !== undefined && value !== null && value !== '')
  const description = field.admin && 'description' in field.admin && field.admin.description
  return (
    <FactBox
      description={readLabel(description, language)}
      label={readLabel('label' in field && field.label, language)}
    >
      {values.length > 0 ? (
        await shown(field, values, props)
      ) : (
        <span className="quiet">{translator(req.i18n)('Not given')}</span>
      )}
    </FactBox>
  )
}

async function shown(field: Field, values: unknown[], { req, choices }: Props): Promise<ReactNode> {
  const { payload, locale, i18n } = req
  const text = String(values[0])
  switch (field.type) {
    case 'date': {
      // With the place of the time zone, because Payload shows times in the browser's.
      const timeZone = await companyTimeZone(payload)
      const options = { dateStyle: 'full', timeStyle: 'short' } as const
      const moment = dateFormat(timeZone, options, i18n.language).format(new Date(text))
      return <time dateTime={text}>{`${moment} (${cityOf(timeZone)})`}</time>
    }
    case 'relationship':
      return typeof field.relationTo === 'string' ? (
        <RelatedDocuments collection={field.relationTo} ids={values} req={req} />
      ) : null
    case 'select': {
      const labels = optionLabels(field, i18n.language)
      return (
        <ul>
          {values.map((value) => (
            <li key={String(value)}>{labels[String(value)] ?? String(value)}</li>
          ))}
        </ul>
      )
    }
    case 'array':
      return (
        <dl className="fact__answers">
          {(values as Answer[]).map(({ id, question, answer }) => (
            <div key={id ?? question}>
              <dt className="fact__label caption">{question}</dt>
              <dd className="fact__value">{answer || '–'}</dd>
            </div>
          ))}
        </dl>
      )
    case 'json':
      return <pre className="fact__json">{JSON.stringify(values[0], null, 2)}</pre>
    case 'text':
    case 'email': {
      if (!choices) return values.map((each) => <Contact key={String(each)} text={String(each)} />)
      const hireUs = await payload.findGlobal({
        slug: 'hire-us',
        depth: 0,
        select: { [choices]: true },
        overrideAccess: true,
        locale: locale ?? undefined,
      })
      return hireUs[choices]?.find(({ value }) => value === text)?.label ?? text
    }
    default:
      return text
  }
}

type Answer = { id?: string; question?: string; answer?: string }

type RelatedProps = { collection: CollectionSlug; ids: unknown[]; req: PayloadRequest }

type Related = Partial<Pick<Document, 'originalName' | 'mimeType' | 'scan'>> & {
  id: number
  title?: string
  name?: string
}

/** Links to related documents: download and preview for files, the admin page for the rest. */
async function RelatedDocuments({ collection, ids, req }: RelatedProps) {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    draft: true,
    trash: true,
    overrideAccess: false,
    user: req.user,
  })
  const found = docs as unknown as Related[]
  const t = translator(req.i18n)
  if (found.length === 0) return t('No longer there')
  return (
    <ul>
      {found.map(({ id, title, name, originalName, mimeType, scan = 'not-scanned' }) => {
        const manner = previewManner(mimeType)
        return (
          <li key={id}>
            {originalName ? (
              <span className="fact__file wrapping-row">
                <a href={`/api/documents/${id}/download`}>{originalName}</a>
                {manner && <Preview {...{ id, manner }} name={originalName} />}
                {scan === 'not-scanned' && (
                  <span className="caption">{t('Not scanned for malware')}</span>
                )}
              </span>
            ) : (
              <a href={`/admin/collections/${collection}/${id}`}>{title ?? name ?? id}</a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The events of an application or a request, newest first. */
export async function History({ id, collectionSlug, req }: ComponentProps<UIFieldServerComponent>) {
  if (!id) return null
  const inbox = collectionSlug as Inbox
  const [events, timeZone] = await Promise.all([
    readHistory(req, inbox, id),
    companyTimeZone(req.payload),
  ])
  const { language } = req.i18n
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  const texts: Texts = {
    t: translator(req.i18n),
    labels: statusLabels(req.payload, inbox, language),
    formatted: (moment) => format.format(new Date(moment)),
  }
  return (
    <>
      <p className="history__zone caption">
        {texts.t('Times in {city}', { city: cityOf(timeZone) })}
      </p>
      <ol className="history">
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li className="history__event" data-kind={event.kind} key={place}>
            <p>{describe(event, texts)}</p>
            <p className="caption">
              <time dateTime={event.at}>{texts.formatted(event.at)}</time>
              {event.by && ` · ${event.by}`}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}

type Texts = {
  t: Translate
  labels: Record<string, string>
  formatted: (moment: string) => string
}

function describe(event: HistoryEvent, { t, labels, formatted }: Texts): string {
  switch (event.kind) {
    case 'received':
      return t('Received')
    case 'sent-again':
      return t('Sent again by the person')
    case 'status': {
      const { from, to } = event
      return t('Status: {from} → {to}', { from: labels[from] ?? from, to: labels[to] ?? to })
    }
    case 'assignee':
      return event.to ? t('Assigned to {name}', { name: event.to }) : t('No longer assigned')
    case 'rating':
      return event.to ? t('Rated {rating} of 5', { rating: event.to }) : t('Rating removed')
    case 'note':
      return t('Note: {text}', { text: event.text })
    case 'note-changed':
      return t('Note changed: {text}', { text: event.text })
    case 'note-removed':
      return t('Note removed')
    case 'appointment':
      return t('Appointment: {moment}', { moment: formatted(event.startsAt) })
    case 'appointment-moved':
      return t('Appointment moved to {moment}', { moment: formatted(event.startsAt) })
    case 'appointment-cancelled':
      return t('Appointment cancelled')
    case 'email': {
      const { to, subject } = event
      return `${t('Email to {to}: {subject}', { to, subject })} · ${t(emailStatuses[event.status])}`
    }
  }
}

const emailStatuses = { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as const
