ALTER TABLE `import_batches` ADD `source_key` text;--> statement-breakpoint
ALTER TABLE `import_batches` ADD `source_digest` text;--> statement-breakpoint
ALTER TABLE `import_chunks` ADD `outcomes` text DEFAULT '[]' NOT NULL;