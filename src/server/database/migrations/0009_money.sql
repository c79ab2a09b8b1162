CREATE TABLE "business_quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"requirements" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"idempotence_key" varchar(64) NOT NULL,
	"token" varchar(64) NOT NULL,
	"status" varchar(20) NOT NULL,
	"amount" bigint NOT NULL,
	"metadata" jsonb NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"locale" varchar(5) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkout_payments_key" UNIQUE("idempotence_key"),
	CONSTRAINT "checkout_payments_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" varchar(100) NOT NULL,
	"book" varchar(20) NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"cause" varchar(20) NOT NULL,
	"position" integer,
	"balance_after" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_not_empty" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_balance" CHECK (("ledger_entries"."book" = 'balance') = ("ledger_entries"."position" is not null and "ledger_entries"."balance_after" is not null)),
	CONSTRAINT "ledger_entries_not_below_zero" CHECK ("ledger_entries"."balance_after" >= 0 or "ledger_entries"."amount" > 0 or "ledger_entries"."cause" = 'refund')
);
--> statement-breakpoint
CREATE TABLE "ledger_proofs" (
	"day" date PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"faults" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" varchar(20) NOT NULL,
	"plan_id" varchar(100),
	"amount" bigint NOT NULL,
	"description" text,
	"locale" varchar(5) NOT NULL,
	"request" jsonb NOT NULL,
	"status" varchar(20) NOT NULL,
	"provider" varchar(20) NOT NULL,
	"provider_id" varchar(100),
	"confirmation_url" text,
	"problem" varchar(40),
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payments_above_zero" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "promocodes" (
	"code" varchar(100) PRIMARY KEY NOT NULL,
	"type" varchar(30) NOT NULL,
	"amount" bigint,
	"multiplier" integer,
	"max_bonus" bigint,
	"limit" integer,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promocodes_values" CHECK (case "promocodes"."type" when 'balance_fixed' then "promocodes"."amount" > 0 else "promocodes"."multiplier" > 1000 end),
	CONSTRAINT "promocodes_limit" CHECK ("promocodes"."limit" is null or "promocodes"."redeemed" <= "promocodes"."limit")
);
--> statement-breakpoint
CREATE TABLE "receipt_links" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"locale" varchar(5) NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" varchar(100) NOT NULL,
	"account_id" bigint NOT NULL,
	"applied_amount" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"plan_id" varchar(100) NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"anchor" timestamp (3) with time zone NOT NULL,
	"paid_until" timestamp (3) with time zone NOT NULL,
	"is_ending" boolean DEFAULT false NOT NULL,
	"grace_until" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"counter" varchar(20) NOT NULL,
	"month" date NOT NULL,
	"subject" varchar(100) NOT NULL,
	"cost" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"given_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "business_quotes" ADD CONSTRAINT "business_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_accounts" ADD CONSTRAINT "money_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_links" ADD CONSTRAINT "receipt_links_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_links" ADD CONSTRAINT "receipt_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_code_promocodes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promocodes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_money_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."money_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uses" ADD CONSTRAINT "uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_quotes_user_id_index" ON "business_quotes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" USING btree ("key","book");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_position" ON "ledger_entries" USING btree ("account_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "money_accounts_user" ON "money_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_of_account" ON "payments" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_id" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "receipt_links_expires_at_index" ON "receipt_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_once" ON "redemptions" USING btree ("account_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_waiting" ON "redemptions" USING btree ("account_id") WHERE "redemptions"."used_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "uses_user_id_created_at_index" ON "uses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uses_user_id_subject_index" ON "uses" USING btree ("user_id","subject");--> statement-breakpoint
CREATE FUNCTION "ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_append_only"();--> statement-breakpoint
CREATE FUNCTION "ledger_is_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum("amount") FROM "ledger_entries" WHERE "key" = NEW."key") <> 0 THEN
		RAISE EXCEPTION 'the entries of an operation sum to zero' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_double" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_is_balanced"();
