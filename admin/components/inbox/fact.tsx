import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, translator } from '@vitrina/content/i18n/translator.ts'
import type { Field, FieldServerComponent } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { companyTimeZone } from '../company.ts'
import { optionLabels } from '../option-labels.ts'
import { RelatedDocuments } from './related-documents.tsx'
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

type Props = ComponentProps<FieldServerComponent> & { choices?: 'budgets' | 'timelines' }

/** A submitted field as selectable text, with links. */
export async function Fact(props: Props) {
  const { field, siblingData, data, req } = props
  if (!('name' in field)) return null
  const value: unknown = (siblingData ?? data)?.[field.name]
  const { language } = req.i18n
  const description = readLabel(descriptionOf(field), language)
  return (
    <dl className="fact field-type">
      <dt className="fact__label">{readLabel('label' in field && field.label, language)}</dt>
      <dd className="fact__value">
        {isEmpty(value) ? (
          <span className="fact__nothing">{translator(req.i18n)('Not given')}</span>
        ) : (
          await shown(field, value, props)
        )}
      </dd>
      {description && <dd className="fact__description">{description}</dd>}
    </dl>
  )
}

async function shown(field: Field, value: unknown, { req, choices }: Props): Promise<ReactNode> {
  switch (field.type) {
    case 'date':
      return moment(String(value), req.i18n.language, await companyTimeZone(req.payload))
    case 'relationship':
      return typeof field.relationTo === 'string' ? (
        <RelatedDocuments collection={field.relationTo} ids={[value].flat()} req={req} />
      ) : null
    case 'select': {
      const labels = optionLabels(field, req.i18n.language)
      return (
        <ul className="fact__list">
          {[value].flat().map((one) => (
            <li key={String(one)}>{labels[String(one)] ?? String(one)}</li>
          ))}
        </ul>
      )
    }
    case 'array':
      return <Answers rows={value as Answer[]} />
    case 'json':
      return <pre className="fact__json">{JSON.stringify(value, null, 2)}</pre>
    case 'text':
    case 'email':
      if (choices) return await labelOfChoice(choices, String(value), req)
      return [value].flat().map((text) => <Contact key={String(text)} text={String(text)} />)
    default:
      return String(value)
  }
}

type Answer = { id?: string; question?: string; answer?: string }

function Answers({ rows }: { rows: Answer[] }) {
  return (
    <dl className="fact__answers">
      {rows.map(({ id, question, answer }) => (
        <div key={id ?? question}>
          <dt className="fact__label">{question}</dt>
          <dd className="fact__value">{answer || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** With the place of the company's time zone, because Payload shows times in the browser's. */
function moment(value: string, language: string, timeZone: string) {
  const format = dateFormat(timeZone, { dateStyle: 'full', timeStyle: 'short' }, language)
  return <time dateTime={value}>{`${format.format(new Date(value))} (${cityOf(timeZone)})`}</time>
}

async function labelOfChoice(
  choices: 'budgets' | 'timelines',
  value: string,
  { payload, locale }: Props['req'],
): Promise<string> {
  const hireUs = await payload.findGlobal({
    slug: 'hire-us',
    depth: 0,
    select: { [choices]: true },
    overrideAccess: true,
    locale: locale ?? undefined,
  })
  return hireUs[choices]?.find((choice) => choice.value === value)?.label ?? value
}

function descriptionOf({ admin }: Field): unknown {
  return admin && 'description' in admin ? admin.description : undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || [value].flat().length === 0
}
