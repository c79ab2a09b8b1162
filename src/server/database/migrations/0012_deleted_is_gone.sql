ALTER TABLE "document_assets" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "document_assets_removed_at_index" ON "document_assets" USING btree ("removed_at") WHERE "document_assets"."removed_at" is not null;--> statement-breakpoint
-- Files that their living record does not name any more: kept for 90 days from now.
UPDATE "document_assets" SET "removed_at" = now() FROM "health_records"
	WHERE "health_records"."id" = "document_assets"."health_record_id"
		AND "document_assets"."deleted_at" IS NULL AND "health_records"."deleted_at" IS NULL
		AND "health_records"."data"->'documentAssetId' IS DISTINCT FROM to_jsonb("document_assets"."id")
		AND NOT EXISTS (
			SELECT 1 FROM jsonb_array_elements(
				CASE jsonb_typeof("health_records"."data"->'attachments')
					WHEN 'array' THEN "health_records"."data"->'attachments' ELSE '[]' END
			) AS file WHERE file->'id' = to_jsonb("document_assets"."id")
		);--> statement-breakpoint
UPDATE "uploads" SET "file_name" = '', "options" = '{}' WHERE "state" IN ('completed', 'cancelled');--> statement-breakpoint
-- Results that quote rows that were emptied before; another row's result may name them.
UPDATE "operations" SET "result" = NULL, "error" = '{"code": "GONE"}'
	WHERE EXISTS (
		SELECT 1 FROM regexp_matches("result"::text,
			'[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') AS named
		JOIN (
			SELECT "user_id", "client_id", "deleted_at" FROM "patients"
			UNION ALL SELECT "user_id", "client_id", "deleted_at" FROM "health_records"
			UNION ALL SELECT "user_id", "client_id", "deleted_at" FROM "chat_messages"
			UNION ALL SELECT "user_id", "client_id", "deleted_at" FROM "questionnaire_templates"
		) AS emptied ON emptied."client_id" = named[1]::uuid
		WHERE emptied."user_id" = "operations"."user_id" AND emptied."deleted_at" < now() - interval '90 days'
			AND named[1] = coalesce("result"->>'clientId', named[1])
	);
