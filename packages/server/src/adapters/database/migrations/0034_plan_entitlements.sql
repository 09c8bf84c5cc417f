CREATE TABLE "plan_entitlements" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"product_id" text,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sale_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"until" timestamp with time zone,
	"since" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_entitlements" ADD CONSTRAINT "plan_entitlements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_entitlements_account" ON "plan_entitlements" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "plan_entitlements" ("key", "account_id", "source", "plan", "state", "since", "read_at")
SELECT 'hand:' || "id", "id", 'hand', "plan", 'active', now(), now() FROM "accounts" WHERE "plan" <> 'lite';--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "plan";