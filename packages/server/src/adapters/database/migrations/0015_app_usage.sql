CREATE TABLE "app_usage" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "app_usage_app_id_day_kind_name_pk" PRIMARY KEY("app_id","day","kind","name")
);
--> statement-breakpoint
ALTER TABLE "app_usage" ADD CONSTRAINT "app_usage_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;