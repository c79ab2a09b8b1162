ALTER TABLE "session_tokens" ADD COLUMN "successor_key" varchar(43);--> statement-breakpoint
-- By hand: every session has its device, and none lasts beyond 90 days from its sign-in.
INSERT INTO "devices" ("id", "user_id") SELECT DISTINCT "device_id", "user_id" FROM "sessions" WHERE "device_id" IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "sessions" SET "expires_at" = LEAST("expires_at", "created_at" + interval '90 days');--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "session_device" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."devices"("user_id","id") ON DELETE cascade ON UPDATE no action;
