CREATE TABLE "publish_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"process_id" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "failed_publish" jsonb;--> statement-breakpoint
ALTER TABLE "publish_attempts" ADD CONSTRAINT "publish_attempts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;