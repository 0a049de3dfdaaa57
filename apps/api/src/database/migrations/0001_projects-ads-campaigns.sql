CREATE TABLE "ads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_key" text,
	"project_id" uuid,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"description" text NOT NULL,
	"source" text NOT NULL,
	"third_person" boolean,
	"wished_seconds" double precision NOT NULL,
	"inputs" jsonb,
	"voices" jsonb NOT NULL,
	"script" text,
	"state" text NOT NULL,
	"state_message" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"file_key" text,
	"original_key" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"mime_type" text,
	"duration_ms" integer,
	"peaks" smallint[] DEFAULT '{}' NOT NULL,
	"loudness_lufs" double precision,
	"shared" boolean DEFAULT true NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ads_owner" CHECK (num_nonnulls("ads"."user_id", "ads"."guest_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"guest_key" text,
	"title" text NOT NULL,
	"ad_id" uuid,
	"ad_copy" jsonb,
	"ad_file_key" text,
	"targeting" jsonb NOT NULL,
	"total_budget" double precision,
	"daily_budget" double precision,
	"bid_strategy" text NOT NULL,
	"target_cpm" double precision,
	"start_date" text,
	"end_date" text,
	"time_zone" text NOT NULL,
	"current_step" integer NOT NULL,
	"status" text NOT NULL,
	"status_message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"launched_at" timestamp with time zone,
	CONSTRAINT "campaigns_owner" CHECK (num_nonnulls("campaigns"."user_id", "campaigns"."guest_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"business_email" text NOT NULL,
	"company" text NOT NULL,
	"phone_number" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_moves" (
	"guest_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_moves" ADD CONSTRAINT "guest_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ads_user_created" ON "ads" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ads_guest_created" ON "ads" USING btree ("guest_key","created_at","id");--> statement-breakpoint
CREATE INDEX "ads_project_created" ON "ads" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ads_user_idempotency" ON "ads" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ads_guest_idempotency" ON "ads" USING btree ("guest_key","idempotency_key");--> statement-breakpoint
CREATE INDEX "ads_file" ON "ads" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "ads_original" ON "ads" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "campaigns_user_created" ON "campaigns" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_guest_created" ON "campaigns" USING btree ("guest_key","created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_ad" ON "campaigns" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "campaigns_ad_file" ON "campaigns" USING btree ("ad_file_key");--> statement-breakpoint
CREATE INDEX "guest_moves_user" ON "guest_moves" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_user_name" ON "projects" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "projects_user_created" ON "projects" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_ends" ON "rate_limits" USING btree ("ends_at");