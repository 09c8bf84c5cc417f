CREATE TABLE "own_models" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text,
	"sealed_key" text,
	"is_for_apps" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "is_own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spend_totals" ADD COLUMN "own_spent_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "spend_totals" ADD COLUMN "own_held_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "own_models" ADD CONSTRAINT "own_models_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_models_account" ON "own_models" USING btree ("account_id","created_at");