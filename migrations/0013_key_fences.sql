ALTER TABLE `api_keys` ADD `previous_hash` text;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `previous_expires_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previous_hash` ON `api_keys` (`previous_hash`);--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `allowed_origins` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `requests_per_minute` integer;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `requests_per_day` integer;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `briefs` integer DEFAULT true NOT NULL;