CREATE TABLE "lab_repairs" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"base_version_id" text NOT NULL,
	"changes" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_repairs" ADD CONSTRAINT "lab_repairs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_repairs_app" ON "lab_repairs" USING btree ("app_id");--> statement-breakpoint
CREATE INDEX "lab_repairs_time" ON "lab_repairs" USING btree ("created_at");