CREATE TABLE "devices" (
	"id" varchar(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text,
	"agent_class" varchar(100),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" varchar(40) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"user_id" bigint NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"first_used_at" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" varchar(64),
	"kind" varchar(20) NOT NULL,
	"actor_user_id" bigint,
	"slides" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_by_device" varchar(64),
	"last_op_id" varchar(64),
	"restored_from" jsonb,
	"name" text NOT NULL,
	"email" text,
	"avatar" text,
	"data" jsonb NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"tombstone_horizon_seq" bigint DEFAULT 0 NOT NULL,
	"demo_persona" varchar(20),
	CONSTRAINT "users_client_id" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "asset_tokens" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"asset_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_assets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"health_record_id" bigint,
	"file_name" text NOT NULL,
	"mime_type" varchar(200) NOT NULL,
	"size" bigint NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"storage_key" varchar(100) NOT NULL,
	"duration" real,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "document_assets_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "document_assets_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "upload_chunks" (
	"upload_id" varchar(64) NOT NULL,
	"index" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "upload_chunks_upload_id_index_pk" PRIMARY KEY("upload_id","index")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" varchar(200) NOT NULL,
	"size" bigint NOT NULL,
	"chunk_size" integer NOT NULL,
	"sha256" varchar(64),
	"storage_key" varchar(100) NOT NULL,
	"options" jsonb NOT NULL,
	"state" varchar(20) DEFAULT 'open' NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "uploads_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "uploads_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"actor_user_id" bigint,
	"session_id" uuid,
	"action" varchar(100) NOT NULL,
	"object_type" varchar(40),
	"object_id" varchar(64),
	"outcome" varchar(40) NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"user_id" bigint NOT NULL,
	"op_id" varchar(64) NOT NULL,
	"method" varchar(200) NOT NULL,
	"params_sha256" varchar(64),
	"result" jsonb,
	"error" jsonb,
	"seq" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_user_id_op_id_pk" PRIMARY KEY("user_id","op_id")
);
--> statement-breakpoint
CREATE TABLE "health_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "health_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_by_device" varchar(64),
	"last_op_id" varchar(64),
	"restored_from" jsonb,
	"user_id" bigint NOT NULL,
	"patient_id" bigint,
	"name" text NOT NULL,
	"record_type" varchar(40) NOT NULL,
	"status" varchar(20) NOT NULL,
	"data" jsonb NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(data::text)) STORED,
	CONSTRAINT "health_records_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_by_device" varchar(64),
	"last_op_id" varchar(64),
	"restored_from" jsonb,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"bytes" integer GENERATED ALWAYS AS (octet_length(data::text)) STORED,
	CONSTRAINT "patients_client_id" UNIQUE("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "server_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" text NOT NULL,
	"storage" text,
	"restored_at" timestamp (3) with time zone,
	CONSTRAINT "server_state_one_row" CHECK ("server_state"."only")
);
--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_tokens" ADD CONSTRAINT "asset_tokens_asset_id_document_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."document_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_tokens" ADD CONSTRAINT "asset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_assets" ADD CONSTRAINT "document_assets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_assets" ADD CONSTRAINT "document_assets_health_record_id_health_records_id_fk" FOREIGN KEY ("health_record_id") REFERENCES "public"."health_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_chunks" ADD CONSTRAINT "upload_chunks_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_records" ADD CONSTRAINT "health_records_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user_id_index" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_tokens_session_id_index" ON "session_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "asset_tokens_asset_id_index" ON "asset_tokens" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "asset_tokens_expires_at_index" ON "asset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_assets_health_record_id_index" ON "document_assets" USING btree ("health_record_id");--> statement-breakpoint
CREATE INDEX "document_assets_deleted_at_index" ON "document_assets" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "uploads_expires_at_index" ON "uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_user_id_at_index" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_at_index" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operations_created_at_index" ON "operations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_records_seq" ON "health_records" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "health_records_newest" ON "health_records" USING btree ("user_id","record_type","created_at");--> statement-breakpoint
CREATE INDEX "health_records_patient_id_index" ON "health_records" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "health_records_in_progress" ON "health_records" USING btree ("user_id") WHERE "health_records"."status" <> 'processed';--> statement-breakpoint
CREATE INDEX "health_records_tombstones" ON "health_records" USING btree ("deleted_at") WHERE "health_records"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "patients_seq" ON "patients" USING btree ("user_id","seq");