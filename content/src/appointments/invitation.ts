import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { plainLine } from '../mails/safe-text.ts'
import type { MailAttachment } from '../mails/transport.ts'

type Person = { name: string; email: string }

export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  /** The request's reference: the same appointment to every calendar, however often it moves. */
  reference: string
  /** ISO texts. */
  startsAt: string
  endsAt: string
  /** How often it was changed. */
  sequence: number
  summary: string
  description: string
  organizer: Person
  visitor: Person
  /** A colleague whose copy this is. */
  colleague?: Person
  siteUrl: string
}

/** An appointment for calendars (RFC 5545), as mail programs understand it (RFC 6047). */
export function invitation(appointment: Invitation): MailAttachment {
  const { method, reference, startsAt, endsAt, sequence, organizer, visitor } = appointment
  const calendar = ical({
    prodId: { company: unquoted(organizer.name), product: 'Vitrina', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  const event = calendar.createEvent({
    id: `${reference}@${new URL(appointment.siteUrl).hostname}`,
    start: new Date(startsAt),
    end: new Date(endsAt),
    stamp: new Date(),
    sequence,
    summary: plainLine(appointment.summary),
    description: appointment.description,
    organizer: { name: unquoted(organizer.name), email: organizer.email },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  for (const { name, email } of [visitor, appointment.colleague].filter((one) => !!one)) {
    event.createAttendee({
      name: unquoted(name),
      email,
      role: ICalAttendeeRole.REQ,
      // Both have agreed to it: it is to stand in the calendar without a question.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return {
    filename: `${reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  }
}

/** Parameters of a property are in quotes, which no escape can stand for. */
function unquoted(text: string): string {
  return plainLine(text.replaceAll('"', ' '))
}
