DROP INDEX `activations_platform`;--> statement-breakpoint
DROP INDEX `activations_run`;--> statement-breakpoint
DROP INDEX `activations_live_name`;--> statement-breakpoint
ALTER TABLE `activations` ADD `topic_name` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `as_pushed` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `intent` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `claim` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `claimed_until` text;--> statement-breakpoint
CREATE INDEX `activations_fresh` ON `activations` (`org_id`,`status`,`as_pushed`,`created_at`,`connection_id`,`platform`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `activations_held_name` ON `activations` (`org_id`,`pushed_name`) WHERE platform_segment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activations_claim` ON `activations` (`claim`) WHERE claim IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activations_unsettled` ON `activations` (`connection_id`,`claimed_until`) WHERE outcome_unknown = 1 OR intent IS NOT NULL;--> statement-breakpoint
CREATE INDEX `activations_platform` ON `activations` (`org_id`,`platform`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `activations_run` ON `activations` (`run_id`,`status`,`platform_segment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_name` ON `activations` (`connection_id`,`pushed_name`) WHERE status = 'active' OR outcome_unknown = 1 OR (status = 'pending' AND platform_segment_id IS NOT NULL);--> statement-breakpoint
ALTER TABLE `push_runs` ADD `background` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `failure` text;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `stalls` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `push_runs_background` ON `push_runs` (`connection_id`,`created_at`) WHERE status = 'running' AND background = 1;