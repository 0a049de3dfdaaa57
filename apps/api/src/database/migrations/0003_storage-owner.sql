CREATE TABLE "storage_owner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	CONSTRAINT "storage_owner_is_only_unique" UNIQUE("is_only"),
	CONSTRAINT "storage_owner_only" CHECK ("storage_owner"."is_only")
);
