import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index of the search for vacancies (content/src/vacancies/list-vacancies.ts), in the language
 * of the site. Written by hand: the adapter makes no indexes of expressions.
 *
 * `search_words` keeps the names of C++ and C# apart from C, which `to_tsvector` alone does not. It
 * cuts a text, because PostgreSQL rejects a query with a word of more than 2,046 bytes; title and
 * summary of a vacancy are at most 311 characters together.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION "search_words"(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN trim(regexp_replace(
      replace(replace(lower(left($1, 500)), '++', 'plusplus '), '#', 'sharp '),
      '[^[:alnum:]]+', ' ', 'g'));
  CREATE INDEX "vacancies_search" ON "vacancies_locales"
    USING gin (to_tsvector('simple', search_words("title" || ' ' || "summary")))
    WHERE "_locale" = 'en';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "vacancies_search";
  DROP FUNCTION "search_words";`)
}
