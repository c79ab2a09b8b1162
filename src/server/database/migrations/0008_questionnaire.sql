CREATE TABLE "questionnaire_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" varchar(20) NOT NULL,
	"client_message_id" varchar(100),
	"content" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"client_id_hash" varchar(64),
	"user_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"template" json NOT NULL,
	"locale" varchar(5) NOT NULL,
	"respondent" jsonb NOT NULL,
	"status" varchar(20) NOT NULL,
	"state" jsonb NOT NULL,
	"covered" integer NOT NULL,
	"total" integer NOT NULL,
	"checkpoint" text,
	"answers" integer NOT NULL,
	"is_urgent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "questionnaire_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questionnaire_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_by_device" varchar(64),
	"last_op_id" varchar(64),
	"restored_from" jsonb,
	"user_id" bigint NOT NULL,
	"data" json NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(data::text)) STORED,
	"title" text NOT NULL,
	"status" varchar(20) NOT NULL,
	"is_public" boolean NOT NULL,
	"access_code" varchar(20),
	CONSTRAINT "questionnaire_templates_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "operations" ALTER COLUMN "result" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "questionnaire_messages" ADD CONSTRAINT "questionnaire_messages_session_id_questionnaire_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."questionnaire_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_sessions" ADD CONSTRAINT "questionnaire_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_sessions" ADD CONSTRAINT "questionnaire_sessions_template_id_questionnaire_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."questionnaire_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_templates" ADD CONSTRAINT "questionnaire_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_messages_place" ON "questionnaire_messages" USING btree ("session_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_messages_client_id" ON "questionnaire_messages" USING btree ("session_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_sessions_token" ON "questionnaire_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_sessions_client_id" ON "questionnaire_sessions" USING btree ("template_id","client_id_hash");--> statement-breakpoint
CREATE INDEX "questionnaire_sessions_newest" ON "questionnaire_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "questionnaire_sessions_silent" ON "questionnaire_sessions" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE INDEX "questionnaire_sessions_template_id_created_at_index" ON "questionnaire_sessions" USING btree ("template_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_templates_seq" ON "questionnaire_templates" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "questionnaire_templates_tombstones" ON "questionnaire_templates" USING btree ("deleted_at") WHERE "questionnaire_templates"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_templates_code" ON "questionnaire_templates" USING btree ("access_code");