ALTER TABLE `activations` ADD `account` text;--> statement-breakpoint
ALTER TABLE `connections` ADD `account` text;