ALTER TABLE "invoices" ADD COLUMN "invoice_pdf" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;