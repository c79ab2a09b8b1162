CREATE TABLE "messenger_links" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"chat_id" varchar(32) NOT NULL,
	"username" text,
	"notifications" boolean DEFAULT true NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messenger_links_chat" UNIQUE("chat_id")
);
--> statement-breakpoint
CREATE TABLE "messenger_tokens" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"question_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"chat_id" varchar(32),
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messenger_tokens_question" UNIQUE("question_id")
);
--> statement-breakpoint
CREATE TABLE "messenger_updates" (
	"update_id" bigint PRIMARY KEY NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" varchar(20) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_codes_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"invited_user_id" bigint PRIMARY KEY NOT NULL,
	"inviter_user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refused" varchar(20),
	"rewarded_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "messenger_links" ADD CONSTRAINT "messenger_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messenger_tokens" ADD CONSTRAINT "messenger_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messenger_tokens" ADD CONSTRAINT "messenger_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invited_user_id_users_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_inviter_user_id_users_id_fk" FOREIGN KEY ("inviter_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messenger_tokens_session_id_index" ON "messenger_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "messenger_tokens_expires_at_index" ON "messenger_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messenger_updates_handled_at_index" ON "messenger_updates" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "referrals_inviter_user_id_index" ON "referrals" USING btree ("inviter_user_id");--> statement-breakpoint
CREATE INDEX "referrals_rewarded_at_index" ON "referrals" USING btree ("rewarded_at");