-- What the source calls a topic is found like its name.
ALTER TABLE `org_topics` ADD `original_name` text;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_insert;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_delete;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_update;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (rowid, words) VALUES (new.seq, replace(' ' || new.normalized_name || coalesce(' ' || replace(replace(replace(replace(replace(new.original_name, '_', ' '), '>', ' '), '|', ' '), '/', ' '), ':', ' '), ''), ' ', ' ' || new.org_id || '_'));
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) VALUES ('delete', old.seq, replace(' ' || old.normalized_name || coalesce(' ' || replace(replace(replace(replace(replace(old.original_name, '_', ' '), '>', ' '), '|', ' '), '/', ' '), ':', ' '), ''), ' ', ' ' || old.org_id || '_'));
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE OF normalized_name, original_name, hidden ON org_topics
WHEN old.normalized_name <> new.normalized_name OR old.original_name IS NOT new.original_name OR old.hidden <> new.hidden BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) SELECT 'delete', old.seq, replace(' ' || old.normalized_name || coalesce(' ' || replace(replace(replace(replace(replace(old.original_name, '_', ' '), '>', ' '), '|', ' '), '/', ' '), ':', ' '), ''), ' ', ' ' || old.org_id || '_')
  WHERE old.hidden = 0;
  INSERT INTO org_topics_fts (rowid, words) SELECT new.seq, replace(' ' || new.normalized_name || coalesce(' ' || replace(replace(replace(replace(replace(new.original_name, '_', ' '), '>', ' '), '|', ' '), '/', ' '), ':', ' '), ''), ' ', ' ' || new.org_id || '_')
  WHERE new.hidden = 0;
END;
