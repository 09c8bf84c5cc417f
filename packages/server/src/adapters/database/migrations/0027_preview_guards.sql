CREATE TABLE "preview_guards" (
	"app_id" text PRIMARY KEY NOT NULL,
	"used_files" text,
	"used_at" timestamp with time zone,
	"held" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "embedders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_guards" ADD CONSTRAINT "preview_guards_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_changes_preview" ON "record_changes" USING btree ("app_id","seq") WHERE "record_changes"."via" = 'preview' and "record_changes"."kind" = 'delete';