ALTER TABLE "model_calls" ADD COLUMN "run_id" text;--> statement-breakpoint
CREATE INDEX "model_calls_run" ON "model_calls" USING btree ("run_id") WHERE run_id is not null;