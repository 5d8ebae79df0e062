CREATE TABLE `memberships` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`org_id`, `user_id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`plan` text DEFAULT 'enterprise' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_external` ON `organizations` (`issuer`,`external_id`);--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`,`id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`org_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`operator` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject` ON `users` (`issuer`,`subject`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `api_keys_org` ON `api_keys` (`org_id`,`created_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sdk_keys_hash` ON `sdk_keys` (`hash`);--> statement-breakpoint
CREATE INDEX `sdk_keys_org` ON `sdk_keys` (`org_id`,`created_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `global_history_topic` ON `global_history` (`topic_id`,`changed_at`);--> statement-breakpoint
CREATE INDEX `global_history_batch` ON `global_history` (`batch_id`,`topic_id`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_id` ON `org_topics` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_link` ON `org_topics` (`org_id`,`workspace_id`,`topic_id`);--> statement-breakpoint
CREATE INDEX `org_topics_topic` ON `org_topics` (`topic_id`);--> statement-breakpoint
CREATE INDEX `org_topics_name_key` ON `org_topics` (`org_id`,`normalized_name`);--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_name` ON `org_topics` (`org_id`,`topic_name`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `org_topics_batch` ON `org_topics` (`org_id`,`batch_id`);--> statement-breakpoint
CREATE INDEX `org_topics_category` ON `org_topics` (`org_id`,`parent_category`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_group` ON `org_topics` (`org_id`,`taxonomy_type`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_subcategory` ON `org_topics` (`org_id`,`subcategory`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_l1` ON `org_topics` (`org_id`,`subcategory_l1`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_l2` ON `org_topics` (`org_id`,`subcategory_l2`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_l3` ON `org_topics` (`org_id`,`subcategory_l3`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_l4` ON `org_topics` (`org_id`,`subcategory_l4`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_segment` ON `org_topics` (`org_id`,`segment_type`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_audience` ON `org_topics` (`org_id`,`audience_type`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_iab` ON `org_topics` (`org_id`,`iab_code`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_version` ON `org_topics` (`org_id`,`engine_version`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_source` ON `org_topics` (`org_id`,`source`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_sensitivity` ON `org_topics` (`org_id`,`sensitivity`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_intensity` ON `org_topics` (`org_id`,`intensity`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `org_topics_journey` ON `org_topics` (`org_id`,`buyer_journey`,`created_at`,`seq`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `topic_history_topic` ON `topic_history` (`org_id`,`org_topic_id`,`changed_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_id` ON `topics` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `topics_live_name` ON `topics` (`normalized_name`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_any_name` ON `topics` (`normalized_name`);--> statement-breakpoint
CREATE INDEX `topics_canonical` ON `topics` (`canonical_key`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_name` ON `topics` (`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_category` ON `topics` (`parent_category`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_group` ON `topics` (`taxonomy_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_subcategory` ON `topics` (`subcategory`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_l1` ON `topics` (`subcategory_l1`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_l2` ON `topics` (`subcategory_l2`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_l3` ON `topics` (`subcategory_l3`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_l4` ON `topics` (`subcategory_l4`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_segment` ON `topics` (`segment_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_audience` ON `topics` (`audience_type`,`created_at`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_version` ON `topics` (`engine_version`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_review` ON `topics` (`review_status`,`created_at`,`seq`);--> statement-breakpoint
CREATE INDEX `topics_archived` ON `topics` (`archived_at`);--> statement-breakpoint
CREATE INDEX `topics_merged` ON `topics` (`merged_into`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `import_batches_org` ON `import_batches` (`org_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `import_chunks` (
	`batch_id` text NOT NULL,
	`chunk_index` integer NOT NULL,
	`rows` integer NOT NULL,
	`success_count` integer DEFAULT 0 NOT NULL,
	`error_count` integer DEFAULT 0 NOT NULL,
	`duplicate_count` integer DEFAULT 0 NOT NULL,
	`adopted_count` integer DEFAULT 0 NOT NULL,
	`updated_count` integer DEFAULT 0 NOT NULL,
	`completed_at` text NOT NULL,
	PRIMARY KEY(`batch_id`, `chunk_index`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `import_errors` (
	`batch_id` text NOT NULL,
	`row` integer NOT NULL,
	`message` text NOT NULL,
	`cells` text NOT NULL,
	PRIMARY KEY(`batch_id`, `row`)
);
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
);
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
);
--> statement-breakpoint
CREATE INDEX `sync_runs_connection` ON `sync_runs` (`org_id`,`connection_id`,`created_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `activations_org` ON `activations` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `activations_status` ON `activations` (`org_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `activations_connection` ON `activations` (`org_id`,`connection_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `activations_platform` ON `activations` (`org_id`,`platform`,`status`);--> statement-breakpoint
CREATE INDEX `activations_run` ON `activations` (`run_id`,`status`);--> statement-breakpoint
CREATE INDEX `activations_topic` ON `activations` (`org_topic_id`,`platform`,`created_at`);--> statement-breakpoint
CREATE INDEX `activations_global_topic` ON `activations` (`org_id`,`topic_id`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_segment` ON `activations` (`connection_id`,`org_topic_id`) WHERE status IN ('pending', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_name` ON `activations` (`connection_id`,`pushed_name`) WHERE status = 'active';--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `connections_org` ON `connections` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `connections_schedule` ON `connections` (`next_sync_at`) WHERE next_sync_at IS NOT NULL;--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `deliveries_queue` ON `deliveries` (`status`,`available_at`);--> statement-breakpoint
CREATE INDEX `deliveries_activation` ON `deliveries` (`activation_id`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `push_runs_connection` ON `push_runs` (`org_id`,`connection_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `segment_members` (
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`match_key` text NOT NULL,
	`object_key` text NOT NULL,
	`member_count` integer NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `org_topic_id`, `match_key`)
);
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
);
--> statement-breakpoint
CREATE INDEX `audit_org` ON `audit_log` (`org_id`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor`,`seq`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`,`seq`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`received_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_errors` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`item_id` text,
	`name` text,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_errors_job` ON `job_errors` (`job_id`,`seq`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_type` ON `jobs` (`job_type`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_status` ON `jobs` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `jobs_org` ON `jobs` (`org_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `learned_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`pattern` text NOT NULL,
	`segment_type` text NOT NULL,
	`reviews` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learned_rules_pattern` ON `learned_rules` (`kind`,`pattern`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `llm_calls_org` ON `llm_calls` (`org_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `llm_calls_created` ON `llm_calls` (`created_at`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `output_templates_key` ON `output_templates` (`platform_key`);--> statement-breakpoint
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
);
--> statement-breakpoint
CREATE INDEX `usage_day` ON `usage_daily` (`day`);