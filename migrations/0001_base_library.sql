-- The catalog's words: names as written and normalized, paths and keywords, of live topics only. Every value that the catalog
-- is filtered by is a word too, in hexadecimal behind `_` and a letter for its column, so that a filtered search is one search.
CREATE VIRTUAL TABLE topics_fts USING fts5(
  name, taxonomy_path, keywords, facets,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
--> statement-breakpoint
-- A library's words, each behind the org's id: one org's search never walks through another's rows.
CREATE VIRTUAL TABLE org_topics_fts USING fts5(
  words,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
);
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
-- Counts by node of the taxonomy and by IAB code: exact totals and facets without an index per level. An empty text stands for a node that
-- a topic does not have, an empty org_id for the catalog.
CREATE TABLE node_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, subcategory TEXT NOT NULL, subcategory_l1 TEXT NOT NULL, subcategory_l2 TEXT NOT NULL,
  subcategory_l3 TEXT NOT NULL, subcategory_l4 TEXT NOT NULL, iab_code TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code)
) WITHOUT ROWID;
--> statement-breakpoint
-- Qualifiers in names, to filter topics by. JSON that cannot be parsed has none.
CREATE TABLE topic_qualifiers (
  topic_seq INTEGER NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL COLLATE NOCASE, PRIMARY KEY (topic_seq, kind, value)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX topic_qualifiers_kind ON topic_qualifiers (kind, value, topic_seq);
--> statement-breakpoint
-- Tags of an organization's topics. Case does not distinguish them.
CREATE TABLE topic_tags (
  org_id TEXT NOT NULL, tag TEXT NOT NULL COLLATE NOCASE, link_seq INTEGER NOT NULL, PRIMARY KEY (org_id, tag, link_seq)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX topic_tags_link ON topic_tags (link_seq, tag);
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
CREATE TRIGGER catalog_cells_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT '', new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER versions_reach_links AFTER UPDATE OF engine_version ON topics
WHEN old.engine_version <> new.engine_version
  AND old.parent_category IS new.parent_category AND old.taxonomy_type IS new.taxonomy_type AND old.subcategory IS new.subcategory
  AND old.subcategory_l1 IS new.subcategory_l1 AND old.subcategory_l2 IS new.subcategory_l2 AND old.subcategory_l3 IS new.subcategory_l3
  AND old.subcategory_l4 IS new.subcategory_l4 AND old.segment_type IS new.segment_type AND old.audience_type IS new.audience_type
  AND old.iab_code IS new.iab_code AND old.sensitivity IS new.sensitivity AND old.intensity IS new.intensity
  AND old.buyer_journey IS new.buyer_journey AND old.topic_name IS new.topic_name AND old.normalized_name IS new.normalized_name
  AND old.merged_into IS new.merged_into AND old.archived_at IS new.archived_at
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET engine_version = coalesce(overrides ->> 'engine_version', new.engine_version), updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
-- Live catalog topics that the engine is unsure of.
CREATE TRIGGER unsure_topics_insert AFTER INSERT ON topics
WHEN new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO unsure_topics (topic_seq, libraries) VALUES (new.seq, 0) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER unsure_topics_delete AFTER DELETE ON topics WHEN old.unsure = 1 BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- A category that the organization chose itself is certain.
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
--> statement-breakpoint
CREATE TRIGGER topics_fts_update AFTER UPDATE OF topic_name, normalized_name, taxonomy_path, taxonomy_type, parent_category, keywords,
  segment_type, audience_type, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, merged_into, archived_at
  ON topics
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
CREATE TRIGGER catalog_cells_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type;
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
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category AND segment_type = old.segment_type AND audience_type = old.audience_type
    AND old.merged_into IS NULL AND old.archived_at IS NULL;
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 FROM (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
-- The columns of a topic that its links do not copy.
CREATE TRIGGER topics_reach_activations AFTER UPDATE OF keywords, taxonomy_path, intent, secondary_intent, awareness, funnel,
  composite_score ON topics
WHEN old.keywords <> new.keywords OR old.taxonomy_path <> new.taxonomy_path OR old.intent <> new.intent
  OR old.secondary_intent IS NOT new.secondary_intent OR old.awareness <> new.awareness
  OR old.funnel <> new.funnel OR old.composite_score <> new.composite_score BEGIN
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END;
--> statement-breakpoint
-- Links of a topic with more than 5,000 of them are updated in pages, not in the statement that changes the topic; another change
-- starts from the first page again.
CREATE TRIGGER topics_start_walk BEFORE UPDATE OF topic_name, normalized_name, parent_category, taxonomy_type, subcategory,
  subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, segment_type, audience_type, iab_code, engine_version, sensitivity,
  intensity, buyer_journey, merged_into, archived_at ON topics
WHEN (old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
  OR old.parent_category IS NOT new.parent_category OR old.taxonomy_type IS NOT new.taxonomy_type
  OR old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2 OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4 OR old.segment_type IS NOT new.segment_type
  OR old.audience_type IS NOT new.audience_type OR old.iab_code IS NOT new.iab_code
  OR old.engine_version IS NOT new.engine_version OR old.sensitivity IS NOT new.sensitivity
  OR old.intensity IS NOT new.intensity OR old.buyer_journey IS NOT new.buyer_journey
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at)
  AND (EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id)
    OR (SELECT count(*) FROM (SELECT 1 FROM org_topics WHERE topic_id = new.id LIMIT 5001)) > 5000) BEGIN
  INSERT INTO link_walks (topic_id, after) VALUES (new.id, 0) ON CONFLICT DO UPDATE SET after = 0;
END;
--> statement-breakpoint
CREATE TRIGGER values_reach_links AFTER UPDATE OF parent_category, taxonomy_type, subcategory, subcategory_l1, subcategory_l2,
  subcategory_l3, subcategory_l4, segment_type, audience_type, iab_code, sensitivity, intensity, buyer_journey, topic_name,
  normalized_name, merged_into, archived_at ON topics
WHEN (old.parent_category IS NOT new.parent_category OR old.taxonomy_type IS NOT new.taxonomy_type
  OR old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2 OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4 OR old.segment_type IS NOT new.segment_type
  OR old.audience_type IS NOT new.audience_type OR old.iab_code IS NOT new.iab_code
  OR old.sensitivity IS NOT new.sensitivity OR old.intensity IS NOT new.intensity
  OR old.buyer_journey IS NOT new.buyer_journey)
  AND old.topic_name IS new.topic_name AND old.normalized_name IS new.normalized_name
  AND old.merged_into IS new.merged_into AND old.archived_at IS new.archived_at
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET
    parent_category = coalesce(overrides ->> 'parent_category', new.parent_category),
    taxonomy_type = coalesce(overrides ->> 'taxonomy_type', new.taxonomy_type),
    subcategory = coalesce(overrides ->> 'subcategory', new.subcategory),
    subcategory_l1 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l1, NULL),
    subcategory_l2 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l2, NULL),
    subcategory_l3 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l3, NULL),
    subcategory_l4 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l4, NULL),
    segment_type = coalesce(overrides ->> 'segment_type', new.segment_type),
    audience_type = coalesce(overrides ->> 'audience_type', new.audience_type),
    iab_code = coalesce(overrides ->> 'iab_code', new.iab_code),
    engine_version = coalesce(overrides ->> 'engine_version', new.engine_version),
    sensitivity = coalesce(overrides ->> 'sensitivity', new.sensitivity),
    intensity = coalesce(overrides ->> 'intensity', new.intensity),
    buyer_journey = coalesce(overrides ->> 'buyer_journey', new.buyer_journey),
    updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
-- An organization sees the global topic with its overrides applied. A subcategory of its own has no deeper nodes.
CREATE TRIGGER topics_reach_links AFTER UPDATE OF topic_name, normalized_name, merged_into, archived_at ON topics
WHEN (old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at)
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET
    topic_name = coalesce(overrides ->> 'topic_name', new.topic_name),
    normalized_name = coalesce(overrides ->> 'normalized_name', new.normalized_name),
    parent_category = coalesce(overrides ->> 'parent_category', new.parent_category),
    taxonomy_type = coalesce(overrides ->> 'taxonomy_type', new.taxonomy_type),
    subcategory = coalesce(overrides ->> 'subcategory', new.subcategory),
    subcategory_l1 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l1, NULL),
    subcategory_l2 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l2, NULL),
    subcategory_l3 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l3, NULL),
    subcategory_l4 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l4, NULL),
    segment_type = coalesce(overrides ->> 'segment_type', new.segment_type),
    audience_type = coalesce(overrides ->> 'audience_type', new.audience_type),
    iab_code = coalesce(overrides ->> 'iab_code', new.iab_code),
    engine_version = coalesce(overrides ->> 'engine_version', new.engine_version),
    sensitivity = coalesce(overrides ->> 'sensitivity', new.sensitivity),
    intensity = coalesce(overrides ->> 'intensity', new.intensity),
    buyer_journey = coalesce(overrides ->> 'buyer_journey', new.buyer_journey),
    hidden = NOT ((new.merged_into IS NULL OR new.owner_org_id IS NOT NULL) AND new.archived_at IS NULL),
    updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
-- The count is bounded, like every effect of one topic's change on its links.
CREATE TRIGGER unsure_topics_update AFTER UPDATE OF unsure, merged_into, archived_at ON topics
WHEN (old.unsure = 1 AND old.merged_into IS NULL AND old.archived_at IS NULL)
  <> (new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL) BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = new.seq;
  INSERT INTO unsure_topics (topic_seq, libraries)
  SELECT new.seq, (SELECT count(DISTINCT org_id) FROM (SELECT org_id FROM org_topics WHERE topic_id = new.id LIMIT 5000))
  WHERE new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_update AFTER UPDATE OF subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4,
  iab_code, merged_into, archived_at ON topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.merged_into IS NULL AND old.archived_at IS NULL;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (rowid, words) VALUES (new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_'));
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) VALUES ('delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_'));
END;
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
-- An organization that has a topic in two workspaces counts once.
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
-- Segments outlive the topic's place in the library, and are still listed by its name.
CREATE TRIGGER links_leave_activations AFTER DELETE ON org_topics BEGIN
  UPDATE activations SET topic_name = old.topic_name, as_pushed = NULL WHERE org_topic_id = old.id;
END;
--> statement-breakpoint
-- The highest score over all libraries.
CREATE TRIGGER topic_scores_insert AFTER INSERT ON org_topics WHEN new.performance_score IS NOT NULL BEGIN
  INSERT INTO topic_scores (topic_seq, performance_score) VALUES (new.topic_seq, new.performance_score)
  ON CONFLICT DO UPDATE SET performance_score = max(performance_score, excluded.performance_score);
END;
--> statement-breakpoint
CREATE TRIGGER topic_scores_delete AFTER DELETE ON org_topics WHEN old.performance_score IS NOT NULL BEGIN
  DELETE FROM topic_scores WHERE topic_seq = old.topic_seq;
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM org_topics INDEXED BY org_topics_score
  WHERE topic_seq = old.topic_seq AND performance_score IS NOT NULL GROUP BY topic_seq;
END;
--> statement-breakpoint
CREATE TRIGGER topic_scores_update AFTER UPDATE OF performance_score, topic_seq ON org_topics
WHEN old.performance_score IS NOT new.performance_score
  OR (old.topic_seq <> new.topic_seq AND new.performance_score IS NOT NULL) BEGIN
  DELETE FROM topic_scores WHERE topic_seq IN (old.topic_seq, new.topic_seq);
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM org_topics INDEXED BY org_topics_score
  WHERE topic_seq IN (old.topic_seq, new.topic_seq) AND performance_score IS NOT NULL GROUP BY topic_seq;
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
    subcategory_l1 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l1, NULL),
    subcategory_l2 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l2, NULL),
    subcategory_l3 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l3, NULL),
    subcategory_l4 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l4, NULL),
    segment_type = coalesce(new.overrides ->> 'segment_type', topics.segment_type),
    audience_type = coalesce(new.overrides ->> 'audience_type', topics.audience_type),
    iab_code = coalesce(new.overrides ->> 'iab_code', topics.iab_code),
    engine_version = coalesce(new.overrides ->> 'engine_version', topics.engine_version),
    sensitivity = coalesce(new.overrides ->> 'sensitivity', topics.sensitivity),
    intensity = coalesce(new.overrides ->> 'intensity', topics.intensity),
    buyer_journey = coalesce(new.overrides ->> 'buyer_journey', topics.buyer_journey),
    topic_seq = topics.seq,
    hidden = NOT ((topics.merged_into IS NULL OR topics.owner_org_id IS NOT NULL) AND topics.archived_at IS NULL)
  FROM topics WHERE org_topics.seq = new.seq AND topics.id = new.topic_id;
END;
--> statement-breakpoint
-- An organization that has a topic in two workspaces counts once.
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
--> statement-breakpoint
CREATE TRIGGER node_cells_link_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
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
CREATE TRIGGER topic_tags_follow_links AFTER DELETE ON org_topics
WHEN EXISTS (SELECT 1 FROM topic_tags WHERE link_seq = old.seq) BEGIN
  DELETE FROM topic_tags WHERE link_seq = old.seq;
END;
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE OF normalized_name, hidden ON org_topics
WHEN old.normalized_name <> new.normalized_name OR old.hidden <> new.hidden BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) SELECT 'delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_')
  WHERE old.hidden = 0;
  INSERT INTO org_topics_fts (rowid, words) SELECT new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_')
  WHERE new.hidden = 0;
END;
--> statement-breakpoint
CREATE TRIGGER library_cells_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
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
-- `as_pushed` holds only while nothing that the segment was made of has changed.
CREATE TRIGGER links_reach_activations AFTER UPDATE OF overrides, topic_id, hidden, topic_name, parent_category, taxonomy_type,
  subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, segment_type, audience_type, engine_version, sensitivity,
  intensity, buyer_journey ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id OR old.hidden <> new.hidden
  OR old.topic_name <> new.topic_name OR old.parent_category <> new.parent_category
  OR old.taxonomy_type <> new.taxonomy_type OR old.subcategory <> new.subcategory
  OR old.subcategory_l1 IS NOT new.subcategory_l1 OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3 OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.segment_type <> new.segment_type OR old.audience_type <> new.audience_type
  OR old.engine_version <> new.engine_version OR old.sensitivity <> new.sensitivity
  OR old.intensity <> new.intensity OR old.buyer_journey <> new.buyer_journey BEGIN
  UPDATE activations SET as_pushed = NULL, topic_id = new.topic_id
  WHERE org_topic_id = new.id AND (as_pushed IS NOT NULL OR topic_id <> new.topic_id);
END;
--> statement-breakpoint
CREATE TRIGGER library_cells_update AFTER UPDATE OF taxonomy_type, parent_category, segment_type, audience_type, hidden ON org_topics
WHEN old.taxonomy_type IS NOT new.taxonomy_type OR old.parent_category IS NOT new.parent_category
  OR old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type OR old.hidden <> new.hidden BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER layer_cells_update AFTER UPDATE OF segment_type, audience_type, sensitivity, intensity, buyer_journey, source,
  engine_version, external_id, hidden ON org_topics
WHEN old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type
  OR old.sensitivity IS NOT new.sensitivity OR old.intensity IS NOT new.intensity
  OR old.buyer_journey IS NOT new.buyer_journey OR old.source IS NOT new.source
  OR old.engine_version IS NOT new.engine_version OR old.external_id IS NOT new.external_id OR old.hidden <> new.hidden BEGIN
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_link_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_link_update AFTER UPDATE OF subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4,
  iab_code, hidden ON org_topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code OR old.hidden <> new.hidden BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.hidden = 0;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER empty_catalog_cells AFTER UPDATE OF n ON catalog_cells WHEN new.n <= 0 BEGIN
  DELETE FROM catalog_cells
  WHERE scope = new.scope AND taxonomy_type = new.taxonomy_type AND parent_category = new.parent_category
    AND segment_type = new.segment_type AND audience_type = new.audience_type;
END;
--> statement-breakpoint
CREATE TRIGGER empty_library_cells AFTER UPDATE OF n ON library_cells WHEN new.n <= 0 BEGIN
  DELETE FROM library_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND taxonomy_type = new.taxonomy_type
    AND parent_category = new.parent_category AND segment_type = new.segment_type AND audience_type = new.audience_type;
END;
--> statement-breakpoint
CREATE TRIGGER empty_layer_cells AFTER UPDATE OF n ON layer_cells WHEN new.n <= 0 BEGIN
  DELETE FROM layer_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND segment_type = new.segment_type AND audience_type = new.audience_type
    AND sensitivity = new.sensitivity AND intensity = new.intensity AND buyer_journey = new.buyer_journey AND source = new.source
    AND engine_version = new.engine_version AND has_external_id = new.has_external_id;
END;
--> statement-breakpoint
CREATE TRIGGER empty_node_cells AFTER UPDATE OF n ON node_cells WHEN new.n <= 0 BEGIN
  DELETE FROM node_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND subcategory = new.subcategory AND subcategory_l1 = new.subcategory_l1
    AND subcategory_l2 = new.subcategory_l2 AND subcategory_l3 = new.subcategory_l3 AND subcategory_l4 = new.subcategory_l4
    AND iab_code = new.iab_code;
END;
