CREATE TABLE "idempotency_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_tokens_purpose" CHECK ("link_tokens"."purpose" in ('password_reset', 'verify_email', 'change_email'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "mails_kind" CHECK ("mails"."kind" in ('password_reset', 'verify_email', 'change_email', 'payment_received', 'plan_changed', 'key_generated', 'reading_problems', 'monthly_insights', 'model_budget', 'blog_claim', 'blog_live', 'duplicate_refunded', 'payment_failed', 'plan_ended', 'plan_ends', 'password_changed', 'email_change_requested', 'email_changed'))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"client" text,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone,
	"full_name" text NOT NULL,
	"company" text,
	"stripe_customer_id" text,
	"former_customer_id" text,
	"is_customer_email_stale" boolean DEFAULT false NOT NULL,
	"legal_version" text,
	"legal_accepted_at" timestamp with time zone,
	"mail_token" text,
	"muted_mails" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "affiliate_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_id" uuid NOT NULL,
	"keywords" text[] NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"is_active" boolean NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_id" uuid NOT NULL,
	"post_id" uuid,
	"visitor" text NOT NULL,
	"memory" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memory" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "house_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_id" uuid NOT NULL,
	"post_id" uuid,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"post_id" uuid,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"intent" text NOT NULL,
	"tier" text NOT NULL,
	"language" text NOT NULL,
	"sources" jsonb NOT NULL,
	"is_unanswered" boolean NOT NULL,
	"is_helpful" boolean,
	"created_at" timestamp with time zone NOT NULL,
	"topic" text[],
	"link_ids" uuid[],
	"is_demo" boolean DEFAULT false NOT NULL,
	"group_id" uuid,
	"counted_as" text,
	"trace" jsonb,
	CONSTRAINT "messages_tier" CHECK ("messages"."tier" in ('post', 'house', 'general', 'refusal')),
	CONSTRAINT "messages_counted_as" CHECK ("messages"."counted_as" in ('false', 'none', 'true'))
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"license_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"microdollars" bigint NOT NULL,
	CONSTRAINT "model_usage_license_id_day_pk" PRIMARY KEY("license_id","day")
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"default_payment_method" text,
	"last_ticket" integer NOT NULL,
	"applied_ticket" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"price_id" text NOT NULL,
	"stripe_session_id" text,
	"customer_id" text,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_stripe_session_id_unique" UNIQUE("stripe_session_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_purchases" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"plan_name" text NOT NULL,
	"kept_subscription_id" text NOT NULL,
	"kept_plan_name" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"refunded" integer,
	"currency" text DEFAULT 'usd' NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created" bigint NOT NULL,
	"amount_due" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"status" text,
	"hosted_invoice_url" text,
	"invoice_pdf" text,
	"tax" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created" bigint NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"customer_id" text,
	"checkout_session_id" text,
	"due_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created" bigint NOT NULL,
	"status" text NOT NULL,
	"current_period_end" bigint NOT NULL,
	"plan_name" text NOT NULL,
	"amount" integer NOT NULL,
	"interval" text NOT NULL,
	"cancel_at" bigint,
	"cancel_at_period_end" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"path" text DEFAULT '/' NOT NULL,
	"name" text NOT NULL,
	"verification_token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"claim_due_at" timestamp with time zone,
	"claim_checked_at" timestamp with time zone,
	"claim_missed" integer DEFAULT 0 NOT NULL,
	"claim_lost" text,
	"language" text,
	"system" text,
	"voice" jsonb NOT NULL,
	"address_form" text DEFAULT 'informal' NOT NULL,
	"theme" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reading_started_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"read_due_at" timestamp with time zone NOT NULL,
	"next_request_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"told_problems" text[],
	"told_month" date,
	"first_seen_live_at" timestamp with time zone,
	"seen_live_at" timestamp with time zone,
	CONSTRAINT "blogs_claim_lost" CHECK ("blogs"."claim_lost" in ('proof_gone', 'taken_over')),
	CONSTRAINT "blogs_address_form" CHECK ("blogs"."address_form" in ('informal', 'formal')),
	CONSTRAINT "blogs_system" CHECK ("blogs"."system" in ('wordpress', 'squarespace', 'blogger', 'shopify', 'ghost', 'wix'))
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"blog_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"check_due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"source" text NOT NULL,
	"body" text,
	"last_modified" text,
	"etag" text,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"image" text,
	"picture" text,
	"state" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"content" jsonb,
	"content_hash" text,
	"read_at" timestamp with time zone,
	"read_with" integer,
	"listed_as" text,
	"last_modified" text,
	"etag" text,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_state" CHECK ("posts"."state" in ('waiting', 'ready', 'problem'))
);
--> statement-breakpoint
CREATE TABLE "blog_days" (
	"blog_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	"visitors" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"general" integer DEFAULT 0 NOT NULL,
	"helpful" integer NOT NULL,
	"unhelpful" integer NOT NULL,
	"conversations" integer NOT NULL,
	"hours" integer[] NOT NULL,
	"languages" jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "blog_days_blog_id_day_pk" PRIMARY KEY("blog_id","day")
);
--> statement-breakpoint
CREATE TABLE "counted_once" (
	"who" text NOT NULL,
	"scope" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_once_who_scope_pk" PRIMARY KEY("who","scope")
);
--> statement-breakpoint
CREATE TABLE "group_days" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	"visitors" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"general" integer DEFAULT 0 NOT NULL,
	"helpful" integer NOT NULL,
	"unhelpful" integer NOT NULL,
	CONSTRAINT "group_days_group_id_day_pk" PRIMARY KEY("group_id","day")
);
--> statement-breakpoint
CREATE TABLE "link_days" (
	"link_id" uuid NOT NULL,
	"day" date NOT NULL,
	"shown" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "link_days_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_clicks" (
	"post_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"day" date NOT NULL,
	"related" integer NOT NULL,
	"links" integer NOT NULL,
	CONSTRAINT "post_clicks_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "post_days" (
	"post_id" uuid NOT NULL,
	"blog_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	"visitors" integer NOT NULL,
	"unanswered" integer NOT NULL,
	"general" integer DEFAULT 0 NOT NULL,
	"helpful" integer NOT NULL,
	"unhelpful" integer NOT NULL,
	"conversations" integer NOT NULL,
	"hours" integer[] NOT NULL,
	"languages" jsonb NOT NULL,
	CONSTRAINT "post_days_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "question_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blog_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"intent" text NOT NULL,
	"topic" text,
	"stems" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"sampled_at" timestamp with time zone,
	"label" text,
	"visitors" integer NOT NULL,
	"heat" double precision NOT NULL,
	"gap_heat" double precision NOT NULL,
	"last_asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"memory" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_domains" (
	"license_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "license_domains_license_id_domain_pk" PRIMARY KEY("license_id","domain")
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text,
	"is_active" boolean NOT NULL,
	"grace_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "licenses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"event" text NOT NULL,
	"detail" jsonb NOT NULL,
	"actor" text DEFAULT 'system' NOT NULL,
	"address" text,
	"client" text,
	"request_id" text,
	CONSTRAINT "audit_log_actor" CHECK ("audit_log"."actor" in ('member', 'visitor', 'system'))
);
--> statement-breakpoint
CREATE TABLE "network_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"release" text NOT NULL,
	"kind" text NOT NULL,
	"network" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_counts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"release" text NOT NULL,
	"kind" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_answers" ADD CONSTRAINT "house_answers_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_answers" ADD CONSTRAINT "house_answers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_purchases" ADD CONSTRAINT "duplicate_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_days" ADD CONSTRAINT "blog_days_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_once" ADD CONSTRAINT "counted_once_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_days" ADD CONSTRAINT "group_days_group_id_question_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."question_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_days" ADD CONSTRAINT "link_days_link_id_affiliate_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."affiliate_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_clicks" ADD CONSTRAINT "post_clicks_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_clicks" ADD CONSTRAINT "post_clicks_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_days" ADD CONSTRAINT "post_days_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_groups" ADD CONSTRAINT "question_groups_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_groups" ADD CONSTRAINT "question_groups_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_domains" ADD CONSTRAINT "license_domains_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_tokens_user_purpose" ON "link_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "link_tokens_expires" ON "link_tokens" USING btree ("expires_at","hash");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at","id");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at","id") WHERE revoked_at is not null;--> statement-breakpoint
CREATE INDEX "affiliate_links_blog" ON "affiliate_links" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "conversations_blog" ON "conversations" USING btree ("blog_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_post" ON "conversations" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "conversations_created" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversations_memory" ON "conversations" USING btree ("created_at","id") WHERE memory <> '{"language":null,"factor":1,"units":null,"ingredient":null,"step":null,"intent":null,"question":null}'::jsonb;--> statement-breakpoint
CREATE INDEX "demo_conversations_expires" ON "demo_conversations" USING btree ("expires_at","id");--> statement-breakpoint
CREATE INDEX "house_answers_blog" ON "house_answers" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "house_answers_post" ON "house_answers" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "messages_blog" ON "messages" USING btree ("blog_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_post" ON "messages" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "messages_to_count" ON "messages" USING btree ("blog_id","post_id","created_at") WHERE counted_as is distinct from coalesce(is_helpful::text, 'none');--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING btree ("created_at","id") WHERE question <> '' or answer <> '';--> statement-breakpoint
CREATE INDEX "billing_notices_user" ON "billing_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_notices_at" ON "billing_notices" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_created" ON "checkouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."is_open";--> statement-breakpoint
CREATE INDEX "duplicate_purchases_user" ON "duplicate_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "duplicate_purchases_settled" ON "duplicate_purchases" USING btree ("settled_at","subscription_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_methods_customer" ON "payment_methods" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stripe_events_due" ON "stripe_events" USING btree ("due_at") WHERE "stripe_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_user_place" ON "blogs" USING btree ("user_id","domain","path");--> statement-breakpoint
CREATE UNIQUE INDEX "blogs_verified_place" ON "blogs" USING btree ("domain","path") WHERE "blogs"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "blogs_domain" ON "blogs" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "blogs_claim_due" ON "blogs" USING btree ("claim_due_at");--> statement-breakpoint
CREATE INDEX "blogs_read_due" ON "blogs" USING btree ("read_due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "connections_hash" ON "connections" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "connections_expires" ON "connections" USING btree ("expires_at","blog_id");--> statement-breakpoint
CREATE INDEX "connections_check_due" ON "connections" USING btree ("check_due_at");--> statement-breakpoint
CREATE INDEX "pictures_due" ON "pictures" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "pictures_blog_due" ON "pictures" USING btree ("blog_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_blog_url" ON "posts" USING btree ("blog_id","url");--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "posts_blog_due" ON "posts" USING btree ("blog_id","due_at");--> statement-breakpoint
CREATE INDEX "posts_blog_created" ON "posts" USING btree ("blog_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_picture" ON "posts" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "blog_days_day" ON "blog_days" USING btree ("day","blog_id");--> statement-breakpoint
CREATE INDEX "counted_once_counted" ON "counted_once" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "counted_once_blog" ON "counted_once" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "group_days_sums" ON "group_days" USING btree ("group_id","day","questions","visitors","unanswered","general","helpful","unhelpful");--> statement-breakpoint
CREATE INDEX "group_days_day" ON "group_days" USING btree ("day","group_id");--> statement-breakpoint
CREATE INDEX "link_days_day" ON "link_days" USING btree ("day","link_id");--> statement-breakpoint
CREATE INDEX "post_clicks_blog" ON "post_clicks" USING btree ("blog_id","day");--> statement-breakpoint
CREATE INDEX "post_clicks_day" ON "post_clicks" USING btree ("day","post_id");--> statement-breakpoint
CREATE INDEX "post_days_blog" ON "post_days" USING btree ("blog_id","day");--> statement-breakpoint
CREATE INDEX "post_days_sums" ON "post_days" USING btree ("blog_id","day","questions","visitors","unanswered","general","helpful","unhelpful","post_id");--> statement-breakpoint
CREATE INDEX "post_days_day" ON "post_days" USING btree ("day","post_id");--> statement-breakpoint
CREATE INDEX "question_groups_blog" ON "question_groups" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "question_groups_blog_heat" ON "question_groups" USING btree ("blog_id","heat") WHERE "question_groups"."label" is not null;--> statement-breakpoint
CREATE INDEX "question_groups_blog_gap" ON "question_groups" USING btree ("blog_id","gap_heat") WHERE "question_groups"."label" is not null;--> statement-breakpoint
CREATE INDEX "question_groups_post_heat" ON "question_groups" USING btree ("post_id","heat");--> statement-breakpoint
CREATE INDEX "question_groups_topic" ON "question_groups" USING btree ("post_id","intent","topic");--> statement-breakpoint
CREATE INDEX "question_groups_last_asked" ON "question_groups" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "question_groups_sampled" ON "question_groups" USING btree ("sampled_at");--> statement-breakpoint
CREATE INDEX "question_groups_rare" ON "question_groups" USING btree ("last_asked_at","id") WHERE visitors < 3;--> statement-breakpoint
CREATE INDEX "question_groups_rare_untold" ON "question_groups" USING btree ("sampled_at","id") WHERE visitors < 3 and topic is null;--> statement-breakpoint
CREATE INDEX "trials_blog" ON "trials" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "trials_post" ON "trials" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "trials_expires" ON "trials" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "licenses_user" ON "licenses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "licenses_one_active" ON "licenses" USING btree ("user_id","product_id") WHERE "licenses"."is_active";--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_address" ON "audit_log" USING btree ("at","id") WHERE address is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "network_counts_one" ON "network_counts" USING btree ("day","name","release","kind","network");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "release_counts_one" ON "release_counts" USING btree ("hour","name","release","kind","bucket");