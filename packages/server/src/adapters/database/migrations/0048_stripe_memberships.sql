ALTER TABLE "app_memberships" ADD COLUMN "provider" text DEFAULT 'gumroad' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_memberships" ADD COLUMN "sealed_signing_secret" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "reference" text;--> statement-breakpoint
CREATE INDEX "purchases_begun_by" ON "purchases" USING btree ("app_id","reference") WHERE "purchases"."reference" is not null;