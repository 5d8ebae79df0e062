-- What was pushed is known to be what would be pushed now only as long as nothing it was made of changes.
CREATE TRIGGER links_reach_activations AFTER UPDATE ON org_topics
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
-- The parts of a topic that its links do not carry.
CREATE TRIGGER topics_reach_activations AFTER UPDATE ON topics
WHEN old.keywords <> new.keywords OR old.taxonomy_path <> new.taxonomy_path OR old.intent <> new.intent
  OR old.secondary_intent IS NOT new.secondary_intent OR old.awareness <> new.awareness
  OR old.funnel <> new.funnel OR old.composite_score <> new.composite_score BEGIN
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END;
--> statement-breakpoint
-- An activation that moves to another topic, as a merge makes them, says nothing about that one.
CREATE TRIGGER activations_move AFTER UPDATE OF org_topic_id ON activations
WHEN old.org_topic_id <> new.org_topic_id AND new.as_pushed IS NOT NULL BEGIN
  UPDATE activations SET as_pushed = NULL WHERE id = new.id;
END;
--> statement-breakpoint
-- Segments outlive the topic's place in the library, and are still listed by its name.
CREATE TRIGGER links_leave_activations AFTER DELETE ON org_topics BEGIN
  UPDATE activations SET topic_name = old.topic_name, as_pushed = NULL WHERE org_topic_id = old.id;
END;
