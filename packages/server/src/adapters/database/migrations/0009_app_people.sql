CREATE TABLE "app_invitations" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_invitations_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "app_sessions" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_sessions_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "app_users" ADD COLUMN "openid_subject" text;--> statement-breakpoint
ALTER TABLE "app_users" ADD COLUMN "registered_from" text;--> statement-breakpoint
ALTER TABLE "app_users" ADD COLUMN "memories" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "access_mode" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "is_signup_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "terms_of_service_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "privacy_policy_link" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "support_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_invitations" ADD CONSTRAINT "app_invitations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_sessions" ADD CONSTRAINT "app_sessions_app_id_user_id_app_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_users"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_invitations_email" ON "app_invitations" USING btree ("app_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "app_invitations_token" ON "app_invitations" USING btree ("app_id","token_hash");--> statement-breakpoint
CREATE INDEX "app_sessions_user" ON "app_sessions" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_users_openid" ON "app_users" USING btree ("app_id","openid_subject");--> statement-breakpoint
CREATE INDEX "app_users_newest" ON "app_users" USING btree ("app_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);