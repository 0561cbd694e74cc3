CREATE INDEX IF NOT EXISTS "conversations_post" ON "conversations" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "house_answers_post" ON "house_answers" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_post" ON "messages" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "checkouts_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "group_days_sums" ON "group_days" USING btree ("group_id","day","questions","visitors","unanswered","helpful","unhelpful");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "post_days_sums" ON "post_days" USING btree ("blog_id","day","questions","visitors","unanswered","helpful","unhelpful","post_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "question_groups_blog" ON "question_groups" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "trials_post" ON "trials" USING btree ("post_id");