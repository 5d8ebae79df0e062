-- Triggers keep what is derived true, whoever writes: search words, effective values of links, and counts.
DROP TRIGGER topics_fts_insert;
--> statement-breakpoint
DROP TRIGGER topics_fts_delete;
--> statement-breakpoint
DROP TRIGGER topics_fts_update;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_insert;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_delete;
--> statement-breakpoint
DROP TRIGGER org_topics_fts_update;
--> statement-breakpoint
DROP TABLE topics_fts;
--> statement-breakpoint
DROP TABLE org_topics_fts;
--> statement-breakpoint
UPDATE org_topics SET topic_seq = coalesce((SELECT seq FROM topics WHERE topics.id = org_topics.topic_id), 0);
--> statement-breakpoint
-- The catalog's words: names as written and normalized, paths and keywords, of live topics only. Every value that the catalog
-- is filtered by is a word too, in hexadecimal behind `_` and a letter for its column, so that a filtered search is one search.
CREATE VIRTUAL TABLE topics_fts USING fts5(
  name, taxonomy_path, keywords, facets,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
CREATE TRIGGER topics_fts_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO topics_fts (rowid, name, taxonomy_path, keywords, facets)
  SELECT new.seq, new.normalized_name || ' ' || new.topic_name,
    replace(replace(replace(new.taxonomy_type || ' ' || new.parent_category || ' ' || new.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(new.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(new.taxonomy_type), '_c' || hex(new.parent_category), '_s' || hex(new.segment_type), '_a' || hex(new.audience_type),
      '_n' || hex(new.subcategory), '_l1' || hex(new.subcategory_l1), '_l2' || hex(new.subcategory_l2), '_l3' || hex(new.subcategory_l3), '_l4' || hex(new.subcategory_l4));
END;
--> statement-breakpoint
CREATE TRIGGER topics_fts_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  INSERT INTO topics_fts (topics_fts, rowid, name, taxonomy_path, keywords, facets)
  SELECT 'delete', old.seq, old.normalized_name || ' ' || old.topic_name,
    replace(replace(replace(old.taxonomy_type || ' ' || old.parent_category || ' ' || old.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(old.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(old.taxonomy_type), '_c' || hex(old.parent_category), '_s' || hex(old.segment_type), '_a' || hex(old.audience_type),
      '_n' || hex(old.subcategory), '_l1' || hex(old.subcategory_l1), '_l2' || hex(old.subcategory_l2), '_l3' || hex(old.subcategory_l3), '_l4' || hex(old.subcategory_l4));
END;
--> statement-breakpoint
CREATE TRIGGER topics_fts_update AFTER UPDATE ON topics
WHEN old.topic_name <> new.topic_name OR old.normalized_name <> new.normalized_name
  OR old.taxonomy_path <> new.taxonomy_path OR old.taxonomy_type <> new.taxonomy_type
  OR old.parent_category <> new.parent_category OR old.keywords <> new.keywords
  OR old.segment_type <> new.segment_type OR old.audience_type <> new.audience_type
  OR old.subcategory <> new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2 OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  INSERT INTO topics_fts (topics_fts, rowid, name, taxonomy_path, keywords, facets)
  SELECT 'delete', old.seq, old.normalized_name || ' ' || old.topic_name,
    replace(replace(replace(old.taxonomy_type || ' ' || old.parent_category || ' ' || old.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(old.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(old.taxonomy_type), '_c' || hex(old.parent_category), '_s' || hex(old.segment_type), '_a' || hex(old.audience_type),
      '_n' || hex(old.subcategory), '_l1' || hex(old.subcategory_l1), '_l2' || hex(old.subcategory_l2), '_l3' || hex(old.subcategory_l3), '_l4' || hex(old.subcategory_l4))
  WHERE old.merged_into IS NULL AND old.archived_at IS NULL;
  INSERT INTO topics_fts (rowid, name, taxonomy_path, keywords, facets)
  SELECT new.seq, new.normalized_name || ' ' || new.topic_name,
    replace(replace(replace(new.taxonomy_type || ' ' || new.parent_category || ' ' || new.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(new.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(new.taxonomy_type), '_c' || hex(new.parent_category), '_s' || hex(new.segment_type), '_a' || hex(new.audience_type),
      '_n' || hex(new.subcategory), '_l1' || hex(new.subcategory_l1), '_l2' || hex(new.subcategory_l2), '_l3' || hex(new.subcategory_l3), '_l4' || hex(new.subcategory_l4))
  WHERE new.merged_into IS NULL AND new.archived_at IS NULL;
END;
--> statement-breakpoint
-- A library's words, each behind the org's id: one org's search never walks through another's rows.
CREATE VIRTUAL TABLE org_topics_fts USING fts5(
  words,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (rowid, words) VALUES (new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_'));
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) VALUES ('delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_'));
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE ON org_topics
WHEN old.normalized_name <> new.normalized_name OR old.hidden <> new.hidden BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) SELECT 'delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_')
  WHERE old.hidden = 0;
  INSERT INTO org_topics_fts (rowid, words) SELECT new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_')
  WHERE new.hidden = 0;
END;
--> statement-breakpoint
-- What an org sees is the global topic with its overrides on top. A subcategory of its own has no deeper nodes.
CREATE TRIGGER topics_reach_links AFTER UPDATE ON topics
WHEN old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
  OR old.parent_category IS NOT new.parent_category OR old.taxonomy_type IS NOT new.taxonomy_type
  OR old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2 OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4 OR old.segment_type IS NOT new.segment_type
  OR old.audience_type IS NOT new.audience_type OR old.iab_code IS NOT new.iab_code
  OR old.engine_version IS NOT new.engine_version OR old.sensitivity IS NOT new.sensitivity
  OR old.intensity IS NOT new.intensity OR old.buyer_journey IS NOT new.buyer_journey
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE org_topics SET
    topic_name = coalesce(overrides ->> 'topic_name', new.topic_name),
    normalized_name = coalesce(overrides ->> 'normalized_name', new.normalized_name),
    parent_category = coalesce(overrides ->> 'parent_category', new.parent_category),
    taxonomy_type = coalesce(overrides ->> 'taxonomy_type', new.taxonomy_type),
    subcategory = coalesce(overrides ->> 'subcategory', new.subcategory),
    subcategory_l1 = CASE WHEN overrides ->> 'subcategory' IS NULL THEN new.subcategory_l1 END,
    subcategory_l2 = CASE WHEN overrides ->> 'subcategory' IS NULL THEN new.subcategory_l2 END,
    subcategory_l3 = CASE WHEN overrides ->> 'subcategory' IS NULL THEN new.subcategory_l3 END,
    subcategory_l4 = CASE WHEN overrides ->> 'subcategory' IS NULL THEN new.subcategory_l4 END,
    segment_type = coalesce(overrides ->> 'segment_type', new.segment_type),
    audience_type = coalesce(overrides ->> 'audience_type', new.audience_type),
    iab_code = coalesce(overrides ->> 'iab_code', new.iab_code),
    engine_version = coalesce(overrides ->> 'engine_version', new.engine_version),
    sensitivity = coalesce(overrides ->> 'sensitivity', new.sensitivity),
    intensity = coalesce(overrides ->> 'intensity', new.intensity),
    buyer_journey = coalesce(overrides ->> 'buyer_journey', new.buyer_journey),
    hidden = NOT (new.merged_into IS NULL AND new.archived_at IS NULL),
    updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER overrides_reach_links AFTER UPDATE OF overrides, topic_id ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id BEGIN
  UPDATE org_topics SET
    topic_name = coalesce(new.overrides ->> 'topic_name', topics.topic_name),
    normalized_name = coalesce(new.overrides ->> 'normalized_name', topics.normalized_name),
    parent_category = coalesce(new.overrides ->> 'parent_category', topics.parent_category),
    taxonomy_type = coalesce(new.overrides ->> 'taxonomy_type', topics.taxonomy_type),
    subcategory = coalesce(new.overrides ->> 'subcategory', topics.subcategory),
    subcategory_l1 = CASE WHEN new.overrides ->> 'subcategory' IS NULL THEN topics.subcategory_l1 END,
    subcategory_l2 = CASE WHEN new.overrides ->> 'subcategory' IS NULL THEN topics.subcategory_l2 END,
    subcategory_l3 = CASE WHEN new.overrides ->> 'subcategory' IS NULL THEN topics.subcategory_l3 END,
    subcategory_l4 = CASE WHEN new.overrides ->> 'subcategory' IS NULL THEN topics.subcategory_l4 END,
    segment_type = coalesce(new.overrides ->> 'segment_type', topics.segment_type),
    audience_type = coalesce(new.overrides ->> 'audience_type', topics.audience_type),
    iab_code = coalesce(new.overrides ->> 'iab_code', topics.iab_code),
    engine_version = coalesce(new.overrides ->> 'engine_version', topics.engine_version),
    sensitivity = coalesce(new.overrides ->> 'sensitivity', topics.sensitivity),
    intensity = coalesce(new.overrides ->> 'intensity', topics.intensity),
    buyer_journey = coalesce(new.overrides ->> 'buyer_journey', topics.buyer_journey),
    topic_seq = topics.seq,
    hidden = NOT (topics.merged_into IS NULL AND topics.archived_at IS NULL)
  FROM topics WHERE org_topics.seq = new.seq AND topics.id = new.topic_id;
END;
--> statement-breakpoint
-- Counts by the values that few rows differ in: totals, stats and facets read these instead of the rows.
-- A scope of the catalog is '' for all of it, an org's id for what that org has, or "<org> <workspace>".
CREATE TABLE catalog_cells (
  scope TEXT NOT NULL, taxonomy_type TEXT NOT NULL, parent_category TEXT NOT NULL, segment_type TEXT NOT NULL,
  audience_type TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (scope, taxonomy_type, parent_category, segment_type, audience_type)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE library_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, taxonomy_type TEXT NOT NULL, parent_category TEXT NOT NULL,
  segment_type TEXT NOT NULL, audience_type TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE layer_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, segment_type TEXT NOT NULL, audience_type TEXT NOT NULL,
  sensitivity TEXT NOT NULL, intensity TEXT NOT NULL, buyer_journey TEXT NOT NULL, source TEXT NOT NULL,
  engine_version TEXT NOT NULL, has_external_id INTEGER NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER library_cells_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER library_cells_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  DELETE FROM library_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND n <= 0;
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
  DELETE FROM layer_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND n <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER library_cells_update AFTER UPDATE ON org_topics
WHEN old.audience_type IS NOT new.audience_type OR old.buyer_journey IS NOT new.buyer_journey
  OR old.engine_version IS NOT new.engine_version OR old.intensity IS NOT new.intensity
  OR old.parent_category IS NOT new.parent_category OR old.segment_type IS NOT new.segment_type
  OR old.sensitivity IS NOT new.sensitivity OR old.source IS NOT new.source
  OR old.taxonomy_type IS NOT new.taxonomy_type OR old.external_id IS NOT new.external_id
  OR old.hidden <> new.hidden BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  DELETE FROM library_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND n <= 0;
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
  DELETE FROM layer_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND n <= 0;
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalog_cells_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT '', new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalog_cells_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type;
  DELETE FROM catalog_cells
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type AND n <= 0;
END;
--> statement-breakpoint
-- A change reaches the counts of every library the topic is in.
CREATE TRIGGER catalog_cells_update AFTER UPDATE ON topics
WHEN old.taxonomy_type <> new.taxonomy_type OR old.parent_category <> new.parent_category
  OR old.segment_type <> new.segment_type OR old.audience_type <> new.audience_type
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope IN (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category AND segment_type = old.segment_type AND audience_type = old.audience_type
    AND old.merged_into IS NULL AND old.archived_at IS NULL;
  DELETE FROM catalog_cells
  WHERE scope IN (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category AND segment_type = old.segment_type AND audience_type = old.audience_type AND n <= 0;
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 FROM (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- An org that has a topic in two workspaces has it once.
CREATE TRIGGER catalog_cells_link AFTER INSERT ON org_topics BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, taxonomy_type, parent_category, segment_type, audience_type, 1 FROM topics, (
    SELECT new.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM org_topics AS other
      WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
    )
    UNION ALL SELECT new.org_id || ' ' || new.workspace_id WHERE new.workspace_id <> ''
  ) WHERE topics.seq = new.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER catalog_cells_unlink AFTER DELETE ON org_topics BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope IN (
    SELECT old.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM org_topics AS other
      WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
    )
    UNION ALL SELECT old.org_id || ' ' || old.workspace_id WHERE old.workspace_id <> ''
  ) AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
  DELETE FROM catalog_cells
  WHERE scope IN (old.org_id, old.org_id || ' ' || old.workspace_id) AND n <= 0 AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
END;
--> statement-breakpoint
CREATE TRIGGER catalog_cells_relink AFTER UPDATE OF topic_seq ON org_topics WHEN old.topic_seq <> new.topic_seq BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope IN (
    SELECT old.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM org_topics AS other
      WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
    )
    UNION ALL SELECT old.org_id || ' ' || old.workspace_id WHERE old.workspace_id <> ''
  ) AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
  DELETE FROM catalog_cells
  WHERE scope IN (old.org_id, old.org_id || ' ' || old.workspace_id) AND n <= 0 AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, taxonomy_type, parent_category, segment_type, audience_type, 1 FROM topics, (
    SELECT new.org_id AS scope WHERE NOT EXISTS (
      SELECT 1 FROM org_topics AS other
      WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
    )
    UNION ALL SELECT new.org_id || ' ' || new.workspace_id WHERE new.workspace_id <> ''
  ) WHERE topics.seq = new.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- What there was before these tables.
INSERT INTO topics_fts (rowid, name, taxonomy_path, keywords, facets)
SELECT topics.seq, topics.normalized_name || ' ' || topics.topic_name,
    replace(replace(replace(topics.taxonomy_type || ' ' || topics.parent_category || ' ' || topics.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(topics.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(topics.taxonomy_type), '_c' || hex(topics.parent_category), '_s' || hex(topics.segment_type), '_a' || hex(topics.audience_type),
      '_n' || hex(topics.subcategory), '_l1' || hex(topics.subcategory_l1), '_l2' || hex(topics.subcategory_l2), '_l3' || hex(topics.subcategory_l3), '_l4' || hex(topics.subcategory_l4)) FROM topics WHERE topics.merged_into IS NULL AND topics.archived_at IS NULL;
--> statement-breakpoint
INSERT INTO org_topics_fts (rowid, words) SELECT seq, replace(' ' || org_topics.normalized_name, ' ', ' ' || org_topics.org_id || '_') FROM org_topics WHERE hidden = 0;
--> statement-breakpoint
INSERT INTO catalog_cells SELECT '', taxonomy_type, parent_category, segment_type, audience_type, count(*) FROM topics WHERE topics.merged_into IS NULL AND topics.archived_at IS NULL GROUP BY taxonomy_type, parent_category, segment_type, audience_type;
--> statement-breakpoint
INSERT INTO catalog_cells
SELECT scope, topics.taxonomy_type, topics.parent_category, topics.segment_type, topics.audience_type, count(*) FROM topics JOIN (
  SELECT org_id AS scope, topic_id FROM org_topics
  UNION SELECT org_id || ' ' || workspace_id, topic_id FROM org_topics WHERE workspace_id <> ''
) AS links ON links.topic_id = topics.id
WHERE topics.merged_into IS NULL AND topics.archived_at IS NULL GROUP BY scope, topics.taxonomy_type, topics.parent_category, topics.segment_type, topics.audience_type;
--> statement-breakpoint
INSERT INTO library_cells SELECT org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, count(*) FROM org_topics WHERE hidden = 0 GROUP BY org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type;
--> statement-breakpoint
INSERT INTO layer_cells
SELECT org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey,
  coalesce(source, ''), engine_version, (external_id IS NOT NULL), count(*) FROM org_topics WHERE hidden = 0
GROUP BY org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey,
  coalesce(source, ''), engine_version, (external_id IS NOT NULL);
