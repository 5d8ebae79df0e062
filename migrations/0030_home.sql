CREATE TABLE `checklist_steps` (
	`org_id` text NOT NULL,
	`step` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `step`)
);
--> statement-breakpoint
CREATE TABLE `connection_days` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`day` text NOT NULL,
	`live` integer NOT NULL,
	`failed` integer NOT NULL,
	`stale` integer NOT NULL,
	PRIMARY KEY(`org_id`, `connection_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `sandbox_segments` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`live` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_segments_org` ON `sandbox_segments` (`org_id`);--> statement-breakpoint
CREATE INDEX `sandbox_segments_connection` ON `sandbox_segments` (`connection_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_segments_name` ON `sandbox_segments` (`connection_id`,`name`) WHERE live = 1;--> statement-breakpoint
ALTER TABLE `sync_pages` ADD `outcomes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `sync_runs_org` ON `sync_runs` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `push_runs_org` ON `push_runs` (`org_id`,`created_at`);