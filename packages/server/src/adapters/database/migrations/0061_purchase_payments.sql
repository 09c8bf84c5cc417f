CREATE TABLE "purchase_payments" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"key" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "purchase_payments_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_payments" ADD CONSTRAINT "purchase_payments_app_id_key_purchases_app_id_key_fk" FOREIGN KEY ("app_id","key") REFERENCES "public"."purchases"("app_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_payments_by_day" ON "purchase_payments" USING btree ("app_id","paid_at");--> statement-breakpoint
CREATE INDEX "purchase_payments_of" ON "purchase_payments" USING btree ("app_id","key");