CREATE TABLE "record_call_keys" (
	"app_id" text NOT NULL,
	"entity" text NOT NULL,
	"caller_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"record_ids" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_call_keys_app_id_entity_caller_id_key_pk" PRIMARY KEY("app_id","entity","caller_id","key")
);
--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "call_id" text;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "via" text DEFAULT 'app' NOT NULL;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "undoes" text;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "record_call_keys" ADD CONSTRAINT "record_call_keys_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_call_keys_age" ON "record_call_keys" USING btree ("at");