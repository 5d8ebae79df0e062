CREATE TABLE `push_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`action` text NOT NULL,
	`topic_ids` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE INDEX `push_plans_expiry` ON `push_plans` (`expires_at`);--> statement-breakpoint
CREATE INDEX `push_plans_org` ON `push_plans` (`org_id`);--> statement-breakpoint
CREATE TABLE `signal_deployments` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`connection_id` text DEFAULT '' NOT NULL,
	`agent_url` text DEFAULT '' NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`price` text,
	`live` integer NOT NULL,
	`requested_by` text NOT NULL,
	`activated_at` text NOT NULL,
	`deactivated_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_deployments_place` ON `signal_deployments` (`org_id`,`org_topic_id`,`connection_id`,`agent_url`,`account`);--> statement-breakpoint
CREATE TABLE `signal_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`org_topic_id` text,
	`filters` text,
	`options` text NOT NULL,
	`coverage` real,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signal_prices_org` ON `signal_prices` (`org_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_default` ON `signal_prices` (`org_id`) WHERE kind = 'default';--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_topic` ON `signal_prices` (`org_id`,`org_topic_id`) WHERE kind = 'topic';--> statement-breakpoint
ALTER TABLE `organizations` ADD `domain` text;--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_domain` ON `organizations` (`domain`) WHERE domain IS NOT NULL;