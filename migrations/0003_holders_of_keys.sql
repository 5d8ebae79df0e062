ALTER TABLE `api_keys` ADD `held_by` text;--> statement-breakpoint
CREATE INDEX `api_keys_maker` ON `api_keys` (`created_by`);--> statement-breakpoint
CREATE INDEX `api_keys_holder` ON `api_keys` (`held_by`) WHERE held_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `held_by` text;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `last_used_at` text;--> statement-breakpoint
CREATE INDEX `sdk_keys_maker` ON `sdk_keys` (`created_by`);--> statement-breakpoint
CREATE INDEX `sdk_keys_holder` ON `sdk_keys` (`held_by`) WHERE held_by IS NOT NULL;