CREATE TABLE "app_claims" (
	"app_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_claims_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "app_claims" ADD CONSTRAINT "app_claims_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;