import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "setup" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"welcomed" timestamp(3) with time zone,
  	"backed_up" timestamp(3) with time zone,
  	"dismissed" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "setup" CASCADE;`)
}
