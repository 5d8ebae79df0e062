ALTER TABLE `organizations` ADD `label_defaults` text;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `label` text;--> statement-breakpoint
CREATE INDEX `org_topics_label` ON `org_topics` (`org_id`) WHERE label IS NOT NULL AND hidden = 0;