CREATE TABLE "tool_files" (
	"app_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"caller" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "tool_files_app_id_upload_id_pk" PRIMARY KEY("app_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "tool_memories" (
	"app_id" text NOT NULL,
	"person_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"field_id" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_memories_app_id_person_id_tool_id_field_id_pk" PRIMARY KEY("app_id","person_id","tool_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "redos" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tool_files" ADD CONSTRAINT "tool_files_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_memories" ADD CONSTRAINT "tool_memories_app_id_person_id_app_users_app_id_id_fk" FOREIGN KEY ("app_id","person_id") REFERENCES "public"."app_users"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_files_unused" ON "tool_files" USING btree ("created_at") WHERE "tool_files"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tool_runs_shared" ON "tool_runs" USING btree ("share_key");