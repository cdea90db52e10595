import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { translate, translateIfKnown, type Wording } from '@vitrina/content/i18n/translate.ts'
import { type HistoryEvent, readHistory } from '@vitrina/content/inbox/history.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { companyTimeZone } from '../company-time-zone.ts'
import { statusLabels } from '../status-labels.ts'
import './history.css'

type Props = ComponentProps<UIFieldServerComponent> & { id?: number | string }

/** The events of an application or a request, newest first. */
export async function History({ id, collectionSlug, req }: Props) {
  if (!id) return null
  const inbox = collectionSlug as Inbox
  const [events, timeZone] = await Promise.all([
    readHistory(req, inbox, id),
    companyTimeZone(req.payload),
  ])
  const { language } = req.i18n
  const format = dateFormat(timeZone, { dateStyle: 'medium', timeStyle: 'short' }, language)
  const telling: Telling = {
    say: (text, values) => translate(text, language, values),
    labels: statusLabels(req.payload, inbox, language),
    language,
    written: (moment) => format.format(new Date(moment)),
  }
  return (
    <ol className="history">
      {events.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <li className="history__event" data-kind={event.kind} key={place}>
          <p className="history__what">{told(event, telling)}</p>
          <p className="history__when">
            <time dateTime={event.at}>{telling.written(event.at)}</time>
            {event.by && ` · ${event.by}`}
          </p>
        </li>
      ))}
    </ol>
  )
}

type Telling = {
  say: (text: Wording, values?: Record<string, string | number>) => string
  labels: Record<string, string>
  language: string
  written: (moment: string) => string
}

function told(event: HistoryEvent, { say, labels, language, written }: Telling): string {
  switch (event.kind) {
    case 'received':
      return say('Received')
    case 'sent-again':
      return say('Sent again by the person')
    case 'status': {
      const { from, to } = event
      return say('Status: {from} → {to}', { from: labels[from] ?? from, to: labels[to] ?? to })
    }
    case 'assignee':
      return event.to
        ? say('Assigned to {name}', { name: event.to })
        : say('Nobody is assigned any more')
    case 'rating':
      return event.to ? say('Rated {rating} of 5', { rating: event.to }) : say('Rating removed')
    case 'note':
      return say('Note: {text}', { text: event.text })
    case 'note-changed':
      return say('Note changed: {text}', { text: event.text })
    case 'note-removed':
      return say('Note removed')
    case 'appointment':
      return say('Appointment: {moment}', { moment: written(event.startsAt) })
    case 'appointment-moved':
      return say('Appointment moved to {moment}', { moment: written(event.startsAt) })
    case 'appointment-cancelled':
      return say('Appointment cancelled')
    case 'mail': {
      const { to, subject } = event
      const status = translateIfKnown(mailStatuses[event.status], language)
      return `${say('Mail to {to}: {subject}', { to, subject })} · ${status}`
    }
  }
}

const mailStatuses = { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as const
