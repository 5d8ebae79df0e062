CREATE TABLE `idempotency_keys` (
	`org_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`fingerprint` text NOT NULL,
	`claim` text NOT NULL,
	`claimed_until` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `key_hash`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);