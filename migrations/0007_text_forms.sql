CREATE TABLE `text_forms` (
	`form` integer PRIMARY KEY NOT NULL,
	`templates` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `topics` ADD `text_form` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Form 0 is what was written before this migration: rows keep it, and none of them is touched.
INSERT INTO text_forms (form, templates, created_at) VALUES (0, (
  SELECT json_group_array(json_object('id', id, 'platformKey', platform_key, 'displayName', platform_key, 'isActive', is_active,
    'sortOrder', sort_order, 'config', config, 'createdAt', '', 'updatedAt', ''))
  FROM (SELECT * FROM output_templates WHERE is_active = 1 OR built_in = 1 ORDER BY id)
), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
--> statement-breakpoint
INSERT INTO text_forms (form, templates, created_at) SELECT 1, templates, created_at FROM text_forms WHERE form = 0;
--> statement-breakpoint
-- Every change of a template writes a new token. Renaming a template changes no text.
CREATE TRIGGER config_version_starts_form AFTER UPDATE OF token ON config_version
WHEN (SELECT templates FROM text_forms ORDER BY form DESC LIMIT 1) <> (
  SELECT json_group_array(json_object('id', id, 'platformKey', platform_key, 'displayName', platform_key, 'isActive', is_active,
    'sortOrder', sort_order, 'config', config, 'createdAt', '', 'updatedAt', ''))
  FROM (SELECT * FROM output_templates WHERE is_active = 1 OR built_in = 1 ORDER BY id)
) BEGIN
  INSERT INTO text_forms (templates, created_at) VALUES ((
    SELECT json_group_array(json_object('id', id, 'platformKey', platform_key, 'displayName', platform_key, 'isActive', is_active,
      'sortOrder', sort_order, 'config', config, 'createdAt', '', 'updatedAt', ''))
    FROM (SELECT * FROM output_templates WHERE is_active = 1 OR built_in = 1 ORDER BY id)
  ), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
-- New texts alone are no new classification.
DROP TRIGGER global_history_reaches_webhooks;
--> statement-breakpoint
CREATE TRIGGER global_history_reaches_webhooks AFTER INSERT ON global_history
WHEN new.change_type IN ('reclassified', 'rolled_back') AND new.metadata ->> 'textsOnly' IS NULL AND EXISTS (SELECT 1 FROM webhooks) BEGIN
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
