ALTER TABLE "record_changes" ALTER COLUMN "seq" SET INCREMENT BY 1024;--> statement-breakpoint
ALTER TABLE "record_changes" ADD COLUMN "created" jsonb;--> statement-breakpoint
CREATE INDEX "record_changes_created" ON "record_changes" USING btree ("app_id","entity","at") WHERE "record_changes"."created" is not null;