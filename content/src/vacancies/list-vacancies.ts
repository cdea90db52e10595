import { type SQL, sql } from 'drizzle-orm'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import type { VacancyFilters } from '../paths.ts'
import { type InTransaction, query } from '../storage/transaction.ts'
import { isOpen } from './closing-day.ts'

export type VacancyPage = {
  filter: VacancyFilters
  /** Texts are searched in this language and in the default one. */
  language: Language
  day: string
  limit: number
  page: number
}

/** The ids of one page of the open vacancies, by department and newest first, and the total. */
export async function listOpenVacancies(
  req: InTransaction,
  { filter, language, day, limit, page }: VacancyPage,
): Promise<{ ids: number[]; total: number }> {
  const { department, location, workplace, type, seniority, q } = filter
  const conditions = [
    isListed(day),
    department && sql`department_id in (select id from departments where slug = ${department})`,
    location &&
      sql`id in (select parent_id from vacancies_texts
        where path = 'locations' and text = ${location})`,
    workplace && sql`workplace::text = ${workplace}`,
    type && sql`employment_type::text = ${type}`,
    seniority && sql`seniority::text = ${seniority}`,
    q && matches(q, language),
  ].filter((condition) => typeof condition === 'object')
  const [found] = await query(
    req,
    sql`
    with found as (
      select id, department_id, posted_on from vacancies where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*)::int from found) as total, array(
      select found.id from found left join departments on departments.id = department_id
      order by departments."order", posted_on desc, found.id desc
      limit ${limit} offset ${(page - 1) * limit}
    ) as ids`,
  )
  return found as { ids: number[]; total: number }
}

/** What open vacancies can be filtered by: the ids of their departments, and their locations. */
export async function listVacancyChoices(req: InTransaction, day: string) {
  const [found] = await query(
    req,
    sql`
    select array(
      select id from departments where exists (
        select 1 from vacancies where department_id = departments.id and ${isListed(day)})
    ) as departments, array(
      select distinct text from vacancies_texts where path = 'locations'
        and parent_id in (select id from vacancies where ${isListed(day)})
    ) as locations`,
  )
  return found as { departments: number[]; locations: string[] }
}

/** Open, and public by the rule of `publishedOrStaffWith`. */
function isListed(day: string): SQL {
  return sql`_status = 'published' and deleted_at is null and ${isOpen(day)}`
}

/**
 * Every word begins a word of the title or the summary; a text without words matches nothing. The
 * index `vacancies_search` is on the same expression (20261123_030000_vacancy_search.ts).
 */
function matches(text: string, language: Language): SQL {
  const words = sql`nullif(search_words(${text.normalize('NFC').replace(/[\0\u00ad]/g, '')}), '')`
  return sql`id in (
    select _parent_id from vacancies_locales
      where _locale in (${defaultLanguage}::_locales, ${language}::_locales)
      and to_tsvector('simple', search_words(title || ' ' || summary))
        @@ to_tsquery('simple', replace(${words}, ' ', ':* & ') || ':*'))`
}
