CREATE TABLE "ad_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"inputs" jsonb,
	"voices" jsonb NOT NULL,
	"script" text,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"state_message" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"file_key" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"mime_type" text,
	"duration_ms" integer,
	"peaks" smallint[] DEFAULT '{}' NOT NULL,
	"loudness_lufs" double precision,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_versions" ADD CONSTRAINT "ad_versions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_versions_number" ON "ad_versions" USING btree ("ad_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_versions_idempotency" ON "ad_versions" USING btree ("ad_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ad_versions_file" ON "ad_versions" USING btree ("file_key");