DROP INDEX "blogs_user_domain";--> statement-breakpoint
DROP INDEX "blogs_verified_domain";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "path" text DEFAULT '/' NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "claim_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "claim_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "claim_missed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "claim_lost" text;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "blogs_user_place" ON "blogs" USING btree ("user_id","domain","path");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "blogs_verified_place" ON "blogs" USING btree ("domain","path") WHERE "blogs"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "blogs_claim_due" ON "blogs" USING btree ("claim_due_at");