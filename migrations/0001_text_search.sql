-- Word search by beginnings. The catalog is searched over names, paths and keywords, a library over names; a library's
-- index carries org_id as a word of its own, so that one org's search never walks through another's rows.
CREATE VIRTUAL TABLE topics_fts USING fts5(
  topic_name, taxonomy_path, keywords,
  content = 'topics', content_rowid = 'seq', tokenize = "unicode61 remove_diacritics 2"
);
--> statement-breakpoint
CREATE TRIGGER topics_fts_insert AFTER INSERT ON topics BEGIN
  INSERT INTO topics_fts (rowid, topic_name, taxonomy_path, keywords)
  VALUES (new.seq, new.topic_name, new.taxonomy_path, new.keywords);
END;
--> statement-breakpoint
CREATE TRIGGER topics_fts_delete AFTER DELETE ON topics BEGIN
  INSERT INTO topics_fts (topics_fts, rowid, topic_name, taxonomy_path, keywords)
  VALUES ('delete', old.seq, old.topic_name, old.taxonomy_path, old.keywords);
END;
--> statement-breakpoint
CREATE TRIGGER topics_fts_update AFTER UPDATE OF topic_name, taxonomy_path, keywords ON topics
WHEN old.topic_name <> new.topic_name OR old.taxonomy_path <> new.taxonomy_path OR old.keywords <> new.keywords BEGIN
  INSERT INTO topics_fts (topics_fts, rowid, topic_name, taxonomy_path, keywords)
  VALUES ('delete', old.seq, old.topic_name, old.taxonomy_path, old.keywords);
  INSERT INTO topics_fts (rowid, topic_name, taxonomy_path, keywords)
  VALUES (new.seq, new.topic_name, new.taxonomy_path, new.keywords);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE org_topics_fts USING fts5(
  org_id, topic_name,
  content = 'org_topics', content_rowid = 'seq', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_insert AFTER INSERT ON org_topics BEGIN
  INSERT INTO org_topics_fts (rowid, org_id, topic_name) VALUES (new.seq, new.org_id, new.topic_name);
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, org_id, topic_name)
  VALUES ('delete', old.seq, old.org_id, old.topic_name);
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE OF topic_name ON org_topics
WHEN old.topic_name <> new.topic_name BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, org_id, topic_name)
  VALUES ('delete', old.seq, old.org_id, old.topic_name);
  INSERT INTO org_topics_fts (rowid, org_id, topic_name) VALUES (new.seq, new.org_id, new.topic_name);
END;
