ALTER TABLE "stripe_events" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "checkout_session_id" text;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_due" ON "stripe_events" USING btree ("due_at") WHERE "stripe_events"."handled_at" is null;