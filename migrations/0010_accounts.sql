ALTER TABLE `activations` ADD `account` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `checks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `activations_live` ON `activations` (`org_id`,CASE WHEN activated_at IS NULL THEN '' ELSE activated_at END) WHERE status = 'active';--> statement-breakpoint
ALTER TABLE `connections` ADD `account` text;