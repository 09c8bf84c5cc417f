CREATE TABLE "version_bookmarks" (
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "version_bookmarks_app_id_version_id_pk" PRIMARY KEY("app_id","version_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "archived_by" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "restore" jsonb;--> statement-breakpoint
ALTER TABLE "version_bookmarks" ADD CONSTRAINT "version_bookmarks_app_id_version_id_versions_app_id_id_fk" FOREIGN KEY ("app_id","version_id") REFERENCES "public"."versions"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "messages" m SET "parent_id" = o.before
FROM (SELECT app_id, id, lag(id) OVER (PARTITION BY app_id ORDER BY created_at, id) AS before FROM "messages") o
WHERE o.app_id = m.app_id AND o.id = m.id;
--> statement-breakpoint
UPDATE "versions" v SET "message_id" = (
  SELECT m.id FROM "messages" m
  WHERE m.app_id = v.app_id AND m.body -> 'annotation' ->> 'versionId' = v.id
  ORDER BY m.created_at LIMIT 1
)
WHERE v.message_id IS NULL;
