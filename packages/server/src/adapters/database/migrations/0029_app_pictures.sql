CREATE TABLE "app_pictures" (
	"app_id" text PRIMARY KEY NOT NULL,
	"version_id" text NOT NULL,
	"image" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_pictures" ADD CONSTRAINT "app_pictures_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;