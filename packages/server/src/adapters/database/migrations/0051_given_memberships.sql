CREATE TABLE "given_memberships" (
	"app_id" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "given_memberships_app_id_email_pk" PRIMARY KEY("app_id","email")
);
--> statement-breakpoint
ALTER TABLE "given_memberships" ADD CONSTRAINT "given_memberships_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;