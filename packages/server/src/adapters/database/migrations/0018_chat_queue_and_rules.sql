CREATE TABLE "queued_messages" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"content" text NOT NULL,
	"body" jsonb NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "queued_messages_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "app_event_heads" ADD COLUMN "trimmed_to" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "project_rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "queued_messages" ADD CONSTRAINT "queued_messages_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_app_time" ON "messages" USING btree ("app_id","created_at","id");