ALTER TABLE "integration_usage" ADD COLUMN "model" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_usage" ADD COLUMN "images" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "integration_usage" DROP CONSTRAINT "integration_usage_app_id_day_endpoint_pk";--> statement-breakpoint
ALTER TABLE "integration_usage" ADD CONSTRAINT "integration_usage_app_id_day_endpoint_model_pk" PRIMARY KEY("app_id","day","endpoint","model");
