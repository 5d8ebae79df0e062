CREATE TABLE `buyers` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`brand` text NOT NULL,
	`operator` text NOT NULL,
	`sandbox` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`reason` text,
	`status_at` text NOT NULL,
	`destinations` text DEFAULT '[]' NOT NULL,
	`governance_url` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `buyers_account` ON `buyers` (`org_id`,`brand`,`operator`,`sandbox`);--> statement-breakpoint
CREATE INDEX `buyers_org` ON `buyers` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `buyers_ended` ON `buyers` (`id`) WHERE status <> 'active';--> statement-breakpoint
CREATE TABLE `signal_changes` (
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`buyer_id` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`seq` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`org_id`, `org_topic_id`, `buyer_id`)
);
--> statement-breakpoint
CREATE TABLE `signal_feeds` (
	`org_id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`stale` integer DEFAULT false NOT NULL,
	`changes` integer DEFAULT -1 NOT NULL,
	`signing_key` text
);
--> statement-breakpoint
CREATE INDEX `signal_feeds_changed` ON `signal_feeds` (`changes`) WHERE changes > 0;--> statement-breakpoint
CREATE TABLE `usage_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`buyer_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`pricing_option_id` text NOT NULL,
	`period_start` text NOT NULL,
	`period_end` text NOT NULL,
	`impressions` integer NOT NULL,
	`media_spend` real,
	`vendor_cost` real NOT NULL,
	`currency` text NOT NULL,
	`final` integer,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `usage_reports_buyer` ON `usage_reports` (`org_id`,`buyer_id`,`created_at`);--> statement-breakpoint
-- not used by the previous release
DROP INDEX `signal_prices_default`;--> statement-breakpoint
-- not used by the previous release
DROP INDEX `signal_prices_topic`;--> statement-breakpoint
ALTER TABLE `signal_prices` ADD `buyer_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_buyer_default` ON `signal_prices` (`org_id`,`buyer_id`) WHERE kind = 'default';--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_buyer_topic` ON `signal_prices` (`org_id`,`buyer_id`,`org_topic_id`) WHERE kind = 'topic';--> statement-breakpoint
ALTER TABLE `api_keys` ADD `buyer_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `signal_deployments` ADD `buyer_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `signal_deployments` ADD `pushed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `signal_deployments_buyer` ON `signal_deployments` (`org_id`,`buyer_id`) WHERE live = 1 AND buyer_id <> '';--> statement-breakpoint
ALTER TABLE `webhooks` ADD `buyer_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `subscriber_id` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Changes of the library make the version of its feed stale, and are noted for subscribers until there are too many to list.
CREATE TRIGGER signal_feeds_insert AFTER INSERT ON org_topics
WHEN new.workspace_id = '' AND EXISTS (SELECT 1 FROM signal_feeds WHERE org_id = new.org_id AND (stale = 0 OR changes BETWEEN 0 AND 100)) BEGIN
  UPDATE signal_changes SET seq = seq + 1 WHERE org_id = new.org_id AND org_topic_id = new.id AND buyer_id = '';
  INSERT INTO signal_changes (org_id, org_topic_id, kind) SELECT org_id, new.id, 'created' FROM signal_feeds
    WHERE org_id = new.org_id AND changes BETWEEN 0 AND 100
      AND NOT EXISTS (SELECT 1 FROM signal_changes WHERE org_id = new.org_id AND org_topic_id = new.id AND buyer_id = '');
  UPDATE signal_feeds SET stale = 1, changes = iif(changes BETWEEN 0 AND 100, changes + 1, changes) WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER signal_feeds_update AFTER UPDATE OF topic_id, workspace_id, hidden, overrides, label, topic_name, taxonomy_type,
  parent_category, subcategory, segment_type, audience_type, sensitivity, updated_at ON org_topics
WHEN '' IN (old.workspace_id, new.workspace_id)
  AND EXISTS (SELECT 1 FROM signal_feeds WHERE org_id = new.org_id AND (stale = 0 OR changes BETWEEN 0 AND 100)) BEGIN
  UPDATE signal_changes SET seq = seq + 1 WHERE org_id = new.org_id AND org_topic_id = new.id AND buyer_id = '';
  INSERT INTO signal_changes (org_id, org_topic_id, kind) SELECT org_id, new.id, 'updated' FROM signal_feeds
    WHERE org_id = new.org_id AND changes BETWEEN 0 AND 100
      AND NOT EXISTS (SELECT 1 FROM signal_changes WHERE org_id = new.org_id AND org_topic_id = new.id AND buyer_id = '');
  UPDATE signal_feeds SET stale = 1, changes = iif(changes BETWEEN 0 AND 100, changes + 1, changes) WHERE org_id = new.org_id;
END;
--> statement-breakpoint
CREATE TRIGGER signal_feeds_delete AFTER DELETE ON org_topics
WHEN old.workspace_id = '' AND EXISTS (SELECT 1 FROM signal_feeds WHERE org_id = old.org_id AND (stale = 0 OR changes BETWEEN 0 AND 100)) BEGIN
  UPDATE signal_changes SET seq = seq + 1 WHERE org_id = old.org_id AND org_topic_id = old.id AND buyer_id = '';
  INSERT INTO signal_changes (org_id, org_topic_id, kind) SELECT org_id, old.id, 'removed' FROM signal_feeds
    WHERE org_id = old.org_id AND changes BETWEEN 0 AND 100
      AND NOT EXISTS (SELECT 1 FROM signal_changes WHERE org_id = old.org_id AND org_topic_id = old.id AND buyer_id = '');
  UPDATE signal_feeds SET stale = 1, changes = iif(changes BETWEEN 0 AND 100, changes + 1, changes) WHERE org_id = old.org_id;
END;
--> statement-breakpoint
-- A restore of older rows brings no ended buyer back.
CREATE TRIGGER buyers_ended AFTER UPDATE OF status ON buyers WHEN old.status <> new.status AND new.status <> 'active' BEGIN
  INSERT INTO revocations (kind, id, at) VALUES ('buyer_' || new.status, new.id, new.status_at);
END;
