-- A merge moves activations to another topic: what was pushed no longer says what would be pushed.
CREATE TRIGGER activations_move AFTER UPDATE OF org_topic_id ON activations
WHEN old.org_topic_id <> new.org_topic_id AND new.as_pushed IS NOT NULL BEGIN
  UPDATE activations SET as_pushed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER output_templates_inserted AFTER INSERT ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER output_templates_updated AFTER UPDATE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER output_templates_deleted AFTER DELETE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_inserted AFTER INSERT ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_updated AFTER UPDATE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_deleted AFTER DELETE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
-- The audit log is append-only: INSERT OR REPLACE would be an update.
CREATE TRIGGER audit_log_replace BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE seq = new.seq) BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log
WHEN old.at >= coalesce((SELECT removable_before FROM audit_retention WHERE id = 1), '') BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log
WHEN coalesce((SELECT open FROM audit_erasure WHERE id = 1), 0) <> 1
  OR new.seq IS NOT old.seq OR new.at IS NOT old.at OR new.org_id IS NOT old.org_id OR new.action IS NOT old.action BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
-- Triggers write events in the transaction of the change, and only for webhooks that subscribe to them.
CREATE TRIGGER history_reaches_webhooks AFTER INSERT ON topic_history
WHEN new.change_type IN ('created', 'imported', 'synced', 'reclassified', 'activated', 'deactivated')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6),
    iif(new.change_type = 'reclassified', 'topic.reclassified', 'topic.classified'),
    json_object('topic_id', link.topic_id, 'topic_name', link.topic_name,
      'parent_category', coalesce(new.new_values ->> 'parent_category', link.parent_category),
      'taxonomy_type', coalesce(new.new_values ->> 'taxonomy_type', link.taxonomy_type),
      'segment_type', coalesce(new.new_values ->> 'segment_type', link.segment_type),
      'engine_version', coalesce(new.new_values ->> 'engine_version', link.engine_version),
      'source', new.source, 'org_topic_id', link.id),
    new.changed_at, new.changed_at
  FROM webhooks AS w CROSS JOIN org_topics AS link ON link.id = new.org_topic_id
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND new.change_type IN ('created', 'imported', 'synced', 'reclassified')
    AND instr(w.events, iif(new.change_type = 'reclassified', '"topic.reclassified"', '"topic.classified"')) > 0;
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6),
    iif(new.change_type = 'activated', 'activation.pushed', 'activation.deactivated'),
    json_object('activation_id', new.metadata ->> 'activationId',
      'topic_id', (SELECT topic_id FROM activations WHERE id = new.metadata ->> 'activationId'),
      'topic_name', coalesce((SELECT topic_name FROM org_topics WHERE id = new.org_topic_id),
        (SELECT topic_name FROM activations WHERE id = new.metadata ->> 'activationId')),
      'connection_id', segment ->> 'connectionId', 'platform', segment ->> 'platform',
      'platform_segment_id', segment ->> 'platformSegmentId', 'segment_name', segment ->> 'segmentName',
      'source', new.source, 'org_topic_id', new.org_topic_id),
    new.changed_at, new.changed_at
  FROM (SELECT iif(new.change_type = 'activated', new.new_values, new.previous_values) AS segment)
  CROSS JOIN webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND new.change_type IN ('activated', 'deactivated')
    AND instr(w.events, iif(new.change_type = 'activated', '"activation.pushed"', '"activation.deactivated"')) > 0;
END;
--> statement-breakpoint
-- Catalog topics reclassified by operators or another organization. The organization that asked has its own entry.
CREATE TRIGGER global_history_reaches_webhooks AFTER INSERT ON global_history
WHEN new.change_type IN ('reclassified', 'rolled_back') AND EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6) || '_' || link.id,
    'topic.reclassified',
    json_object('topic_id', link.topic_id, 'topic_name', link.topic_name,
      'parent_category', coalesce(link.overrides ->> 'parent_category', new.new_values ->> 'parent_category', link.parent_category),
      'taxonomy_type', coalesce(link.overrides ->> 'taxonomy_type', new.new_values ->> 'taxonomy_type', link.taxonomy_type),
      'segment_type', coalesce(link.overrides ->> 'segment_type', new.new_values ->> 'segment_type', link.segment_type),
      'engine_version', coalesce(new.engine_version_after, link.engine_version),
      'source', 'catalog', 'org_topic_id', link.id),
    new.changed_at, new.changed_at
  FROM webhooks AS w CROSS JOIN org_topics AS link ON link.topic_id = new.topic_id AND link.org_id = w.org_id
  WHERE w.disabled_at IS NULL AND instr(w.events, '"topic.reclassified"') > 0
    AND link.hidden = 0 AND w.org_id IS NOT new.metadata ->> 'orgId';
END;
--> statement-breakpoint
CREATE TRIGGER imports_reach_webhooks AFTER UPDATE OF status ON import_batches
WHEN old.status = 'processing' AND new.status IN ('completed', 'failed')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || new.status || '_' || coalesce(strftime('%s', new.completed_at), ''), 'import.' || new.status,
    json_object('batch_id', new.id, 'filename', new.filename, 'status', new.status, 'total_rows', new.total_rows,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"import.' || new.status || '"') > 0;
END;
--> statement-breakpoint
-- Triggers write alerts in the transaction of the change.
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
-- A finished import finishes its file and adds its counts to the run. The next run reads a failed file again.
CREATE TRIGGER `sync_files_import_ended` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` = 'processing' AND NEW.`status` <> 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` + NEW.`success_count`,
    `error_count` = `error_count` + NEW.`error_count`,
    `duplicate_count` = `duplicate_count` + NEW.`duplicate_count`,
    `adopted_count` = `adopted_count` + NEW.`adopted_count`,
    `updated_count` = `updated_count` + NEW.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  DELETE FROM `source_objects`
  WHERE NEW.`status` = 'failed' AND `batch_id` = NEW.`id`
    AND (`connection_id`, `path`) IN (SELECT `connection_id`, `path` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = NEW.`status`, `failure` = NEW.`failure`, `updated_at` = coalesce(NEW.`completed_at`, `updated_at`)
  WHERE `batch_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_import_reopened` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` <> 'processing' AND NEW.`status` = 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` - OLD.`success_count`,
    `error_count` = `error_count` - OLD.`error_count`,
    `duplicate_count` = `duplicate_count` - OLD.`duplicate_count`,
    `adopted_count` = `adopted_count` - OLD.`adopted_count`,
    `updated_count` = `updated_count` - OLD.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = 'processing', `failure` = NULL WHERE `batch_id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER syncs_reach_webhooks AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND new.status IN ('completed', 'failed')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || new.status || '_' || coalesce(strftime('%s', new.completed_at), ''), 'sync.' || new.status,
    json_object('run_id', new.id, 'connection_id', new.connection_id, 'status', new.status, 'total_items', new.total_items,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"sync.' || new.status || '"') > 0;
END;
--> statement-breakpoint
-- A sync whose source cannot be read fails as it starts.
CREATE TRIGGER failed_syncs_reach_webhooks AFTER INSERT ON sync_runs
WHEN new.status = 'failed' AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || new.id || '_failed', 'sync.failed',
    json_object('run_id', new.id, 'connection_id', new.connection_id, 'status', new.status, 'total_items', new.total_items,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    new.created_at, new.created_at
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"sync.failed"') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER syncs_raise_alerts AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'sync/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(new.status = 'completed', 'run_errors',
      iif(instr(new.failure, 'status 401') > 0 OR instr(new.failure, 'status 403') > 0, 'credentials_refused', 'run_failed')),
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
CREATE TRIGGER failed_tests_reach_webhooks AFTER UPDATE OF last_tested_at ON connections
WHEN new.status = 'error' AND new.last_tested_at IS NOT old.last_tested_at
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || replace(replace(replace(new.last_tested_at, '-', ''), ':', ''), '.', ''), 'connection.test_failed',
    json_object('connection_id', new.id, 'name', new.name, 'platform', new.platform, 'direction', new.direction),
    new.last_tested_at, new.last_tested_at
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"connection.test_failed"') > 0;
END;
--> statement-breakpoint
CREATE TRIGGER pushes_raise_alerts AFTER UPDATE OF status ON push_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'push/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(instr(coalesce(new.failure, '') || new.errors, 'status 401') > 0
        OR instr(coalesce(new.failure, '') || new.errors, 'status 403') > 0, 'credentials_refused',
      iif(new.status = 'completed', 'run_errors', 'run_failed')),
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
-- Erasing a dead letter removes its alert.
CREATE TRIGGER dead_letters_take_alerts AFTER DELETE ON dead_letters BEGIN
  DELETE FROM alert_reads WHERE alert_id = 'dead_letter/' || old.id;
  DELETE FROM alerts WHERE id = 'dead_letter/' || old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_ended` AFTER UPDATE OF `status` ON `sync_files`
WHEN OLD.`status` IN ('waiting', 'processing') AND NEW.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` + 1,
    `failed_files` = `failed_files` + (NEW.`status` = 'failed'),
    `updated_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id`;
  UPDATE `sync_runs` SET
    `status` = iif(`failed_files` = 0, 'completed', 'failed'),
    `failure` = iif(`failed_files` = 0, NULL, iif(`total_pages` = 1, NEW.`failure`,
      `failed_files` || ' of ' || `total_pages` || ' files could not be imported')),
    `completed_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id` AND `status` = 'running' AND `is_listed` = 1 AND `processed_pages` >= `total_pages`;
END;
--> statement-breakpoint
CREATE TRIGGER `sync_files_reopened` AFTER UPDATE OF `status` ON `sync_files`
WHEN NEW.`status` IN ('waiting', 'processing') AND OLD.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` - 1,
    `failed_files` = `failed_files` - (OLD.`status` = 'failed'),
    `failure` = NULL, `completed_at` = NULL,
    `status` = iif(`status` = 'cancelled', `status`, 'running')
  WHERE `id` = NEW.`run_id`;
END;
