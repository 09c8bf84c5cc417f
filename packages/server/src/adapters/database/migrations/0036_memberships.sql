CREATE TABLE "app_memberships" (
	"app_id" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean DEFAULT false NOT NULL,
	"sealed_token" text,
	"product" jsonb,
	"completed_at" timestamp with time zone,
	"hook_seed" text NOT NULL,
	"older_hook_seed" text,
	"older_hook_until" timestamp with time zone,
	"hears_events" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"next_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proven_addresses" (
	"app_id" text NOT NULL,
	"email" text NOT NULL,
	"user_id" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_addresses_app_id_email_pk" PRIMARY KEY("app_id","email")
);
--> statement-breakpoint
CREATE TABLE "purchase_emails" (
	"app_id" text NOT NULL,
	"email" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "purchase_emails_app_id_email_key_pk" PRIMARY KEY("app_id","email","key")
);
--> statement-breakpoint
CREATE TABLE "purchase_hints" (
	"app_id" text NOT NULL,
	"sale_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_hints_app_id_sale_id_subscription_id_pk" PRIMARY KEY("app_id","sale_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"app_id" text NOT NULL,
	"key" text NOT NULL,
	"product_id" text NOT NULL,
	"state" text NOT NULL,
	"until" timestamp with time zone,
	"is_disputed" boolean NOT NULL,
	"is_partly_refunded" boolean NOT NULL,
	"bought_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchases_app_id_key_pk" PRIMARY KEY("app_id","key")
);
--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "is_for_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_memberships" ADD CONSTRAINT "app_memberships_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proven_addresses" ADD CONSTRAINT "proven_addresses_app_id_user_id_app_users_app_id_id_fk" FOREIGN KEY ("app_id","user_id") REFERENCES "public"."app_users"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_emails" ADD CONSTRAINT "purchase_emails_app_id_key_purchases_app_id_key_fk" FOREIGN KEY ("app_id","key") REFERENCES "public"."purchases"("app_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_hints" ADD CONSTRAINT "purchase_hints_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_memberships_due" ON "app_memberships" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "proven_addresses_of" ON "proven_addresses" USING btree ("app_id","user_id");--> statement-breakpoint
CREATE INDEX "purchase_emails_of" ON "purchase_emails" USING btree ("app_id","key");--> statement-breakpoint
CREATE INDEX "purchase_hints_due" ON "purchase_hints" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("app_id","product_id","bought_at" DESC NULLS LAST,"key");