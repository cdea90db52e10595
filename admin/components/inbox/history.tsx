import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { type Translate, translator } from '@vitrina/content/i18n/translator.ts'
import { type HistoryEvent, readHistory } from '@vitrina/content/inbox/history.ts'
import type { Inbox } from '@vitrina/content/inbox/inboxes.ts'
import type { UIFieldServerComponent } from 'payload'
import type { ComponentProps } from 'react'
import { companyTimeZone } from '../company.ts'
import { statusLabels } from '../option-labels.ts'
import './inbox.css'

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
    case 'mail': {
      const { to, subject } = event
      return `${t('Mail to {to}: {subject}', { to, subject })} · ${t(emailStatuses[event.status])}`
    }
  }
}

const emailStatuses = { queued: 'Queued', sent: 'Sent', failed: 'Failed' } as const
