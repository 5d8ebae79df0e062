-- Which organization holds which topic: what the catalog's lists, totals and scores need to know of links, so that they read no library.
-- `external`: the link can be seen and has an external id.
CREATE TABLE held_topics (
  org_id TEXT NOT NULL, topic_seq INTEGER NOT NULL, workspace_id TEXT NOT NULL, external INTEGER NOT NULL DEFAULT 0,
  performance_score REAL,
  PRIMARY KEY (org_id, topic_seq, workspace_id)
) WITHOUT ROWID;
--> statement-breakpoint
-- In pages, because one statement may work for thirty seconds.
INSERT OR IGNORE INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
SELECT org_id, topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics WHERE seq <= 500000;
--> statement-breakpoint
INSERT OR IGNORE INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
SELECT org_id, topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics
WHERE seq > 500000 AND seq <= 1000000;
--> statement-breakpoint
INSERT OR IGNORE INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
SELECT org_id, topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics
WHERE seq > 1000000 AND seq <= 2000000;
--> statement-breakpoint
INSERT OR IGNORE INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
SELECT org_id, topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics WHERE seq > 2000000;
--> statement-breakpoint
CREATE INDEX held_topics_topic ON held_topics (topic_seq, performance_score);
--> statement-breakpoint
CREATE INDEX held_topics_external ON held_topics (org_id, topic_seq, workspace_id) WHERE external = 1;
--> statement-breakpoint
DROP TRIGGER catalog_cells_link;
--> statement-breakpoint
DROP TRIGGER catalog_cells_unlink;
--> statement-breakpoint
DROP TRIGGER catalog_cells_relink;
--> statement-breakpoint
DROP TRIGGER catalog_cells_update;
--> statement-breakpoint
DROP TRIGGER topic_scores_insert;
--> statement-breakpoint
DROP TRIGGER topic_scores_delete;
--> statement-breakpoint
DROP TRIGGER topic_scores_update;
--> statement-breakpoint
DROP TRIGGER unsure_topics_link;
--> statement-breakpoint
DROP TRIGGER unsure_topics_unlink;
--> statement-breakpoint
DROP TRIGGER unsure_topics_relink;
--> statement-breakpoint
DROP TRIGGER unsure_topics_update;
--> statement-breakpoint
-- An organization that has a topic in two workspaces counts once.
CREATE TRIGGER held_topics_reach_cells AFTER INSERT ON held_topics BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, taxonomy_type, parent_category, segment_type, audience_type, 1 FROM topics, (
    SELECT new.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM held_topics AS other
      WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.workspace_id <> new.workspace_id
    )
    UNION ALL SELECT new.org_id || ' ' || new.workspace_id WHERE new.workspace_id <> ''
  ) WHERE topics.seq = new.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER held_topics_leave_cells AFTER DELETE ON held_topics BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope IN (
    SELECT old.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM held_topics AS other
      WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.workspace_id <> old.workspace_id
    )
    UNION ALL SELECT old.org_id || ' ' || old.workspace_id WHERE old.workspace_id <> ''
  ) AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
END;
--> statement-breakpoint
-- A change reaches the counts of every library the topic is in.
CREATE TRIGGER catalog_cells_update AFTER UPDATE OF taxonomy_type, parent_category, segment_type, audience_type, merged_into, archived_at
  ON topics
WHEN old.taxonomy_type <> new.taxonomy_type OR old.parent_category <> new.parent_category
  OR old.segment_type <> new.segment_type OR old.audience_type <> new.audience_type
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope IN (
    SELECT '' AS scope
    UNION SELECT org_id FROM held_topics WHERE topic_seq = new.seq
    UNION SELECT org_id || ' ' || workspace_id FROM held_topics WHERE topic_seq = new.seq AND workspace_id <> ''
  ) AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category AND segment_type = old.segment_type AND audience_type = old.audience_type
    AND old.merged_into IS NULL AND old.archived_at IS NULL;
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 FROM (
    SELECT '' AS scope
    UNION SELECT org_id FROM held_topics WHERE topic_seq = new.seq
    UNION SELECT org_id || ' ' || workspace_id FROM held_topics WHERE topic_seq = new.seq AND workspace_id <> ''
  ) WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- The highest score over all libraries.
CREATE TRIGGER topic_scores_insert AFTER INSERT ON held_topics WHEN new.performance_score IS NOT NULL BEGIN
  INSERT INTO topic_scores (topic_seq, performance_score) VALUES (new.topic_seq, new.performance_score)
  ON CONFLICT DO UPDATE SET performance_score = max(performance_score, excluded.performance_score);
END;
--> statement-breakpoint
CREATE TRIGGER topic_scores_delete AFTER DELETE ON held_topics WHEN old.performance_score IS NOT NULL BEGIN
  DELETE FROM topic_scores WHERE topic_seq = old.topic_seq;
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM held_topics INDEXED BY held_topics_topic
  WHERE topic_seq = old.topic_seq AND performance_score IS NOT NULL GROUP BY topic_seq;
END;
--> statement-breakpoint
CREATE TRIGGER topic_scores_update AFTER UPDATE OF performance_score ON held_topics
WHEN old.performance_score IS NOT new.performance_score BEGIN
  DELETE FROM topic_scores WHERE topic_seq = new.topic_seq;
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM held_topics INDEXED BY held_topics_topic
  WHERE topic_seq = new.topic_seq AND performance_score IS NOT NULL GROUP BY topic_seq;
END;
--> statement-breakpoint
-- An organization that has a topic in two workspaces counts once.
CREATE TRIGGER unsure_topics_held AFTER INSERT ON held_topics BEGIN
  UPDATE unsure_topics SET libraries = libraries + 1
  WHERE topic_seq = new.topic_seq AND NOT EXISTS (
    SELECT 1 FROM held_topics AS other
    WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.workspace_id <> new.workspace_id
  );
END;
--> statement-breakpoint
CREATE TRIGGER unsure_topics_left AFTER DELETE ON held_topics BEGIN
  UPDATE unsure_topics SET libraries = max(libraries - 1, 0)
  WHERE topic_seq = old.topic_seq AND NOT EXISTS (
    SELECT 1 FROM held_topics AS other
    WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.workspace_id <> old.workspace_id
  );
END;
--> statement-breakpoint
-- The count is bounded, like every effect of one topic's change on its links.
CREATE TRIGGER unsure_topics_update AFTER UPDATE OF unsure, merged_into, archived_at ON topics
WHEN (old.unsure = 1 AND old.merged_into IS NULL AND old.archived_at IS NULL)
  <> (new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL) BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = new.seq;
  INSERT INTO unsure_topics (topic_seq, libraries)
  SELECT new.seq, (SELECT count(DISTINCT org_id) FROM (SELECT org_id FROM held_topics WHERE topic_seq = new.seq LIMIT 5000))
  WHERE new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL;
END;
--> statement-breakpoint
-- The links of the first library, which is in the directory's database.
CREATE TRIGGER links_hold_topics AFTER INSERT ON org_topics BEGIN
  INSERT INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
  VALUES (new.org_id, new.topic_seq, new.workspace_id, new.external_id IS NOT NULL AND new.hidden = 0, new.performance_score)
  ON CONFLICT DO UPDATE SET external = excluded.external, performance_score = excluded.performance_score;
END;
--> statement-breakpoint
CREATE TRIGGER links_leave_topics AFTER DELETE ON org_topics BEGIN
  DELETE FROM held_topics WHERE org_id = old.org_id AND topic_seq = old.topic_seq AND workspace_id = old.workspace_id;
END;
--> statement-breakpoint
CREATE TRIGGER links_change_topics AFTER UPDATE OF topic_seq ON org_topics WHEN old.topic_seq <> new.topic_seq BEGIN
  DELETE FROM held_topics WHERE org_id = old.org_id AND topic_seq = old.topic_seq AND workspace_id = old.workspace_id;
  INSERT INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
  VALUES (new.org_id, new.topic_seq, new.workspace_id, new.external_id IS NOT NULL AND new.hidden = 0, new.performance_score)
  ON CONFLICT DO UPDATE SET external = excluded.external, performance_score = excluded.performance_score;
END;
--> statement-breakpoint
-- Read from the row as it is now, whose topic may change in the same statement.
CREATE TRIGGER links_change_workspaces AFTER UPDATE OF workspace_id ON org_topics WHEN old.workspace_id <> new.workspace_id BEGIN
  DELETE FROM held_topics WHERE org_id = old.org_id AND topic_seq = old.topic_seq AND workspace_id = old.workspace_id;
  INSERT INTO held_topics (org_id, topic_seq, workspace_id, external, performance_score)
  SELECT org_id, topic_seq, workspace_id, external_id IS NOT NULL AND hidden = 0, performance_score FROM org_topics WHERE seq = new.seq
  ON CONFLICT DO UPDATE SET external = excluded.external, performance_score = excluded.performance_score;
END;
--> statement-breakpoint
CREATE TRIGGER links_change_holdings AFTER UPDATE OF external_id, hidden, performance_score ON org_topics
WHEN (old.external_id IS NOT NULL AND old.hidden = 0) <> (new.external_id IS NOT NULL AND new.hidden = 0)
  OR old.performance_score IS NOT new.performance_score BEGIN
  UPDATE held_topics SET external = new.external_id IS NOT NULL AND new.hidden = 0, performance_score = new.performance_score
  WHERE org_id = new.org_id AND topic_seq = new.topic_seq AND workspace_id = new.workspace_id;
END;
