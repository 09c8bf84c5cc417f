CREATE TABLE "analytics_alerts" (
	"app_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"dimension" text NOT NULL,
	"value" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "analytics_days_app_id_day_dimension_value_pk" PRIMARY KEY("app_id","day","dimension","value")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"app_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"visitor" bigint,
	"page" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"day" text PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_visitors" (
	"app_id" text NOT NULL,
	"day" text NOT NULL,
	"visitor" bigint NOT NULL,
	CONSTRAINT "analytics_visitors_app_id_day_visitor_pk" PRIMARY KEY("app_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "analytics_alerts" ADD CONSTRAINT "analytics_alerts_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_time" ON "analytics_events" USING btree ("app_id","at");--> statement-breakpoint
CREATE INDEX "analytics_events_at" ON "analytics_events" USING brin ("at");