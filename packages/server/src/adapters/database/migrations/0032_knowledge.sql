CREATE TABLE "context_chunks" (
	"item_id" text NOT NULL,
	"revision" integer NOT NULL,
	"n" integer NOT NULL,
	"app_id" text NOT NULL,
	"text" text NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"page" integer,
	"row" integer,
	"title_path" text[] NOT NULL,
	"address" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "context_chunks_item_id_revision_n_pk" PRIMARY KEY("item_id","revision","n")
);
--> statement-breakpoint
CREATE TABLE "context_items" (
	"id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"problem" jsonb,
	"upload_id" text,
	"external_file_url" text,
	"is_site" boolean DEFAULT false NOT NULL,
	"content_hash" text,
	"size" integer DEFAULT 0 NOT NULL,
	"num_of_chunks" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"progress_done" integer,
	"progress_total" integer,
	"claimed_by" text,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"original_context_item_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_synced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "context_chunks" ADD CONSTRAINT "context_chunks_item_id_context_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."context_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_items" ADD CONSTRAINT "context_items_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "context_chunks_words" ON "context_chunks" USING gin ("words");--> statement-breakpoint
CREATE INDEX "context_items_of_app" ON "context_items" USING btree ("app_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "context_items_content" ON "context_items" USING btree ("app_id","content_hash");--> statement-breakpoint
CREATE INDEX "context_items_waiting" ON "context_items" USING btree ("next_try_at") WHERE "context_items"."status" in ('pending', 'running');