import { type Language, languageName, languages } from '@vitrina/content/i18n/languages.ts'
import {
  type TranslationProgress,
  translationProgress,
} from '@vitrina/content/i18n/translation-progress.ts'
import { readLabel, translator } from '@vitrina/content/i18n/translator.ts'
import { slugsAllowing } from '@vitrina/content/staff/access.ts'
import type { AdminViewServerProps, CollectionSlug, PayloadRequest } from 'payload'
import { Link } from '../controls.tsx'
import { StaffView } from '../staff-view.tsx'
import './translations.css'

/** `/admin/translations`: what is not translated yet, with percentages. */
export function TranslationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const title = translator(req.i18n)('Translations')
  return (
    <StaffView {...props} className="translations" path="translations" title={title}>
      <h1>{title}</h1>
      {languages.slice(1).map((language) => (
        <InLanguage key={language} language={language} req={req} />
      ))}
    </StaffView>
  )
}

type Props = { language: Language; req: PayloadRequest }

async function InLanguage({ language, req }: Props) {
  const t = translator(req.i18n)
  const entities = await Promise.all(
    (await editable(req)).map(async (entity) => ({
      ...entity,
      progress: await translationProgress(req.payload, entity.slug, language),
    })),
  )
  const withTexts = entities.filter(({ progress }) => progress.length > 0)
  const missing = await Promise.all(
    withTexts.map((entity) => missingIn({ ...entity, language, req })),
  )
  const percent = percentOf(withTexts.flatMap(({ progress }) => progress))
  return (
    <section>
      <h2>
        {languageName(language)} <span className="quiet">{percent}</span>
      </h2>
      <table>
        <tbody>
          {withTexts.map(({ slug, label, progress }) => (
            <tr key={slug}>
              <th scope="row">{label}</th>
              <td>{percentOf(progress)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {missing.some(({ links }) => links.length > 0) ? (
        <ul className="translations__missing">
          {missing.flatMap(({ links, more }) => [
            ...links.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            )),
            more > 0 && <li key={links[0]?.href}>{t('and {count} more', { count: more })}</li>,
          ])}
        </ul>
      ) : (
        <p>{t('Everything is translated.')}</p>
      )}
    </section>
  )
}

/** The share of texts that are translated, rounded down: 100 % means that nothing is missing. */
function percentOf(progress: TranslationProgress[]): string {
  const sum = (name: 'total' | 'translated') =>
    progress.reduce((all, counted) => all + counted[name], 0)
  const share = sum('total') === 0 ? 1 : sum('translated') / sum('total')
  return `${Math.floor(share * 100)} %`
}

type Entity = { slug: string; label: string; titleField?: string }

async function editable(req: PayloadRequest): Promise<Entity[]> {
  const { collections, globals } = req.payload.config
  const allowed = await slugsAllowing<string>(req, 'update', [...collections, ...globals])
  const language = req.i18n.language
  return [
    ...collections.map(({ slug, labels, admin }) => ({
      slug: slug as string,
      label: readLabel(labels.plural, language),
      titleField: admin.useAsTitle,
    })),
    ...globals.map(({ slug, label }) => ({
      slug: slug as string,
      label: readLabel(label, language),
    })),
  ].filter(({ slug }) => allowed.includes(slug))
}

const maxLinks = 20

async function missingIn(entity: Entity & Props & { progress: TranslationProgress[] }) {
  const { slug, label, titleField, language, req, progress } = entity
  const ids = progress.filter(({ total, translated }) => translated < total).map(({ id }) => id)
  if (!titleField) {
    const href = `/admin/globals/${slug}?locale=${language}`
    return { links: ids.length > 0 ? [{ href, title: label }] : [], more: 0 }
  }
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids.slice(0, maxLinks) } },
    limit: maxLinks,
    depth: 0,
    pagination: false,
    select: { [titleField]: true } as object,
    overrideAccess: false,
    user: req.user,
  })
  const links = docs.map((document) => ({
    href: `/admin/collections/${slug}/${document.id}?locale=${language}`,
    title: `${label}: ${(document as unknown as Record<string, unknown>)[titleField] ?? document.id}`,
  }))
  return { links, more: Math.max(0, ids.length - maxLinks) }
}
