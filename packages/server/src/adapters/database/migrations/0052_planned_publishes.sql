CREATE TABLE "scheduled_publishes" (
	"app_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"version_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"request" jsonb NOT NULL,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "planned_publish" jsonb;--> statement-breakpoint
ALTER TABLE "scheduled_publishes" ADD CONSTRAINT "scheduled_publishes_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_publishes_due" ON "scheduled_publishes" USING btree ("next_try_at");