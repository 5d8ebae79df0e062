ALTER TABLE `organizations` ADD `label_updated_at` text;--> statement-breakpoint
ALTER TABLE `organizations` ADD `settings_updated_at` text;