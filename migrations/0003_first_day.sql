ALTER TABLE `api_keys` ADD `held_by` text;--> statement-breakpoint
CREATE INDEX `api_keys_maker` ON `api_keys` (`created_by`);--> statement-breakpoint
CREATE INDEX `api_keys_holder` ON `api_keys` (`held_by`) WHERE held_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `held_by` text;--> statement-breakpoint
ALTER TABLE `sdk_keys` ADD `last_used_at` text;--> statement-breakpoint
CREATE INDEX `sdk_keys_maker` ON `sdk_keys` (`created_by`);--> statement-breakpoint
CREATE INDEX `sdk_keys_holder` ON `sdk_keys` (`held_by`) WHERE held_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `provider_files` (
	`org_id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`proven_at` text DEFAULT '' NOT NULL,
	`stale` integer DEFAULT 1 NOT NULL,
	`etag` text,
	`signals` integer DEFAULT 0 NOT NULL,
	`built_at` text,
	`builder_until` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_files_domain` ON `provider_files` (`domain`);
--> statement-breakpoint
-- Changes of the library mark its provider file as stale; the next request for it builds it again.
CREATE TRIGGER provider_files_insert AFTER INSERT ON org_topics
WHEN new.workspace_id = '' AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = new.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER provider_files_update AFTER UPDATE OF topic_id, workspace_id, hidden, overrides, label, topic_name, taxonomy_type,
  parent_category, subcategory, segment_type, audience_type, sensitivity, updated_at ON org_topics
WHEN '' IN (old.workspace_id, new.workspace_id)
  AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = new.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER provider_files_delete AFTER DELETE ON org_topics
WHEN old.workspace_id = '' AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = old.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = old.org_id;
END;
--> statement-breakpoint
ALTER TABLE `outbox` ADD `org_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `sent_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_turns` ON `outbox` (`queue`,`org_id`,`sent_at`,`created_at`);
--> statement-breakpoint
-- not used by the previous release
DROP INDEX `organizations_domain`;--> statement-breakpoint
CREATE TABLE `walls` (
	`name` text PRIMARY KEY NOT NULL,
	`used` real DEFAULT 0 NOT NULL,
	`capacity` real DEFAULT 0 NOT NULL,
	`level` integer DEFAULT 0 NOT NULL,
	`busy_ms` real DEFAULT 0 NOT NULL,
	`measured_at` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `revocations` (
	`seq` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`at` text NOT NULL,
	`object` text
);
--> statement-breakpoint
CREATE TRIGGER api_keys_revoked AFTER UPDATE OF revoked_at ON api_keys WHEN old.revoked_at IS NULL AND new.revoked_at IS NOT NULL BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('api_key', new.id, new.revoked_at);
END;
--> statement-breakpoint
CREATE TRIGGER sdk_keys_revoked AFTER UPDATE OF revoked_at ON sdk_keys WHEN old.revoked_at IS NULL AND new.revoked_at IS NOT NULL BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('sdk_key', new.id, new.revoked_at);
END;
--> statement-breakpoint
-- The secret before the last rotation stops with the next one, if it has not expired.
CREATE TRIGGER api_keys_rotated AFTER UPDATE OF hash ON api_keys WHEN old.hash <> new.hash BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('secret', old.hash, coalesce(new.previous_expires_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')));
  INSERT INTO revocations (kind, id, at)
    SELECT 'secret', old.previous_hash, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE old.previous_expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions WHEN old.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('session', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER memberships_ended AFTER DELETE ON memberships BEGIN
  INSERT INTO revocations (kind, id, at)
    VALUES ('membership', old.org_id || '/' || old.user_id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER invitations_withdrawn AFTER DELETE ON invitations
  WHEN old.accepted_at IS NULL AND old.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('invitation', old.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER users_erased AFTER UPDATE OF erased_at ON users WHEN old.erased_at IS NULL AND new.erased_at IS NOT NULL BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('person', new.id, new.erased_at);
END;
--> statement-breakpoint
CREATE TRIGGER organizations_erased AFTER UPDATE OF erased_at ON organizations
  WHEN old.erased_at IS NULL AND new.erased_at IS NOT NULL BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('organization', new.id, new.erased_at);
END;
