CREATE TABLE "app_publishes" (
	"app_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version_id" text NOT NULL,
	"account_id" text NOT NULL,
	CONSTRAINT "app_publishes_app_id_at_pk" PRIMARY KEY("app_id","at")
);
--> statement-breakpoint
ALTER TABLE "app_publishes" ADD CONSTRAINT "app_publishes_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "app_publishes" ("app_id", "at", "version_id", "account_id")
SELECT e.app_id, e.at, e.target, coalesce(e.actor_id, a.owner_id) FROM audit_events e JOIN apps a ON a.id = e.app_id
WHERE e.event = 'published' AND e.target IS NOT NULL ON CONFLICT DO NOTHING;
