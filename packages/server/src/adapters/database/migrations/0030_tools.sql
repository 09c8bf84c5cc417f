CREATE TABLE "active_tools" (
	"app_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "active_tools_app_id_tool_id_pk" PRIMARY KEY("app_id","tool_id")
);
--> statement-breakpoint
CREATE TABLE "tool_run_counts" (
	"app_id" text NOT NULL,
	"tool_id" text NOT NULL,
	"caller" text NOT NULL,
	"period" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "tool_run_counts_app_id_tool_id_caller_period_pk" PRIMARY KEY("app_id","tool_id","caller","period")
);
--> statement-breakpoint
CREATE TABLE "tool_runs" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"tool_id" text NOT NULL,
	"caller" text NOT NULL,
	"state" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"problem" jsonb,
	"model" text,
	"prompt_tokens" integer DEFAULT 0 NOT NULL,
	"completion_tokens" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tool_runs_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "active_tools" ADD CONSTRAINT "active_tools_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_run_counts" ADD CONSTRAINT "tool_run_counts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD CONSTRAINT "tool_runs_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tool_runs_newest" ON "tool_runs" USING btree ("app_id","tool_id","created_at");--> statement-breakpoint
CREATE INDEX "tool_runs_running" ON "tool_runs" USING btree ("beat_at") WHERE "tool_runs"."state" = 'loading';