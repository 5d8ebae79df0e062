ALTER TABLE `organizations` ADD `private_topics` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `topics` ADD `owner_org_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `topics_private_name` ON `topics` (`owner_org_id`,`normalized_name`) WHERE owner_org_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `topics_private_canonical` ON `topics` (`owner_org_id`,`canonical_key`) WHERE owner_org_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `import_batches` ADD `is_private` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- A private topic is out of the catalog as a merged one is, but not hidden in its own library.
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
    hidden = NOT ((new.merged_into IS NULL OR new.owner_org_id IS NOT NULL) AND new.archived_at IS NULL),
    updated_at = new.updated_at
  WHERE topic_id = new.id;
END;
--> statement-breakpoint
DROP TRIGGER overrides_reach_links;
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
    hidden = NOT ((topics.merged_into IS NULL OR topics.owner_org_id IS NOT NULL) AND topics.archived_at IS NULL)
  FROM topics WHERE org_topics.seq = new.seq AND topics.id = new.topic_id;
END;
