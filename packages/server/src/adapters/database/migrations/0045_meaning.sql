CREATE TABLE "context_embeddings" (
	"item_id" text PRIMARY KEY NOT NULL,
	"model_key" text NOT NULL,
	"revision" integer NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"claimed_by" text,
	"lease_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "context_vectors" (
	"item_id" text NOT NULL,
	"model_key" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"scale" real NOT NULL,
	CONSTRAINT "context_vectors_item_id_model_key_hash_pk" PRIMARY KEY("item_id","model_key","hash")
);
--> statement-breakpoint
ALTER TABLE "context_embeddings" ADD CONSTRAINT "context_embeddings_item_id_context_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."context_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "context_vectors" ADD CONSTRAINT "context_vectors_item_id_context_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."context_items"("id") ON DELETE cascade ON UPDATE no action;