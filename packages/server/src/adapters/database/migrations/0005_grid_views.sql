CREATE TABLE "grid_views" (
	"app_id" text NOT NULL,
	"account_id" text NOT NULL,
	"entity" text NOT NULL,
	"view" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grid_views_app_id_account_id_entity_pk" PRIMARY KEY("app_id","account_id","entity")
);
--> statement-breakpoint
ALTER TABLE "grid_views" ADD CONSTRAINT "grid_views_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grid_views" ADD CONSTRAINT "grid_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;