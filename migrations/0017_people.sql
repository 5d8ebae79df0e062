CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`accepted_by` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`org_id`,`email`) WHERE accepted_at IS NULL;--> statement-breakpoint
CREATE INDEX `invitations_org` ON `invitations` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `key_addresses` (
	`key_id` text NOT NULL,
	`address` text NOT NULL,
	`first_seen_at` text NOT NULL,
	PRIMARY KEY(`key_id`, `address`)
);
--> statement-breakpoint
CREATE INDEX `key_addresses_seen` ON `key_addresses` (`first_seen_at`);--> statement-breakpoint
CREATE TABLE `audit_retention` (
	`id` integer PRIMARY KEY NOT NULL,
	`removable_before` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `memberships` ADD `source` text DEFAULT 'claims' NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `last_seen_at` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `provider_sid` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `address` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `user_agent` text;--> statement-breakpoint
CREATE INDEX `sessions_provider` ON `sessions` (`provider_sid`);--> statement-breakpoint
-- Organizations of one's own come from no claim.
UPDATE memberships SET source = 'service' WHERE org_id IN (SELECT id FROM organizations WHERE external_id LIKE 'person:%');
--> statement-breakpoint
INSERT INTO audit_retention (id, removable_before) VALUES (1, '');
--> statement-breakpoint
-- Entries can be deleted only by a transaction that opens the window first, and closes it again.
DROP TRIGGER audit_log_delete;
--> statement-breakpoint
CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log
WHEN old.at >= coalesce((SELECT removable_before FROM audit_retention WHERE id = 1), '') BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
