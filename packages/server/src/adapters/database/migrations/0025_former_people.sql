CREATE TABLE "former_people" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "former_people_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "former_people" ADD CONSTRAINT "former_people_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;