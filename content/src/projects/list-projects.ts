import { type SQL, sql } from 'drizzle-orm'
import { defaultLanguage, type Language } from '../i18n/languages.ts'
import type { WorkFilters } from '../paths.ts'
import { type InTransaction, query } from '../storage/transaction.ts'

export type WorkPage = {
  filter: WorkFilters
  language: Language
  limit: number
  page: number
}

/** A value to filter by, and how many projects have it among those of the other filters. */
export type WorkChoice = { value: string; label: string; count: number }

export type WorkList = { ids: number[]; total: number } & {
  [Name in keyof WorkFilters]-?: WorkChoice[]
}

/**
 * The ids of one page of the public projects, the total, and the choices of each filter. Languages
 * are compared as the enum: of text, PostgreSQL expects too few rows and joins them in loops.
 */
export async function listProjects(
  req: InTransaction,
  { filter, language, limit, page }: WorkPage,
): Promise<WorkList> {
  const { service, industry, technology } = filter
  const conditions: Record<keyof WorkFilters, SQL | undefined> = {
    service: service ? sql`id in (select id from service where value = ${service})` : undefined,
    industry: industry ? sql`industry = ${industry}` : undefined,
    technology: technology
      ? sql`id in (select id from technology where value = ${technology})`
      : undefined,
  }
  /** The condition of all filters but one. */
  const where = (except?: keyof WorkFilters) => {
    const others = { ...conditions, ...(except && { [except]: undefined }) }
    return sql.join([sql`true`, ...Object.values(others).filter((each) => !!each)], sql` and `)
  }
  const choices = (name: 'service' | 'technology') => sql`
    select ${name} as name, value, value as label, count(*)::int as count
    from listed join ${sql.identifier(name)} using (id) where ${where(name)} group by value`
  const [found] = await query(
    req,
    sql`
    with listed as (
      select projects.id, featured, "order", base.industry,
        coalesce(own.industry, base.industry) as label
      from projects
      join projects_locales base on base._parent_id = projects.id
        and base._locale = ${defaultLanguage}::_locales
      left join projects_locales own on own._parent_id = projects.id
        and own._locale = ${language}::_locales
      where _status = 'published' and deleted_at is null
    ), service as (
      select parent_id as id, slug as value from projects_rels
      join services on services.id = services_id
      where path = 'services' and _status = 'published' and deleted_at is null
    ), technology as (
      select distinct parent_id as id, text as value from projects_texts where path = 'stack'
    ), found as (
      select * from listed where ${where()}
    ), choices as (
      ${choices('service')} union all ${choices('technology')} union all
      select 'industry', industry, min(label), count(*)::int
      from listed where ${where('industry')} group by industry
    )
    select (select count(*)::int from found) as total,
      array(select id from found order by featured desc, "order", id
        limit ${limit} offset ${(page - 1) * limit}) as ids,
      (select jsonb_agg(choices order by count desc, label) from choices) as choices`,
  )
  const { choices: all, ...listed } = found as Omit<WorkList, keyof WorkFilters> & {
    choices: (WorkChoice & { name: keyof WorkFilters })[] | null
  }
  const of = (name: keyof WorkFilters) =>
    (all ?? []).flatMap(({ name: own, ...choice }) => (own === name ? choice : []))
  return {
    ...listed,
    service: of('service'),
    industry: of('industry'),
    technology: of('technology'),
  }
}
