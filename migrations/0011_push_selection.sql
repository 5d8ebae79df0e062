ALTER TABLE `push_runs` ADD `selection` text;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `selected_to` text;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`connection_id`,`status`,`available_at`) WHERE status IN ('waiting', 'leased');