CREATE TABLE "context_pages" (
	"item_id" text NOT NULL,
	"revision" integer NOT NULL,
	"asked" text NOT NULL,
	"address" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"bytes_hash" text NOT NULL,
	"text_hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"title" text NOT NULL,
	"canonical" text,
	"links" text[] NOT NULL,
	"left_out" text,
	CONSTRAINT "context_pages_item_id_revision_asked_pk" PRIMARY KEY("item_id","revision","asked")
);
--> statement-breakpoint
ALTER TABLE "context_items" ADD COLUMN "sync_every" text;--> statement-breakpoint
ALTER TABLE "context_items" ADD COLUMN "next_sync_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "context_pages" ADD CONSTRAINT "context_pages_item_id_context_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."context_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "context_items_scheduled" ON "context_items" USING btree ("next_sync_at") WHERE "context_items"."next_sync_at" is not null;