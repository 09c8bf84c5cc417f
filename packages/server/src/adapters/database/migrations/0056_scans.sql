CREATE TABLE "context_scans" (
	"item_id" text NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "context_scans_item_id_page_pk" PRIMARY KEY("item_id","page")
);
--> statement-breakpoint
ALTER TABLE "context_items" ADD COLUMN "is_scan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "context_scans" ADD CONSTRAINT "context_scans_item_id_context_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."context_items"("id") ON DELETE cascade ON UPDATE no action;