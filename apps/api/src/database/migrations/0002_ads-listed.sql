DROP INDEX "ads_user_created";--> statement-breakpoint
DROP INDEX "ads_guest_created";--> statement-breakpoint
DROP INDEX "ads_project_created";--> statement-breakpoint
CREATE INDEX "ads_user_listed" ON "ads" USING btree ("user_id","created_at","id","title_key");--> statement-breakpoint
CREATE INDEX "ads_guest_listed" ON "ads" USING btree ("guest_key","created_at","id","title_key");--> statement-breakpoint
CREATE INDEX "ads_project_listed" ON "ads" USING btree ("project_id","created_at","id","title_key");--> statement-breakpoint
CREATE INDEX "ads_guest_used" ON "ads" USING btree ("used_at") WHERE "ads"."guest_key" is not null;