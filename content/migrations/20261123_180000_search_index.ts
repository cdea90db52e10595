import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The index of the site search (content/src/search): a row for each language of a published document.
 * Written by hand: it is no collection.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION "search_configuration"("name" text) RETURNS regconfig LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT oid::regconfig FROM pg_ts_config
      WHERE cfgname = name AND cfgnamespace = 'pg_catalog'::regnamespace), 'simple'::regconfig);
  $$;
  CREATE TABLE "search_index" (
    "version" text NOT NULL,
    "collection" text NOT NULL,
    "document_id" integer NOT NULL,
    "closes_on" timestamp(3) with time zone,
    "language" text NOT NULL,
    "text_language" text NOT NULL,
    "title" text NOT NULL,
    "summary" text NOT NULL,
    "body" text NOT NULL,
    "terms" text NOT NULL,
    "heading" tsvector NOT NULL,
    "words" tsvector NOT NULL,
    PRIMARY KEY ("collection", "document_id", "language")
  );
  CREATE INDEX "search_index_words" ON "search_index" USING gin ("words");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "search_index";
  DROP FUNCTION "search_configuration";`)
}
