CREATE TABLE "read_pages" (
	"asset_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "read_pages_asset_id_number_pk" PRIMARY KEY("asset_id","number")
);
--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"user_id" bigint NOT NULL,
	"counter" varchar(20) NOT NULL,
	"month" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counters_user_id_counter_month_pk" PRIMARY KEY("user_id","counter","month")
);
--> statement-breakpoint
ALTER TABLE "read_pages" ADD CONSTRAINT "read_pages_asset_id_document_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."document_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;