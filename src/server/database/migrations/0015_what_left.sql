ALTER TABLE "asset_tokens" ADD COLUMN "file_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "asset_tokens" ADD COLUMN "page_opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "extent" text;--> statement-breakpoint
-- From here on written by hand; a newly generated migration has to keep it.
-- Rows without an extent keep the hash that they have. `auditHash` in audit/audit-hash.ts is the same.
CREATE OR REPLACE FUNCTION audit_hash(one audit) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN encode(sha256(convert_to(concat_ws(',',
		audit_field(one.previous_hash), audit_field(one.chain::text), audit_field(one.position::text),
		audit_field(one.id::text), audit_field(one.actor_chain::text), audit_field(one.session_id::text),
		audit_field(one.action), audit_field(one.object_type), audit_field(one.object_id), audit_field(one.outcome),
		audit_field((extract(epoch from one.at) * 1000)::bigint::text),
		CASE WHEN one.extent IS NOT NULL THEN audit_field(one.extent) END
	), 'UTF8')), 'hex');
END $$;
