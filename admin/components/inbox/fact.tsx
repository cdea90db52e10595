import { cityOf } from '@vitrina/content/consultations/appointments/format-appointment.ts'
import { previewManner } from '@vitrina/content/documents/preview/kinds.ts'
import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, translator } from '@vitrina/content/i18n/translator.ts'
import type { Document } from '@vitrina/content/payload-types.ts'
import type { CollectionSlug, Field, FieldServerComponent, PayloadRequest } from 'payload'
import type { ComponentProps, ReactNode } from 'react'
import { companyTimeZone } from '../company.ts'
import { Preview } from '../documents/preview.tsx'
import { optionLabels } from '../option-labels.ts'
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

type Props = ComponentProps<FieldServerComponent> & { choices?: 'budgets' | 'timelines' }

/** A submitted field as selectable text, with links. */
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
