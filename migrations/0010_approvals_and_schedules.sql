ALTER TABLE `organizations` ADD `slack_url` text;--> statement-breakpoint
ALTER TABLE `activation_schedules` ADD `cron` text;--> statement-breakpoint
ALTER TABLE `activation_schedules` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `push_runs` ADD `decision_comment` text;--> statement-breakpoint
CREATE INDEX `push_runs_waiting` ON `push_runs` (`org_id`,`created_at`) WHERE status = 'running' AND approval = 'waiting';--> statement-breakpoint
CREATE INDEX `jobs_rollback` ON `jobs` (config ->> 'rollbackOf');--> statement-breakpoint
-- Organizations that chose kinds before these existed get the alert about approvals, like those that chose nothing.
UPDATE organizations SET alert_settings = json_insert(alert_settings, '$.kinds[#]', 'approval_waiting')
WHERE json_type(alert_settings, '$.kinds') = 'array';
--> statement-breakpoint
-- Successes are many, so only organizations that chose them get them.
CREATE TRIGGER imports_raise_success AFTER UPDATE OF status ON import_batches
WHEN old.status = 'processing' AND new.org_id <> 'system' AND new.status = 'completed' AND new.error_count = 0
  AND (SELECT instr(alert_settings, '"run_succeeded"') FROM organizations WHERE id = new.org_id) > 0 BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('import/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id, 'run_succeeded',
    json_object('run', 'import', 'id', new.id, 'name', new.filename, 'total', new.success_count),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER syncs_raise_success AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND new.status = 'completed' AND new.error_count = 0
  AND (SELECT instr(alert_settings, '"run_succeeded"') FROM organizations WHERE id = new.org_id) > 0 BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('sync/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id, 'run_succeeded',
    json_object('run', 'sync', 'id', new.id, 'name', (SELECT name FROM connections WHERE id = new.connection_id), 'total', new.success_count),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER pushes_raise_success AFTER UPDATE OF status ON push_runs
WHEN old.status = 'running' AND new.total_segments > 0 AND new.status = 'completed' AND new.error_count = 0
  AND (SELECT instr(alert_settings, '"run_succeeded"') FROM organizations WHERE id = new.org_id) > 0 BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('push/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id, 'run_succeeded',
    json_object('run', 'push', 'id', new.id, 'name', (SELECT name FROM connections WHERE id = new.connection_id), 'total', new.success_count),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
