DROP INDEX `org_topics_created`;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `confidence` real;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `unsure` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `org_topics_unsure` ON `org_topics` (`org_id`,`created_at`,`seq`) WHERE unsure = 1 AND hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`subcategory`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`,`batch_id`,`confidence`) WHERE hidden = 0;--> statement-breakpoint
DROP INDEX `topics_created`;--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`confidence`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
-- A category that the organization chose itself is sure. The columns of topics are as new as those of links: there is nothing to copy yet.
CREATE TRIGGER certainty_starts_walk BEFORE UPDATE OF confidence, unsure ON topics
WHEN (old.confidence IS NOT new.confidence OR old.unsure <> new.unsure)
  AND (EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id)
    OR (SELECT count(*) FROM (SELECT 1 FROM org_topics WHERE topic_id = new.id LIMIT 5001)) > 5000) BEGIN
  INSERT INTO link_walks (topic_id, after) VALUES (new.id, 0) ON CONFLICT DO UPDATE SET after = 0;
END;
--> statement-breakpoint
CREATE TRIGGER certainty_reaches_links AFTER UPDATE OF confidence, unsure ON topics
WHEN (old.confidence IS NOT new.confidence OR old.unsure <> new.unsure)
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET confidence = new.confidence, unsure = new.unsure
  WHERE topic_id = new.id AND overrides ->> 'parent_category' IS NULL AND overrides ->> 'subcategory' IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER overrides_settle_links AFTER UPDATE OF overrides, topic_id ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id BEGIN
  UPDATE org_topics SET (confidence, unsure) = (
    SELECT iif(own, NULL, confidence), iif(own, 0, unsure) FROM (
      SELECT confidence, unsure, coalesce(new.overrides ->> 'parent_category', new.overrides ->> 'subcategory') IS NOT NULL AS own
      FROM topics WHERE id = new.topic_id
    )
  )
  WHERE seq = new.seq AND EXISTS (SELECT 1 FROM topics WHERE id = new.topic_id);
END;
--> statement-breakpoint
-- What names say beside their topic, to find topics by. JSON that cannot be read says nothing.
CREATE TABLE topic_qualifiers (
  topic_seq INTEGER NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL COLLATE NOCASE, PRIMARY KEY (topic_seq, kind, value)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX topic_qualifiers_kind ON topic_qualifiers (kind, value, topic_seq);
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_insert AFTER INSERT ON topics WHEN new.qualifiers IS NOT NULL BEGIN
  INSERT OR IGNORE INTO topic_qualifiers (topic_seq, kind, value)
  SELECT new.seq, value ->> 'kind', value ->> 'value' FROM json_each(iif(json_valid(new.qualifiers), new.qualifiers, '[]'));
END;
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_update AFTER UPDATE OF qualifiers ON topics WHEN old.qualifiers IS NOT new.qualifiers BEGIN
  DELETE FROM topic_qualifiers WHERE topic_seq = new.seq;
  INSERT OR IGNORE INTO topic_qualifiers (topic_seq, kind, value)
  SELECT new.seq, value ->> 'kind', value ->> 'value' FROM json_each(iif(json_valid(new.qualifiers), new.qualifiers, '[]'));
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_delete AFTER DELETE ON topics WHEN old.qualifiers IS NOT NULL BEGIN
  DELETE FROM topic_qualifiers WHERE topic_seq = old.seq;
END;
