CREATE TABLE "app_chat_messages" (
	"app_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"id" text NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"sources" jsonb,
	"problem" jsonb,
	"is_unanswered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_chat_messages_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "app_chat_proposals" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"record_id" text,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"result" text,
	"problem" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_chat_proposals_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
CREATE TABLE "app_chats" (
	"app_id" text PRIMARY KEY NOT NULL,
	"chat_app_id" text NOT NULL,
	"status" text NOT NULL,
	"welcome" text NOT NULL,
	"context_items" text[],
	"is_in_app" boolean DEFAULT true NOT NULL,
	"allowed_origins" text[] NOT NULL,
	"daily_user_limit" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_conversations" (
	"app_id" text NOT NULL,
	"id" text NOT NULL,
	"caller" text NOT NULL,
	"person_id" text,
	"channel" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"handed_over_at" timestamp with time zone,
	CONSTRAINT "app_conversations_app_id_id_pk" PRIMARY KEY("app_id","id")
);
--> statement-breakpoint
ALTER TABLE "app_chat_messages" ADD CONSTRAINT "app_chat_messages_app_id_conversation_id_app_conversations_app_id_id_fk" FOREIGN KEY ("app_id","conversation_id") REFERENCES "public"."app_conversations"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_chat_proposals" ADD CONSTRAINT "app_chat_proposals_app_id_message_id_app_chat_messages_app_id_id_fk" FOREIGN KEY ("app_id","message_id") REFERENCES "public"."app_chat_messages"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_chats" ADD CONSTRAINT "app_chats_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_conversations" ADD CONSTRAINT "app_conversations_app_id_apps_id_fk" FOREIGN KEY ("app_id") REFERENCES "public"."apps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_conversations" ADD CONSTRAINT "app_conversations_app_id_person_id_app_users_app_id_id_fk" FOREIGN KEY ("app_id","person_id") REFERENCES "public"."app_users"("app_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_chat_messages_of" ON "app_chat_messages" USING btree ("app_id","conversation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "app_chat_messages_running" ON "app_chat_messages" USING btree ("app_id","conversation_id") WHERE "app_chat_messages"."state" = 'loading';--> statement-breakpoint
CREATE INDEX "app_chat_proposals_of" ON "app_chat_proposals" USING btree ("app_id","message_id");--> statement-breakpoint
CREATE INDEX "app_conversations_of" ON "app_conversations" USING btree ("app_id","caller","updated_at");