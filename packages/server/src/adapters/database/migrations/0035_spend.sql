CREATE TABLE "account_caps" (
	"account_id" text PRIMARY KEY NOT NULL,
	"caps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text,
	"app_id" text,
	"kind" text NOT NULL,
	"turn_id" text,
	"tool_id" text,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"cache_read_tokens" bigint DEFAULT 0 NOT NULL,
	"cache_write_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"rates" jsonb,
	"costs" jsonb,
	"cost_micros" bigint,
	"source" text,
	"held_micros" bigint DEFAULT 0 NOT NULL,
	"least_micros" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spend_totals" (
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"month" text NOT NULL,
	"spent_micros" bigint DEFAULT 0 NOT NULL,
	"held_micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spend_totals_scope_subject_month_pk" PRIMARY KEY("scope","subject","month")
);
--> statement-breakpoint
ALTER TABLE "account_caps" ADD CONSTRAINT "account_caps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_time" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_account" ON "model_calls" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_app" ON "model_calls" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_turn" ON "model_calls" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "model_calls_running" ON "model_calls" USING btree ("expires_at") WHERE state = 'running';