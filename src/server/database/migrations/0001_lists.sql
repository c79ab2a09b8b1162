DROP INDEX "health_records_newest";--> statement-breakpoint
CREATE INDEX "health_records_newest_of_type" ON "health_records" USING btree ("user_id","record_type","created_at");--> statement-breakpoint
CREATE INDEX "health_records_uploaded" ON "health_records" USING btree ("user_id","updated_at") WHERE "health_records"."data"->>'documentAssetId' is not null;--> statement-breakpoint
CREATE INDEX "health_records_newest" ON "health_records" USING btree ("user_id","created_at","id");