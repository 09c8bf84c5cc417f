CREATE TABLE "tool_credits" (
	"account_id" text NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "tool_credits_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "credits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_runs" ADD COLUMN "credits_of" text;--> statement-breakpoint
ALTER TABLE "tool_credits" ADD CONSTRAINT "tool_credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;