CREATE TABLE "audit_chains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint,
	"length" bigint DEFAULT 0 NOT NULL,
	"hash" varchar(64) DEFAULT '0000000000000000000000000000000000000000000000000000000000000000' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_chains_user_id" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "chain" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "actor_chain" uuid;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "previous_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "hash" varchar(64);--> statement-breakpoint
ALTER TABLE "audit_chains" ADD CONSTRAINT "audit_chains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_actor_user_id_at_index" ON "audit" USING btree ("actor_user_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_position" ON "audit" USING btree ("chain","position");--> statement-breakpoint
-- From here on written by hand; a newly generated migration has to keep it.
-- Each field with its length in bytes: no two rows have the same text. `auditHash` in audit/audit-hash.ts is the same.
CREATE FUNCTION audit_field(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length(value)::text || ':' || value, '-')
$$;--> statement-breakpoint
-- In PL/pgSQL, whose plans are kept: a function in SQL is planned with each call.
CREATE FUNCTION audit_hash(one audit) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN encode(sha256(convert_to(concat_ws(',',
		audit_field(one.previous_hash), audit_field(one.chain::text), audit_field(one.position::text),
		audit_field(one.id::text), audit_field(one.actor_chain::text), audit_field(one.session_id::text),
		audit_field(one.action), audit_field(one.object_type), audit_field(one.object_id), audit_field(one.outcome),
		audit_field((extract(epoch from one.at) * 1000)::bigint::text)
	), 'UTF8')), 'hex');
END $$;--> statement-breakpoint
CREATE FUNCTION audit_chain_of(account bigint) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
	found_chain uuid;
BEGIN
	IF account IS NULL THEN
		-- Not by the migration: a backup is restored into a database without rows.
		found_chain := '00000000-0000-0000-0000-000000000000';
		INSERT INTO audit_chains (id) VALUES (found_chain) ON CONFLICT (id) DO NOTHING;
		RETURN found_chain;
	END IF;
	SELECT id INTO found_chain FROM audit_chains WHERE user_id = account;
	IF found_chain IS NULL THEN
		INSERT INTO audit_chains (user_id) VALUES (account) ON CONFLICT (user_id) DO NOTHING;
		SELECT id INTO found_chain FROM audit_chains WHERE user_id = account;
	END IF;
	RETURN found_chain;
END $$;--> statement-breakpoint
CREATE FUNCTION audit_link() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head audit_chains%ROWTYPE;
BEGIN
	IF NEW.user_id IS NOT NULL THEN SELECT * INTO head FROM audit_chains WHERE user_id = NEW.user_id FOR UPDATE; END IF;
	IF head.id IS NULL THEN
		NEW.chain := audit_chain_of(NEW.user_id);
		SELECT * INTO head FROM audit_chains WHERE id = NEW.chain FOR UPDATE;
	END IF;
	IF NEW.actor_user_id IS NOT NULL THEN NEW.actor_chain := audit_chain_of(NEW.actor_user_id); END IF;
	NEW.chain := head.id;
	NEW.position := head.length + 1;
	NEW.previous_hash := head.hash;
	NEW.hash := audit_hash(NEW);
	UPDATE audit_chains SET length = NEW.position, hash = NEW.hash, at = NEW.at WHERE id = head.id;
	RETURN NEW;
END $$;--> statement-breakpoint
-- The row names the account already, and the deletion of the account must not have to change it.
UPDATE audit SET object_id = NULL WHERE object_type = 'user' AND object_id = user_id::text;--> statement-breakpoint
DO $$
DECLARE
	head audit_chains%ROWTYPE;
	one audit%ROWTYPE;
BEGIN
	PERFORM audit_chain_of(account) FROM (
		SELECT DISTINCT user_id AS account FROM audit UNION SELECT DISTINCT actor_user_id FROM audit
	) accounts;
	FOR head IN SELECT * FROM audit_chains LOOP
		FOR one IN SELECT * FROM audit WHERE user_id IS NOT DISTINCT FROM head.user_id ORDER BY id LOOP
			one.chain := head.id;
			one.actor_chain := CASE WHEN one.actor_user_id IS NOT NULL THEN audit_chain_of(one.actor_user_id) END;
			one.position := head.length + 1;
			one.previous_hash := head.hash;
			one.hash := audit_hash(one);
			UPDATE audit SET chain = one.chain, actor_chain = one.actor_chain, position = one.position,
				previous_hash = one.previous_hash, hash = one.hash WHERE id = one.id;
			head.length := one.position;
			head.hash := one.hash;
		END LOOP;
		UPDATE audit_chains SET length = head.length, hash = head.hash WHERE id = head.id;
	END LOOP;
END $$;--> statement-breakpoint
-- A row that comes with its hash was restored from a backup.
CREATE TRIGGER audit_link BEFORE INSERT ON audit FOR EACH ROW WHEN (NEW.hash IS NULL) EXECUTE FUNCTION audit_link();--> statement-breakpoint
-- Nothing proves what happened to these rows before they had hashes: the chain says how many there are.
INSERT INTO audit (user_id, action, object_type, object_id, outcome)
	SELECT user_id, 'audit:adopt', 'rows', length::text, 'ok' FROM audit_chains WHERE length > 0;
