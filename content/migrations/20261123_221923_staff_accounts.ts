import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('admin', 'editor', 'recruiter', 'sales');
  CREATE TYPE "public"."enum_users_status" AS ENUM('active', 'invited', 'deactivated');
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "users" ADD COLUMN "status" "enum_users_status" DEFAULT 'active';
  ALTER TABLE "users" ADD COLUMN "language" varchar DEFAULT 'en';
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
`)
  await keepRoles(db)
  await db.execute(sql`
  ALTER TABLE "users" DROP COLUMN "role";
  DROP TYPE "public"."enum_users_role";`)
}

/** Not generated: everyone keeps their role, as the only one of the list. */
async function keepRoles(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    INSERT INTO "users_roles" ("order", "parent_id", "value")
    SELECT 1, "id", "role"::text::"enum_users_roles" FROM "users"`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'recruiter', 'sales');
  ALTER TABLE "users" ADD COLUMN "role" "enum_users_role";`)
  await keepFirstRole(db)
  await db.execute(sql`
  ALTER TABLE "users" ALTER COLUMN "role" SET NOT NULL;
  DROP TABLE "users_roles" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "users" DROP COLUMN "status";
  ALTER TABLE "users" DROP COLUMN "language";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_status";`)
}

/** Not generated: of several roles, the first one of the list is kept. */
async function keepFirstRole(db: MigrateDownArgs['db']): Promise<void> {
  await db.execute(sql`
    UPDATE "users" SET "role" = (
      SELECT "value"::text::"enum_users_role" FROM "users_roles"
      WHERE "parent_id" = "users"."id" ORDER BY "order" LIMIT 1
    )`)
}
