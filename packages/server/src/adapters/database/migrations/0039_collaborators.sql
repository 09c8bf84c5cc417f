CREATE TABLE "app_collaborators" (
	"app_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"account_id" text,
	"invited_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "app_collaborators_app_id_email_pk" PRIMARY KEY("app_id","email")
);
--> statement-breakpoint
ALTER TABLE "app_collaborators" ADD CONSTRAINT "app_collaborators_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_collaborators" ADD CONSTRAINT "app_collaborators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_collaborators_email" ON "app_collaborators" USING btree ("email");--> statement-breakpoint
CREATE INDEX "app_collaborators_account" ON "app_collaborators" USING btree ("account_id");