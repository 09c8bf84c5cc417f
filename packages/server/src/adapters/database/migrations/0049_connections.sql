CREATE TABLE "context_connections" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"label" text NOT NULL,
	"sealed" text NOT NULL,
	"is_broken" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "context_items" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "context_items" ADD COLUMN "connection_id" text;--> statement-breakpoint
ALTER TABLE "context_connections" ADD CONSTRAINT "context_connections_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_connections" ADD CONSTRAINT "context_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "context_connections_person" ON "context_connections" USING btree ("app_id","account_id","provider");--> statement-breakpoint
CREATE INDEX "context_connections_account" ON "context_connections" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "context_items" ADD CONSTRAINT "context_items_connection_id_context_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."context_connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "context_items_external" ON "context_items" USING btree ("app_id","source","external_id");--> statement-breakpoint
CREATE INDEX "context_items_connection" ON "context_items" USING btree ("connection_id");