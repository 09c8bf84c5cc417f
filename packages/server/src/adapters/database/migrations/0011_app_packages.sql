CREATE TABLE "app_packages" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"base_url" text NOT NULL,
	"document" json NOT NULL,
	"callers" json NOT NULL,
	"credential_kind" text NOT NULL,
	"sealed_credentials" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_packages_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "integration_usage" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"endpoint" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"prompt_tokens" bigint DEFAULT 0 NOT NULL,
	"completion_tokens" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "integration_usage_app_id_day_endpoint_pk" PRIMARY KEY("app_id","day","endpoint")
);
--> statement-breakpoint
ALTER TABLE "app_packages" ADD CONSTRAINT "app_packages_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_usage" ADD CONSTRAINT "integration_usage_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_packages_slug" ON "app_packages" USING btree ("app_id","slug");