ALTER TABLE "publish_attempts" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "publish_attempts" ADD COLUMN "is_planned" boolean DEFAULT false NOT NULL;