ALTER TABLE "ads" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "outlet_warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;