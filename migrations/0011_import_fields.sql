ALTER TABLE `organizations` ADD `import_values` text;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `fields` text;--> statement-breakpoint
ALTER TABLE `removed_topics` ADD `fields` text;