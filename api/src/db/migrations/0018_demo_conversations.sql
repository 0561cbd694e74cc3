CREATE TABLE "demo_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"memory" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "demo_conversations_expires" ON "demo_conversations" USING btree ("expires_at","id");