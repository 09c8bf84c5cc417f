ALTER TABLE "accounts" ADD COLUMN "known_places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_users" ADD COLUMN "known_places" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "tries_by_place" jsonb DEFAULT '{}'::jsonb NOT NULL;