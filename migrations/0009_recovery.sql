CREATE TABLE `cron_runs` (
	`chore` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`error` text,
	`cursor` text
);
--> statement-breakpoint
ALTER TABLE `import_batches` ADD `chunk_rows` integer;--> statement-breakpoint
ALTER TABLE `import_batches` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `import_batches_open` ON `import_batches` (`updated_at`) WHERE status = 'processing' AND source_key IS NOT NULL;--> statement-breakpoint
ALTER TABLE `import_chunks` ADD `given_up` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `background` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `sync_runs_open` ON `sync_runs` (`updated_at`) WHERE status = 'running' AND background = 1;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `resume_at` text;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `replayed_at` text;--> statement-breakpoint
CREATE INDEX `dead_letters_received` ON `dead_letters` (`received_at`);--> statement-breakpoint
ALTER TABLE `jobs` ADD `updated_at` text;--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`updated_at`) WHERE status IN ('pending', 'processing');--> statement-breakpoint
UPDATE `import_batches` SET `updated_at` = `created_at`, `chunk_rows` = 500 WHERE `status` = 'processing';--> statement-breakpoint
UPDATE `sync_runs` SET `updated_at` = `created_at` WHERE `status` = 'running';--> statement-breakpoint
UPDATE `jobs` SET `updated_at` = `created_at` WHERE `status` IN ('pending', 'processing');
