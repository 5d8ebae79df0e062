CREATE TABLE "d1_migrations"(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)
--> statement-breakpoint
CREATE TABLE `memberships` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`org_id`, `user_id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`plan` text DEFAULT 'enterprise' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`org_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`operator` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`created_by` text NOT NULL,
	`name` text NOT NULL,
	`key_prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	`expires_at` text,
	`last_used_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `sdk_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`created_by` text NOT NULL,
	`name` text NOT NULL,
	`key_prefix` text NOT NULL,
	`hash` text NOT NULL,
	`scopes` text NOT NULL,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `global_history` (
	`id` text PRIMARY KEY NOT NULL,
	`topic_id` text NOT NULL,
	`change_type` text NOT NULL,
	`engine_version_before` text,
	`engine_version_after` text,
	`previous_values` text NOT NULL,
	`new_values` text NOT NULL,
	`changed_by` text NOT NULL,
	`source` text NOT NULL,
	`batch_id` text,
	`metadata` text NOT NULL,
	`changed_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `org_topics` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`topic_id` text NOT NULL,
	`topic_name` text NOT NULL,
	`normalized_name` text NOT NULL,
	`parent_category` text NOT NULL,
	`taxonomy_type` text NOT NULL,
	`subcategory` text NOT NULL,
	`subcategory_l1` text,
	`subcategory_l2` text,
	`subcategory_l3` text,
	`subcategory_l4` text,
	`segment_type` text NOT NULL,
	`audience_type` text NOT NULL,
	`iab_code` text NOT NULL,
	`engine_version` text NOT NULL,
	`sensitivity` text NOT NULL,
	`intensity` text NOT NULL,
	`buyer_journey` text NOT NULL,
	`overrides` text NOT NULL,
	`external_id` text,
	`source` text,
	`performance_score` real,
	`batch_id` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
, `topic_seq` integer DEFAULT 0 NOT NULL, `hidden` integer DEFAULT false NOT NULL)
--> statement-breakpoint
CREATE TABLE `topic_history` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`change_type` text NOT NULL,
	`changed_by` text NOT NULL,
	`previous_values` text NOT NULL,
	`new_values` text NOT NULL,
	`source` text NOT NULL,
	`metadata` text NOT NULL,
	`changed_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `topics` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`topic_name` text NOT NULL,
	`normalized_name` text NOT NULL,
	`parent_category` text NOT NULL,
	`taxonomy_type` text NOT NULL,
	`subcategory` text NOT NULL,
	`subcategory_l1` text,
	`subcategory_l2` text,
	`subcategory_l3` text,
	`subcategory_l4` text,
	`segment_type` text NOT NULL,
	`audience_type` text NOT NULL,
	`iab_code` text NOT NULL,
	`engine_version` text NOT NULL,
	`sensitivity` text NOT NULL,
	`intensity` text NOT NULL,
	`buyer_journey` text NOT NULL,
	`canonical_key` text NOT NULL,
	`keywords` text NOT NULL,
	`taxonomy_path` text NOT NULL,
	`intent` text NOT NULL,
	`secondary_intent` text,
	`awareness` text NOT NULL,
	`funnel` text NOT NULL,
	`composite_score` integer NOT NULL,
	`segment_name_dspapi` text NOT NULL,
	`segment_name_marketplace` text NOT NULL,
	`segment_name_internal` text NOT NULL,
	`segment_desc_marketplace` text NOT NULL,
	`segment_desc_dspapi` text NOT NULL,
	`internal_description` text NOT NULL,
	`platform_outputs` text NOT NULL,
	`engine` text NOT NULL,
	`taxonomy_hash` text NOT NULL,
	`review_status` text,
	`review_reason` text,
	`merged_into` text,
	`archived_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `import_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`filename` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`mappings` text NOT NULL,
	`use_llm` integer DEFAULT false NOT NULL,
	`total_rows` integer NOT NULL,
	`processed_rows` integer DEFAULT 0 NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`adopted_count` integer DEFAULT 0 NOT NULL,
	`updated_count` integer DEFAULT 0 NOT NULL,
	`chunks_total` integer NOT NULL,
	`chunks_completed` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
, `source_key` text, `source_digest` text)
--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`batch_id` text NOT NULL,
	`chunk_index` integer NOT NULL,
	`rows` integer NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`adopted_count` integer DEFAULT 0 NOT NULL,
	`updated_count` integer DEFAULT 0 NOT NULL,
	`completed_at` text NOT NULL, `outcomes` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`batch_id`, `chunk_index`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `import_errors` (
	`batch_id` text NOT NULL,
	`row` integer NOT NULL,
	`message` text NOT NULL,
	`cells` text NOT NULL,
	PRIMARY KEY(`batch_id`, `row`)
)
--> statement-breakpoint
CREATE TABLE `sync_pages` (
	`run_id` text NOT NULL,
	`page` integer NOT NULL,
	`items` integer NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`adopted_count` integer DEFAULT 0 NOT NULL,
	`updated_count` integer DEFAULT 0 NOT NULL,
	`completed_at` text NOT NULL,
	PRIMARY KEY(`run_id`, `page`),
	FOREIGN KEY (`run_id`) REFERENCES `sync_runs`(`id`) ON UPDATE no action ON DELETE no action
)
--> statement-breakpoint
CREATE TABLE `sync_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`created_by` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`total_items` integer,
	`total_pages` integer,
	`processed_pages` integer DEFAULT 0 NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`adopted_count` integer DEFAULT 0 NOT NULL,
	`updated_count` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
)
--> statement-breakpoint
CREATE TABLE `activations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`org_topic_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`run_id` text,
	`platform` text NOT NULL,
	`status` text NOT NULL,
	`platform_segment_id` text,
	`pushed_name` text,
	`pushed_description` text,
	`engine_version_at_push` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`outcome_unknown` integer DEFAULT false NOT NULL,
	`error` text,
	`created_at` text NOT NULL,
	`activated_at` text,
	`deactivated_at` text
, `topic_name` text, `as_pushed` text, `intent` text, `claim` text, `claimed_until` text, `merged_from` text DEFAULT '' NOT NULL)
--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`name` text NOT NULL,
	`platform` text NOT NULL,
	`direction` text NOT NULL,
	`config` text NOT NULL,
	`credentials` text,
	`status` text DEFAULT 'untested' NOT NULL,
	`last_tested_at` text,
	`next_sync_at` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`activation_id` text NOT NULL,
	`objects` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`lease_token` text,
	`available_at` text NOT NULL,
	`error` text,
	`created_at` text NOT NULL,
	`completed_at` text
, `segment_id` text DEFAULT '' NOT NULL)
--> statement-breakpoint
CREATE TABLE `push_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`created_by` text NOT NULL,
	`status` text NOT NULL,
	`total_segments` integer NOT NULL,
	`processed_segments` integer DEFAULT 0 NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`errors` text NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
, `background` integer DEFAULT false NOT NULL, `failure` text, `stalls` integer DEFAULT 0 NOT NULL)
--> statement-breakpoint
CREATE TABLE `segment_members` (
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`match_key` text NOT NULL,
	`object_key` text NOT NULL,
	`member_count` integer NOT NULL,
	`updated_at` text NOT NULL, `bytes` integer DEFAULT 0 NOT NULL, `digest` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`org_id`, `org_topic_id`, `match_key`)
)
--> statement-breakpoint
CREATE TABLE `audit_log` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`org_id` text,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`target` text NOT NULL,
	`details` text NOT NULL,
	`request_id` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`received_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `job_errors` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`item_id` text,
	`name` text,
	`message` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`job_type` text NOT NULL,
	`org_id` text,
	`created_by` text NOT NULL,
	`status` text NOT NULL,
	`config` text NOT NULL,
	`total_items` integer DEFAULT 0 NOT NULL,
	`processed_items` integer DEFAULT 0 NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`skip_count` integer DEFAULT 0 NOT NULL,
	`result` text NOT NULL,
	`cursor` text,
	`fence` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text,
	`completed_at` text
)
--> statement-breakpoint
CREATE TABLE `learned_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`pattern` text NOT NULL,
	`segment_type` text NOT NULL,
	`reviews` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL
, `head` text)
--> statement-breakpoint
CREATE TABLE `llm_calls` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`purpose` text NOT NULL,
	`model` text NOT NULL,
	`auth_method` text NOT NULL,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`web_searches` integer NOT NULL,
	`duration_ms` integer NOT NULL,
	`failed` integer NOT NULL,
	`created_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `output_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`platform_key` text NOT NULL,
	`display_name` text NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`sort_order` integer DEFAULT 0 NOT NULL,
	`config` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `usage_daily` (
	`org_id` text NOT NULL,
	`day` text NOT NULL,
	`total_classifications` integer DEFAULT 0 NOT NULL,
	`total_tokens` integer DEFAULT 0 NOT NULL,
	`total_imports` integer DEFAULT 0 NOT NULL,
	`total_exports` integer DEFAULT 0 NOT NULL,
	`total_web_searches` integer DEFAULT 0 NOT NULL,
	`total_requests` integer DEFAULT 0 NOT NULL,
	`total_cost` real DEFAULT 0 NOT NULL,
	PRIMARY KEY(`org_id`, `day`)
)
--> statement-breakpoint
CREATE TABLE catalog_cells (
  scope TEXT NOT NULL, taxonomy_type TEXT NOT NULL, parent_category TEXT NOT NULL, segment_type TEXT NOT NULL,
  audience_type TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (scope, taxonomy_type, parent_category, segment_type, audience_type)
) WITHOUT ROWID
--> statement-breakpoint
CREATE TABLE library_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, taxonomy_type TEXT NOT NULL, parent_category TEXT NOT NULL,
  segment_type TEXT NOT NULL, audience_type TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type)
) WITHOUT ROWID
--> statement-breakpoint
CREATE TABLE layer_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, segment_type TEXT NOT NULL, audience_type TEXT NOT NULL,
  sensitivity TEXT NOT NULL, intensity TEXT NOT NULL, buyer_journey TEXT NOT NULL, source TEXT NOT NULL,
  engine_version TEXT NOT NULL, has_external_id INTEGER NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id)
) WITHOUT ROWID
--> statement-breakpoint
CREATE TABLE `sftp_host_keys` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`host` text NOT NULL,
	`fingerprint` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `host`)
)
--> statement-breakpoint
CREATE TABLE `topic_scores` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`performance_score` real NOT NULL
)
--> statement-breakpoint
CREATE TABLE `config_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `job_findings` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`list` text NOT NULL,
	`key` text NOT NULL,
	`value` text
)
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
)
--> statement-breakpoint
CREATE TABLE `llm_requests` (
	`marker` text NOT NULL,
	`topic_id` text NOT NULL,
	`job_id` text NOT NULL,
	`topic_name` text NOT NULL,
	`basis` text NOT NULL,
	`outcome` text,
	PRIMARY KEY(`marker`, `topic_id`)
)
--> statement-breakpoint
CREATE VIRTUAL TABLE topics_fts USING fts5(
  name, taxonomy_path, keywords, facets,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
)
--> statement-breakpoint
CREATE VIRTUAL TABLE org_topics_fts USING fts5(
  words,
  content = '', tokenize = "unicode61 remove_diacritics 2 tokenchars '_'"
)
--> statement-breakpoint
CREATE TRIGGER topics_fts_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO topics_fts (rowid, name, taxonomy_path, keywords, facets)
  SELECT new.seq, new.normalized_name || ' ' || new.topic_name,
    replace(replace(replace(new.taxonomy_type || ' ' || new.parent_category || ' ' || new.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(new.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(new.taxonomy_type), '_c' || hex(new.parent_category), '_s' || hex(new.segment_type), '_a' || hex(new.audience_type),
      '_n' || hex(new.subcategory), '_l1' || hex(new.subcategory_l1), '_l2' || hex(new.subcategory_l2), '_l3' || hex(new.subcategory_l3), '_l4' || hex(new.subcategory_l4));
END
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (rowid, words) VALUES (new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_'));
END
--> statement-breakpoint
CREATE TRIGGER library_cells_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER catalog_cells_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT '', new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
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
END
--> statement-breakpoint
CREATE TRIGGER topic_scores_insert AFTER INSERT ON org_topics WHEN new.performance_score IS NOT NULL BEGIN
  INSERT INTO topic_scores (topic_seq, performance_score) VALUES (new.topic_seq, new.performance_score)
  ON CONFLICT DO UPDATE SET performance_score = max(performance_score, excluded.performance_score);
END
--> statement-breakpoint
INSERT INTO "organizations" ("rowid", "id", "issuer", "external_id", "name", "plan", "created_at", "updated_at") VALUES
(1, 'org_0Vb3WJogTqncu0SGSWbO', 'http://localhost:37185', 'acme', 'Acme', 'enterprise', '2026-11-15T15:24:09.570Z', '2026-11-15T15:24:10.242Z'),
(2, 'org_0Vb3WK3tmwIcMEuminV6', 'http://localhost:37185', 'strata', 'Strata', 'enterprise', '2026-11-15T15:24:10.513Z', '2026-11-15T15:24:10.513Z')
--> statement-breakpoint
INSERT INTO "users" ("rowid", "id", "issuer", "subject", "email", "name", "operator", "created_at", "updated_at") VALUES
(1, 'usr_0Vb3WJogmGov3phiwhLC', 'http://localhost:37185', 'owner@acme.test', 'owner@acme.test', 'Olivia Owner', 0, '2026-11-15T15:24:09.570Z', '2026-11-15T15:24:10.242Z'),
(2, 'usr_0Vb3WK3tnPmvzAE6UGAY', 'http://localhost:37185', 'operator@strata.test', 'operator@strata.test', 'Opal Operator', 1, '2026-11-15T15:24:10.513Z', '2026-11-15T15:24:10.513Z')
--> statement-breakpoint
INSERT INTO "topics" ("seq", "id", "topic_name", "normalized_name", "parent_category", "taxonomy_type", "subcategory", "subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4", "segment_type", "audience_type", "iab_code", "engine_version", "sensitivity", "intensity", "buyer_journey", "canonical_key", "keywords", "taxonomy_path", "intent", "secondary_intent", "awareness", "funnel", "composite_score", "segment_name_dspapi", "segment_name_marketplace", "segment_name_internal", "segment_desc_marketplace", "segment_desc_dspapi", "internal_description", "platform_outputs", "engine", "taxonomy_hash", "review_status", "review_reason", "merged_into", "archived_at", "created_at", "updated_at") VALUES
(1, 'tp_0Vb3WK6NxAT7xYrt05Vu', 'Trail Runners', 'trail runners', 'Sports & Outdoors', 'Sports & Entertainment', 'Camping & Hiking', 'Hiking & Backpacking', NULL, NULL, NULL, 'B2C', 'Enthusiast', '159', '2.5', 'None', 'High', 'Advocacy', 'runner trail', '["trail","hiking & backpacking","camping & hiking"]', 'Camping & Hiking > Hiking & Backpacking', 'interest', NULL, 'Product Aware', 'Lower', 80, 'Trail Runners (Interest) > Sports & Outdoors > Camping & Hiking > B2C Enthusiast > High Intensity + Product Aware > Lower Funnel Advocacy > 30 Day', 'Trail Runners (Interest) > Sports & Entertainment > Sports & Outdoors > Camping & Hiking > B2C Enthusiast > Advocacy > 30 Day', 'Trail Runners > Interest > Sports & Entertainment > Sports & Outdoors > Camping & Hiking > B2C > High Intensity > Product Aware > Lower Funnel Advocacy > 30 Day', 'Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters.', 'Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking.', 'Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking. Classified under Sports & Entertainment > Sports & Outdoors > Camping & Hiking > Hiking & Backpacking as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.', '{"acme_dsp":{"name":"Trail Runners","description":""}}', 'local', 'a021fc3aa6b32db2', NULL, NULL, NULL, NULL, '2026-11-15T15:24:10.700Z', '2026-11-15T15:24:14.826Z'),
(2, 'tp_0Vb3WK8pL5BlOWV4LmEg', 'Luxury Watch Collectors', 'luxury watch collectors', 'Fashion', 'Retail & Style', 'Jewelry & Watches', 'Watches', NULL, NULL, NULL, 'B2B', 'Enthusiast', '565', '2.5', 'None', 'High', 'Advocacy', '@collector luxury watch', '["watch","jewelry & watches","luxury"]', 'Jewelry & Watches > Watches', 'product', NULL, 'Most Aware', 'Lower', 92, 'Luxury Watch Collectors (Product) > Fashion > Jewelry & Watches > B2B Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day', 'Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2B Enthusiast > Advocacy > 30 Day', 'Luxury Watch Collectors > Product > Retail & Style > Fashion > Jewelry & Watches > B2B > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day', 'Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort.', 'Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.', 'Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury. Classified under Retail & Style > Fashion > Jewelry & Watches > Watches as B2B Enthusiast with product intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 92 of 100.', '{"acme_dsp":{"name":"Luxury Watch Collectors","description":""}}', 'local', '7c5c142bee73d035', 'reviewed', NULL, NULL, NULL, '2026-11-15T15:24:10.908Z', '2026-11-15T15:24:14.826Z'),
(3, 'tp_0Vb3WKBqZj5VjsrWld2R', 'Line Broken O''Briens', 'line broken obriens', 'Telecom & Utilities', 'Technology & Telecom', 'Wireless Carriers & Plans', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '420', '2.5', 'None', 'Low', 'Awareness', 'broken line obrien', '["wireless carriers & plans"]', 'Wireless Carriers & Plans', 'need', 'service', 'Problem Aware', 'Upper', 27, 'Line Broken O''Briens (Need) > Telecom & Utilities > Wireless Carriers & Plans > B2C Interest > Low Intensity + Problem Aware > Upper Funnel Awareness > 30 Day', 'Line Broken O''Briens (Need) > Technology & Telecom > Telecom & Utilities > Wireless Carriers & Plans > B2C Interest > Awareness > 30 Day', 'Line Broken O''Briens > Need + Service > Technology & Telecom > Telecom & Utilities > Wireless Carriers & Plans > B2C > Low Intensity > Problem Aware > Upper Funnel Awareness > 30 Day', 'Consumers who are looking for help with line broken O''Briens. Coverage, reliability and the monthly bill decide whether they stay or switch. Most are early on, so broad and helpful messages land best.', 'Consumers who are looking for help with line broken O''Briens. Coverage, reliability and the monthly bill decide whether they stay or switch. Most are early on, so broad and helpful messages land best. A good fit for carriers, internet providers and energy companies.', 'Consumers who are looking for help with line broken O''Briens. Coverage, reliability and the monthly bill decide whether they stay or switch. Most are early on, so broad and helpful messages land best. A good fit for carriers, internet providers and energy companies. Classified under Technology & Telecom > Telecom & Utilities > Wireless Carriers & Plans as B2C Interest with need and service intent: low intensity, problem aware, upper funnel at the awareness stage. Sensitivity: None. Composite score: 27 of 100.', '{"acme_dsp":{"name":"Line Broken O''Briens","description":""}}', 'local', '2d8466982ed7cd92', NULL, NULL, NULL, NULL, '2026-11-15T15:24:11.038Z', '2026-11-15T15:24:14.826Z'),
(4, 'tp_0Vb3WKDAv5zep7T310sP', 'Pet Insurance Shoppers', 'pet insurance shoppers', 'Insurance', 'Finance & Insurance', 'Pet Insurance', NULL, NULL, NULL, NULL, 'B2C', 'In-Market', '403', '2.5', 'None', 'Medium', 'Decision', '@market insurance pet', '["pet insurance"]', 'Pet Insurance', 'product', 'service', 'Product Aware', 'Lower', 83, 'Pet Insurance Shoppers (Product) > Insurance > Pet Insurance > B2C In-Market > Medium Intensity + Product Aware > Lower Funnel Decision > 30 Day', 'Pet Insurance Shoppers (Product) > Finance & Insurance > Insurance > Pet Insurance > B2C In-Market > Decision > 30 Day', 'Pet Insurance Shoppers > Product + Service > Finance & Insurance > Insurance > Pet Insurance > B2C > Medium Intensity > Product Aware > Lower Funnel Decision > 30 Day', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites.', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites.', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites. Classified under Finance & Insurance > Insurance > Pet Insurance as B2C In-Market with product and service intent: medium intensity, product aware, lower funnel at the decision stage. Sensitivity: None. Composite score: 83 of 100.', '{"acme_dsp":{"name":"Pet Insurance Shoppers","description":""}}', 'local', '20bf8e1d5dd5ba80', NULL, NULL, NULL, NULL, '2026-11-15T15:24:11.120Z', '2026-11-15T15:24:14.826Z'),
(5, 'tp_0Vb3WKEaKhzD0nJEJlnD', 'Workspace Yogis', 'workspace yogis', 'Shopping', 'Retail & Style', 'Online Shoppers', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '473', '2.5', 'None', 'Low', 'Awareness', 'workspace yogis', '["online shoppers"]', 'Online Shoppers', 'interest', NULL, 'Problem Aware', 'Upper', 22, 'Workspace Yogis (Interest) > Shopping > Online Shoppers > B2C Interest > Low Intensity + Problem Aware > Upper Funnel Awareness > 30 Day', 'Workspace Yogis (Interest) > Retail & Style > Shopping > Online Shoppers > B2C Interest > Awareness > 30 Day', 'Workspace Yogis > Interest > Retail & Style > Shopping > Online Shoppers > B2C > Low Intensity > Problem Aware > Upper Funnel Awareness > 30 Day', 'Consumers who have some interest in workspace yogis. They know where to look, when to wait for a sale and what a good price is. Most are early on, so broad and helpful messages land best.', 'Consumers who have some interest in workspace yogis. They know where to look, when to wait for a sale and what a good price is. Most are early on, so broad and helpful messages land best. A good fit for retailers, marketplaces, malls and coupon sites.', 'Consumers who have some interest in workspace yogis. They know where to look, when to wait for a sale and what a good price is. Most are early on, so broad and helpful messages land best. A good fit for retailers, marketplaces, malls and coupon sites. Classified under Retail & Style > Shopping > Online Shoppers as B2C Interest with interest intent: low intensity, problem aware, upper funnel at the awareness stage. Sensitivity: None. Composite score: 22 of 100.', '{}', 'local', '07c008a0fc0d87b2', NULL, NULL, NULL, '2026-11-15T15:24:13.990Z', '2026-11-15T15:24:11.204Z', '2026-11-15T15:24:13.990Z'),
(6, 'tp_0Vb3WKKPyIulx7Le0Ah2', 'Cordless Drill Buyers', 'cordless drill buyers', 'Home & Garden', 'Home & Living', 'Tools & Hardware', 'Power Tools', NULL, NULL, NULL, 'B2C', 'In-Market', '280', '2.5', 'None', 'Medium', 'Decision', '@market cordless drill', '["drill","cordless","power tools","tools & hardware"]', 'Tools & Hardware > Power Tools', 'product', NULL, 'Product Aware', 'Lower', 83, 'Cordless Drill Buyers (Product) > Home & Garden > Tools & Hardware > B2C In-Market > Medium Intensity + Product Aware > Lower Funnel Decision > 30 Day', 'Cordless Drill Buyers (Product) > Home & Living > Home & Garden > Tools & Hardware > B2C In-Market > Decision > 30 Day', 'Cordless Drill Buyers > Product > Home & Living > Home & Garden > Tools & Hardware > B2C > Medium Intensity > Product Aware > Lower Funnel Decision > 30 Day', 'Consumers who are cordless drill buyers. There is usually a project under way, indoors or out. They are close to choosing, so price, availability and offers count. A good fit for home improvement stores, furniture brands and contractors.', 'Consumers who are cordless drill buyers. There is usually a project under way, indoors or out. They are close to choosing, so price, availability and offers count. A good fit for home improvement stores, furniture brands and contractors. Signals include drill, cordless and power tools.', 'Consumers who are cordless drill buyers. There is usually a project under way, indoors or out. They are close to choosing, so price, availability and offers count. A good fit for home improvement stores, furniture brands and contractors. Signals include drill, cordless and power tools. Classified under Home & Living > Home & Garden > Tools & Hardware > Power Tools as B2C In-Market with product intent: medium intensity, product aware, lower funnel at the decision stage. Sensitivity: None. Composite score: 83 of 100.', '{"acme_dsp":{"name":"Cordless Drill Buyers","description":""}}', 'local', '186fa750285defeb', NULL, NULL, NULL, NULL, '2026-11-15T15:24:11.560Z', '2026-11-15T15:24:14.826Z'),
(7, 'tp_0Vb3WKQS9dKWvqo7KpxI', 'Urban Beekeepers', 'urban beekeepers', 'Hobbies', 'Travel & Leisure', 'Birdwatching & Nature', 'Beekeeping & Homesteading', NULL, NULL, NULL, 'B2C', 'Interest', '258', '2.5', 'None', 'Low', 'Awareness', 'beekeeper urban', '["beekeepers","beekeeping & homesteading","birdwatching & nature","urban"]', 'Birdwatching & Nature > Beekeeping & Homesteading', 'interest', NULL, 'Unaware', 'Upper', 17, 'Urban Beekeepers (Interest) > Hobbies > Birdwatching & Nature > B2C Interest > Low Intensity + Unaware > Upper Funnel Awareness > 30 Day', 'Urban Beekeepers (Interest) > Travel & Leisure > Hobbies > Birdwatching & Nature > B2C Interest > Awareness > 30 Day', 'Urban Beekeepers > Interest > Travel & Leisure > Hobbies > Birdwatching & Nature > B2C > Low Intensity > Unaware > Upper Funnel Awareness > 30 Day', 'Consumers who have some interest in urban beekeepers. They put real time into what they make, collect or practice. Most are early on, so broad and helpful messages land best. A good fit for craft stores, specialty retailers and online classes.', 'Consumers who have some interest in urban beekeepers. They put real time into what they make, collect or practice. Most are early on, so broad and helpful messages land best. A good fit for craft stores, specialty retailers and online classes. Signals include beekeepers, beekeeping & homesteading and birdwatching & nature.', 'Consumers who have some interest in urban beekeepers. They put real time into what they make, collect or practice. Most are early on, so broad and helpful messages land best. A good fit for craft stores, specialty retailers and online classes. Signals include beekeepers, beekeeping & homesteading and birdwatching & nature. Classified under Travel & Leisure > Hobbies > Birdwatching & Nature > Beekeeping & Homesteading as B2C Interest with interest intent: low intensity, unaware, upper funnel at the awareness stage. Sensitivity: None. Composite score: 17 of 100.', '{"acme_dsp":{"name":"Urban Beekeepers","description":""}}', 'local', 'dfd1422017aebbc9', NULL, NULL, NULL, NULL, '2026-11-15T15:24:12.001Z', '2026-11-15T15:24:14.826Z'),
(8, 'tp_0Vb3WKQVZX4KlFEiC79O', 'Electric Scooter Commuters', 'electric scooter commuters', 'Powersports & RV', 'Automotive', 'Electric Bikes & Micromobility', 'Electric Scooters & Boards', NULL, NULL, NULL, 'B2C', 'Lifestyle', '492', '2.5', 'None', 'Medium', 'Awareness', 'commuter electric scooter', '["electric scooter","electric scooters & boards","electric bikes & micromobility","commuters"]', 'Electric Bikes & Micromobility > Electric Scooters & Boards', 'product', NULL, 'Solution Aware', 'Upper', 46, 'Electric Scooter Commuters (Product) > Powersports & RV > Electric Bikes & Micromobility > B2C Lifestyle > Medium Intensity + Solution Aware > Upper Funnel Awareness > 30 Day', 'Electric Scooter Commuters (Product) > Automotive > Powersports & RV > Electric Bikes & Micromobility > B2C Lifestyle > Awareness > 30 Day', 'Electric Scooter Commuters > Product > Automotive > Powersports & RV > Electric Bikes & Micromobility > B2C > Medium Intensity > Solution Aware > Upper Funnel Awareness > 30 Day', 'Consumers who are electric scooter commuters. Weekends are for the road, the trail or the water, and the gear matters. Most are early on, so broad and helpful messages land best. A good fit for dealers, gear makers, marinas and campgrounds.', 'Consumers who are electric scooter commuters. Weekends are for the road, the trail or the water, and the gear matters. Most are early on, so broad and helpful messages land best. A good fit for dealers, gear makers, marinas and campgrounds. Signals include electric scooter, electric scooters & boards and electric bikes & micromobility.', 'Consumers who are electric scooter commuters. Weekends are for the road, the trail or the water, and the gear matters. Most are early on, so broad and helpful messages land best. A good fit for dealers, gear makers, marinas and campgrounds. Signals include electric scooter, electric scooters & boards and electric bikes & micromobility. Classified under Automotive > Powersports & RV > Electric Bikes & Micromobility > Electric Scooters & Boards as B2C Lifestyle with product intent: medium intensity, solution aware, upper funnel at the awareness stage. Sensitivity: None. Composite score: 46 of 100.', '{}', 'local', '745778fa3f70957a', NULL, NULL, 'tp_0Vb3WKQS9dKWvqo7KpxI', NULL, '2026-11-15T15:24:12.001Z', '2026-11-15T15:24:14.208Z'),
(9, 'tp_0Vb3WKUuweyMbKOSPRff', 'Home Brewing Beginners', 'home brewing beginners', 'Alcohol & Regulated', 'Food & CPG', 'Beer', 'Homebrewing', NULL, NULL, NULL, 'B2C', 'Interest', '211', '2.5', 'Restricted', 'Low', 'Awareness', 'beginner homebrewing', '["brewing","homebrewing","beer"]', 'Beer > Homebrewing', 'product', NULL, 'Problem Aware', 'Upper', 23, 'Home Brewing Beginners (Product) > Alcohol & Regulated > Beer > B2C Interest > Low Intensity + Problem Aware > Upper Funnel Awareness > 30 Day', 'Home Brewing Beginners (Product) > Food & CPG > Alcohol & Regulated > Beer > B2C Interest > Awareness > 30 Day', 'Home Brewing Beginners > Product > Food & CPG > Alcohol & Regulated > Beer > B2C > Low Intensity > Problem Aware > Upper Funnel Awareness > 30 Day', 'Consumers who are home brewing beginners. Age limits and local rules apply here, so plan for verified adults. Most are early on, so broad and helpful messages land best. A good fit for licensed brands, retailers and operators.', 'Consumers who are home brewing beginners. Age limits and local rules apply here, so plan for verified adults. Most are early on, so broad and helpful messages land best. A good fit for licensed brands, retailers and operators. Advertising limits apply here, so check platform policy first. Signals include brewing, homebrewing and beer.', 'Consumers who are home brewing beginners. Age limits and local rules apply here, so plan for verified adults. Most are early on, so broad and helpful messages land best. A good fit for licensed brands, retailers and operators. Advertising limits apply here, so check platform policy first. Signals include brewing, homebrewing and beer. Classified under Food & CPG > Alcohol & Regulated > Beer > Homebrewing as B2C Interest with product intent: low intensity, problem aware, upper funnel at the awareness stage. Sensitivity: Restricted. Composite score: 23 of 100.', '{"acme_dsp":{"name":"Home Brewing Beginners","description":""}}', 'local', '5a6eb8d88ecec413', NULL, NULL, NULL, NULL, '2026-11-15T15:24:12.256Z', '2026-11-15T15:24:14.826Z'),
(10, 'tp_0Vb3WKUu2bpJJ4anUlPo', 'Vinyl Record Collectors', 'vinyl record collectors', 'Music & Audio', 'Sports & Entertainment', 'Music Streaming', 'Vinyl CDs & Record Stores', NULL, NULL, NULL, 'B2C', 'Enthusiast', '338', '2.5', 'None', 'High', 'Advocacy', '@collector record vinyl', '["vinyl","vinyl cds & record stores","music streaming"]', 'Music Streaming > Vinyl CDs & Record Stores', 'interest', NULL, 'Most Aware', 'Lower', 85, 'Vinyl Record Collectors (Interest) > Music & Audio > Music Streaming > B2C Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day', 'Vinyl Record Collectors (Interest) > Sports & Entertainment > Music & Audio > Music Streaming > B2C Enthusiast > Advocacy > 30 Day', 'Vinyl Record Collectors > Interest > Sports & Entertainment > Music & Audio > Music Streaming > B2C > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day', 'Consumers who are vinyl record collectors. Something is always playing, at home, in the car or on the way to a show. They recommend what they love, so give them something worth sharing.', 'Consumers who are vinyl record collectors. Something is always playing, at home, in the car or on the way to a show. They recommend what they love, so give them something worth sharing. A good fit for labels, streaming services, concert promoters and audio brands. Signals include vinyl, vinyl cds & record stores and music streaming.', 'Consumers who are vinyl record collectors. Something is always playing, at home, in the car or on the way to a show. They recommend what they love, so give them something worth sharing. A good fit for labels, streaming services, concert promoters and audio brands. Signals include vinyl, vinyl cds & record stores and music streaming. Classified under Sports & Entertainment > Music & Audio > Music Streaming > Vinyl CDs & Record Stores as B2C Enthusiast with interest intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 85 of 100.', '{"acme_dsp":{"name":"Vinyl Record Collectors","description":""}}', 'local', '25f73f5c7c0d4d2c', NULL, NULL, NULL, NULL, '2026-11-15T15:24:12.256Z', '2026-11-15T15:24:14.826Z'),
(11, 'tp_0Vb3WKsBJk79bflz8igK', 'Ceramic Kiln Owners', 'ceramic kiln owners', 'Hobbies', 'Travel & Leisure', 'Arts & Crafts', 'Pottery & Ceramics', NULL, NULL, NULL, 'B2C', 'Ownership', '248', '2.5', 'None', 'High', 'Retention', '@owner ceramic kiln', '["kiln","ceramic","pottery & ceramics","arts & crafts"]', 'Arts & Crafts > Pottery & Ceramics', 'product', 'interest', 'Most Aware', 'Lower', 94, 'Ceramic Kiln Owners (Product) > Hobbies > Arts & Crafts > B2C Ownership > High Intensity + Most Aware > Lower Funnel Retention > 30 Day', 'Ceramic Kiln Owners (Product) > Travel & Leisure > Hobbies > Arts & Crafts > B2C Ownership > Retention > 30 Day', 'Ceramic Kiln Owners > Product + Interest > Travel & Leisure > Hobbies > Arts & Crafts > B2C > High Intensity > Most Aware > Lower Funnel Retention > 30 Day', 'Consumers who are ceramic kiln owners. They put real time into what they make, collect or practice. They already know what they like, so loyalty and upgrade offers work well. A good fit for craft stores, specialty retailers and online classes.', 'Consumers who are ceramic kiln owners. They put real time into what they make, collect or practice. They already know what they like, so loyalty and upgrade offers work well. A good fit for craft stores, specialty retailers and online classes. Signals include kiln, ceramic and pottery & ceramics.', 'Consumers who are ceramic kiln owners. They put real time into what they make, collect or practice. They already know what they like, so loyalty and upgrade offers work well. A good fit for craft stores, specialty retailers and online classes. Signals include kiln, ceramic and pottery & ceramics. Classified under Travel & Leisure > Hobbies > Arts & Crafts > Pottery & Ceramics as B2C Ownership with product and interest intent: high intensity, most aware, lower funnel at the retention stage. Sensitivity: None. Composite score: 94 of 100.', '{"acme_dsp":{"name":"Ceramic Kiln Owners","description":""}}', 'local', 'a457e0e20b546dda', NULL, NULL, NULL, NULL, '2026-11-15T15:24:13.632Z', '2026-11-15T15:24:14.826Z')
--> statement-breakpoint
INSERT INTO "org_topics" ("seq", "id", "org_id", "workspace_id", "topic_id", "topic_name", "normalized_name", "parent_category", "taxonomy_type", "subcategory", "subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4", "segment_type", "audience_type", "iab_code", "engine_version", "sensitivity", "intensity", "buyer_journey", "overrides", "external_id", "source", "performance_score", "batch_id", "created_at", "updated_at", "topic_seq", "hidden") VALUES
(1, 'ot_0Vb3WK6uuIVI5muERmkk', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WK6NxAT7xYrt05Vu', 'Trail Runners', 'trail runners', 'Sports & Outdoors', 'Sports & Entertainment', 'Camping & Hiking', 'Hiking & Backpacking', NULL, NULL, NULL, 'B2G', 'Enthusiast', '159', '2.5', 'None', 'High', 'Advocacy', '{"segment_type":"B2G"}', NULL, 'manual', 0.60000000000000009, NULL, '2026-11-15T15:24:10.700Z', '2026-11-15T15:24:13.134Z', 1, 0),
(2, 'ot_0Vb3WKAGrIqfzTPQX1K4', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WK8pL5BlOWV4LmEg', 'Luxury Watch Collectors', 'luxury watch collectors', 'Fashion', 'Retail & Style', 'Jewelry & Watches', 'Watches', NULL, NULL, NULL, 'B2B', 'Enthusiast', '565', '2.5', 'None', 'High', 'Advocacy', '{}', NULL, 'manual', NULL, NULL, '2026-11-15T15:24:10.908Z', '2026-11-15T15:24:13.880Z', 2, 0),
(3, 'ot_0Vb3WKCMDZ3OUHaRgefM', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKBqZj5VjsrWld2R', 'Line Broken O''Briens', 'line broken obriens', 'Telecom & Utilities', 'Technology & Telecom', 'Wireless Carriers & Plans', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '420', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'manual', NULL, NULL, '2026-11-15T15:24:11.038Z', '2026-11-15T15:24:11.038Z', 3, 0),
(4, 'ot_0Vb3WKDg1pp3BI1HSEaW', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKDAv5zep7T310sP', 'Pet Insurance Shoppers', 'pet insurance shoppers', 'Insurance', 'Finance & Insurance', 'Pet Insurance', NULL, NULL, NULL, NULL, 'B2C', 'In-Market', '403', '2.5', 'None', 'Medium', 'Decision', '{}', NULL, 'manual', NULL, NULL, '2026-11-15T15:24:11.120Z', '2026-11-15T15:24:11.120Z', 4, 0),
(5, 'ot_0Vb3WKF2vUrfjEm8SmYm', 'org_0Vb3WJogTqncu0SGSWbO', 'team-1', 'tp_0Vb3WKEaKhzD0nJEJlnD', 'Workspace Yogis', 'workspace yogis', 'Shopping', 'Retail & Style', 'Online Shoppers', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '473', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'manual', NULL, NULL, '2026-11-15T15:24:11.204Z', '2026-11-15T15:24:13.990Z', 5, 1),
(6, 'ot_0Vb3WKKmxQQNNVP0dWcN', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKKPyIulx7Le0Ah2', 'Cordless Drill Buyers', 'cordless drill buyers', 'Home & Garden', 'Home & Living', 'Tools & Hardware', 'Power Tools', NULL, NULL, NULL, 'B2C', 'In-Market', '280', '2.5', 'None', 'Medium', 'Decision', '{}', NULL, 'import', 0.8, 'batch_1794756251465_xV4Cy4Ow584vl6Gp', '2026-11-15T15:24:11.560Z', '2026-11-15T15:24:11.560Z', 6, 0),
(8, 'ot_0Vb3WKRtzcV4MiropQK5', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKQS9dKWvqo7KpxI', 'Urban Beekeepers', 'urban beekeepers', 'Hobbies', 'Travel & Leisure', 'Birdwatching & Nature', 'Beekeeping & Homesteading', NULL, NULL, NULL, 'B2C', 'Interest', '258', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'import', NULL, 'batch_1794756251604_WRTKz1U8kzImlNmt', '2026-11-15T15:24:12.001Z', '2026-11-15T15:24:14.208Z', 7, 0),
(10, 'ot_0Vb3WKW0wEKJUPToL8Bh', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKUuweyMbKOSPRff', 'Home Brewing Beginners', 'home brewing beginners', 'Alcohol & Regulated', 'Food & CPG', 'Beer', 'Homebrewing', NULL, NULL, NULL, 'B2C', 'Interest', '211', '2.5', 'Restricted', 'Low', 'Awareness', '{}', '1', 'sync', NULL, 'run_0Vb3WKT6FY3G6HjReUPW', '2026-11-15T15:24:12.256Z', '2026-11-15T15:24:12.256Z', 9, 0),
(11, 'ot_0Vb3WKW00d1xE9ve5Jvb', 'org_0Vb3WJogTqncu0SGSWbO', '', 'tp_0Vb3WKUu2bpJJ4anUlPo', 'Vinyl Record Collectors', 'vinyl record collectors', 'Music & Audio', 'Sports & Entertainment', 'Music Streaming', 'Vinyl CDs & Record Stores', NULL, NULL, NULL, 'B2C', 'Enthusiast', '338', '2.5', 'None', 'High', 'Advocacy', '{}', '2', 'sync', NULL, 'run_0Vb3WKT6FY3G6HjReUPW', '2026-11-15T15:24:12.256Z', '2026-11-15T15:24:12.256Z', 10, 0)
--> statement-breakpoint
INSERT INTO "connections" ("rowid", "id", "org_id", "name", "platform", "direction", "config", "credentials", "status", "last_tested_at", "next_sync_at", "created_by", "created_at", "updated_at") VALUES
(1, 'conn_0Vb3WKSmOz5aFWZF3jL6', 'org_0Vb3WJogTqncu0SGSWbO', 'Shop', 'custom_api', 'inbound', '{"base_url":"http://127.0.0.1:34405/shop"}', NULL, 'untested', NULL, NULL, 'usr_0Vb3WJogmGov3phiwhLC', '2026-11-15T15:24:12.056Z', '2026-11-15T15:24:12.056Z'),
(2, 'conn_0Vb3WKXrd0w9lVGYzc2v', 'org_0Vb3WJogTqncu0SGSWbO', 'Marketplace', 'marketplace', 'outbound', '{"api_base_url":"http://127.0.0.1:43777/acme/marketplace","token_url":"http://127.0.0.1:43777/acme/marketplace/token","default_cpm":1.5}', 'v1.local.F8G9lHNkBi7UTNLE.vfh0u+CXK8hpVHP8q0ywO9aEZIp3XvBlllzpHgr4I8y7iarWLgur2MxCue/62NA6TytFV+Rm6pvmQRMQCXiv2pHu4H0RwRBx7YC0ue5zIcoi3NVwCkNy8IMmQQZCsr6DXcAMuS6B44TxisK62XO/ztOwmfqpJYdqB7TQow==', 'untested', NULL, NULL, 'usr_0Vb3WJogmGov3phiwhLC', '2026-11-15T15:24:12.371Z', '2026-11-15T15:24:12.371Z'),
(3, 'conn_0Vb3WKdRFBTUQKBU6nbt', 'org_0Vb3WJogTqncu0SGSWbO', 'Exchange', 'exchange', 'outbound', '{"account_id":42,"advertiser_account_id":"adv","match_key":"uid","upload_method":"sftp"}', 'v1.local./54luxOrO/vKo5U8.jYlmxKUrpGy9fpNlNphYVo+jFc/I+mTRrq6UQq4uy4ZS4ueME8tzuEUXnhXKlhFNa7E9LUpxb3i0xGlxZhQhaZR8pmi70MOjMMB2PL/CZiRS+mP1/FCvTubN3PEHRabfqwO4iXbCxi5Cq6Zk', 'untested', NULL, NULL, 'usr_0Vb3WJogmGov3phiwhLC', '2026-11-15T15:24:12.717Z', '2026-11-15T15:24:12.717Z')
--> statement-breakpoint
INSERT INTO "import_batches" ("rowid", "id", "org_id", "workspace_id", "created_by", "filename", "status", "failure", "mappings", "use_llm", "total_rows", "processed_rows", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "chunks_total", "chunks_completed", "created_at", "completed_at", "source_key", "source_digest") VALUES
(1, 'batch_1794756251465_xV4Cy4Ow584vl6Gp', 'org_0Vb3WJogTqncu0SGSWbO', '', 'usr_0Vb3WJogmGov3phiwhLC', 'rows.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"},{"csvColumn":"Score","targetField":"performance_score"}]', 0, 3, 3, 1, 1, 1, 0, 1, 1, 1, '2026-11-15T15:24:11.465Z', '2026-11-15T15:24:11.510Z', NULL, NULL),
(2, 'batch_1794756251604_WRTKz1U8kzImlNmt', 'org_0Vb3WJogTqncu0SGSWbO', '', 'usr_0Vb3WJogmGov3phiwhLC', 'file.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"}]', 0, 2, 2, 2, 0, 0, 0, 0, 1, 1, '2026-11-15T15:24:11.604Z', '2026-11-15T15:24:11.896Z', 'batch_1794756251604_WRTKz1U8kzImlNmt/t8vst8aARXCSP86s.csv', '6277c467c9fe41cc66a067e061e6f2d9b68b073ae80fe2453a69bce5a7efcab5'),
(3, 'batch_1794756253553_HinBOetjXlPGawNX', 'system', '', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'rows.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"},{"csvColumn":"Score","targetField":"performance_score"}]', 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, '2026-11-15T15:24:13.553Z', '2026-11-15T15:24:13.616Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "sync_runs" ("rowid", "id", "org_id", "workspace_id", "connection_id", "created_by", "status", "failure", "total_items", "total_pages", "processed_pages", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "created_at", "completed_at") VALUES
(1, 'run_0Vb3WKT6FY3G6HjReUPW', 'org_0Vb3WJogTqncu0SGSWbO', '', 'conn_0Vb3WKSmOz5aFWZF3jL6', 'usr_0Vb3WJogmGov3phiwhLC', 'completed', NULL, 2, 1, 1, 2, 0, 0, 0, 0, '2026-11-15T15:24:12.076Z', '2026-11-15T15:24:12.152Z')
--> statement-breakpoint
INSERT INTO "push_runs" ("rowid", "id", "org_id", "workspace_id", "connection_id", "created_by", "status", "total_segments", "processed_segments", "success_count", "error_count", "skipped", "errors", "created_at", "completed_at", "background", "failure", "stalls") VALUES
(1, 'run_0Vb3WKYMInNiI0n5cxTg', 'org_0Vb3WJogTqncu0SGSWbO', '', 'conn_0Vb3WKXrd0w9lVGYzc2v', 'usr_0Vb3WJogmGov3phiwhLC', 'completed', 3, 3, 3, 0, 0, '[]', '2026-11-15T15:24:12.402Z', '2026-11-15T15:24:12.520Z', 0, NULL, 0),
(2, 'run_0Vb3WKdw80LKbaxj0O19', 'org_0Vb3WJogTqncu0SGSWbO', '', 'conn_0Vb3WKdRFBTUQKBU6nbt', 'usr_0Vb3WJogmGov3phiwhLC', 'completed', 1, 1, 0, 0, 0, '[]', '2026-11-15T15:24:12.748Z', '2026-11-15T15:24:12.956Z', 0, NULL, 0)
--> statement-breakpoint
INSERT INTO "activations" ("rowid", "id", "org_id", "workspace_id", "org_topic_id", "topic_id", "connection_id", "run_id", "platform", "status", "platform_segment_id", "pushed_name", "pushed_description", "engine_version_at_push", "attempts", "outcome_unknown", "error", "created_at", "activated_at", "deactivated_at", "topic_name", "as_pushed", "intent", "claim", "claimed_until", "merged_from") VALUES
(1, 'act_e452f78525e87f0dc3f63cce9642019c', 'org_0Vb3WJogTqncu0SGSWbO', '', 'ot_0Vb3WK6uuIVI5muERmkk', 'tp_0Vb3WK6NxAT7xYrt05Vu', 'conn_0Vb3WKXrd0w9lVGYzc2v', 'run_0Vb3WKYMInNiI0n5cxTg', 'marketplace', 'active', '70001', 'Trail Runners (Interest) > Sports & Entertainment > Sports & Outdoors > Camping & Hiking > B2B Enthusiast > Advocacy > 30 Day', 'Professionals who are trail runners. Game days, training and time outside fill their calendar. Their peers listen to them, so references and communities are worth the effort. Signals include trail, hiking & backpacking and camping & hiking.', '2.5', 2, 0, NULL, '2026-11-15T15:24:12.402Z', '2026-11-15T15:24:12.520Z', NULL, NULL, NULL, NULL, NULL, NULL, ''),
(2, 'act_7a8ee8b6af5b4a753a4386392d3e4267', 'org_0Vb3WJogTqncu0SGSWbO', '', 'ot_0Vb3WKAGrIqfzTPQX1K4', 'tp_0Vb3WK8pL5BlOWV4LmEg', 'conn_0Vb3WKXrd0w9lVGYzc2v', 'run_0Vb3WKYMInNiI0n5cxTg', 'marketplace', 'active', '70002', 'Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day', 'Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. Signals include watch, jewelry & watches and luxury.', '2.5', 1, 0, NULL, '2026-11-15T15:24:12.402Z', '2026-11-15T15:24:12.520Z', NULL, NULL, NULL, NULL, NULL, NULL, ''),
(3, 'act_253faeb28c7693073058f8f2ebe987b4', 'org_0Vb3WJogTqncu0SGSWbO', '', 'ot_0Vb3WKDg1pp3BI1HSEaW', 'tp_0Vb3WKDAv5zep7T310sP', 'conn_0Vb3WKXrd0w9lVGYzc2v', 'run_0Vb3WKYMInNiI0n5cxTg', 'marketplace', 'active', '70003', 'Pet Insurance Shoppers (Product) > Finance & Insurance > Insurance > Pet Insurance > B2C In-Market > Decision > 30 Day', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites.', '2.5', 1, 0, NULL, '2026-11-15T15:24:12.402Z', '2026-11-15T15:24:12.520Z', NULL, NULL, '121zeas.l8zfzt', NULL, NULL, NULL, ''),
(4, 'act_9d823f821fd9234017ca25ab01c7a5d0', 'org_0Vb3WJogTqncu0SGSWbO', '', 'ot_0Vb3WKCMDZ3OUHaRgefM', 'tp_0Vb3WKBqZj5VjsrWld2R', 'conn_0Vb3WKdRFBTUQKBU6nbt', 'run_0Vb3WKdw80LKbaxj0O19', 'exchange', 'pending', 'ot_0Vb3WKCMDZ3OUHaRgefM', 'Line Broken O''Briens (Need) > Telecom & Utilities > Wireless Carriers & Plans > B2C Interest > Awareness > 30 Day', 'Consumers who are looking for help with line broken O''Briens. Coverage, reliability and the monthly bill decide whether they stay or switch. Most are early on, so broad and helpful messages land best. A good fit for carriers, internet providers and energy companies.', '2.5', 0, 0, NULL, '2026-11-15T15:24:12.748Z', NULL, NULL, NULL, '1xob7xi.t2ydjo', NULL, NULL, NULL, '')
--> statement-breakpoint
INSERT INTO "jobs" ("rowid", "id", "job_type", "org_id", "created_by", "status", "config", "total_items", "processed_items", "success_count", "error_count", "skip_count", "result", "cursor", "fence", "created_at", "started_at", "completed_at") VALUES
(1, 'job_1794756253294_nycILVRkTD00bV1p', 'refresh_activations', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'completed', '{"orgId":"org_0Vb3WJogTqncu0SGSWbO","workspace":""}', 1, 1, 0, 1, 0, '{}', '1', 1794756253356, '2026-11-15T15:24:13.294Z', '2026-11-15T15:24:13.361Z', '2026-11-15T15:24:13.516Z'),
(2, 'job_1794756254125_JpCE1uv4iQ8aRIZm', 'merge', NULL, 'usr_0Vb3WK3tnPmvzAE6UGAY', 'completed', '{"clusters":[{"winnerId":"tp_0Vb3WKQS9dKWvqo7KpxI","winnerName":"Urban Beekeepers","loserIds":["tp_0Vb3WKQVZX4KlFEiC79O"],"loserNames":["Electric Scooter Commuters"],"similarity":0.96}]}', 1, 1, 1, 0, 0, '{}', '10', 1794756254188, '2026-11-15T15:24:14.125Z', '2026-11-15T15:24:14.193Z', '2026-11-15T15:24:14.208Z'),
(3, 'job_1794756254519_jSfg9QifiL9r5DoB', 'reclassify', NULL, 'usr_0Vb3WK3tnPmvzAE6UGAY', 'completed', '{"mode":"local","force":true}', 9, 9, 9, 0, 0, '{}', '11', 1794756254748, '2026-11-15T15:24:14.519Z', '2026-11-15T15:24:14.774Z', '2026-11-15T15:24:14.827Z'),
(4, 'job_1794756254931_0d59feAwjpY7Htea', 'reclassify', NULL, 'usr_0Vb3WK3tnPmvzAE6UGAY', 'processing', '{"mode":"llm","force":true,"limit":2,"enableWebSearch":false}', 2, 0, 0, 0, 0, '{}', '{"after":2,"planned":2,"all":true}', 1794756254993, '2026-11-15T15:24:14.931Z', '2026-11-15T15:24:15.000Z', NULL)
--> statement-breakpoint
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES
(1, '0000_domain.sql', '2026-11-15 15:23:41'),
(2, '0001_text_search.sql', '2026-11-15 15:23:43'),
(3, '0002_library_lists.sql', '2026-11-15 15:23:46'),
(4, '0003_library_triggers.sql', '2026-11-15 15:23:52'),
(5, '0004_import_files.sql', '2026-11-15 15:23:55'),
(6, '0005_exchange_files.sql', '2026-11-15 15:23:58'),
(7, '0006_activation_claims.sql', '2026-11-15 15:24:00'),
(8, '0007_activation_triggers.sql', '2026-11-15 15:24:02'),
(9, '0008_operators.sql', '2026-11-15 15:24:04')
--> statement-breakpoint
INSERT INTO "memberships" ("rowid", "org_id", "user_id", "role") VALUES
(1, 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'owner'),
(2, 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'owner')
--> statement-breakpoint
INSERT INTO "sessions" ("rowid", "id", "user_id", "org_id", "created_at", "expires_at") VALUES
(1, '1238c496a83d449b5e73b106376b865c0251dd2cc85e93b246cc56bfa0e4bb8e', 'usr_0Vb3WJogmGov3phiwhLC', 'org_0Vb3WJogTqncu0SGSWbO', '2026-11-15T15:24:09.600Z', '2999-01-01T00:00:00.000Z'),
(2, 'b6711895eef2198aa31ffe340ebd04c9d02b610e68fd34194a78cfc7adceb352', 'usr_0Vb3WJogmGov3phiwhLC', 'org_0Vb3WJogTqncu0SGSWbO', '2026-11-15T15:24:10.254Z', '2999-01-01T00:00:00.000Z'),
(3, '81609cb929891571d9598571c5724b08daeb31e1094be059ecbd57197231b40f', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'org_0Vb3WK3tmwIcMEuminV6', '2026-11-15T15:24:10.519Z', '2999-01-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "api_keys" ("rowid", "id", "org_id", "created_by", "name", "key_prefix", "hash", "scopes", "revoked_at", "created_at", "expires_at", "last_used_at") VALUES
(1, 'key_0Vb3WJqwT25oLWKO8wGt', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'Demo key', 'txadv_oZ49V9', 'd0c3b2e1b9ef949f28c0ee313455e9f5ddd5bd543a77db8426aa81609bba5846', '["classify","topics:read","topics:write","export","sync","activations","mappings:read"]', NULL, '2026-11-15T15:24:09.708Z', NULL, '2026-11-15T15:24:10.564Z')
--> statement-breakpoint
INSERT INTO "sdk_keys" ("rowid", "id", "org_id", "created_by", "name", "key_prefix", "hash", "scopes", "revoked_at", "created_at") VALUES
(1, 'sdk_0Vb3WJtEvcPixdENf9Pv', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'Demo page', 'pk_live_', '6bca9d905e52422211e340e5ed8bca073b039d2b3ffd7ac27bc8818ea0cf303f', '["classify","topics:read","topics:write","export","sync","activations","mappings:read"]', NULL, '2026-11-15T15:24:09.852Z')
--> statement-breakpoint
INSERT INTO "global_history" ("rowid", "id", "topic_id", "change_type", "engine_version_before", "engine_version_after", "previous_values", "new_values", "changed_by", "source", "batch_id", "metadata", "changed_at") VALUES
(1, 'hist_0Vb3WKuHwn1VtdfbqX4X', 'tp_0Vb3WK6NxAT7xYrt05Vu', 'reclassified', '2.5', '2.5', '{"keywords":["trail","hiking & backpacking","camping & hiking"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking. Classified under Sports & Entertainment > Sports & Outdoors > Camping & Hiking > Hiking & Backpacking as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","taxonomy_hash":"a021fc3aa6b32db2"}', '{"keywords":["trail","running"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running. Classified under Sports & Entertainment > Sports & Outdoors > Camping & Hiking > Hiking & Backpacking as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","taxonomy_hash":"149c59e515206317"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_ui', NULL, '{}', '2026-11-15T15:24:13.761Z'),
(2, 'hist_0Vb3WKwC8YCCh9GBBBgB', 'tp_0Vb3WK8pL5BlOWV4LmEg', 'reclassified', '2.5', '2.5', '{"review_status":null,"segment_type":"B2C","segment_name_dspapi":"Luxury Watch Collectors (Product) > Fashion > Jewelry & Watches > B2C Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day","segment_name_marketplace":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day","segment_name_internal":"Luxury Watch Collectors > Product > Retail & Style > Fashion > Jewelry & Watches > B2C > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day","segment_desc_marketplace":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. Signals include watch, jewelry & watches and luxury.","segment_desc_dspapi":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.","internal_description":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury. Classified under Retail & Style > Fashion > Jewelry & Watches > Watches as B2C Enthusiast with product intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 92 of 100.","engine":"local","taxonomy_hash":"280fad517c910e45"}', '{"review_status":"reviewed","segment_type":"B2B","segment_name_dspapi":"Luxury Watch Collectors (Product) > Fashion > Jewelry & Watches > B2B Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day","segment_name_marketplace":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2B Enthusiast > Advocacy > 30 Day","segment_name_internal":"Luxury Watch Collectors > Product > Retail & Style > Fashion > Jewelry & Watches > B2B > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day","segment_desc_marketplace":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort.","segment_desc_dspapi":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.","internal_description":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury. Classified under Retail & Style > Fashion > Jewelry & Watches > Watches as B2B Enthusiast with product intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 92 of 100.","engine":"manual","taxonomy_hash":"9cd015d5801c412a"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_ui', NULL, '{"review":true,"reason":"Sold to jewellers","segmentType":"B2B"}', '2026-11-15T15:24:13.880Z'),
(3, 'hist_fa3baad357a948361ac9a10e79a3ddfa', 'tp_0Vb3WKEaKhzD0nJEJlnD', 'archived', '2.5', '2.5', '{"archived_at":null}', '{"archived_at":"2026-11-15T15:24:13.990Z"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_ui', NULL, '{}', '2026-11-15T15:24:13.990Z'),
(4, 'hist_0Vb3WL1UrRW4ftGr3cFX', 'tp_0Vb3WKQVZX4KlFEiC79O', 'merged', '2.5', '2.5', '{"merged_into":null}', '{"merged_into":"tp_0Vb3WKQS9dKWvqo7KpxI"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_merge', 'job_1794756254125_JpCE1uv4iQ8aRIZm', '{"winnerId":"tp_0Vb3WKQS9dKWvqo7KpxI"}', '2026-11-15T15:24:14.208Z'),
(5, 'hist_0Vb3WLBSFiQl82X7jKsv', 'tp_0Vb3WK6NxAT7xYrt05Vu', 'reclassified', '2.5', '2.5', '{"keywords":["trail","running"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running. Classified under Sports & Entertainment > Sports & Outdoors > Camping & Hiking > Hiking & Backpacking as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","platform_outputs":{},"taxonomy_hash":"149c59e515206317"}', '{"keywords":["trail","hiking & backpacking","camping & hiking"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail, hiking & backpacking and camping & hiking. Classified under Sports & Entertainment > Sports & Outdoors > Camping & Hiking > Hiking & Backpacking as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","platform_outputs":{"acme_dsp":{"name":"Trail Runners","description":""}},"taxonomy_hash":"a021fc3aa6b32db2"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(6, 'hist_0Vb3WLBTzHr6eq1BchOT', 'tp_0Vb3WK8pL5BlOWV4LmEg', 'reclassified', '2.5', '2.5', '{"platform_outputs":{},"engine":"manual","taxonomy_hash":"9cd015d5801c412a"}', '{"platform_outputs":{"acme_dsp":{"name":"Luxury Watch Collectors","description":""}},"engine":"local","taxonomy_hash":"7c5c142bee73d035"}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(7, 'hist_0Vb3WLBTgc4njZIUgSjo', 'tp_0Vb3WKBqZj5VjsrWld2R', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Line Broken O''Briens","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(8, 'hist_0Vb3WLBTbueq1SBdBrcW', 'tp_0Vb3WKDAv5zep7T310sP', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Pet Insurance Shoppers","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(9, 'hist_0Vb3WLBTLUcKEy9wKg1g', 'tp_0Vb3WKKPyIulx7Le0Ah2', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Cordless Drill Buyers","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(10, 'hist_0Vb3WLBTIdMTZBZajF8O', 'tp_0Vb3WKQS9dKWvqo7KpxI', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Urban Beekeepers","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(11, 'hist_0Vb3WLBTF6AJclFZpe4u', 'tp_0Vb3WKUuweyMbKOSPRff', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Home Brewing Beginners","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(12, 'hist_0Vb3WLBT2UVxf5xbsyeX', 'tp_0Vb3WKUu2bpJJ4anUlPo', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Vinyl Record Collectors","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z'),
(13, 'hist_0Vb3WLBTsyyh0dSYNTJM', 'tp_0Vb3WKsBJk79bflz8igK', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Ceramic Kiln Owners","description":""}}}', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'admin_reclassify_local', 'job_1794756254519_jSfg9QifiL9r5DoB', '{}', '2026-11-15T15:24:14.826Z')
--> statement-breakpoint
INSERT INTO "topic_history" ("rowid", "id", "org_id", "org_topic_id", "change_type", "changed_by", "previous_values", "new_values", "source", "metadata", "changed_at") VALUES
(1, 'hist_0Vb3WK6urd0U08ZxjUBl', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WK6uuIVI5muERmkk', 'created', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Trail Runners","parent_category":"Sports & Outdoors","taxonomy_type":"Sports & Entertainment","subcategory":"Camping & Hiking","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0Vb3WK6NxAT7xYrt05Vu"}', '2026-11-15T15:24:10.700Z'),
(2, 'hist_0Vb3WKAG2M6bqkwg8bb2', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKAGrIqfzTPQX1K4', 'created', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Luxury Watch Collectors","parent_category":"Fashion","taxonomy_type":"Retail & Style","subcategory":"Jewelry & Watches","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0Vb3WK8pL5BlOWV4LmEg"}', '2026-11-15T15:24:10.908Z'),
(3, 'hist_0Vb3WKCMzz4bBXWuLne2', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKCMDZ3OUHaRgefM', 'created', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Line Broken O''Briens","parent_category":"Telecom & Utilities","taxonomy_type":"Technology & Telecom","subcategory":"Wireless Carriers & Plans","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0Vb3WKBqZj5VjsrWld2R"}', '2026-11-15T15:24:11.038Z'),
(4, 'hist_0Vb3WKDgGHOz6VD5ecvD', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKDg1pp3BI1HSEaW', 'created', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Pet Insurance Shoppers","parent_category":"Insurance","taxonomy_type":"Finance & Insurance","subcategory":"Pet Insurance","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0Vb3WKDAv5zep7T310sP"}', '2026-11-15T15:24:11.120Z'),
(5, 'hist_0Vb3WKF2iFNUCo3k6etw', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKF2vUrfjEm8SmYm', 'created', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Workspace Yogis","parent_category":"Shopping","taxonomy_type":"Retail & Style","subcategory":"Online Shoppers","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0Vb3WKEaKhzD0nJEJlnD"}', '2026-11-15T15:24:11.204Z'),
(6, 'hist_0Vb3WKGUsOYlkgSEjv4A', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WK6uuIVI5muERmkk', 'field_edit', 'usr_0Vb3WJogmGov3phiwhLC', '{"segment_type":"B2C"}', '{"segment_type":"B2B"}', 'manual', '{}', '2026-11-15T15:24:11.294Z'),
(7, 'hist_0Vb3WKKmjsBwLnfiqQsM', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKKmxQQNNVP0dWcN', 'imported', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Cordless Drill Buyers","parent_category":"Home & Garden","taxonomy_type":"Home & Living","subcategory":"Tools & Hardware","segment_type":"B2C"}', 'import', '{"topicId":"tp_0Vb3WKKPyIulx7Le0Ah2","batchId":"batch_1794756251465_xV4Cy4Ow584vl6Gp"}', '2026-11-15T15:24:11.560Z'),
(8, 'hist_0Vb3WKKm6e8mCg9Jlwak', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WK6uuIVI5muERmkk', 'metadata_enrichment', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"performance_score":0.60000000000000009}', 'import', '{}', '2026-11-15T15:24:11.560Z'),
(9, 'hist_0Vb3WKRttf8JzaMoJHE0', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKRtzcV4MiropQK5', 'imported', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Urban Beekeepers","parent_category":"Hobbies","taxonomy_type":"Travel & Leisure","subcategory":"Birdwatching & Nature","segment_type":"B2C"}', 'import', '{"topicId":"tp_0Vb3WKQS9dKWvqo7KpxI","batchId":"batch_1794756251604_WRTKz1U8kzImlNmt"}', '2026-11-15T15:24:12.001Z'),
(10, 'hist_0Vb3WKRtaYtbaNfSiPLO', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKRtzcV4MiropQK5', 'imported', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Electric Scooter Commuters","parent_category":"Powersports & RV","taxonomy_type":"Automotive","subcategory":"Electric Bikes & Micromobility","segment_type":"B2C"}', 'import', '{"topicId":"tp_0Vb3WKQVZX4KlFEiC79O","batchId":"batch_1794756251604_WRTKz1U8kzImlNmt"}', '2026-11-15T15:24:12.001Z'),
(11, 'hist_0Vb3WKW0AAwSfeOGEjIP', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKW0wEKJUPToL8Bh', 'synced', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Home Brewing Beginners","parent_category":"Alcohol & Regulated","taxonomy_type":"Food & CPG","subcategory":"Beer","segment_type":"B2C"}', 'sync', '{"topicId":"tp_0Vb3WKUuweyMbKOSPRff","batchId":"run_0Vb3WKT6FY3G6HjReUPW"}', '2026-11-15T15:24:12.256Z'),
(12, 'hist_0Vb3WKW0GthXeciYnYkc', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKW00d1xE9ve5Jvb', 'synced', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"topic_name":"Vinyl Record Collectors","parent_category":"Music & Audio","taxonomy_type":"Sports & Entertainment","subcategory":"Music Streaming","segment_type":"B2C"}', 'sync', '{"topicId":"tp_0Vb3WKUu2bpJJ4anUlPo","batchId":"run_0Vb3WKT6FY3G6HjReUPW"}', '2026-11-15T15:24:12.256Z'),
(13, 'hist_0Vb3WKaGpheS70YfmYB6', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WK6uuIVI5muERmkk', 'activated', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"platform":"marketplace","connectionId":"conn_0Vb3WKXrd0w9lVGYzc2v","platformSegmentId":"70001","segmentName":"Trail Runners (Interest) > Sports & Entertainment > Sports & Outdoors > Camping & Hiking > B2B Enthusiast > Advocacy > 30 Day"}', 'push', '{"activationId":"act_e452f78525e87f0dc3f63cce9642019c","runId":"run_0Vb3WKYMInNiI0n5cxTg"}', '2026-11-15T15:24:12.520Z'),
(14, 'hist_0Vb3WKaGgWQLFBlOXfI2', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKAGrIqfzTPQX1K4', 'activated', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"platform":"marketplace","connectionId":"conn_0Vb3WKXrd0w9lVGYzc2v","platformSegmentId":"70002","segmentName":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day"}', 'push', '{"activationId":"act_7a8ee8b6af5b4a753a4386392d3e4267","runId":"run_0Vb3WKYMInNiI0n5cxTg"}', '2026-11-15T15:24:12.520Z'),
(15, 'hist_0Vb3WKaGwEkPX6kZn0Cn', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKDg1pp3BI1HSEaW', 'activated', 'usr_0Vb3WJogmGov3phiwhLC', '{}', '{"platform":"marketplace","connectionId":"conn_0Vb3WKXrd0w9lVGYzc2v","platformSegmentId":"70003","segmentName":"Pet Insurance Shoppers (Product) > Finance & Insurance > Insurance > Pet Insurance > B2C In-Market > Decision > 30 Day"}', 'push', '{"activationId":"act_253faeb28c7693073058f8f2ebe987b4","runId":"run_0Vb3WKYMInNiI0n5cxTg"}', '2026-11-15T15:24:12.520Z'),
(16, 'hist_0Vb3WKkBoqklNEaecx3u', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WK6uuIVI5muERmkk', 'field_edit', 'usr_0Vb3WJogmGov3phiwhLC', '{"segment_type":"B2B"}', '{"segment_type":"B2G"}', 'manual', '{}', '2026-11-15T15:24:13.134Z'),
(17, 'hist_5F2CA0EC8B9736EDE0A3', 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKRtzcV4MiropQK5', 'metadata_enrichment', 'usr_0Vb3WK3tnPmvzAE6UGAY', '{}', '{}', 'merge', '{"jobId":"job_1794756254125_JpCE1uv4iQ8aRIZm","merged":[{"orgTopicId":"ot_0Vb3WKRtQ84f0EfP0CMQ","topicId":"tp_0Vb3WKQVZX4KlFEiC79O","overrides":{}}]}', '2026-11-15T15:24:14.208Z')
--> statement-breakpoint
INSERT INTO "import_chunks" ("rowid", "batch_id", "chunk_index", "rows", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "completed_at", "outcomes") VALUES
(1, 'batch_1794756251465_xV4Cy4Ow584vl6Gp', 0, 3, 1, 1, 1, 0, 1, '2026-11-15T15:24:11.510Z', '[[1,"created","ot_0Vb3WKKmxQQNNVP0dWcN"],[3,"duplicate","ot_0Vb3WK6uuIVI5muERmkk"]]'),
(2, 'batch_1794756251604_WRTKz1U8kzImlNmt', 0, 2, 2, 0, 0, 0, 0, '2026-11-15T15:24:11.896Z', '[[1,"created","ot_0Vb3WKRtzcV4MiropQK5"],[2,"created","ot_0Vb3WKRtQ84f0EfP0CMQ"]]'),
(3, 'batch_1794756253553_HinBOetjXlPGawNX', 0, 1, 1, 0, 0, 0, 0, '2026-11-15T15:24:13.616Z', '[[1,"created","tp_0Vb3WKsBJk79bflz8igK"]]')
--> statement-breakpoint
INSERT INTO "import_errors" ("rowid", "batch_id", "row", "message", "cells") VALUES
(1, 'batch_1794756251465_xV4Cy4Ow584vl6Gp', 2, 'topic_name is required', '{"Name":"","Score":"0.7000000000000001"}')
--> statement-breakpoint
INSERT INTO "sync_pages" ("rowid", "run_id", "page", "items", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "completed_at") VALUES
(1, 'run_0Vb3WKT6FY3G6HjReUPW', 1, 2, 2, 0, 0, 0, 0, '2026-11-15T15:24:12.152Z')
--> statement-breakpoint
INSERT INTO "deliveries" ("rowid", "id", "org_id", "connection_id", "activation_id", "objects", "status", "attempts", "lease_token", "available_at", "error", "created_at", "completed_at", "segment_id") VALUES
(1, 'dlv_UC3EhOYhvDRTi5BspJSv', 'org_0Vb3WJogTqncu0SGSWbO', 'conn_0Vb3WKdRFBTUQKBU6nbt', 'act_9d823f821fd9234017ca25ab01c7a5d0', '[{"key":"dlv_UC3EhOYhvDRTi5BspJSv/uid/ot_0Vb3WKCMDZ3OUHaRgefM.gz","path":"uid/ot_0Vb3WKCMDZ3OUHaRgefM.gz","bytes":32,"digest":"67604377d3cd6dae3e726dd7b07e3a9ab3d12ad4231e17184a8ac359703caad0"},{"key":"dlv_UC3EhOYhvDRTi5BspJSv/uid/ot_0Vb3WKCMDZ3OUHaRgefM.json","path":"uid/ot_0Vb3WKCMDZ3OUHaRgefM.json","bytes":280,"digest":"0933b2e67065003b8d4a7314585d78ba8b226c70cae6ab0a9927dc31989abc48"}]', 'leased', 0, 'lease_91IVMJycWt6iaa7jig3S', '2026-11-15T15:34:12.981Z', NULL, '2026-11-15T15:24:12.951Z', NULL, 'ot_0Vb3WKCMDZ3OUHaRgefM')
--> statement-breakpoint
INSERT INTO "segment_members" ("rowid", "org_id", "org_topic_id", "match_key", "object_key", "member_count", "updated_at", "bytes", "digest") VALUES
(1, 'org_0Vb3WJogTqncu0SGSWbO', 'ot_0Vb3WKCMDZ3OUHaRgefM', 'uid', 'org_0Vb3WJogTqncu0SGSWbO/ot_0Vb3WKCMDZ3OUHaRgefM/uid/dcdLbix1tAwX8AL2.gz', 2, '2026-11-15T15:24:12.676Z', 32, '67604377d3cd6dae3e726dd7b07e3a9ab3d12ad4231e17184a8ac359703caad0')
--> statement-breakpoint
INSERT INTO "audit_log" ("seq", "at", "org_id", "actor", "action", "target", "details", "request_id") VALUES
(1, '2026-11-15T15:24:09.711Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'api_key.created', 'key_0Vb3WJqwT25oLWKO8wGt', '{"name":"Demo key","scopes":["classify","topics:read","topics:write","export","sync","activations","mappings:read"]}', 'req_0Vb3WJqTSI3jWlDOWaEs'),
(2, '2026-11-15T15:24:09.852Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'sdk_key.created', 'sdk_0Vb3WJtEvcPixdENf9Pv', '{"name":"Demo page","mode":"live","scopes":["classify","topics:read","topics:write","export","sync","activations","mappings:read"]}', 'req_0Vb3WJssZurDRtpfVN86'),
(3, '2026-11-15T15:24:12.056Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'connection.created', 'conn_0Vb3WKSmOz5aFWZF3jL6', '{"name":"Shop","platform":"custom_api","direction":"inbound"}', 'req_0Vb3WKSjoWlqplkgXoDH'),
(4, '2026-11-15T15:24:12.372Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'connection.created', 'conn_0Vb3WKXrd0w9lVGYzc2v', '{"name":"Marketplace","platform":"marketplace","direction":"outbound"}', 'req_0Vb3WKXjOpw30H5CmARD'),
(5, '2026-11-15T15:24:12.717Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'connection.created', 'conn_0Vb3WKdRFBTUQKBU6nbt', '{"name":"Exchange","platform":"exchange","direction":"outbound"}', 'req_0Vb3WKdEatZDSZTUkKwr'),
(6, '2026-11-15T15:24:13.294Z', 'org_0Vb3WJogTqncu0SGSWbO', 'usr_0Vb3WJogmGov3phiwhLC', 'job.created', 'job_1794756253294_nycILVRkTD00bV1p', '{"jobType":"refresh_activations","totalItems":1}', 'req_0Vb3WKkk6Hkp2OmL0ISg'),
(7, '2026-11-15T15:24:13.553Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'seeding.created', 'batch_1794756253553_HinBOetjXlPGawNX', '{"filename":"rows.csv","totalRows":1}', 'req_0Vb3WKqpeTxpjsrq0Bgu'),
(8, '2026-11-15T15:24:13.761Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'topic.edited', 'tp_0Vb3WK6NxAT7xYrt05Vu', '{"fields":["keywords"]}', 'req_0Vb3WKtinvT6aKE1986O'),
(9, '2026-11-15T15:24:13.880Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'topic.reviewed', 'tp_0Vb3WK8pL5BlOWV4LmEg', '{"review":true,"reason":"Sold to jewellers","segmentType":"B2B","fields":["review_status","segment_type"]}', 'req_0Vb3WKvRmOobZJxmFLuD'),
(10, '2026-11-15T15:24:13.990Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'topics.archived', '', '{"topicIds":["tp_0Vb3WKEaKhzD0nJEJlnD"]}', 'req_0Vb3WKxWkMBA6rTPsqoz'),
(11, '2026-11-15T15:24:14.049Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'template.created', 'tpl_0Vb3WKyu8HMkkl7d82Mj', '{"platformKey":"acme_dsp"}', 'req_0Vb3WKynCIJ1AAUovxCQ'),
(12, '2026-11-15T15:24:14.125Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'job.created', 'job_1794756254125_JpCE1uv4iQ8aRIZm', '{"jobType":"merge","totalItems":1}', 'req_0Vb3WKzm7xYGcVgD41iD'),
(13, '2026-11-15T15:24:14.519Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'job.created', 'job_1794756254519_jSfg9QifiL9r5DoB', '{"jobType":"reclassify","totalItems":9}', 'req_0Vb3WL4UOKSUcHKyPrYv'),
(14, '2026-11-15T15:24:14.931Z', 'org_0Vb3WK3tmwIcMEuminV6', 'usr_0Vb3WK3tnPmvzAE6UGAY', 'job.created', 'job_1794756254931_0d59feAwjpY7Htea', '{"jobType":"reclassify","totalItems":2}', 'req_0Vb3WLCeT9TvpmAexLjv')
--> statement-breakpoint
INSERT INTO "dead_letters" ("rowid", "id", "queue", "body", "attempts", "received_at") VALUES
(1, 'dead-1', 'strata-imports-dead', '{"kind":"chunk"}', 6, '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "job_errors" ("seq", "job_id", "item_id", "name", "message") VALUES
(1, 'job_1794756253294_nycILVRkTD00bV1p', 'act_e452f78525e87f0dc3f63cce9642019c', 'Trail Runners', 'Failed to deactivate old segment on platform')
--> statement-breakpoint
INSERT INTO "learned_rules" ("rowid", "id", "kind", "pattern", "segment_type", "reviews", "created_by", "created_at", "head") VALUES
(1, 'rule_0Vb3WKx2cqyUC5d71udb', 'name', 'luxury watch collectors', 'B2B', 1, 'usr_0Vb3WK3tnPmvzAE6UGAY', '2026-11-15T15:24:13.932Z', 'watch')
--> statement-breakpoint
INSERT INTO "llm_calls" ("rowid", "id", "org_id", "purpose", "model", "auth_method", "input_tokens", "output_tokens", "web_searches", "duration_ms", "failed", "created_at") VALUES
(1, 'llm_0Vb3WKIwEBaitl2Ms7cn', 'org_0Vb3WJogTqncu0SGSWbO', 'classify', 'claude-sonnet-5-5', 'api_key', 3963, 109, 0, 76, 0, '2026-11-15T15:24:11.446Z')
--> statement-breakpoint
INSERT INTO "outbox" ("rowid", "id", "queue", "body", "created_at") VALUES
(1, 'lost/1', 'strata-jobs', '{"jobId":"job_gone"}', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "output_templates" ("rowid", "id", "platform_key", "display_name", "built_in", "is_active", "sort_order", "config", "created_at", "updated_at") VALUES
(1, 'tpl_0Vb3WKyu8HMkkl7d82Mj', 'acme_dsp', 'Acme DSP', 0, 1, 0, '{"pathFields":[{"key":"topic"}],"pathSeparator":" > ","slugFields":[],"slugSeparator":"-","includeSlug":true,"descTemplate":"","descCharLimit":null,"descPrefixB2b":"Professionals who","descPrefixB2c":"Consumers who","descPrefixB2b2c":"Consumers and professionals who","recency":"30 Day","dbColumnName":null,"dbColumnDesc":null,"userBehaviorOverride":null}', '2026-11-15T15:24:14.048Z', '2026-11-15T15:24:14.048Z')
--> statement-breakpoint
INSERT INTO "usage_daily" ("rowid", "org_id", "day", "total_classifications", "total_tokens", "total_imports", "total_exports", "total_web_searches", "total_requests", "total_cost") VALUES
(1, 'org_0Vb3WJogTqncu0SGSWbO', '2026-11-15', 7, 4072, 2, 0, 0, 28, 0.01097)
--> statement-breakpoint
INSERT INTO "sftp_host_keys" ("rowid", "org_id", "connection_id", "host", "fingerprint", "seen_at") VALUES
(1, 'org_0Vb3WJogTqncu0SGSWbO', 'conn_0Vb3WKdRFBTUQKBU6nbt', 'sftp.example.com:22', 'SHA256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-15T15:24:13.070Z')
--> statement-breakpoint
INSERT INTO "config_version" ("id", "token") VALUES
(1, '24beac566291427e')
--> statement-breakpoint
INSERT INTO "job_findings" ("seq", "job_id", "list", "key", "value") VALUES
(1, 'job_1794756254125_JpCE1uv4iQ8aRIZm', 'folded', 'ot_0Vb3WKRtQ84f0EfP0CMQ', '"ot_0Vb3WKRtzcV4MiropQK5"')
--> statement-breakpoint
INSERT INTO "llm_batches" ("rowid", "marker", "job_id", "status", "provider_batch_id", "requests", "sent_at", "asked_at", "look_at", "ended_at", "incomplete", "problem") VALUES
(1, 'PM6LeereZh48xcYjvFfp', 'job_1794756254931_0d59feAwjpY7Htea', 'planned', NULL, 2, NULL, NULL, NULL, NULL, 0, NULL)
--> statement-breakpoint
INSERT INTO "llm_requests" ("rowid", "marker", "topic_id", "job_id", "topic_name", "basis", "outcome") VALUES
(1, 'PM6LeereZh48xcYjvFfp', 'tp_0Vb3WK6NxAT7xYrt05Vu', 'job_1794756254931_0d59feAwjpY7Htea', 'Trail Runners', 'a021fc3aa6b32db2', NULL),
(2, 'PM6LeereZh48xcYjvFfp', 'tp_0Vb3WK8pL5BlOWV4LmEg', 'job_1794756254931_0d59feAwjpY7Htea', 'Luxury Watch Collectors', '7c5c142bee73d035', NULL)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'audit_log'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('audit_log', 14)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'd1_migrations'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('d1_migrations', 9)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'job_errors'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('job_errors', 1)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'job_findings'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('job_findings', 1)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'org_topics'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('org_topics', 11)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'topics'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('topics', 11)
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_external` ON `organizations` (`issuer`,`external_id`)
--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`,`id`)
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`)
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject` ON `users` (`issuer`,`subject`)
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`)
--> statement-breakpoint
CREATE INDEX `api_keys_org` ON `api_keys` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `sdk_keys_hash` ON `sdk_keys` (`hash`)
--> statement-breakpoint
CREATE INDEX `sdk_keys_org` ON `sdk_keys` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `global_history_topic` ON `global_history` (`topic_id`,`changed_at`)
--> statement-breakpoint
CREATE INDEX `global_history_batch` ON `global_history` (`batch_id`,`topic_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_id` ON `org_topics` (`id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_link` ON `org_topics` (`org_id`,`workspace_id`,`topic_id`)
--> statement-breakpoint
CREATE INDEX `org_topics_topic` ON `org_topics` (`topic_id`)
--> statement-breakpoint
CREATE INDEX `org_topics_batch` ON `org_topics` (`org_id`,`batch_id`)
--> statement-breakpoint
CREATE INDEX `topic_history_topic` ON `topic_history` (`org_id`,`org_topic_id`,`changed_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_id` ON `topics` (`id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_live_name` ON `topics` (`normalized_name`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_any_name` ON `topics` (`normalized_name`)
--> statement-breakpoint
CREATE INDEX `topics_canonical` ON `topics` (`canonical_key`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_name` ON `topics` (`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_category` ON `topics` (`parent_category`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_group` ON `topics` (`taxonomy_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_subcategory` ON `topics` (`subcategory`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_l1` ON `topics` (`subcategory_l1`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_l2` ON `topics` (`subcategory_l2`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_l3` ON `topics` (`subcategory_l3`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_l4` ON `topics` (`subcategory_l4`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_segment` ON `topics` (`segment_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_audience` ON `topics` (`audience_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_version` ON `topics` (`engine_version`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_archived` ON `topics` (`archived_at`)
--> statement-breakpoint
CREATE INDEX `topics_merged` ON `topics` (`merged_into`)
--> statement-breakpoint
CREATE INDEX `import_batches_org` ON `import_batches` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `sync_runs_connection` ON `sync_runs` (`org_id`,`connection_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_org` ON `activations` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_status` ON `activations` (`org_id`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_connection` ON `activations` (`org_id`,`connection_id`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_topic` ON `activations` (`org_topic_id`,`platform`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_global_topic` ON `activations` (`org_id`,`topic_id`,`status`)
--> statement-breakpoint
CREATE INDEX `connections_org` ON `connections` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `connections_schedule` ON `connections` (`next_sync_at`) WHERE next_sync_at IS NOT NULL
--> statement-breakpoint
CREATE INDEX `deliveries_queue` ON `deliveries` (`status`,`available_at`)
--> statement-breakpoint
CREATE INDEX `deliveries_activation` ON `deliveries` (`activation_id`)
--> statement-breakpoint
CREATE INDEX `push_runs_connection` ON `push_runs` (`org_id`,`connection_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `job_errors_job` ON `job_errors` (`job_id`,`seq`)
--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`)
--> statement-breakpoint
CREATE INDEX `jobs_type` ON `jobs` (`job_type`,`created_at`)
--> statement-breakpoint
CREATE INDEX `jobs_status` ON `jobs` (`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `jobs_org` ON `jobs` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `learned_rules_pattern` ON `learned_rules` (`kind`,`pattern`)
--> statement-breakpoint
CREATE INDEX `llm_calls_org` ON `llm_calls` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `llm_calls_created` ON `llm_calls` (`created_at`)
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `output_templates_key` ON `output_templates` (`platform_key`)
--> statement-breakpoint
CREATE INDEX `usage_day` ON `usage_daily` (`day`)
--> statement-breakpoint
CREATE INDEX `org_topics_catalog` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`)
--> statement-breakpoint
CREATE INDEX `org_topics_catalog_external` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`) WHERE external_id IS NOT NULL AND hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_workspace` ON `org_topics` (`org_id`,`workspace_id`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_has_external` ON `org_topics` (`org_id`,(external_id IS NOT NULL),`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_name_key` ON `org_topics` (`org_id`,`normalized_name`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_name` ON `org_topics` (`org_id`,`topic_name`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_category` ON `org_topics` (`org_id`,`parent_category`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_group` ON `org_topics` (`org_id`,`taxonomy_type`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_subcategory` ON `org_topics` (`org_id`,`subcategory`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_l1` ON `org_topics` (`org_id`,`subcategory_l1`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_l2` ON `org_topics` (`org_id`,`subcategory_l2`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_l3` ON `org_topics` (`org_id`,`subcategory_l3`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_l4` ON `org_topics` (`org_id`,`subcategory_l4`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_segment` ON `org_topics` (`org_id`,`segment_type`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_audience` ON `org_topics` (`org_id`,`audience_type`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_iab` ON `org_topics` (`org_id`,`iab_code`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_version` ON `org_topics` (`org_id`,`engine_version`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_source` ON `org_topics` (`org_id`,`source`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_sensitivity` ON `org_topics` (`org_id`,`sensitivity`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_intensity` ON `org_topics` (`org_id`,`intensity`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_journey` ON `org_topics` (`org_id`,`buyer_journey`,`created_at`,`seq`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `topics_category_name` ON `topics` (`parent_category`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_group_name` ON `topics` (`taxonomy_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_segment_name` ON `topics` (`segment_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_audience_name` ON `topics` (`audience_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_narrow` ON `topics` (`seq`,`segment_type`,`audience_type`,`parent_category`,`taxonomy_type`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`connection_id`,`segment_id`,`created_at`) WHERE status IN ('waiting', 'leased')
--> statement-breakpoint
CREATE INDEX `deliveries_lease` ON `deliveries` (`lease_token`)
--> statement-breakpoint
CREATE INDEX `deliveries_dropped` ON `deliveries` (`completed_at`) WHERE status IN ('delivered', 'failed') AND objects <> '[]'
--> statement-breakpoint
CREATE INDEX `segment_members_object` ON `segment_members` (`object_key`)
--> statement-breakpoint
CREATE INDEX `activations_fresh` ON `activations` (`org_id`,`status`,`as_pushed`,`created_at`,`connection_id`,`platform`,`workspace_id`)
--> statement-breakpoint
CREATE INDEX `activations_held_name` ON `activations` (`org_id`,`pushed_name`) WHERE platform_segment_id IS NOT NULL
--> statement-breakpoint
CREATE INDEX `activations_claim` ON `activations` (`claim`) WHERE claim IS NOT NULL
--> statement-breakpoint
CREATE INDEX `activations_unsettled` ON `activations` (`connection_id`,`claimed_until`) WHERE outcome_unknown = 1 OR intent IS NOT NULL
--> statement-breakpoint
CREATE INDEX `activations_platform` ON `activations` (`org_id`,`platform`,`status`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activations_run` ON `activations` (`run_id`,`status`,`platform_segment_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_name` ON `activations` (`connection_id`,`pushed_name`) WHERE status = 'active' OR outcome_unknown = 1 OR (status = 'pending' AND platform_segment_id IS NOT NULL)
--> statement-breakpoint
CREATE INDEX `push_runs_background` ON `push_runs` (`connection_id`,`created_at`) WHERE status = 'running' AND background = 1
--> statement-breakpoint
CREATE INDEX `topic_scores_order` ON `topic_scores` (`performance_score`,`topic_seq`)
--> statement-breakpoint
CREATE INDEX `topics_llm` ON `topics` (`seq`) WHERE engine = 'llm' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_without_code` ON `topics` (`seq`) WHERE iab_code = '' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_without_keywords` ON `topics` (`seq`) WHERE keywords = '[]' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_review` ON `topics` (`review_status`,`created_at`,`seq`) WHERE review_status IS NOT NULL AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_org` ON `audit_log` (`org_id`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `learned_rules_head` ON `learned_rules` (`head`)
--> statement-breakpoint
CREATE INDEX `learned_rules_created` ON `learned_rules` (`created_at`,`id`)
--> statement-breakpoint
CREATE INDEX `org_topics_score` ON `org_topics` (`topic_seq`,`performance_score`) WHERE performance_score IS NOT NULL
--> statement-breakpoint
CREATE UNIQUE INDEX `job_findings_key` ON `job_findings` (`job_id`,`list`,`key`)
--> statement-breakpoint
CREATE INDEX `job_findings_order` ON `job_findings` (`job_id`,`list`,`seq`)
--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_segment` ON `activations` (`connection_id`,`org_topic_id`,`merged_from`) WHERE status IN ('pending', 'active')
--> statement-breakpoint
CREATE INDEX `llm_batches_job` ON `llm_batches` (`job_id`,`status`,`asked_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_batches_provider` ON `llm_batches` (`provider_batch_id`) WHERE provider_batch_id IS NOT NULL
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_requests_topic` ON `llm_requests` (`job_id`,`topic_id`)
--> statement-breakpoint
CREATE INDEX `llm_requests_staged` ON `llm_requests` (`job_id`) WHERE outcome IS NOT NULL
--> statement-breakpoint
CREATE TRIGGER topics_fts_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  INSERT INTO topics_fts (topics_fts, rowid, name, taxonomy_path, keywords, facets)
  SELECT 'delete', old.seq, old.normalized_name || ' ' || old.topic_name,
    replace(replace(replace(old.taxonomy_type || ' ' || old.parent_category || ' ' || old.taxonomy_path, '''', ''), '’', ''), '&', ' and '),
    replace(replace(replace(old.keywords, '''', ''), '’', ''), '&', ' and '),
    concat_ws(' ', '_g' || hex(old.taxonomy_type), '_c' || hex(old.parent_category), '_s' || hex(old.segment_type), '_a' || hex(old.audience_type),
      '_n' || hex(old.subcategory), '_l1' || hex(old.subcategory_l1), '_l2' || hex(old.subcategory_l2), '_l3' || hex(old.subcategory_l3), '_l4' || hex(old.subcategory_l4));
END
--> statement-breakpoint
CREATE TRIGGER topics_fts_update AFTER UPDATE ON topics
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
END
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) VALUES ('delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_'));
END
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE ON org_topics
WHEN old.normalized_name <> new.normalized_name OR old.hidden <> new.hidden BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) SELECT 'delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_')
  WHERE old.hidden = 0;
  INSERT INTO org_topics_fts (rowid, words) SELECT new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_')
  WHERE new.hidden = 0;
END
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
    hidden = NOT (topics.merged_into IS NULL AND topics.archived_at IS NULL)
  FROM topics WHERE org_topics.seq = new.seq AND topics.id = new.topic_id;
END
--> statement-breakpoint
CREATE TRIGGER library_cells_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  DELETE FROM library_cells
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND n <= 0;
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
END
--> statement-breakpoint
CREATE TRIGGER catalog_cells_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type;
  DELETE FROM catalog_cells
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type AND n <= 0;
END
--> statement-breakpoint
CREATE TRIGGER catalog_cells_update AFTER UPDATE ON topics
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
  DELETE FROM catalog_cells
  WHERE scope IN (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category AND segment_type = old.segment_type AND audience_type = old.audience_type AND n <= 0;
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 FROM (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END
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
  DELETE FROM catalog_cells
  WHERE scope IN (old.org_id, old.org_id || ' ' || old.workspace_id) AND n <= 0 AND (taxonomy_type, parent_category, segment_type, audience_type) = (
    SELECT taxonomy_type, parent_category, segment_type, audience_type FROM topics WHERE seq = old.topic_seq AND merged_into IS NULL AND archived_at IS NULL
  );
END
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
  DELETE FROM catalog_cells
  WHERE scope IN (old.org_id, old.org_id || ' ' || old.workspace_id) AND n <= 0 AND (taxonomy_type, parent_category, segment_type, audience_type) = (
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
END
--> statement-breakpoint
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
END
--> statement-breakpoint
CREATE TRIGGER topics_reach_activations AFTER UPDATE ON topics
WHEN old.keywords <> new.keywords OR old.taxonomy_path <> new.taxonomy_path OR old.intent <> new.intent
  OR old.secondary_intent IS NOT new.secondary_intent OR old.awareness <> new.awareness
  OR old.funnel <> new.funnel OR old.composite_score <> new.composite_score BEGIN
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END
--> statement-breakpoint
CREATE TRIGGER activations_move AFTER UPDATE OF org_topic_id ON activations
WHEN old.org_topic_id <> new.org_topic_id AND new.as_pushed IS NOT NULL BEGIN
  UPDATE activations SET as_pushed = NULL WHERE id = new.id;
END
--> statement-breakpoint
CREATE TRIGGER links_leave_activations AFTER DELETE ON org_topics BEGIN
  UPDATE activations SET topic_name = old.topic_name, as_pushed = NULL WHERE org_topic_id = old.id;
END
--> statement-breakpoint
CREATE TRIGGER topic_scores_delete AFTER DELETE ON org_topics WHEN old.performance_score IS NOT NULL BEGIN
  DELETE FROM topic_scores WHERE topic_seq = old.topic_seq;
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM org_topics INDEXED BY org_topics_score
  WHERE topic_seq = old.topic_seq AND performance_score IS NOT NULL GROUP BY topic_seq;
END
--> statement-breakpoint
CREATE TRIGGER topic_scores_update AFTER UPDATE OF performance_score, topic_seq ON org_topics
WHEN old.performance_score IS NOT new.performance_score
  OR (old.topic_seq <> new.topic_seq AND new.performance_score IS NOT NULL) BEGIN
  DELETE FROM topic_scores WHERE topic_seq IN (old.topic_seq, new.topic_seq);
  INSERT INTO topic_scores (topic_seq, performance_score)
  SELECT topic_seq, max(performance_score) FROM org_topics INDEXED BY org_topics_score
  WHERE topic_seq IN (old.topic_seq, new.topic_seq) AND performance_score IS NOT NULL GROUP BY topic_seq;
END
--> statement-breakpoint
CREATE TRIGGER output_templates_inserted AFTER INSERT ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER output_templates_updated AFTER UPDATE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER output_templates_deleted AFTER DELETE ON output_templates BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER learned_rules_inserted AFTER INSERT ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER learned_rules_updated AFTER UPDATE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER learned_rules_deleted AFTER DELETE ON learned_rules BEGIN
  UPDATE config_version SET token = lower(hex(randomblob(8)));
END
--> statement-breakpoint
CREATE TRIGGER audit_log_replace BEFORE INSERT ON audit_log WHEN EXISTS (SELECT 1 FROM audit_log WHERE seq = new.seq) BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END
--> statement-breakpoint
CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END
--> statement-breakpoint
CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END
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
END
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
END
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
END
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
END
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
END
--> statement-breakpoint
