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
