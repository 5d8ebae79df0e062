CREATE TABLE `memberships` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`source` text DEFAULT 'claims' NOT NULL,
	PRIMARY KEY(`org_id`, `user_id`),
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);
--> statement-breakpoint
CREATE TABLE `organizations` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`plan` text DEFAULT 'enterprise' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`private_topics` integer DEFAULT false NOT NULL,
	`llm_daily_cost_limit` real,
	`erased_at` text,
	`label_defaults` text,
	`domain` text,
	`alert_settings` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_external` ON `organizations` (`issuer`,`external_id`);
--> statement-breakpoint
CREATE INDEX `organizations_name` ON `organizations` (`name`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `organizations_domain` ON `organizations` (`domain`) WHERE domain IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`org_id` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_seen_at` text,
	`provider_sid` text,
	`address` text,
	`user_agent` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);
--> statement-breakpoint
CREATE INDEX `sessions_provider` ON `sessions` (`provider_sid`);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`operator` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`erased_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject` ON `users` (`issuer`,`subject`);
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
	`previous_hash` text,
	`previous_expires_at` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`);
--> statement-breakpoint
CREATE INDEX `api_keys_org` ON `api_keys` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previous_hash` ON `api_keys` (`previous_hash`);
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
	`allowed_origins` text DEFAULT '[]' NOT NULL,
	`requests_per_minute` integer,
	`requests_per_day` integer,
	`briefs` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sdk_keys_hash` ON `sdk_keys` (`hash`);
--> statement-breakpoint
CREATE INDEX `sdk_keys_org` ON `sdk_keys` (`org_id`,`created_at`);
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
);
--> statement-breakpoint
CREATE INDEX `global_history_topic` ON `global_history` (`topic_id`,`changed_at`);
--> statement-breakpoint
CREATE INDEX `global_history_batch` ON `global_history` (`batch_id`,`topic_id`);
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
	`updated_at` text NOT NULL,
	`topic_seq` integer DEFAULT 0 NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`label` text,
	`confidence` real,
	`unsure` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_id` ON `org_topics` (`id`);
--> statement-breakpoint
CREATE INDEX `org_topics_catalog` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`);
--> statement-breakpoint
CREATE INDEX `org_topics_catalog_external` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`) WHERE external_id IS NOT NULL AND hidden = 0;
--> statement-breakpoint
CREATE INDEX `org_topics_name` ON `org_topics` (`org_id`,`topic_name`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`) WHERE hidden = 0;
--> statement-breakpoint
CREATE INDEX `org_topics_score` ON `org_topics` (`topic_seq`,`performance_score`) WHERE performance_score IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `org_topics_label` ON `org_topics` (`org_id`) WHERE label IS NOT NULL AND hidden = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_topic_link` ON `org_topics` (`topic_id`,`org_id`,`workspace_id`);
--> statement-breakpoint
CREATE INDEX `org_topics_own_name` ON `org_topics` (`org_id`,`normalized_name`) WHERE hidden = 0 AND overrides <> '{}';
--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`) WHERE hidden = 0 AND external_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `org_topics_unsure` ON `org_topics` (`org_id`,`created_at`,`seq`) WHERE unsure = 1 AND hidden = 0;
--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`subcategory`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`,`batch_id`,`confidence`) WHERE hidden = 0;
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
);
--> statement-breakpoint
CREATE INDEX `topic_history_topic` ON `topic_history` (`org_id`,`org_topic_id`);
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
	`updated_at` text NOT NULL,
	`owner_org_id` text,
	`language` text,
	`confidence` real,
	`sensitivity_confidence` real,
	`unsure` integer DEFAULT false NOT NULL,
	`qualifiers` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_id` ON `topics` (`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_live_name` ON `topics` (`normalized_name`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_canonical` ON `topics` (`canonical_key`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_name` ON `topics` (`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_version` ON `topics` (`engine_version`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_llm` ON `topics` (`seq`) WHERE engine = 'llm' AND merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_without_code` ON `topics` (`seq`) WHERE iab_code = '' AND merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_without_keywords` ON `topics` (`seq`) WHERE keywords = '[]' AND merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE INDEX `topics_review` ON `topics` (`review_status`,`created_at`,`seq`) WHERE review_status IS NOT NULL AND merged_into IS NULL AND archived_at IS NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_private_name` ON `topics` (`owner_org_id`,`normalized_name`) WHERE owner_org_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `topics_private_canonical` ON `topics` (`owner_org_id`,`canonical_key`) WHERE owner_org_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `topics_other_name` ON `topics` (`normalized_name`) WHERE (merged_into IS NOT NULL OR archived_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX `topics_archived` ON `topics` (`archived_at`) WHERE archived_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `topics_merged` ON `topics` (`merged_into`) WHERE merged_into IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`confidence`) WHERE merged_into IS NULL AND archived_at IS NULL;
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
	`completed_at` text,
	`source_key` text,
	`source_digest` text,
	`chunk_rows` integer,
	`updated_at` text,
	`is_private` integer DEFAULT false NOT NULL,
	`lenient` integer DEFAULT false NOT NULL,
	`warning_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `import_batches_org` ON `import_batches` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `import_batches_open` ON `import_batches` (`updated_at`) WHERE status = 'processing' AND source_key IS NOT NULL;
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
	`completed_at` text NOT NULL,
	`outcomes` text DEFAULT '[]' NOT NULL,
	`given_up` integer DEFAULT false NOT NULL,
	`warning_count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`batch_id`, `chunk_index`),
	FOREIGN KEY (`batch_id`) REFERENCES `import_batches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `import_errors` (
	`batch_id` text NOT NULL,
	`row` integer NOT NULL,
	`message` text NOT NULL,
	`cells` text NOT NULL,
	`warning` integer DEFAULT false NOT NULL,
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
	`outcomes` text DEFAULT '[]' NOT NULL,
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
	`completed_at` text,
	`background` integer DEFAULT false NOT NULL,
	`updated_at` text,
	`kind` text DEFAULT 'pages' NOT NULL,
	`is_full` integer DEFAULT false NOT NULL,
	`listed_to` text,
	`listed_objects` integer DEFAULT 0 NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`failed_files` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sync_runs_connection` ON `sync_runs` (`org_id`,`connection_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `sync_runs_open` ON `sync_runs` (`updated_at`) WHERE status = 'running' AND background = 1;
--> statement-breakpoint
CREATE INDEX `sync_runs_org` ON `sync_runs` (`org_id`,`created_at`);
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
	`deactivated_at` text,
	`topic_name` text,
	`as_pushed` text,
	`intent` text,
	`claim` text,
	`claimed_until` text,
	`merged_from` text DEFAULT '' NOT NULL,
	`account` text,
	`checks` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `activations_org` ON `activations` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activations_status` ON `activations` (`org_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activations_connection` ON `activations` (`org_id`,`connection_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activations_topic` ON `activations` (`org_topic_id`,`platform`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activations_global_topic` ON `activations` (`org_id`,`topic_id`,`status`);
--> statement-breakpoint
CREATE INDEX `activations_fresh` ON `activations` (`org_id`,`status`,`as_pushed`,`created_at`,`connection_id`,`platform`,`workspace_id`);
--> statement-breakpoint
CREATE INDEX `activations_held_name` ON `activations` (`org_id`,`pushed_name`) WHERE platform_segment_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `activations_claim` ON `activations` (`claim`) WHERE claim IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `activations_unsettled` ON `activations` (`connection_id`,`claimed_until`) WHERE outcome_unknown = 1 OR intent IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `activations_platform` ON `activations` (`org_id`,`platform`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activations_run` ON `activations` (`run_id`,`status`,`platform_segment_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_name` ON `activations` (`connection_id`,`pushed_name`) WHERE status = 'active' OR outcome_unknown = 1 OR (status = 'pending' AND platform_segment_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX `activations_live_segment` ON `activations` (`connection_id`,`org_topic_id`,`merged_from`) WHERE status IN ('pending', 'active');
--> statement-breakpoint
CREATE INDEX `activations_live` ON `activations` (`org_id`,CASE WHEN activated_at IS NULL THEN '' ELSE activated_at END) WHERE status = 'active';
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
	`updated_at` text NOT NULL,
	`account` text
);
--> statement-breakpoint
CREATE INDEX `connections_org` ON `connections` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `connections_schedule` ON `connections` (`next_sync_at`) WHERE next_sync_at IS NOT NULL;
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
	`completed_at` text,
	`segment_id` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deliveries_queue` ON `deliveries` (`status`,`available_at`);
--> statement-breakpoint
CREATE INDEX `deliveries_activation` ON `deliveries` (`activation_id`);
--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`connection_id`,`segment_id`,`created_at`) WHERE status IN ('waiting', 'leased');
--> statement-breakpoint
CREATE INDEX `deliveries_lease` ON `deliveries` (`lease_token`);
--> statement-breakpoint
CREATE INDEX `deliveries_dropped` ON `deliveries` (`completed_at`) WHERE status IN ('delivered', 'failed') AND objects <> '[]';
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`connection_id`,`status`,`available_at`) WHERE status IN ('waiting', 'leased');
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
	`completed_at` text,
	`background` integer DEFAULT false NOT NULL,
	`failure` text,
	`stalls` integer DEFAULT 0 NOT NULL,
	`resume_at` text,
	`selection` text,
	`selected_to` text,
	`approval` text,
	`decided_by` text,
	`decided_at` text
);
--> statement-breakpoint
CREATE INDEX `push_runs_connection` ON `push_runs` (`org_id`,`connection_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `push_runs_background` ON `push_runs` (`connection_id`,`created_at`) WHERE status = 'running' AND background = 1;
--> statement-breakpoint
CREATE INDEX `push_runs_org` ON `push_runs` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `segment_members` (
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`match_key` text NOT NULL,
	`object_key` text NOT NULL,
	`member_count` integer NOT NULL,
	`updated_at` text NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`digest` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`org_id`, `org_topic_id`, `match_key`)
);
--> statement-breakpoint
CREATE INDEX `segment_members_object` ON `segment_members` (`object_key`);
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
CREATE INDEX `audit_at` ON `audit_log` (`at`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_org` ON `audit_log` (`org_id`,`at`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor`,`at`,`seq`);
--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`,`at`,`seq`);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`attempts` integer NOT NULL,
	`received_at` text NOT NULL,
	`reason` text,
	`replayed_at` text
);
--> statement-breakpoint
CREATE INDEX `dead_letters_received` ON `dead_letters` (`received_at`);
--> statement-breakpoint
CREATE TABLE `job_errors` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`item_id` text,
	`name` text,
	`message` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_errors_job` ON `job_errors` (`job_id`,`seq`);
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
	`completed_at` text,
	`updated_at` text
);
--> statement-breakpoint
CREATE INDEX `jobs_created` ON `jobs` (`created_at`);
--> statement-breakpoint
CREATE INDEX `jobs_type` ON `jobs` (`job_type`,`created_at`);
--> statement-breakpoint
CREATE INDEX `jobs_status` ON `jobs` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `jobs_org` ON `jobs` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `jobs_open` ON `jobs` (`updated_at`) WHERE status IN ('pending', 'processing');
--> statement-breakpoint
CREATE TABLE `learned_rules` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`pattern` text NOT NULL,
	`segment_type` text NOT NULL,
	`reviews` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`head` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `learned_rules_pattern` ON `learned_rules` (`kind`,`pattern`);
--> statement-breakpoint
CREATE INDEX `learned_rules_head` ON `learned_rules` (`head`);
--> statement-breakpoint
CREATE INDEX `learned_rules_created` ON `learned_rules` (`created_at`,`id`);
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
);
--> statement-breakpoint
CREATE INDEX `llm_calls_org` ON `llm_calls` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `llm_calls_created` ON `llm_calls` (`created_at`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outbox_created` ON `outbox` (`created_at`);
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
);
--> statement-breakpoint
CREATE UNIQUE INDEX `output_templates_key` ON `output_templates` (`platform_key`);
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
);
--> statement-breakpoint
CREATE INDEX `usage_day` ON `usage_daily` (`day`);
--> statement-breakpoint
CREATE TABLE `sftp_host_keys` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`host` text NOT NULL,
	`fingerprint` text NOT NULL,
	`seen_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `host`)
);
--> statement-breakpoint
CREATE TABLE `topic_scores` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`performance_score` real NOT NULL
);
--> statement-breakpoint
CREATE INDEX `topic_scores_order` ON `topic_scores` (`performance_score`,`topic_seq`);
--> statement-breakpoint
CREATE TABLE `config_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `job_findings` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`job_id` text NOT NULL,
	`list` text NOT NULL,
	`key` text NOT NULL,
	`value` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `job_findings_key` ON `job_findings` (`job_id`,`list`,`key`);
--> statement-breakpoint
CREATE INDEX `job_findings_order` ON `job_findings` (`job_id`,`list`,`seq`);
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
CREATE INDEX `llm_batches_job` ON `llm_batches` (`job_id`,`status`,`asked_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_batches_provider` ON `llm_batches` (`provider_batch_id`) WHERE provider_batch_id IS NOT NULL;
--> statement-breakpoint
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
CREATE UNIQUE INDEX `llm_requests_topic` ON `llm_requests` (`job_id`,`topic_id`);
--> statement-breakpoint
CREATE INDEX `llm_requests_staged` ON `llm_requests` (`job_id`) WHERE outcome IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`chore` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`error` text,
	`cursor` text
);
--> statement-breakpoint
CREATE TABLE `link_walks` (
	`topic_id` text PRIMARY KEY NOT NULL,
	`after` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`org_id` text NOT NULL,
	`key_hash` text NOT NULL,
	`fingerprint` text NOT NULL,
	`claim` text NOT NULL,
	`claimed_until` text NOT NULL,
	`state` text NOT NULL,
	`answer` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `key_hash`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`accepted_at` text,
	`accepted_by` text,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`org_id`,`email`) WHERE accepted_at IS NULL;
--> statement-breakpoint
CREATE INDEX `invitations_org` ON `invitations` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `key_addresses` (
	`key_id` text NOT NULL,
	`address` text NOT NULL,
	`first_seen_at` text NOT NULL,
	PRIMARY KEY(`key_id`, `address`)
);
--> statement-breakpoint
CREATE INDEX `key_addresses_seen` ON `key_addresses` (`first_seen_at`);
--> statement-breakpoint
CREATE TABLE `audit_retention` (
	`id` integer PRIMARY KEY NOT NULL,
	`removable_before` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `audit_erasure` (
	`id` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `unsure_topics` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`libraries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unsure_topics_order` ON `unsure_topics` (`libraries`,`topic_seq`);
--> statement-breakpoint
CREATE TABLE `push_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`action` text NOT NULL,
	`topic_ids` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE INDEX `push_plans_expiry` ON `push_plans` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `push_plans_org` ON `push_plans` (`org_id`);
--> statement-breakpoint
CREATE TABLE `signal_deployments` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`org_topic_id` text NOT NULL,
	`connection_id` text DEFAULT '' NOT NULL,
	`agent_url` text DEFAULT '' NOT NULL,
	`account` text DEFAULT '' NOT NULL,
	`price` text,
	`live` integer NOT NULL,
	`requested_by` text NOT NULL,
	`activated_at` text NOT NULL,
	`deactivated_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_deployments_place` ON `signal_deployments` (`org_id`,`org_topic_id`,`connection_id`,`agent_url`,`account`);
--> statement-breakpoint
CREATE TABLE `signal_prices` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`org_topic_id` text,
	`filters` text,
	`options` text NOT NULL,
	`coverage` real,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signal_prices_org` ON `signal_prices` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_default` ON `signal_prices` (`org_id`) WHERE kind = 'default';
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_topic` ON `signal_prices` (`org_id`,`org_topic_id`) WHERE kind = 'topic';
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`claim` text,
	`log` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`webhook_id`,`event_id`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`webhook_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_org` ON `webhook_deliveries` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`,`webhook_id`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`webhook_id`,`next_attempt_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`url` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`previous_secret` text,
	`previous_until` text,
	`failing_since` text,
	`disabled_at` text,
	`disabled_reason` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `webhooks_org` ON `webhooks` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `alert_reads` (
	`alert_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`alert_id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `alert_reads_user` ON `alert_reads` (`user_id`);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` text NOT NULL,
	`message` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `alerts_org` ON `alerts` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `alerts_created` ON `alerts` (`created_at`);
--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`next_attempt_at`) WHERE message = 'pending';
--> statement-breakpoint
CREATE TABLE `source_objects` (
	`connection_id` text NOT NULL,
	`path` text NOT NULL,
	`org_id` text NOT NULL,
	`etag` text,
	`last_modified` text,
	`digest` text NOT NULL,
	`batch_id` text NOT NULL,
	`imported_at` text NOT NULL,
	PRIMARY KEY(`connection_id`, `path`)
);
--> statement-breakpoint
CREATE INDEX `source_objects_org` ON `source_objects` (`org_id`);
--> statement-breakpoint
CREATE TABLE `sync_files` (
	`run_id` text NOT NULL,
	`path` text NOT NULL,
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`etag` text,
	`size` integer,
	`status` text NOT NULL,
	`failure` text,
	`batch_id` text,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`run_id`, `path`),
	FOREIGN KEY (`run_id`) REFERENCES `sync_runs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sync_files_waiting` ON `sync_files` (`run_id`,`path`) WHERE status = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX `sync_files_batch` ON `sync_files` (`batch_id`) WHERE batch_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `sync_files_org` ON `sync_files` (`org_id`);
--> statement-breakpoint
CREATE TABLE `checklist_steps` (
	`org_id` text NOT NULL,
	`step` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `step`)
);
--> statement-breakpoint
CREATE TABLE `connection_days` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`day` text NOT NULL,
	`live` integer NOT NULL,
	`failed` integer NOT NULL,
	`stale` integer NOT NULL,
	PRIMARY KEY(`org_id`, `connection_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `sandbox_segments` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`live` integer DEFAULT true NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_segments_org` ON `sandbox_segments` (`org_id`);
--> statement-breakpoint
CREATE INDEX `sandbox_segments_connection` ON `sandbox_segments` (`connection_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_segments_name` ON `sandbox_segments` (`connection_id`,`name`) WHERE live = 1;
--> statement-breakpoint
CREATE TABLE `removals` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`removed_by` text NOT NULL,
	`batch_id` text,
	`topics` integer NOT NULL,
	`restored` integer DEFAULT 0 NOT NULL,
	`removed_at` text NOT NULL,
	`restored_at` text
);
--> statement-breakpoint
CREATE INDEX `removals_org` ON `removals` (`org_id`,`removed_at`);
--> statement-breakpoint
CREATE INDEX `removals_removed` ON `removals` (`removed_at`);
--> statement-breakpoint
CREATE TABLE `removed_topics` (
	`removal_id` text NOT NULL,
	`id` text NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`topic_name` text NOT NULL,
	`overrides` text NOT NULL,
	`external_id` text,
	`source` text,
	`performance_score` real,
	`batch_id` text,
	`label` text,
	`created_at` text NOT NULL,
	`is_new_topic` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`removal_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `removed_topics_org` ON `removed_topics` (`org_id`);
--> statement-breakpoint
CREATE TABLE `import_undos` (
	`batch_id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`requested_by` text NOT NULL,
	`removal_id` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`after` integer DEFAULT 0 NOT NULL,
	`removed` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`shared` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE INDEX `import_undos_org` ON `import_undos` (`org_id`);
--> statement-breakpoint
CREATE INDEX `import_undos_open` ON `import_undos` (`updated_at`) WHERE status = 'running';
--> statement-breakpoint
CREATE TABLE `user_views` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`page` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`layout` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`org_id`) REFERENCES `organizations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_views_name` ON `user_views` (`org_id`,`user_id`,`page`,`name`);
--> statement-breakpoint
CREATE INDEX `user_views_user` ON `user_views` (`user_id`);
--> statement-breakpoint
CREATE TABLE `activation_schedules` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`workspace_id` text DEFAULT '' NOT NULL,
	`connection_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`every` text NOT NULL,
	`filters` text NOT NULL,
	`mode` text DEFAULT 'dry_run' NOT NULL,
	`next_run_at` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `activation_schedules_org` ON `activation_schedules` (`org_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `activation_schedules_connection` ON `activation_schedules` (`connection_id`);
--> statement-breakpoint
CREATE INDEX `activation_schedules_due` ON `activation_schedules` (`next_run_at`) WHERE next_run_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `schedule_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`org_id` text NOT NULL,
	`schedule_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`mode` text NOT NULL,
	`due_at` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`counts` text,
	`reason` text,
	`created_at` text NOT NULL,
	`completed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_runs_due` ON `schedule_runs` (`schedule_id`,`due_at`);
--> statement-breakpoint
CREATE INDEX `schedule_runs_org` ON `schedule_runs` (`org_id`,`created_at`);
--> statement-breakpoint
-- Isolates cache templates and learned rules under this token. It is random: a counter in a database that was set back to an earlier
-- moment would repeat numbers for other contents.
INSERT INTO config_version (id, token) VALUES (1, lower(hex(randomblob(8))));
--> statement-breakpoint
-- The windows in which audit entries may be deleted or changed; both are closed.
INSERT INTO audit_retention (id, removable_before) VALUES (1, '');
--> statement-breakpoint
INSERT INTO audit_erasure (id, open) VALUES (1, 0);
