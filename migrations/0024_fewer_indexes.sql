CREATE UNIQUE INDEX `org_topics_topic_link` ON `org_topics` (`topic_id`,`org_id`,`workspace_id`);
--> statement-breakpoint
CREATE INDEX `org_topics_own_name` ON `org_topics` (`org_id`,`normalized_name`) WHERE hidden = 0 AND overrides <> '{}';
--> statement-breakpoint
DROP INDEX `org_topics_created`;
--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`subcategory`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`,`batch_id`) WHERE hidden = 0;
--> statement-breakpoint
DROP INDEX `org_topics_external`;
--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`) WHERE hidden = 0 AND external_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `topics_other_name` ON `topics` (`normalized_name`) WHERE (merged_into IS NOT NULL OR archived_at IS NOT NULL);
--> statement-breakpoint
DROP INDEX `topics_created`;
--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
DROP INDEX `topics_archived`;
--> statement-breakpoint
CREATE INDEX `topics_archived` ON `topics` (`archived_at`) WHERE archived_at IS NOT NULL;
--> statement-breakpoint
DROP INDEX `topics_merged`;
--> statement-breakpoint
CREATE INDEX `topics_merged` ON `topics` (`merged_into`) WHERE merged_into IS NOT NULL;
--> statement-breakpoint
-- Counts by node of the taxonomy and by IAB code: exact totals and facets without an index per level. An empty text stands for a node that
-- a topic does not have, an empty org_id for the catalog.
CREATE TABLE node_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, subcategory TEXT NOT NULL, subcategory_l1 TEXT NOT NULL, subcategory_l2 TEXT NOT NULL,
  subcategory_l3 TEXT NOT NULL, subcategory_l4 TEXT NOT NULL, iab_code TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
  DELETE FROM node_cells
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND n <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_update AFTER UPDATE ON topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.merged_into IS NULL AND old.archived_at IS NULL;
  DELETE FROM node_cells
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND n <= 0;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_link_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_link_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
  DELETE FROM node_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND n <= 0;
END;
--> statement-breakpoint
CREATE TRIGGER node_cells_link_update AFTER UPDATE ON org_topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code OR old.hidden <> new.hidden BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.hidden = 0;
  DELETE FROM node_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND n <= 0;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
SELECT '', '', subcategory, coalesce(subcategory_l1, ''), coalesce(subcategory_l2, ''), coalesce(subcategory_l3, ''), coalesce(subcategory_l4, ''), iab_code, count(*) FROM topics WHERE merged_into IS NULL AND archived_at IS NULL GROUP BY 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
SELECT org_id, workspace_id, subcategory, coalesce(subcategory_l1, ''), coalesce(subcategory_l2, ''), coalesce(subcategory_l3, ''), coalesce(subcategory_l4, ''), iab_code, count(*) FROM org_topics WHERE hidden = 0 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
