CREATE TABLE `oauth_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`workspace` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `oauth_grants_org` ON `oauth_grants` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `oauth_grants_user` ON `oauth_grants` (`user_id`,`org_id`);--> statement-breakpoint
CREATE INDEX `oauth_grants_used` ON `oauth_grants` (`last_used_at`);
--> statement-breakpoint
CREATE TRIGGER oauth_grants_revoked AFTER UPDATE OF revoked_at ON oauth_grants WHEN old.revoked_at IS NULL AND new.revoked_at IS NOT NULL BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('grant', new.id, new.revoked_at);
END;
--> statement-breakpoint
-- Whoever joins again connects their apps again.
CREATE TRIGGER memberships_end_grants AFTER DELETE ON memberships BEGIN
  UPDATE oauth_grants SET revoked_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE user_id = old.user_id AND org_id = old.org_id AND revoked_at IS NULL;
END;
