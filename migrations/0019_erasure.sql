CREATE TABLE `audit_erasure` (
	`id` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `organizations` ADD `erased_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `erased_at` text;
--> statement-breakpoint
INSERT INTO audit_erasure (id, open) VALUES (1, 0);
--> statement-breakpoint
-- Who did it and to what can be made unrecognizable, inside a transaction that opens the window first and closes it again. What was done
-- and when cannot change.
DROP TRIGGER audit_log_update;
--> statement-breakpoint
CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log
WHEN coalesce((SELECT open FROM audit_erasure WHERE id = 1), 0) <> 1
  OR new.seq IS NOT old.seq OR new.at IS NOT old.at OR new.org_id IS NOT old.org_id OR new.action IS NOT old.action BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
