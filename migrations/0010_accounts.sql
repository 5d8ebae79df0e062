ALTER TABLE `activations` ADD `account` text;--> statement-breakpoint
ALTER TABLE `activations` ADD `checks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `connections` ADD `account` text;