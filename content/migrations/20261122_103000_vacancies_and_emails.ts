import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Renames the collections `careers` to `vacancies` and `mails` to `emails`, and the global
 * `application-mails` to `application-emails`, with everything in the database that is named after
 * them. No row is copied. Written by hand.
 *
 * The texts of the careers page and the section `careers` of the home page keep their names.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function pg_temp.renamed(name text) returns text language sql as $$
      select case when name ~ '(^|_)careers_(page|heading|lead)(_|$)' then name
        else regexp_replace(regexp_replace(name,
          '(^|_)careers(?=_|$)', '\\1vacancies', 'g'), '(^|_)mails(?=_|$)', '\\1emails', 'g') end
    $$`)
  await db.execute(sql`
    do $$
    declare
      found record;
    begin
      for found in select conrelid::regclass as relation, conname as name from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid <> 0
          and conname <> pg_temp.renamed(conname)
      loop
        execute format('alter table %s rename constraint %I to %I',
          found.relation, found.name, pg_temp.renamed(found.name));
      end loop;
      for found in select attrelid::regclass as relation, attname as name from pg_attribute
        join pg_class on pg_class.oid = attrelid and relkind = 'r'
        where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
          and attname <> pg_temp.renamed(attname)
      loop
        execute format('alter table %s rename column %I to %I',
          found.relation, found.name, pg_temp.renamed(found.name));
      end loop;
      for found in select relname as name,
          case relkind when 'r' then 'table' when 'i' then 'index' else 'sequence' end as kind
        from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'i', 'S')
          and relname <> pg_temp.renamed(relname)
      loop
        execute format('alter %s %I rename to %I',
          found.kind, found.name, pg_temp.renamed(found.name));
      end loop;
      for found in select typname as name from pg_type
        where typnamespace = 'public'::regnamespace and typtype = 'e'
          and typname <> pg_temp.renamed(typname)
      loop
        execute format('alter type %I rename to %I', found.name, pg_temp.renamed(found.name));
      end loop;
    end
    $$`)
  // Payload shortens names of more than sixty characters.
  await db.execute(sql`
    alter index _vacancies_v_version_questions_locales_locale_parent_id_unique
      rename to _vacancies_v_version_questions_locales_locale_parent_id_uniq`)
  await renameInData(db)
}

/** Links in rich texts, scheduled publishing, the documents of the sample, and preferences. */
async function renameInData(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      found record;
    begin
      for found in select table_name as relation, column_name as name
        from information_schema.columns
        where table_schema = 'public' and data_type = 'jsonb'
          -- What emails contain was written by visitors.
          and table_name <> 'emails'
      loop
        execute format($update$
          update %1$I set %2$I = regexp_replace(regexp_replace(%2$I::text,
              '"(relationTo|collection)": "careers"', '"\\1": "vacancies"', 'g'),
              '"(relationTo|collection)": "mails"', '"\\1": "emails"', 'g')::jsonb
            where %2$I::text ~ '"(relationTo|collection)": "(careers|mails)"'
          $update$, found.relation, found.name);
      end loop;
    end
    $$`)
  await db.execute(sql`
    update erasures set erased = jsonb_set(erased #- '{counts,mails}', '{counts,emails}',
      erased #> '{counts,mails}')
    where erased #> '{counts,mails}' is not null`)
  await db.execute(sql`
    update payload_preferences set key = regexp_replace(regexp_replace(key,
      '^(collection-)?careers(?=-|$)', '\\1vacancies'),
      '^(collection-|global-application-)?mails(?=-|$)', '\\1emails')
    where key ~ '(careers|mails)'`)
  await db.execute(sql`
    update payload_locked_documents set global_slug = 'application-emails'
    where global_slug = 'application-mails'`)
  await db.execute(sql`
    update payload_jobs set input = jsonb_set(input, '{global}', '"application-emails"')
    where input ->> 'global' = 'application-mails'`)
}

/** The versions before this one know the old names only. */
export async function down(): Promise<void> {
  throw new Error('The collections are not renamed back: restore a backup instead.')
}
