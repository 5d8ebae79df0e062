CREATE TABLE `unsure_topics` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`libraries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unsure_topics_order` ON `unsure_topics` (`libraries`,`topic_seq`);
--> statement-breakpoint
-- Topics that the engine is unsure of, while they are live in the catalog. None is before this release.
CREATE TRIGGER unsure_topics_insert AFTER INSERT ON topics
WHEN new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO unsure_topics (topic_seq, libraries) VALUES (new.seq, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER unsure_topics_delete AFTER DELETE ON topics WHEN old.unsure = 1 BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = old.seq;
END;
--> statement-breakpoint
-- The count is bounded, like everything that a change of one topic does to its links.
CREATE TRIGGER unsure_topics_update AFTER UPDATE ON topics
WHEN (old.unsure = 1 AND old.merged_into IS NULL AND old.archived_at IS NULL)
  <> (new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL) BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = new.seq;
  INSERT INTO unsure_topics (topic_seq, libraries)
  SELECT new.seq, (SELECT count(DISTINCT org_id) FROM (SELECT org_id FROM org_topics WHERE topic_id = new.id LIMIT 5000))
  WHERE new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL;
END;
--> statement-breakpoint
-- An org that has a topic in two workspaces has it once.
CREATE TRIGGER unsure_topics_link AFTER INSERT ON org_topics BEGIN
  UPDATE unsure_topics SET libraries = libraries + 1
  WHERE topic_seq = new.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
  );
END;
--> statement-breakpoint
CREATE TRIGGER unsure_topics_unlink AFTER DELETE ON org_topics BEGIN
  UPDATE unsure_topics SET libraries = max(libraries - 1, 0)
  WHERE topic_seq = old.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
  );
END;
--> statement-breakpoint
CREATE TRIGGER unsure_topics_relink AFTER UPDATE OF topic_seq ON org_topics WHEN old.topic_seq <> new.topic_seq BEGIN
  UPDATE unsure_topics SET libraries = max(libraries - 1, 0)
  WHERE topic_seq = old.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
  );
  UPDATE unsure_topics SET libraries = libraries + 1
  WHERE topic_seq = new.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
  );
END;
