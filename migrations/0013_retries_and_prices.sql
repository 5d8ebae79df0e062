ALTER TABLE `org_topics` ADD `price` text;--> statement-breakpoint
ALTER TABLE `removed_topics` ADD `price` text;--> statement-breakpoint
ALTER TABLE `removed_topics` ADD `original_name` text;--> statement-breakpoint
ALTER TABLE `import_batches` ADD `sets_prices` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `retry` text;