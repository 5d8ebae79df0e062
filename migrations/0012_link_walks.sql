CREATE TABLE `link_walks` (
	`topic_id` text PRIMARY KEY NOT NULL,
	`after` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- A topic with more than 5,000 links does not update them in the statement that changes it: they are walked in pages, from the first again
-- if it changes meanwhile.
CREATE TRIGGER topics_start_walk BEFORE UPDATE ON topics
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
DROP TRIGGER topics_reach_links;
--> statement-breakpoint
CREATE TRIGGER topics_reach_links AFTER UPDATE ON topics
WHEN (old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at)
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
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
DROP TRIGGER values_reach_links;
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
  AND old.merged_into IS new.merged_into AND old.archived_at IS new.archived_at
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
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
DROP TRIGGER versions_reach_links;
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
