CREATE TABLE `topic_scores` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`performance_score` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topic_scores_order` ON `topic_scores` (`performance_score`,`topic_seq`);--> statement-breakpoint
CREATE TABLE `config_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `topics_review`;--> statement-breakpoint
CREATE INDEX `topics_llm` ON `topics` (`seq`) WHERE engine = 'llm' AND merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_without_code` ON `topics` (`seq`) WHERE iab_code = '' AND merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_without_keywords` ON `topics` (`seq`) WHERE keywords = '[]' AND merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_review` ON `topics` (`review_status`,`created_at`,`seq`) WHERE review_status IS NOT NULL AND merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
DROP INDEX `audit_org`;--> statement-breakpoint
DROP INDEX `audit_actor`;--> statement-breakpoint
DROP INDEX `audit_action`;--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_org` ON `audit_log` (`org_id`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor`,`at`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`,`at`,`seq`);--> statement-breakpoint
ALTER TABLE `learned_rules` ADD `head` text;--> statement-breakpoint
CREATE INDEX `learned_rules_head` ON `learned_rules` (`head`);--> statement-breakpoint
CREATE INDEX `learned_rules_created` ON `learned_rules` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `org_topics_score` ON `org_topics` (`topic_seq`,`performance_score`) WHERE performance_score IS NOT NULL;
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
INSERT INTO topic_scores (topic_seq, performance_score)
SELECT topic_seq, max(performance_score) FROM org_topics WHERE performance_score IS NOT NULL GROUP BY topic_seq;
--> statement-breakpoint
-- What isolates keep of templates and learned rules is true for as long as this token is. It is random, not a number: a database
-- that is set back to an earlier moment must not come to a number again that stands for other contents.
INSERT INTO config_version (id, token) VALUES (1, lower(hex(randomblob(8))));
--> statement-breakpoint
CREATE TRIGGER output_templates_inserted AFTER INSERT ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER output_templates_updated AFTER UPDATE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER output_templates_deleted AFTER DELETE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_inserted AFTER INSERT ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_updated AFTER UPDATE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
CREATE TRIGGER learned_rules_deleted AFTER DELETE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END;
--> statement-breakpoint
-- The audit log only grows. A row that takes the place of another would be a change in disguise.
CREATE TRIGGER audit_log_replace BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE seq = new.seq) BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END;
--> statement-breakpoint
CREATE TABLE `job_findings` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`list` text NOT NULL,
	`key` text NOT NULL,
	`value` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_findings_key` ON `job_findings` (`job_id`,`list`,`key`);--> statement-breakpoint
CREATE INDEX `job_findings_order` ON `job_findings` (`job_id`,`list`,`seq`);--> statement-breakpoint
DROP INDEX `activations_live_segment`;--> statement-breakpoint
ALTER TABLE `activations` ADD `merged_from` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_segment` ON `activations` (`connection_id`,`org_topic_id`,`merged_from`) WHERE status IN ('pending', 'active');
--> statement-breakpoint
CREATE TABLE `llm_batches` (
	`marker` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`status` text NOT NULL,
	`provider_batch_id` text,
	`requests` integer NOT NULL,
	`sent_at` text,
	`asked_at` text,
	`look_at` text,
	`ended_at` text,
	`incomplete` integer DEFAULT 0 NOT NULL,
	`problem` text
);
--> statement-breakpoint
CREATE INDEX `llm_batches_job` ON `llm_batches` (`job_id`,`status`,`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `llm_batches_provider` ON `llm_batches` (`provider_batch_id`) WHERE provider_batch_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `llm_requests` (
	`marker` text NOT NULL,
	`topic_id` text NOT NULL,
	`job_id` text NOT NULL,
	`topic_name` text NOT NULL,
	`basis` text NOT NULL,
	`outcome` text,
	PRIMARY KEY(`marker`, `topic_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_requests_topic` ON `llm_requests` (`job_id`,`topic_id`);--> statement-breakpoint
CREATE INDEX `llm_requests_staged` ON `llm_requests` (`job_id`) WHERE outcome IS NOT NULL;
--> statement-breakpoint
-- A change is carried no further than it reaches: an UPDATE writes every index that has one of the columns it sets, changed or not,
-- and all partial ones where it sets `hidden`. Most changes to a topic are to its version alone.
DROP TRIGGER topics_reach_links;
--> statement-breakpoint
CREATE TRIGGER topics_reach_links AFTER UPDATE ON topics
WHEN old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
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
CREATE TRIGGER values_reach_links AFTER UPDATE ON topics
WHEN (old.parent_category IS NOT new.parent_category OR old.taxonomy_type IS NOT new.taxonomy_type
  OR old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2 OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4 OR old.segment_type IS NOT new.segment_type
  OR old.audience_type IS NOT new.audience_type OR old.iab_code IS NOT new.iab_code
  OR old.sensitivity IS NOT new.sensitivity OR old.intensity IS NOT new.intensity
  OR old.buyer_journey IS NOT new.buyer_journey)
  AND old.topic_name IS new.topic_name AND old.normalized_name IS new.normalized_name
  AND old.merged_into IS new.merged_into AND old.archived_at IS new.archived_at BEGIN
  UPDATE org_topics SET
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
    updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER versions_reach_links AFTER UPDATE OF engine_version ON topics
WHEN old.engine_version <> new.engine_version
  AND old.parent_category IS new.parent_category AND old.taxonomy_type IS new.taxonomy_type AND old.subcategory IS new.subcategory
  AND old.subcategory_l1 IS new.subcategory_l1 AND old.subcategory_l2 IS new.subcategory_l2 AND old.subcategory_l3 IS new.subcategory_l3
  AND old.subcategory_l4 IS new.subcategory_l4 AND old.segment_type IS new.segment_type AND old.audience_type IS new.audience_type
  AND old.iab_code IS new.iab_code AND old.sensitivity IS new.sensitivity AND old.intensity IS new.intensity
  AND old.buyer_journey IS new.buyer_journey AND old.topic_name IS new.topic_name AND old.normalized_name IS new.normalized_name
  AND old.merged_into IS new.merged_into AND old.archived_at IS new.archived_at BEGIN
  UPDATE org_topics SET engine_version = coalesce(overrides ->> 'engine_version', new.engine_version), updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER library_cells_update;
--> statement-breakpoint
CREATE TRIGGER library_cells_update AFTER UPDATE ON org_topics
WHEN old.taxonomy_type IS NOT new.taxonomy_type OR old.parent_category IS NOT new.parent_category
  OR old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type OR old.hidden <> new.hidden BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  DELETE FROM library_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND n <= 0;
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
--> statement-breakpoint
CREATE TRIGGER layer_cells_update AFTER UPDATE ON org_topics
WHEN old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type
  OR old.sensitivity IS NOT new.sensitivity OR old.intensity IS NOT new.intensity
  OR old.buyer_journey IS NOT new.buyer_journey OR old.source IS NOT new.source
  OR old.engine_version IS NOT new.engine_version OR old.external_id IS NOT new.external_id OR old.hidden <> new.hidden BEGIN
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
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END;
