CREATE TABLE `activation_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`every` text NOT NULL,
	`filters` text NOT NULL,
	`mode` text DEFAULT 'dry_run' NOT NULL,
	`next_run_at` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `activation_schedules_org` ON `activation_schedules` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `activation_schedules_connection` ON `activation_schedules` (`connection_id`);--> statement-breakpoint
CREATE INDEX `activation_schedules_due` ON `activation_schedules` (`next_run_at`) WHERE next_run_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `schedule_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`mode` text NOT NULL,
	`due_at` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`counts` text,
	`reason` text,
	`created_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_runs_due` ON `schedule_runs` (`schedule_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `schedule_runs_org` ON `schedule_runs` (`org_id`,`created_at`);