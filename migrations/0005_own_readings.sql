-- A place among the overrides is certain if a person chose it. One that was read from the link's own name comes with its confidence.
DROP TRIGGER overrides_settle_links;
--> statement-breakpoint
CREATE TRIGGER overrides_settle_links AFTER UPDATE OF overrides, topic_id ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id BEGIN
  UPDATE org_topics SET (confidence, unsure) = (
    SELECT iif(own, new.overrides ->> 'confidence', confidence), iif(own, coalesce(new.overrides ->> 'unsure', 0), unsure) FROM (
      SELECT confidence, unsure, coalesce(new.overrides ->> 'parent_category', new.overrides ->> 'subcategory') IS NOT NULL AS own
      FROM topics WHERE id = new.topic_id
    )
  )
  WHERE seq = new.seq AND EXISTS (SELECT 1 FROM topics WHERE id = new.topic_id);
END;
