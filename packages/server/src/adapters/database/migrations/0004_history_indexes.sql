ALTER TABLE "record_changes" DROP CONSTRAINT "record_changes_app_id_seq_pk";--> statement-breakpoint
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_app_id_tx_seq_pk" PRIMARY KEY("app_id","tx","seq");--> statement-breakpoint
CREATE INDEX "record_changes_acts" ON "record_changes" USING btree ("app_id","entity","by_id","seq") WHERE "record_changes"."via" <> 'app';--> statement-breakpoint
CREATE INDEX "record_changes_call" ON "record_changes" USING btree ("app_id","call_id","seq") WHERE "record_changes"."via" <> 'app';--> statement-breakpoint
CREATE INDEX "record_changes_deleted" ON "record_changes" USING btree ("app_id","entity","seq") WHERE "record_changes"."kind" = 'delete';--> statement-breakpoint
CREATE INDEX "record_changes_at" ON "record_changes" USING brin ("at");