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
CREATE UNIQUE INDEX "release_counts_one" ON "release_counts" USING btree ("hour","name","release","kind","bucket");