CREATE TABLE "record_indexes" (
	"app_id" text NOT NULL,
	"entity" text NOT NULL,
	"shape" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"uses" bigint NOT NULL,
	"waited_ms" bigint NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"built_at" timestamp with time zone,
	CONSTRAINT "record_indexes_app_id_entity_shape_pk" PRIMARY KEY("app_id","entity","shape"),
	CONSTRAINT "record_indexes_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "record_indexes" ADD CONSTRAINT "record_indexes_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;