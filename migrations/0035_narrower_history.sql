-- A topic has few entries, which are read together: the time in the index cost each of them 25 bytes and ordered nothing that is not
-- sorted at once. The name stays, since statements name the index.
DROP INDEX `topic_history_topic`;
--> statement-breakpoint
CREATE INDEX `topic_history_topic` ON `topic_history` (`org_id`,`org_topic_id`);
