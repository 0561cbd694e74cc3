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
ALTER TABLE "duplicate_purchases" ADD CONSTRAINT "duplicate_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicate_purchases_user" ON "duplicate_purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "duplicate_purchases_settled" ON "duplicate_purchases" USING btree ("settled_at","subscription_id");