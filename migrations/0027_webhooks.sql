CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`claim` text,
	`log` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`webhook_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`webhook_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_org` ON `webhook_deliveries` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`,`webhook_id`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`webhook_id`,`next_attempt_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`url` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_until` text,
	`failing_since` text,
	`disabled_at` text,
	`disabled_reason` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_org` ON `webhooks` (`org_id`,`created_at`);
--> statement-breakpoint
-- Events are written by triggers: in the transaction of what they tell of, whoever writes it, and only for webhooks that want them.
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
-- A topic of the catalog that operators or another organization classified again. The organization that asked has an entry of its own.
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
CREATE TRIGGER removals_reach_webhooks AFTER DELETE ON org_topics
WHEN old.hidden = 0 AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = old.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || old.id || '_deleted', 'topic.deleted',
    json_object('topic_id', old.topic_id, 'topic_name', old.topic_name, 'parent_category', old.parent_category,
      'taxonomy_type', old.taxonomy_type, 'segment_type', old.segment_type, 'engine_version', old.engine_version,
      'source', old.source, 'org_topic_id', old.id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM webhooks AS w
  WHERE w.org_id = old.org_id AND w.disabled_at IS NULL AND instr(w.events, '"topic.deleted"') > 0;
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
