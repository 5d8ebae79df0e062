DROP INDEX `topics_version`;--> statement-breakpoint
ALTER TABLE `topics` ADD `knowledge_version` text DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX `topics_version` ON `topics` (`engine_version`,`knowledge_version`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;