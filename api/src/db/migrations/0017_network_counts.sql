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
CREATE UNIQUE INDEX "network_counts_one" ON "network_counts" USING btree ("day","name","release","kind","network");