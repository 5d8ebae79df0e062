ALTER TABLE `outbox` ADD `org_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `sent_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_turns` ON `outbox` (`queue`,`org_id`,`sent_at`,`created_at`);