ALTER TABLE "users" ADD COLUMN "life" varchar(20);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "gaps" "int8multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "server_state" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;