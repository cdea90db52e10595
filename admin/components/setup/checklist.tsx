import { dateFormat } from '@vitrina/content/i18n/date-format.ts'
import { readLabel, type Wording } from '@vitrina/content/i18n/translator.ts'
import { findSampleTexts } from '@vitrina/content/sample/clear-globals.ts'
import { sampleState } from '@vitrina/content/sample/remove.ts'
import { settings } from '@vitrina/content/settings.ts'
import { hasRole } from '@vitrina/content/staff/access.ts'
import type { CollectionSlug, Payload, Where } from 'payload'
import type { ReactNode } from 'react'
import { ActionButton, Link } from '../controls.tsx'
import { may, type Viewer } from '../dashboard/card.tsx'
import { MissingSettings } from './missing-settings.tsx'
import { RemoveSample, TestEmail } from './sample-dialog.tsx'
import './setup.css'

/** What is missing for people to reach the company, and the steps that make the site its own. */
export async function Checklist({ steps, viewer }: { steps: Step[]; viewer: Viewer }) {
  const { req, t } = viewer
  return (
    <>
      <MissingSettings {...viewer} />
      {steps.length > 0 && (
        <section className="summary__card checklist">
          <h2 className="summary__title">
            {t('Make the site yours')}
            <span className="summary__count">{steps.length}</span>
          </h2>
          <ul>
            {steps.map(({ title, text, values, action, details }) => (
              <li className="checklist__item" key={title}>
                <div className="checklist__text">
                  <strong>{t(title)}</strong>
                  <p>{t(text, values)}</p>
                  {details}
                </div>
                {action}
              </li>
            ))}
          </ul>
          {hasRole(req.user, 'admin') && (
            <ActionButton
              body={{ step: 'dismissed' }}
              done="The list is hidden."
              label="Hide this list"
              path="globals/setup/done"
            />
          )}
        </section>
      )}
    </>
  )
}

export type Step = {
  title: Wording
  text: Wording
  values?: Record<string, string>
  action?: ReactNode
  details?: ReactNode
}

/** What the viewer can still do to make the site the company's own, most urgent first. */
export async function openSteps(viewer: Viewer): Promise<Step[]> {
  const { req, t, language, timeZone } = viewer
  const { payload, user } = req
  const { backedUp, dismissed } = await payload.findGlobal({ slug: 'setup' })
  const isAdmin = hasRole(user, 'admin')
  const isEditor = await may(req, 'update', 'home')
  const sample = await sampleState(payload)
  const link = (href: string, label: Wording) => <Link href={href}>{t(label)}</Link>
  const exists = async (collection: CollectionSlug, where: Where) =>
    (await payload.count({ collection, where })).totalDocs > 0
  const published = { _status: { equals: 'published' } }
  const hasOwn = (slug: CollectionSlug) => {
    const ofSample = sample.documents.filter(({ collection }) => collection === slug)
    return exists(slug, { ...published, id: { not_in: ofSample.map(({ id }) => id) } })
  }
  const steps: (Step & { isOpen: boolean; staysShown?: true })[] = [
    {
      title: 'The site shows the sample company',
      text: 'Give the site to your company, or only take the sample out.',
      isOpen: isAdmin && sample.isLoaded,
      action: (
        <div className="wrapping-row">
          {link('/admin/welcome', 'Start with my company')}
          <RemoveSample />
        </div>
      ),
    },
    {
      title: 'Texts of the sample',
      text: 'Each of these still says what the sample says.',
      isOpen: isEditor && sample.isLoaded,
      details: isEditor && sample.isLoaded && <SampleTexts {...viewer} />,
    },
    {
      title: 'Sending emails',
      text: settings.SMTP_URL
        ? 'Check that emails reach people: send one to yourself.'
        : 'Emails are only written to files. Name a mail server in the setting SMTP_URL, then send a test email.',
      isOpen:
        isAdmin && !(settings.SMTP_URL && (await exists('emails', { status: { equals: 'sent' } }))),
      action: <TestEmail />,
    },
    {
      title: 'Legal pages',
      text: 'No page is published: visitors expect terms and a privacy policy.',
      isOpen: isEditor && !(await exists('legal-pages', published)),
      action: link('/admin/collections/legal-pages', 'Open the legal pages'),
    },
    {
      title: 'Consultation hours',
      text: 'Visitors cannot book a call until there are hours for it, and a person who holds it.',
      isOpen: isEditor && !(await takesCalls(payload)),
      action: link('/admin/globals/hire-us', 'Set the hours'),
    },
    {
      title: 'The first project',
      text: 'Show a piece of your work.',
      isOpen: isEditor && !(await hasOwn('projects')),
      action: link('/admin/collections/projects/create', 'Add a project'),
    },
    {
      title: 'The first vacancy',
      text: 'Say whom you are looking for. Without vacancies, people can still write to you.',
      isOpen: (await may(req, 'update', 'vacancies')) && !(await hasOwn('vacancies')),
      action: link('/admin/collections/vacancies/create', 'Add a vacancy'),
    },
    {
      title: 'The address of the site',
      text: 'Links in emails and search engines lead to this computer. Set SITE_URL to the public address.',
      isOpen: isAdmin && /^(localhost|127\.|\[::1\])/.test(new URL(settings.SITE_URL).hostname),
    },
    {
      title: 'Backups',
      text: 'Save the database and the folder DATA_DIR regularly, and try once to restore them, as docs/settings.md describes.',
      isOpen: isAdmin && !backedUp,
      action: (
        <ActionButton
          done="Marked as done."
          label="Mark as done"
          path="globals/setup/done"
          body={{ step: 'backedUp' }}
        />
      ),
    },
    {
      title: 'The sample was removed',
      text: 'Until {day} you can bring it back, with all texts as they were.',
      values: {
        day: dateFormat(timeZone, { dateStyle: 'long' }, language).format(sample.undoUntil),
      },
      isOpen: isAdmin && sample.undoUntil !== undefined,
      staysShown: true,
      action: (
        <ActionButton
          done="The sample is back."
          label="Undo the removal"
          question="Bring the sample back? The company, its brand, menus and pages become those of the sample at once. Your texts stay under “Versions”."
          path="globals/setup/sample/undo"
        />
      ),
    },
  ]
  return steps.filter(({ isOpen, staysShown }) => isOpen && (staysShown || !dismissed))
}

/** The fields of globals that still hold the sample's words, by page. */
async function SampleTexts({ req, t, language }: Viewer) {
  const found = await findSampleTexts(req)
  const links = found.flatMap(({ now, cleared }) => {
    const config = req.payload.globals.config.find(({ slug }) => slug === now.slug)
    return (config?.flattenedFields ?? [])
      .filter(({ name }) => differs(now.live[name], cleared.live[name]))
      .map((field) => ({
        page: readLabel(config?.label, language),
        field: 'label' in field ? readLabel(field.label, language) || field.name : field.name,
        href: `/admin/globals/${now.slug}#field-${field.name}`,
      }))
  })
  return (
    <details>
      <summary>{t('Show all {count}', { count: links.length })}</summary>
      <ul className="checklist__texts">
        {links.map(({ page, field, href }) => (
          <li key={href}>
            <a href={href}>
              {page}: {field}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

async function takesCalls(payload: Payload): Promise<boolean> {
  const { hours, consultants, contactPerson } = await payload.findGlobal({
    slug: 'hire-us',
    depth: 0,
  })
  return Boolean(hours?.length && (consultants?.length || contactPerson))
}
