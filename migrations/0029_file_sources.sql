CREATE TABLE `source_objects` (
	`connection_id` text NOT NULL,
	`path` text NOT NULL,
	`org_id` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`digest` text NOT NULL,
	`batch_id` text NOT NULL,
	`imported_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `path`)
);
--> statement-breakpoint
CREATE INDEX `source_objects_org` ON `source_objects` (`org_id`);--> statement-breakpoint
CREATE TABLE `sync_files` (
	`run_id` text NOT NULL,
	`path` text NOT NULL,
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`etag` text,
	`size` integer,
	`status` text NOT NULL,
	`failure` text,
	`batch_id` text,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`run_id`, `path`),
	FOREIGN KEY (`run_id`) REFERENCES `sync_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sync_files_waiting` ON `sync_files` (`run_id`,`path`) WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX `sync_files_batch` ON `sync_files` (`batch_id`) WHERE batch_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `sync_files_org` ON `sync_files` (`org_id`);--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `kind` text DEFAULT 'pages' NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `is_full` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `listed_to` text;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `listed_objects` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `is_listed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `sync_runs` ADD `failed_files` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- An import that ends, ends its file and adds its counts to the run. A failed one is read again by the next run.
CREATE TRIGGER `sync_files_import_ended` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` = 'processing' AND NEW.`status` <> 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` + NEW.`success_count`,
    `error_count` = `error_count` + NEW.`error_count`,
    `duplicate_count` = `duplicate_count` + NEW.`duplicate_count`,
    `adopted_count` = `adopted_count` + NEW.`adopted_count`,
    `updated_count` = `updated_count` + NEW.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  DELETE FROM `source_objects`
  WHERE NEW.`status` = 'failed' AND `batch_id` = NEW.`id`
    AND (`connection_id`, `path`) IN (SELECT `connection_id`, `path` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = NEW.`status`, `failure` = NEW.`failure`, `updated_at` = coalesce(NEW.`completed_at`, `updated_at`)
  WHERE `batch_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_import_reopened` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` <> 'processing' AND NEW.`status` = 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` - OLD.`success_count`,
    `error_count` = `error_count` - OLD.`error_count`,
    `duplicate_count` = `duplicate_count` - OLD.`duplicate_count`,
    `adopted_count` = `adopted_count` - OLD.`adopted_count`,
    `updated_count` = `updated_count` - OLD.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = 'processing', `failure` = NULL WHERE `batch_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_ended` AFTER UPDATE OF `status` ON `sync_files`
WHEN OLD.`status` IN ('waiting', 'processing') AND NEW.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` + 1,
    `failed_files` = `failed_files` + (NEW.`status` = 'failed'),
    `updated_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id`;
  UPDATE `sync_runs` SET
    `status` = iif(`failed_files` = 0, 'completed', 'failed'),
    `failure` = CASE WHEN `failed_files` = 0 THEN NULL WHEN `total_pages` = 1 THEN NEW.`failure`
      ELSE `failed_files` || ' of ' || `total_pages` || ' files could not be imported' END,
    `completed_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id` AND `status` = 'running' AND `is_listed` = 1 AND `processed_pages` >= `total_pages`;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_reopened` AFTER UPDATE OF `status` ON `sync_files`
WHEN NEW.`status` IN ('waiting', 'processing') AND OLD.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` - 1,
    `failed_files` = `failed_files` - (OLD.`status` = 'failed'),
    `failure` = NULL, `completed_at` = NULL,
    `status` = iif(`status` = 'cancelled', `status`, 'running')
  WHERE `id` = NEW.`run_id`;
END;
