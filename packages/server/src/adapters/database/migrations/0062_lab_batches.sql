CREATE TABLE "lab_app_consents" (
	"app_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_allowed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_batch_apps" (
	"batch_id" text NOT NULL,
	"n" integer NOT NULL,
	"app_id" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"result" jsonb,
	CONSTRAINT "lab_batch_apps_batch_id_n_pk" PRIMARY KEY("batch_id","n")
);
--> statement-breakpoint
CREATE TABLE "lab_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"state" text NOT NULL,
	"models" jsonb NOT NULL,
	"iterations" integer NOT NULL,
	"cap_micros" bigint,
	"currency" text NOT NULL,
	"problem" text,
	"claimed_by" text,
	"lease_until" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lab_consents" (
	"account_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_app_consents" ADD CONSTRAINT "lab_app_consents_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_app_consents" ADD CONSTRAINT "lab_app_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_batch_apps" ADD CONSTRAINT "lab_batch_apps_batch_id_lab_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."lab_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_batch_apps" ADD CONSTRAINT "lab_batch_apps_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_batches" ADD CONSTRAINT "lab_batches_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_consents" ADD CONSTRAINT "lab_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_batches_time" ON "lab_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_batches_running" ON "lab_batches" USING btree ("state") WHERE state = 'running';