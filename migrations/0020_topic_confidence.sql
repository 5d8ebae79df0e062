ALTER TABLE `topics` ADD `confidence` real;--> statement-breakpoint
ALTER TABLE `topics` ADD `sensitivity_confidence` real;--> statement-breakpoint
ALTER TABLE `topics` ADD `unsure` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `topics` ADD `qualifiers` text;