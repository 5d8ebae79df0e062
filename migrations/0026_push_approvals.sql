ALTER TABLE `push_runs` ADD `approval` text;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `decided_at` text;