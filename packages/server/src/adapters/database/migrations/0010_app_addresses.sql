CREATE TABLE "app_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "app_addresses" ("slug", "app_id") SELECT "slug", "id" FROM "apps" WHERE "published_version_id" IS NOT NULL;
