ALTER TABLE "apps" ADD COLUMN "custom_domain" text;--> statement-breakpoint
ALTER TABLE "apps" ADD COLUMN "domain_proven_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "apps_domain" ON "apps" USING btree ("custom_domain") WHERE domain_proven_at is not null;