-- Each index blocks writes to its table while it is built, and all are held to the migration's end. With
-- millions of rows an operator runs the same statements with CONCURRENTLY before the release (decision 21).
CREATE INDEX IF NOT EXISTS "link_tokens_expires" ON "link_tokens" USING btree ("expires_at","hash");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_expires" ON "sessions" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_last_used" ON "sessions" USING btree ("last_used_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_revoked" ON "sessions" USING btree ("revoked_at","id") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "conversations_created" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "conversations_memory" ON "conversations" USING btree ("created_at","id") WHERE memory <> '{"language":null,"factor":1,"units":null,"ingredient":null,"step":null,"intent":null,"question":null}'::jsonb;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_words" ON "messages" USING btree ("created_at","id") WHERE question <> '' or answer <> '';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "billing_notices_at" ON "billing_notices" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_created" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stripe_events_received" ON "stripe_events" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "blog_days_day" ON "blog_days" USING btree ("day","blog_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "group_days_day" ON "group_days" USING btree ("day","group_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "link_days_day" ON "link_days" USING btree ("day","link_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "post_clicks_day" ON "post_clicks" USING btree ("day","post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "post_days_day" ON "post_days" USING btree ("day","post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "question_groups_rare" ON "question_groups" USING btree ("last_asked_at","id") WHERE visitors < 3;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "question_groups_rare_untold" ON "question_groups" USING btree ("sampled_at","id") WHERE visitors < 3 and topic is null;