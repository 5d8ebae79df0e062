CREATE TABLE `provider_files` (
	`org_id` text PRIMARY KEY NOT NULL,
	`domain` text NOT NULL,
	`stale` integer DEFAULT 1 NOT NULL,
	`etag` text,
	`signals` integer DEFAULT 0 NOT NULL,
	`built_at` text,
	`builder_until` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_files_domain` ON `provider_files` (`domain`);
--> statement-breakpoint
INSERT INTO provider_files (org_id, domain) SELECT id, domain FROM organizations WHERE domain IS NOT NULL;
--> statement-breakpoint
-- Changes of the library mark its provider file as stale; the next request for it builds it again.
CREATE TRIGGER provider_files_insert AFTER INSERT ON org_topics
WHEN new.workspace_id = '' AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = new.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER provider_files_update AFTER UPDATE OF topic_id, workspace_id, hidden, overrides, label, topic_name, taxonomy_type,
  parent_category, subcategory, segment_type, audience_type, sensitivity, updated_at ON org_topics
WHEN '' IN (old.workspace_id, new.workspace_id)
  AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = new.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER provider_files_delete AFTER DELETE ON org_topics
WHEN old.workspace_id = '' AND EXISTS (SELECT 1 FROM provider_files WHERE org_id = old.org_id AND stale <> 1) BEGIN
  UPDATE provider_files SET stale = 1 WHERE org_id = old.org_id;
END;
