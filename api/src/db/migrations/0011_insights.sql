CREATE TABLE "blog_days" (
	"blog_id" uuid NOT NULL,
	"day" date NOT NULL,
	"questions" integer NOT NULL,
	"visitors" integer NOT NULL,
	"unanswered" integer NOT NULL,
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
ALTER TABLE "users" ADD COLUMN "mail_token" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "topic" text[];--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link_ids" uuid[];--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "counted_as" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "told_problems" text[];--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "told_month" date;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "first_seen_live_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "seen_live_at" timestamp with time zone;--> statement-breakpoint
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
CREATE INDEX "counted_once_counted" ON "counted_once" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "counted_once_blog" ON "counted_once" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "post_clicks_blog" ON "post_clicks" USING btree ("blog_id","day");--> statement-breakpoint
CREATE INDEX "post_days_blog" ON "post_days" USING btree ("blog_id","day");--> statement-breakpoint
CREATE INDEX "question_groups_blog_heat" ON "question_groups" USING btree ("blog_id","heat") WHERE "question_groups"."label" is not null;--> statement-breakpoint
CREATE INDEX "question_groups_blog_gap" ON "question_groups" USING btree ("blog_id","gap_heat") WHERE "question_groups"."label" is not null;--> statement-breakpoint
CREATE INDEX "question_groups_post_heat" ON "question_groups" USING btree ("post_id","heat");--> statement-breakpoint
CREATE INDEX "question_groups_topic" ON "question_groups" USING btree ("post_id","intent","topic");--> statement-breakpoint
CREATE INDEX "question_groups_last_asked" ON "question_groups" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "question_groups_sampled" ON "question_groups" USING btree ("sampled_at");--> statement-breakpoint
CREATE INDEX "trials_blog" ON "trials" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "trials_expires" ON "trials" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "messages_to_count" ON "messages" USING btree ("blog_id","post_id","created_at") WHERE counted_as is distinct from coalesce(is_helpful::text, 'none');