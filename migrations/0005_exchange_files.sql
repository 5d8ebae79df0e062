CREATE TABLE `sftp_host_keys` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`host` text NOT NULL,
	`fingerprint` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `host`)
);
--> statement-breakpoint
ALTER TABLE `deliveries` ADD `segment_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`connection_id`,`segment_id`,`created_at`) WHERE status IN ('waiting', 'leased');--> statement-breakpoint
CREATE INDEX `deliveries_lease` ON `deliveries` (`lease_token`);--> statement-breakpoint
CREATE INDEX `deliveries_dropped` ON `deliveries` (`completed_at`) WHERE status IN ('delivered', 'failed') AND objects <> '[]';--> statement-breakpoint
ALTER TABLE `segment_members` ADD `bytes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `segment_members` ADD `digest` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `segment_members_object` ON `segment_members` (`object_key`);