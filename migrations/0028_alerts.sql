CREATE TABLE `alert_reads` (
	`alert_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`alert_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `alert_reads_user` ON `alert_reads` (`user_id`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`message` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alerts_org` ON `alerts` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `alerts_created` ON `alerts` (`created_at`);--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`next_attempt_at`) WHERE message = 'pending';--> statement-breakpoint
ALTER TABLE `organizations` ADD `alert_settings` text;
--> statement-breakpoint
-- Alerts are written by triggers: in the transaction of what they tell of, whoever writes it.
CREATE TRIGGER imports_raise_alerts AFTER UPDATE OF status ON import_batches
WHEN old.status = 'processing' AND new.org_id <> 'system'
  AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('import/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(new.status = 'failed', 'run_failed', 'run_errors'),
    json_object('run', 'import', 'id', new.id, 'name', new.filename, 'errors', new.error_count, 'total', new.total_rows,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER syncs_raise_alerts AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'sync/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    CASE WHEN new.status = 'completed' THEN 'run_errors'
      WHEN instr(new.failure, 'status 401') > 0 OR instr(new.failure, 'status 403') > 0 THEN 'credentials_refused' ELSE 'run_failed' END,
    json_object('run', 'sync', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count, 'total', new.total_items,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
-- A sync whose source cannot be read fails as it starts.
CREATE TRIGGER failed_syncs_raise_alerts AFTER INSERT ON sync_runs WHEN new.status = 'failed' BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'sync/' || new.id, new.org_id,
    iif(instr(new.failure, 'status 401') > 0 OR instr(new.failure, 'status 403') > 0, 'credentials_refused', 'run_failed'),
    json_object('run', 'sync', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count, 'total', new.total_items,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
CREATE TRIGGER pushes_raise_alerts AFTER UPDATE OF status ON push_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'push/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    CASE WHEN instr(coalesce(new.failure, '') || new.errors, 'status 401') > 0
        OR instr(coalesce(new.failure, '') || new.errors, 'status 403') > 0 THEN 'credentials_refused'
      WHEN new.status = 'completed' THEN 'run_errors' ELSE 'run_failed' END,
    json_object('run', 'push', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count,
      'total', new.total_segments, 'reason', coalesce(new.failure, new.errors ->> '$[0].message')),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END;
--> statement-breakpoint
-- Jobs of the catalog belong to operators.
CREATE TRIGGER jobs_raise_alerts AFTER UPDATE OF status ON jobs
WHEN old.status IN ('pending', 'processing') AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0))
  AND new.job_type NOT IN ('erase_organization', 'erase_person') BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('job/' || new.id || '/' || coalesce(new.completed_at, ''),
    iif(new.job_type IN ('refresh_activations', 'adopt_topics', 'delete_topics', 'export_organization'), coalesce(new.org_id, ''), ''),
    iif(new.status = 'failed', 'run_failed', 'run_errors'),
    json_object('run', 'job', 'id', new.id, 'name', new.job_type, 'errors', new.error_count, 'total', new.total_items,
      'reason', new.result ->> 'failure'),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER dead_letters_raise_alerts AFTER INSERT ON dead_letters BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('dead_letter/' || new.id, '', 'dead_letters', json_object('id', new.id, 'name', new.queue, 'reason', new.reason),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
-- A letter that an erasure removes takes its alert along.
CREATE TRIGGER dead_letters_take_alerts AFTER DELETE ON dead_letters BEGIN
  DELETE FROM alert_reads WHERE alert_id = 'dead_letter/' || old.id;
  DELETE FROM alerts WHERE id = 'dead_letter/' || old.id;
END;
