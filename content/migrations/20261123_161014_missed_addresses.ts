import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "missed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"nearest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "missed_addresses_id" integer;
  CREATE UNIQUE INDEX "missed_addresses_path_idx" ON "missed_addresses" USING btree ("path");
  CREATE INDEX "missed_addresses_count_idx" ON "missed_addresses" USING btree ("count");
  CREATE INDEX "missed_addresses_updated_at_idx" ON "missed_addresses" USING btree ("updated_at");
  CREATE INDEX "missed_addresses_created_at_idx" ON "missed_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missed_addresses_fk" FOREIGN KEY ("missed_addresses_id") REFERENCES "public"."missed_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_missed_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missed_addresses_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "missed_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "missed_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missed_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_missed_addresses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "missed_addresses_id";`)
}
