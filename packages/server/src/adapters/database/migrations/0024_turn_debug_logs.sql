CREATE TABLE "turn_debug_logs" (
	"app_id" text NOT NULL,
	"message_id" text NOT NULL,
	"log" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turn_debug_logs_app_id_message_id_pk" PRIMARY KEY("app_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "turn_debug_logs" ADD CONSTRAINT "turn_debug_logs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "turn_debug_logs_age" ON "turn_debug_logs" USING btree ("created_at");