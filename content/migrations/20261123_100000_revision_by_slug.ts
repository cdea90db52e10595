import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counts the changes of each collection and global beside the content revision, so that a change of
 * one does not outdate what was read from others (content/src/publishing/revision.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "content_revision" ADD COLUMN "changes" jsonb NOT NULL DEFAULT '{}';
  CREATE FUNCTION "raise_content_revision"(slugs text[]) RETURNS void LANGUAGE sql AS $$
    UPDATE content_revision SET number = number + cardinality(slugs), changes = changes || (
      SELECT jsonb_object_agg(slug, coalesce((changes ->> slug)::bigint, 0) + 1)
      FROM unnest(slugs) AS slug);
    SELECT pg_notify('content_revision', number::text) FROM content_revision;
  $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION "raise_content_revision";
  ALTER TABLE "content_revision" DROP COLUMN "changes";`)
}
