-- not used by the previous release
DROP INDEX `organizations_domain`;--> statement-breakpoint
ALTER TABLE `provider_files` ADD `proven_at` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- These are claims without a proof. They are published again after a check.
DELETE FROM provider_files;
