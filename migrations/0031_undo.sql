CREATE TABLE `removals` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`removed_by` text NOT NULL,
	`batch_id` text,
	`topics` integer NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`removed_at` text NOT NULL,
	`restored_at` text
);
--> statement-breakpoint
CREATE INDEX `removals_org` ON `removals` (`org_id`,`removed_at`);--> statement-breakpoint
CREATE INDEX `removals_removed` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE TABLE `removed_topics` (
	`removal_id` text NOT NULL,
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`topic_name` text NOT NULL,
	`overrides` text NOT NULL,
	`external_id` text,
	`source` text,
	`performance_score` real,
	`batch_id` text,
	`label` text,
	`created_at` text NOT NULL,
	`is_new_topic` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`removal_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `removed_topics_org` ON `removed_topics` (`org_id`);--> statement-breakpoint
CREATE TABLE `import_undos` (
	`batch_id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`requested_by` text NOT NULL,
	`removal_id` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`after` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`shared` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE INDEX `import_undos_org` ON `import_undos` (`org_id`);--> statement-breakpoint
CREATE INDEX `import_undos_open` ON `import_undos` (`updated_at`) WHERE status = 'running';--> statement-breakpoint
ALTER TABLE `import_batches` ADD `lenient` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `import_batches` ADD `warning_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `import_chunks` ADD `warning_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `import_errors` ADD `warning` integer DEFAULT false NOT NULL;