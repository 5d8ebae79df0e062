CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)
--> statement-breakpoint
CREATE TABLE `memberships` (
	`org_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`source` text DEFAULT 'claims' NOT NULL,
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
	`updated_at` text NOT NULL,
	`private_topics` integer DEFAULT false NOT NULL,
	`llm_daily_cost_limit` real,
	`erased_at` text,
	`label_defaults` text,
	`domain` text,
	`alert_settings` text
)
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
	`updated_at` text NOT NULL,
	`erased_at` text
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
	`previous_hash` text,
	`previous_expires_at` text,
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
	`allowed_origins` text DEFAULT '[]' NOT NULL,
	`requests_per_minute` integer,
	`requests_per_day` integer,
	`briefs` integer DEFAULT true NOT NULL,
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
	`updated_at` text NOT NULL,
	`topic_seq` integer DEFAULT 0 NOT NULL,
	`hidden` integer DEFAULT false NOT NULL,
	`label` text,
	`confidence` real,
	`unsure` integer DEFAULT false NOT NULL
)
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
	`updated_at` text NOT NULL,
	`owner_org_id` text,
	`language` text,
	`confidence` real,
	`sensitivity_confidence` real,
	`unsure` integer DEFAULT false NOT NULL,
	`qualifiers` text
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
	`completed_at` text,
	`source_key` text,
	`source_digest` text,
	`chunk_rows` integer,
	`updated_at` text,
	`is_private` integer DEFAULT false NOT NULL,
	`lenient` integer DEFAULT false NOT NULL,
	`warning_count` integer DEFAULT 0 NOT NULL
)
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
)
--> statement-breakpoint
CREATE TABLE `import_errors` (
	`batch_id` text NOT NULL,
	`row` integer NOT NULL,
	`message` text NOT NULL,
	`cells` text NOT NULL,
	`warning` integer DEFAULT false NOT NULL,
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
	`outcomes` text DEFAULT '[]' NOT NULL,
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
	`completed_at` text,
	`background` integer DEFAULT false NOT NULL,
	`updated_at` text,
	`kind` text DEFAULT 'pages' NOT NULL,
	`is_full` integer DEFAULT false NOT NULL,
	`listed_to` text,
	`listed_objects` integer DEFAULT 0 NOT NULL,
	`is_listed` integer DEFAULT false NOT NULL,
	`failed_files` integer DEFAULT 0 NOT NULL
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
	`deactivated_at` text,
	`topic_name` text,
	`as_pushed` text,
	`intent` text,
	`claim` text,
	`claimed_until` text,
	`merged_from` text DEFAULT '' NOT NULL,
	`account` text,
	`checks` integer DEFAULT 0 NOT NULL
)
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
	`completed_at` text,
	`segment_id` text DEFAULT '' NOT NULL
)
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
)
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
	`received_at` text NOT NULL,
	`reason` text,
	`replayed_at` text
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
	`completed_at` text,
	`updated_at` text
)
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
)
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
CREATE TABLE `cron_runs` (
	`chore` text PRIMARY KEY NOT NULL,
	`started_at` text NOT NULL,
	`finished_at` text,
	`error` text,
	`cursor` text
)
--> statement-breakpoint
CREATE TABLE `link_walks` (
	`topic_id` text PRIMARY KEY NOT NULL,
	`after` integer DEFAULT 0 NOT NULL
)
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
)
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
)
--> statement-breakpoint
CREATE TABLE `key_addresses` (
	`key_id` text NOT NULL,
	`address` text NOT NULL,
	`first_seen_at` text NOT NULL,
	PRIMARY KEY(`key_id`, `address`)
)
--> statement-breakpoint
CREATE TABLE `audit_retention` (
	`id` integer PRIMARY KEY NOT NULL,
	`removable_before` text NOT NULL
)
--> statement-breakpoint
CREATE TABLE `audit_erasure` (
	`id` integer PRIMARY KEY NOT NULL,
	`open` integer NOT NULL
)
--> statement-breakpoint
CREATE TABLE `unsure_topics` (
	`topic_seq` integer PRIMARY KEY NOT NULL,
	`libraries` integer DEFAULT 0 NOT NULL
)
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
)
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
)
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
)
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
)
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
)
--> statement-breakpoint
CREATE TABLE `alert_reads` (
	`alert_id` text NOT NULL,
	`user_id` text NOT NULL,
	`read_at` text NOT NULL,
	PRIMARY KEY(`alert_id`, `user_id`)
)
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
)
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
)
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
)
--> statement-breakpoint
CREATE TABLE `checklist_steps` (
	`org_id` text NOT NULL,
	`step` text NOT NULL,
	`done_by` text NOT NULL,
	`done_at` text NOT NULL,
	PRIMARY KEY(`org_id`, `step`)
)
--> statement-breakpoint
CREATE TABLE `connection_days` (
	`org_id` text NOT NULL,
	`connection_id` text NOT NULL,
	`day` text NOT NULL,
	`live` integer NOT NULL,
	`failed` integer NOT NULL,
	`stale` integer NOT NULL,
	PRIMARY KEY(`org_id`, `connection_id`, `day`)
)
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
)
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
)
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
)
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
)
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
)
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
)
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
CREATE TABLE node_cells (
  org_id TEXT NOT NULL, workspace_id TEXT NOT NULL, subcategory TEXT NOT NULL, subcategory_l1 TEXT NOT NULL, subcategory_l2 TEXT NOT NULL,
  subcategory_l3 TEXT NOT NULL, subcategory_l4 TEXT NOT NULL, iab_code TEXT NOT NULL, n INTEGER NOT NULL,
  PRIMARY KEY (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code)
) WITHOUT ROWID
--> statement-breakpoint
CREATE TABLE topic_qualifiers (
  topic_seq INTEGER NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL COLLATE NOCASE, PRIMARY KEY (topic_seq, kind, value)
) WITHOUT ROWID
--> statement-breakpoint
CREATE TABLE topic_tags (
  org_id TEXT NOT NULL, tag TEXT NOT NULL COLLATE NOCASE, link_seq INTEGER NOT NULL, PRIMARY KEY (org_id, tag, link_seq)
) WITHOUT ROWID
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
CREATE TRIGGER catalog_cells_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT '', new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER unsure_topics_insert AFTER INSERT ON topics
WHEN new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO unsure_topics (topic_seq, libraries) VALUES (new.seq, 0) ON CONFLICT DO NOTHING;
END
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_insert AFTER INSERT ON topics WHEN new.merged_into IS NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_insert AFTER INSERT ON topics WHEN new.qualifiers IS NOT NULL BEGIN
  INSERT OR IGNORE INTO topic_qualifiers (topic_seq, kind, value)
  SELECT new.seq, value ->> 'kind', value ->> 'value' FROM json_each(iif(json_valid(new.qualifiers), new.qualifiers, '[]'));
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
CREATE TRIGGER unsure_topics_link AFTER INSERT ON org_topics BEGIN
  UPDATE unsure_topics SET libraries = libraries + 1
  WHERE topic_seq = new.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
  );
END
--> statement-breakpoint
CREATE TRIGGER node_cells_link_insert AFTER INSERT ON org_topics WHEN new.hidden = 0 BEGIN
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE true
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
INSERT INTO "organizations" ("rowid", "id", "issuer", "external_id", "name", "plan", "created_at", "updated_at", "private_topics", "llm_daily_cost_limit", "erased_at", "label_defaults", "domain", "alert_settings") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'http://localhost:13118', 'acme', 'Acme', 'enterprise', '2026-11-18T16:11:01.737Z', '2026-11-18T16:11:02.251Z', 0, NULL, NULL, NULL, NULL, NULL),
(2, 'org_0VbLFhMYvZdgcEToGWv1', 'http://localhost:13118', 'strata', 'Strata', 'enterprise', '2026-11-18T16:11:02.554Z', '2026-11-18T16:11:02.554Z', 0, NULL, NULL, NULL, NULL, NULL)
--> statement-breakpoint
INSERT INTO "users" ("rowid", "id", "issuer", "subject", "email", "name", "operator", "created_at", "updated_at", "erased_at") VALUES
(1, 'usr_0VbLFh9N5hajYJnliXGE', 'http://localhost:13118', 'owner@acme.test', 'owner@acme.test', 'Olivia Owner', 0, '2026-11-18T16:11:01.737Z', '2026-11-18T16:11:02.251Z', NULL),
(2, 'usr_0VbLFhMY6cJ6tXgNOEPC', 'http://localhost:13118', 'operator@strata.test', 'operator@strata.test', 'Opal Operator', 1, '2026-11-18T16:11:02.554Z', '2026-11-18T16:11:02.554Z', NULL)
--> statement-breakpoint
INSERT INTO "topics" ("seq", "id", "topic_name", "normalized_name", "parent_category", "taxonomy_type", "subcategory", "subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4", "segment_type", "audience_type", "iab_code", "engine_version", "sensitivity", "intensity", "buyer_journey", "canonical_key", "keywords", "taxonomy_path", "intent", "secondary_intent", "awareness", "funnel", "composite_score", "segment_name_dspapi", "segment_name_marketplace", "segment_name_internal", "segment_desc_marketplace", "segment_desc_dspapi", "internal_description", "platform_outputs", "engine", "taxonomy_hash", "review_status", "review_reason", "merged_into", "archived_at", "created_at", "updated_at", "owner_org_id", "language", "confidence", "sensitivity_confidence", "unsure", "qualifiers") VALUES
(1, 'tp_0VbLFhSkzf2FMk5zSJzG', 'Trail Runners', 'trail runners', 'Sports & Outdoors', 'Sports & Entertainment', 'Running & Cycling', NULL, NULL, NULL, NULL, 'B2C', 'Enthusiast', '492', '2.5', 'None', 'High', 'Advocacy', 'runner trail', '["trail runners","running & cycling"]', 'Running & Cycling', 'interest', NULL, 'Product Aware', 'Lower', 80, '', '', '', '023502360000', '023502360000', 'Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters.', '{"acme_dsp":{"name":"Trail Runners","description":""}}', 'local', 'bd05b8777b3dec57', NULL, NULL, NULL, NULL, '2026-11-18T16:11:02.979Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.99, 0.99, 0, NULL),
(2, 'tp_0VbLFhUpxTVUbvJDA2Ki', 'Luxury Watch Collectors', 'luxury watch collectors', 'Fashion', 'Retail & Style', 'Jewelry & Watches', 'Watches', NULL, NULL, NULL, 'B2B', 'Enthusiast', '565', '2.5', 'None', 'High', 'Advocacy', '@collector luxury watch', '["watch","jewelry & watches","luxury"]', 'Jewelry & Watches > Watches', 'product', NULL, 'Most Aware', 'Lower', 92, '', '', '', '020302040000', '032003210000', 'Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.', '{"acme_dsp":{"name":"Luxury Watch Collectors","description":""}}', 'local', '7c5c142bee73d035', 'reviewed', NULL, NULL, NULL, '2026-11-18T16:11:03.089Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.9, 0.96, 0, NULL),
(3, 'tp_0VbLFhZgtAaKOfEWEMAt', 'Line Broken O''Briens', 'line broken obriens', 'Telecom & Utilities', 'Technology & Telecom', 'Home Internet & Broadband', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '417', '2.5', 'None', 'Low', 'Awareness', 'broken line obrien', '[]', 'Home Internet & Broadband', 'service', NULL, 'Problem Aware', 'Upper', 29, '', '', '', '013401350000', '013401350000', 'Consumers who belong to the audience named . The name alone does not say what it is about, so check it before use.', '{"acme_dsp":{"name":"Line Broken O''Briens","description":""}}', 'local', '0573073192f759fc', NULL, NULL, NULL, NULL, '2026-11-18T16:11:03.381Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.05, 0.6, 1, NULL),
(4, 'tp_0VbLFhabgQA5iG4tJw4w', 'Pet Insurance Shoppers', 'pet insurance shoppers', 'Insurance', 'Finance & Insurance', 'Pet Insurance', NULL, NULL, NULL, NULL, 'B2C', 'In-Market', '403', '2.5', 'None', 'Medium', 'Decision', '@market insurance pet', '["pet insurance"]', 'Pet Insurance', 'product', 'service', 'Product Aware', 'Lower', 83, '', '', '', '023502360000', '023502360000', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites.', '{"acme_dsp":{"name":"Pet Insurance Shoppers","description":""}}', 'local', '20bf8e1d5dd5ba80', NULL, NULL, NULL, NULL, '2026-11-18T16:11:03.430Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.99, 0.99, 0, NULL),
(5, 'tp_0VbLFhbdd8wl1LoCATl3', 'Workspace Yogis', 'workspace yogis', 'Shopping', 'Retail & Style', 'Online Shoppers', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '473', '2.5', 'None', 'Low', 'Awareness', 'workspace yogis', '[]', 'Online Shoppers', 'interest', NULL, 'Problem Aware', 'Upper', 22, '', '', '', '012901300000', '012901300000', 'Consumers who belong to the audience named . The name alone does not say what it is about, so check it before use.', '{}', 'local', 'ac8c093865c8d117', NULL, NULL, NULL, '2026-11-18T16:11:09.137Z', '2026-11-18T16:11:03.490Z', '2026-11-18T16:11:09.137Z', NULL, 'en', 0.05, 0.6, 1, NULL),
(6, 'tp_0VbLFhnQccSWad4xJpWU', 'Cordless Drill Buyers', 'cordless drill buyers', 'Home & Garden', 'Home & Living', 'Tools & Hardware', 'Power Tools', NULL, NULL, NULL, 'B2C', 'In-Market', '280', '2.5', 'None', 'Medium', 'Decision', '@market cordless drill', '["drill","cordless","power tools","tools & hardware"]', 'Tools & Hardware > Power Tools', 'product', NULL, 'Product Aware', 'Lower', 83, '', '', '', '023702380000', '028602870000', 'Consumers who are cordless drill buyers. There is usually a project under way, indoors or out. They are close to choosing, so price, availability and offers count. A good fit for home improvement stores, furniture brands and contractors. Signals include drill, cordless and power tools.', '{"acme_dsp":{"name":"Cordless Drill Buyers","description":""}}', 'local', '186fa750285defeb', NULL, NULL, NULL, NULL, '2026-11-18T16:11:04.220Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.99, 0.99, 0, NULL),
(7, 'tp_0VbLFhuR4ElV6Ht0rye5', 'Urban Beekeepers', 'urban beekeepers', 'Hobbies', 'Travel & Leisure', 'Birdwatching & Nature', 'Beekeeping & Homesteading', NULL, NULL, NULL, 'B2C', 'Interest', '258', '2.5', 'None', 'Low', 'Awareness', 'beekeeper urban', '["beekeepers","beekeeping & homesteading","birdwatching & nature","urban"]', 'Birdwatching & Nature > Beekeeping & Homesteading', 'interest', NULL, 'Unaware', 'Upper', 17, '', '', '', '024302440000', '032403250000', 'Consumers who have some interest in urban beekeepers. They put real time into what they make, collect or practice. Most are early on, so broad and helpful messages land best. A good fit for craft stores, specialty retailers and online classes. Signals include beekeepers, beekeeping & homesteading and birdwatching & nature.', '{"acme_dsp":{"name":"Urban Beekeepers","description":""}}', 'local', 'dfd1422017aebbc9', NULL, NULL, NULL, NULL, '2026-11-18T16:11:04.707Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.99, 0.99, 0, '[{"kind":"geography","value":"Urban","text":"urban"}]'),
(8, 'tp_0VbLFhuRvALztgo7YYUB', 'Electric Scooter Commuters', 'electric scooter commuters', 'Powersports & RV', 'Automotive', 'Electric Bikes & Micromobility', 'Electric Scooters & Boards', NULL, NULL, NULL, 'B2C', 'Lifestyle', '492', '2.5', 'None', 'Medium', 'Awareness', 'commuter electric scooter', '["electric scooter","electric scooters & boards","electric bikes & micromobility","commuters"]', 'Electric Bikes & Micromobility > Electric Scooters & Boards', 'product', NULL, 'Solution Aware', 'Upper', 46, '', '', '', '024002410000', '033703380000', 'Consumers who are electric scooter commuters. Weekends are for the road, the trail or the water, and the gear matters. Most are early on, so broad and helpful messages land best. A good fit for dealers, gear makers, marinas and campgrounds. Signals include electric scooter, electric scooters & boards and electric bikes & micromobility.', '{}', 'local', '745778fa3f70957a', NULL, NULL, 'tp_0VbLFhuR4ElV6Ht0rye5', NULL, '2026-11-18T16:11:04.707Z', '2026-11-18T16:11:11.601Z', NULL, 'en', 0.92, 0.99, 0, NULL),
(9, 'tp_0VbLFhzYig0XUbzOG7bF', 'Home Brewing Beginners', 'home brewing beginners', 'Alcohol & Regulated', 'Food & CPG', 'Beer', 'Homebrewing', NULL, NULL, NULL, 'B2C', 'Interest', '211', '2.5', 'Restricted', 'Low', 'Consideration', 'beginner homebrewing', '["home brewing","homebrewing","beer"]', 'Beer > Homebrewing', 'product', NULL, 'Solution Aware', 'Mid', 38, '', '', '', 'Consumenten die tot de doelgroep ‘Home Brewing Beginners’ behoren. Thema: alcohol en gereguleerde producten. Voor reclame gelden hier grenzen: controleer eerst het beleid van het platform.', 'Consumenten die tot de doelgroep ‘Home Brewing Beginners’ behoren. Thema: alcohol en gereguleerde producten. Voor reclame gelden hier grenzen: controleer eerst het beleid van het platform.', 'Consumers who are home brewing beginners. Age limits and local rules apply here, so plan for verified adults. They are weighing their options, so comparisons and reviews carry weight. A good fit for licensed brands, retailers and operators. Advertising limits apply here, so check platform policy first. Signals include home brewing, homebrewing and beer.', '{"acme_dsp":{"name":"Home Brewing Beginners","description":""}}', 'local', 'c7f9ef4b465083b9', NULL, NULL, NULL, NULL, '2026-11-18T16:11:04.997Z', '2026-11-18T16:11:11.885Z', NULL, 'nl', 0.98, 0.95, 0, NULL),
(10, 'tp_0VbLFhzZnpYfcvYoymIn', 'Vinyl Record Collectors', 'vinyl record collectors', 'Music & Audio', 'Sports & Entertainment', 'Music Streaming', 'Vinyl CDs & Record Stores', NULL, NULL, NULL, 'B2C', 'Enthusiast', '338', '2.5', 'None', 'High', 'Advocacy', '@collector record vinyl', '["vinyl","vinyl cds & record stores","music streaming"]', 'Music Streaming > Vinyl CDs & Record Stores', 'interest', NULL, 'Most Aware', 'Lower', 85, '', '', '', '018501860000', '033403350000', 'Consumers who are vinyl record collectors. Something is always playing, at home, in the car or on the way to a show. They recommend what they love, so give them something worth sharing. A good fit for labels, streaming services, concert promoters and audio brands. Signals include vinyl, vinyl cds & record stores and music streaming.', '{"acme_dsp":{"name":"Vinyl Record Collectors","description":""}}', 'local', '25f73f5c7c0d4d2c', NULL, NULL, NULL, NULL, '2026-11-18T16:11:04.997Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.9, 0.96, 0, NULL),
(11, 'tp_0VbLFiQfLoNLBG3Z5oLe', 'Ceramic Kiln Owners', 'ceramic kiln owners', 'Hobbies', 'Travel & Leisure', 'Arts & Crafts', 'Pottery & Ceramics', NULL, NULL, NULL, 'B2C', 'Ownership', '248', '2.5', 'None', 'High', 'Retention', '@owner ceramic kiln', '["kiln","ceramic","pottery & ceramics","arts & crafts"]', 'Arts & Crafts > Pottery & Ceramics', 'product', 'interest', 'Most Aware', 'Lower', 94, '', '', '', '024302440000', '029702980000', 'Consumers who are ceramic kiln owners. They put real time into what they make, collect or practice. They already know what they like, so loyalty and upgrade offers work well. A good fit for craft stores, specialty retailers and online classes. Signals include kiln, ceramic and pottery & ceramics.', '{"acme_dsp":{"name":"Ceramic Kiln Owners","description":""}}', 'local', 'a457e0e20b546dda', NULL, NULL, NULL, NULL, '2026-11-18T16:11:06.654Z', '2026-11-18T16:11:11.885Z', NULL, 'en', 0.99, 0.99, 0, NULL)
--> statement-breakpoint
INSERT INTO "org_topics" ("seq", "id", "org_id", "workspace_id", "topic_id", "topic_name", "normalized_name", "parent_category", "taxonomy_type", "subcategory", "subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4", "segment_type", "audience_type", "iab_code", "engine_version", "sensitivity", "intensity", "buyer_journey", "overrides", "external_id", "source", "performance_score", "batch_id", "created_at", "updated_at", "topic_seq", "hidden", "label", "confidence", "unsure") VALUES
(1, 'ot_0VbLFhTPG4CEfkmeWHpC', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhSkzf2FMk5zSJzG', 'Trail Runners', 'trail runners', 'Sports & Outdoors', 'Sports & Entertainment', 'Running & Cycling', NULL, NULL, NULL, NULL, 'B2G', 'Enthusiast', '492', '2.5', 'None', 'High', 'Advocacy', '{"segment_type":"B2G"}', NULL, 'manual', 0.60000000000000009, NULL, '2026-11-18T16:11:02.979Z', '2026-11-18T16:11:05.961Z', 1, 0, NULL, 0.99, 0),
(2, 'ot_0VbLFhVBoB9OV714jHZZ', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhUpxTVUbvJDA2Ki', 'Luxury Watch Collectors', 'luxury watch collectors', 'Fashion', 'Retail & Style', 'Jewelry & Watches', 'Watches', NULL, NULL, NULL, 'B2B', 'Enthusiast', '565', '2.5', 'None', 'High', 'Advocacy', '{}', NULL, 'manual', NULL, NULL, '2026-11-18T16:11:03.089Z', '2026-11-18T16:11:06.809Z', 2, 0, NULL, 0.9, 0),
(3, 'ot_0VbLFhZtN6Vte6e7JCgW', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhZgtAaKOfEWEMAt', 'Line Broken O''Briens', 'line broken obriens', 'Telecom & Utilities', 'Technology & Telecom', 'Home Internet & Broadband', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '417', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'manual', NULL, NULL, '2026-11-18T16:11:03.381Z', '2026-11-18T16:11:03.381Z', 3, 0, NULL, 0.05, 1),
(4, 'ot_0VbLFhagkkd8WlqQHGod', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhabgQA5iG4tJw4w', 'Pet Insurance Shoppers', 'pet insurance shoppers', 'Insurance', 'Finance & Insurance', 'Pet Insurance', NULL, NULL, NULL, NULL, 'B2C', 'In-Market', '403', '2.5', 'None', 'Medium', 'Decision', '{}', NULL, 'manual', NULL, NULL, '2026-11-18T16:11:03.430Z', '2026-11-18T16:11:03.430Z', 4, 0, NULL, 0.99, 0),
(5, 'ot_0VbLFhbeR8g94LRLJmTQ', 'org_0VbLFh9NU44HzieXTF0R', 'team-1', 'tp_0VbLFhbdd8wl1LoCATl3', 'Workspace Yogis', 'workspace yogis', 'Shopping', 'Retail & Style', 'Online Shoppers', NULL, NULL, NULL, NULL, 'B2C', 'Interest', '473', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'manual', NULL, NULL, '2026-11-18T16:11:03.490Z', '2026-11-18T16:11:09.137Z', 5, 1, NULL, 0.05, 1),
(6, 'ot_0VbLFhnQ1npL7T5g2B6u', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhnQccSWad4xJpWU', 'Cordless Drill Buyers', 'cordless drill buyers', 'Home & Garden', 'Home & Living', 'Tools & Hardware', 'Power Tools', NULL, NULL, NULL, 'B2C', 'In-Market', '280', '2.5', 'None', 'Medium', 'Decision', '{}', NULL, 'import', 0.8, 'batch_1795018264158_iej0seWtKWGorZjp', '2026-11-18T16:11:04.220Z', '2026-11-18T16:11:04.220Z', 6, 0, NULL, 0.99, 0),
(8, 'ot_0VbLFhvH56d4iJqhyh0T', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhuR4ElV6Ht0rye5', 'Urban Beekeepers', 'urban beekeepers', 'Hobbies', 'Travel & Leisure', 'Birdwatching & Nature', 'Beekeeping & Homesteading', NULL, NULL, NULL, 'B2C', 'Interest', '258', '2.5', 'None', 'Low', 'Awareness', '{}', NULL, 'import', NULL, 'batch_1795018264287_bpfLbQOVi5rqtYAc', '2026-11-18T16:11:04.707Z', '2026-11-18T16:11:11.601Z', 7, 0, NULL, 0.99, 0),
(10, 'ot_0VbLFhzy5INXBWl9kO3K', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhzYig0XUbzOG7bF', 'Home Brewing Beginners', 'home brewing beginners', 'Alcohol & Regulated', 'Food & CPG', 'Beer', 'Homebrewing', NULL, NULL, NULL, 'B2C', 'Interest', '211', '2.5', 'Restricted', 'Low', 'Consideration', '{}', '1', 'sync', NULL, 'run_0VbLFhxt6KA6QF6DEqPl', '2026-11-18T16:11:04.997Z', '2026-11-18T16:11:04.997Z', 9, 0, NULL, 0.98, 0),
(11, 'ot_0VbLFhzywdbNSf6zMWDl', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhzZnpYfcvYoymIn', 'Vinyl Record Collectors', 'vinyl record collectors', 'Music & Audio', 'Sports & Entertainment', 'Music Streaming', 'Vinyl CDs & Record Stores', NULL, NULL, NULL, 'B2C', 'Enthusiast', '338', '2.5', 'None', 'High', 'Advocacy', '{}', '2', 'sync', NULL, 'run_0VbLFhxt6KA6QF6DEqPl', '2026-11-18T16:11:04.997Z', '2026-11-18T16:11:04.997Z', 10, 0, NULL, 0.9, 0)
--> statement-breakpoint
INSERT INTO "connections" ("rowid", "id", "org_id", "name", "platform", "direction", "config", "credentials", "status", "last_tested_at", "next_sync_at", "created_by", "created_at", "updated_at", "account") VALUES
(1, 'conn_0VbLFhxTjaDcZT4nSJ9y', 'org_0VbLFh9NU44HzieXTF0R', 'Shop', 'custom_api', 'inbound', '{"base_url":"http://127.0.0.1:33341/shop"}', NULL, 'untested', NULL, NULL, 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-18T16:11:04.843Z', '2026-11-18T16:11:04.843Z', NULL),
(2, 'conn_0VbLFi0fTQJ4YPWOxi3u', 'org_0VbLFh9NU44HzieXTF0R', 'Marketplace', 'marketplace', 'outbound', '{"api_base_url":"http://127.0.0.1:38183/acme/marketplace","token_url":"http://127.0.0.1:38183/acme/marketplace/token","default_cpm":1.5}', 'v1.local.2oEZbbwU+GI1MZpu.VJWo27GPO6U4O6Y5aAiBGDbs0OvQyrHVRU4QO9el8U25WBy4WmRRrOc5q8OX5gZdUTFz9wv1PcxnjOb7ic2OKdAvV07u0G10RCq9QGtBB+bCxlMTYyGGQK2FoPSfqRj8zkjVdnI9v/zccfVMW3XNUj4SeZx/Y/mqnwaELg==', 'untested', NULL, NULL, 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-18T16:11:05.041Z', '2026-11-18T16:11:05.041Z', 'e454d849543fc88d9b0bbd596ba54d26'),
(3, 'conn_0VbLFi3dNMNZdRldEEoE', 'org_0VbLFh9NU44HzieXTF0R', 'Exchange', 'exchange', 'outbound', '{"account_id":42,"advertiser_account_id":"adv","match_key":"uid","upload_method":"sftp"}', 'v1.local.U0Qj54Rx7M63Juor.4mOejyrHd3K6FMRNpd+rK1df7ozxiEY+s9HZFwiMY+4gfHw8msZn1DvJmdUMbxOReXfRB3u3RhQk4Xtl00mZGJJ9noxzZOcLpJcMRceAEx+jiTlJ9qflSqsv7TW2/h3QKXlffXvjwXr3d1xk', 'untested', NULL, NULL, 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-18T16:11:05.225Z', '2026-11-18T16:11:05.225Z', '19b9397a6e8965ca9fd6940884652b4c')
--> statement-breakpoint
INSERT INTO "import_batches" ("rowid", "id", "org_id", "workspace_id", "created_by", "filename", "status", "failure", "mappings", "use_llm", "total_rows", "processed_rows", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "chunks_total", "chunks_completed", "created_at", "completed_at", "source_key", "source_digest", "chunk_rows", "updated_at", "is_private", "lenient", "warning_count") VALUES
(1, 'batch_1795018264158_iej0seWtKWGorZjp', 'org_0VbLFh9NU44HzieXTF0R', '', 'usr_0VbLFh9N5hajYJnliXGE', 'rows.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"},{"csvColumn":"Score","targetField":"performance_score"}]', 0, 3, 3, 1, 1, 1, 0, 1, 1, 1, '2026-11-18T16:11:04.158Z', '2026-11-18T16:11:04.208Z', NULL, NULL, NULL, '2026-11-18T16:11:04.208Z', 0, 0, 0),
(2, 'batch_1795018264287_bpfLbQOVi5rqtYAc', 'org_0VbLFh9NU44HzieXTF0R', '', 'usr_0VbLFh9N5hajYJnliXGE', 'file.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"}]', 0, 2, 2, 2, 0, 0, 0, 0, 1, 1, '2026-11-18T16:11:04.287Z', '2026-11-18T16:11:04.646Z', 'batch_1795018264287_bpfLbQOVi5rqtYAc/kjbyJAqccEnhislg.csv', '6277c467c9fe41cc66a067e061e6f2d9b68b073ae80fe2453a69bce5a7efcab5', 500, '2026-11-18T16:11:04.646Z', 0, 0, 0),
(3, 'batch_1795018266490_quU56uyj1z81Q5Qk', 'system', '', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'rows.csv', 'completed', NULL, '[{"csvColumn":"Name","targetField":"topic_name"},{"csvColumn":"Score","targetField":"performance_score"}]', 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, '2026-11-18T16:11:06.490Z', '2026-11-18T16:11:06.616Z', NULL, NULL, NULL, '2026-11-18T16:11:06.616Z', 0, 0, 0)
--> statement-breakpoint
INSERT INTO "sync_runs" ("rowid", "id", "org_id", "workspace_id", "connection_id", "created_by", "status", "failure", "total_items", "total_pages", "processed_pages", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "created_at", "completed_at", "background", "updated_at", "kind", "is_full", "listed_to", "listed_objects", "is_listed", "failed_files") VALUES
(1, 'run_0VbLFhxt6KA6QF6DEqPl', 'org_0VbLFh9NU44HzieXTF0R', '', 'conn_0VbLFhxTjaDcZT4nSJ9y', 'usr_0VbLFh9N5hajYJnliXGE', 'completed', NULL, 2, 1, 1, 2, 0, 0, 0, 0, '2026-11-18T16:11:04.869Z', '2026-11-18T16:11:04.916Z', 0, '2026-11-18T16:11:04.916Z', 'pages', 0, NULL, 0, 0, 0)
--> statement-breakpoint
INSERT INTO "push_runs" ("rowid", "id", "org_id", "workspace_id", "connection_id", "created_by", "status", "total_segments", "processed_segments", "success_count", "error_count", "skipped", "errors", "created_at", "completed_at", "background", "failure", "stalls", "resume_at", "selection", "selected_to", "approval", "decided_by", "decided_at") VALUES
(1, 'run_0VbLFi0svtZPmqs9fxTE', 'org_0VbLFh9NU44HzieXTF0R', '', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'usr_0VbLFh9N5hajYJnliXGE', 'completed', 3, 3, 3, 0, 0, '[]', '2026-11-18T16:11:05.060Z', '2026-11-18T16:11:05.171Z', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL),
(2, 'run_0VbLFi4Da70DjVg06q9R', 'org_0VbLFh9NU44HzieXTF0R', '', 'conn_0VbLFi3dNMNZdRldEEoE', 'usr_0VbLFh9N5hajYJnliXGE', 'completed', 1, 1, 0, 0, 0, '[]', '2026-11-18T16:11:05.314Z', '2026-11-18T16:11:05.469Z', 0, NULL, 0, NULL, NULL, NULL, NULL, NULL, NULL)
--> statement-breakpoint
INSERT INTO "activations" ("rowid", "id", "org_id", "workspace_id", "org_topic_id", "topic_id", "connection_id", "run_id", "platform", "status", "platform_segment_id", "pushed_name", "pushed_description", "engine_version_at_push", "attempts", "outcome_unknown", "error", "created_at", "activated_at", "deactivated_at", "topic_name", "as_pushed", "intent", "claim", "claimed_until", "merged_from", "account", "checks") VALUES
(1, 'act_847e28066eb43d59b1463adb691fbdc7', 'org_0VbLFh9NU44HzieXTF0R', '', 'ot_0VbLFhTPG4CEfkmeWHpC', 'tp_0VbLFhSkzf2FMk5zSJzG', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'run_0VbLFi0svtZPmqs9fxTE', 'marketplace', 'active', '70001', 'Trail Runners (Interest) > Sports & Entertainment > Sports & Outdoors > Running & Cycling > B2B Enthusiast > Advocacy > 30 Day', 'Professionals who are trail runners. Game days, training and time outside fill their calendar. Their peers listen to them, so references and communities are worth the effort.', '2.5', 1, 0, NULL, '2026-11-18T16:11:05.060Z', '2026-11-18T16:11:05.171Z', NULL, NULL, NULL, NULL, NULL, NULL, '', 'e454d849543fc88d9b0bbd596ba54d26', 1),
(2, 'act_27c32c5a545fd24da3ec4fdf7678ef9b', 'org_0VbLFh9NU44HzieXTF0R', '', 'ot_0VbLFhVBoB9OV714jHZZ', 'tp_0VbLFhUpxTVUbvJDA2Ki', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'run_0VbLFi0svtZPmqs9fxTE', 'marketplace', 'active', '70002', 'Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day', 'Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. Signals include watch, jewelry & watches and luxury.', '2.5', 1, 0, NULL, '2026-11-18T16:11:05.060Z', '2026-11-18T16:11:05.171Z', NULL, NULL, NULL, NULL, NULL, NULL, '', 'e454d849543fc88d9b0bbd596ba54d26', 0),
(3, 'act_6ac9ff33d64e5fa1fa36926b27112ffe', 'org_0VbLFh9NU44HzieXTF0R', '', 'ot_0VbLFhagkkd8WlqQHGod', 'tp_0VbLFhabgQA5iG4tJw4w', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'run_0VbLFi0svtZPmqs9fxTE', 'marketplace', 'active', '70003', 'Pet Insurance Shoppers (Product) > Finance & Insurance > Insurance > Pet Insurance > B2C In-Market > Decision > 30 Day', 'Consumers who are shopping for pet insurance. Price, coverage and how claims are handled are what they compare. They are close to choosing, so price, availability and offers count. A good fit for insurers, brokers and comparison sites.', '2.5', 1, 0, NULL, '2026-11-18T16:11:05.060Z', '2026-11-18T16:11:05.171Z', NULL, NULL, 'v0optw.14snxsa', NULL, NULL, NULL, '', 'e454d849543fc88d9b0bbd596ba54d26', 0),
(4, 'act_c9dc194fd632b3790911caa2055673d9', 'org_0VbLFh9NU44HzieXTF0R', '', 'ot_0VbLFhZtN6Vte6e7JCgW', 'tp_0VbLFhZgtAaKOfEWEMAt', 'conn_0VbLFi3dNMNZdRldEEoE', 'run_0VbLFi4Da70DjVg06q9R', 'exchange', 'pending', 'ot_0VbLFhZtN6Vte6e7JCgW', 'Line Broken O''Briens (Service) > Telecom & Utilities > Home Internet & Broadband > B2C Interest > Awareness > 30 Day', 'Consumers who have some interest in line broken O''Briens. Coverage, reliability and the monthly bill decide whether they stay or switch. Most are early on, so broad and helpful messages land best. A good fit for carriers, internet providers and energy companies.', '2.5', 0, 0, NULL, '2026-11-18T16:11:05.314Z', NULL, NULL, NULL, 'b0vwxm.1io5glc', NULL, NULL, NULL, '', '19b9397a6e8965ca9fd6940884652b4c', 0)
--> statement-breakpoint
INSERT INTO "jobs" ("rowid", "id", "job_type", "org_id", "created_by", "status", "config", "total_items", "processed_items", "success_count", "error_count", "skip_count", "result", "cursor", "fence", "created_at", "started_at", "completed_at", "updated_at") VALUES
(1, 'job_1795018266096_NXu1yboeaLOCD3qI', 'refresh_activations', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'completed', '{"orgId":"org_0VbLFh9NU44HzieXTF0R","workspace":""}', 1, 1, 0, 1, 0, '{}', NULL, 1795018266178, '2026-11-18T16:11:06.096Z', '2026-11-18T16:11:06.185Z', '2026-11-18T16:11:06.439Z', '2026-11-18T16:11:06.439Z'),
(2, 'job_1795018271513_SvqGGCgq9rqqEjqA', 'merge', NULL, 'usr_0VbLFhMY6cJ6tXgNOEPC', 'completed', '{"clusters":[{"winnerId":"tp_0VbLFhuR4ElV6Ht0rye5","winnerName":"Urban Beekeepers","loserIds":["tp_0VbLFhuRvALztgo7YYUB"],"loserNames":["Electric Scooter Commuters"],"similarity":0.96}]}', 1, 1, 1, 0, 0, '{}', '1', 1795018271563, '2026-11-18T16:11:11.513Z', '2026-11-18T16:11:11.590Z', '2026-11-18T16:11:11.602Z', '2026-11-18T16:11:11.602Z'),
(3, 'job_1795018271754_TwKYfNsgkDT4xrTB', 'reclassify', NULL, 'usr_0VbLFhMY6cJ6tXgNOEPC', 'completed', '{"mode":"local","force":true}', 9, 9, 9, 0, 0, '{}', '11', 1795018271831, '2026-11-18T16:11:11.754Z', '2026-11-18T16:11:11.839Z', '2026-11-18T16:11:11.886Z', '2026-11-18T16:11:11.886Z'),
(4, 'job_1795018271942_YyT1mHOd2l0CterZ', 'reclassify', NULL, 'usr_0VbLFhMY6cJ6tXgNOEPC', 'processing', '{"mode":"llm","force":true,"limit":2,"enableWebSearch":false}', 2, 0, 0, 0, 0, '{}', '{"after":2,"planned":2,"all":true}', 1795018271990, '2026-11-18T16:11:11.942Z', '2026-11-18T16:11:11.998Z', NULL, '2026-11-18T16:11:12.010Z')
--> statement-breakpoint
INSERT INTO "d1_migrations" ("id", "name", "applied_at") VALUES
(1, '0000_base_tables.sql', '2026-11-18 16:10:48'),
(2, '0001_base_library.sql', '2026-11-18 16:10:48'),
(3, '0002_base_triggers.sql', '2026-11-18 16:10:49')
--> statement-breakpoint
INSERT INTO "memberships" ("rowid", "org_id", "user_id", "role", "source") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'owner', 'claims'),
(2, 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'owner', 'claims')
--> statement-breakpoint
INSERT INTO "sessions" ("rowid", "id", "user_id", "org_id", "created_at", "expires_at", "last_seen_at", "provider_sid", "address", "user_agent") VALUES
(1, 'b0fda40ee0ca3b7366efec5e085ddf6323640f53774212bc47a11affddfde68d', 'usr_0VbLFh9N5hajYJnliXGE', 'org_0VbLFh9NU44HzieXTF0R', '2026-11-18T16:11:01.789Z', '2999-01-01T00:00:00.000Z', '2026-11-18T16:11:01.825Z', 'n-6LP6pPpHG-7I1xi06gJDmYk_zZJYzc3W7wxYQE5-m', '127.0.0.1', 'node'),
(2, 'c5df6412eaa4f1a7d8c0580f937a69868416e58ac3395ab15c8e012e3b02cefb', 'usr_0VbLFh9N5hajYJnliXGE', 'org_0VbLFh9NU44HzieXTF0R', '2026-11-18T16:11:02.260Z', '2999-01-01T00:00:00.000Z', '2026-11-18T16:11:03.520Z', 'ganl9VmDwJtu3GoyqVXHWUWemnN_OFBD_H4Y3ZkpoQS', '127.0.0.1', 'node'),
(3, '0d33bcc5c692874b2237c0a95c86df1dc479112d9bd5510a9ad6bdfd36963591', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'org_0VbLFhMYvZdgcEToGWv1', '2026-11-18T16:11:02.572Z', '2999-01-01T00:00:00.000Z', '2026-11-18T16:11:06.479Z', 'IvAwoDqw5w6pd5SvtDvtp5Eiv05CZgs2Sj6qS1Dv2Q2', '127.0.0.1', 'node')
--> statement-breakpoint
INSERT INTO "api_keys" ("rowid", "id", "org_id", "created_by", "name", "key_prefix", "hash", "scopes", "revoked_at", "created_at", "expires_at", "last_used_at", "previous_hash", "previous_expires_at") VALUES
(1, 'key_0VbLFhAwaOHk3Jhf6n7C', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'Demo key', 'txadv_bptltg', '8d3bc0585ebd0a6f9f806b805a8c1cd57f62e5f941002274782edb45ec0a706b', '["classify","topics:read","topics:write","export","sync","activations","mappings:read"]', NULL, '2026-11-18T16:11:01.834Z', NULL, '2026-11-18T16:11:02.850Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "sdk_keys" ("rowid", "id", "org_id", "created_by", "name", "key_prefix", "hash", "scopes", "revoked_at", "created_at", "allowed_origins", "requests_per_minute", "requests_per_day", "briefs") VALUES
(1, 'sdk_0VbLFhBeDKV87HxB44In', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'Demo page', 'pk_live_', 'e1ce218537d57f712b8567251443619d72dd8f143a9323b40d27775a41f7314d', '["classify","topics:read","topics:write","export","sync","activations","mappings:read"]', NULL, '2026-11-18T16:11:01.878Z', '[]', NULL, NULL, 1)
--> statement-breakpoint
INSERT INTO "global_history" ("rowid", "id", "topic_id", "change_type", "engine_version_before", "engine_version_after", "previous_values", "new_values", "changed_by", "source", "batch_id", "metadata", "changed_at") VALUES
(1, 'hist_0VbLFiRjSXbUE3GiYhuQ', 'tp_0VbLFhSkzf2FMk5zSJzG', 'reclassified', '2.5', '2.5', '{"keywords":["trail runners","running & cycling"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Classified under Sports & Entertainment > Sports & Outdoors > Running & Cycling as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","taxonomy_hash":"bd05b8777b3dec57"}', '{"keywords":["trail","running"],"segment_desc_dspapi":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running.","internal_description":"Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running. Classified under Sports & Entertainment > Sports & Outdoors > Running & Cycling as B2C Enthusiast with interest intent: high intensity, product aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 80 of 100.","taxonomy_hash":"81d5d6b388c0adc9"}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_ui', NULL, '{}', '2026-11-18T16:11:06.719Z'),
(2, 'hist_0VbLFiTBpNm2vSlOSV6C', 'tp_0VbLFhUpxTVUbvJDA2Ki', 'reclassified', '2.5', '2.5', '{"review_status":null,"segment_type":"B2C","confidence":0.9,"segment_name_dspapi":"Luxury Watch Collectors (Product) > Fashion > Jewelry & Watches > B2C Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day","segment_name_marketplace":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day","segment_name_internal":"Luxury Watch Collectors > Product > Retail & Style > Fashion > Jewelry & Watches > B2C > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day","segment_desc_marketplace":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. Signals include watch, jewelry & watches and luxury.","segment_desc_dspapi":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.","internal_description":"Consumers who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. They recommend what they love, so give them something worth sharing. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury. Classified under Retail & Style > Fashion > Jewelry & Watches > Watches as B2C Enthusiast with product intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 92 of 100.","engine":"local","taxonomy_hash":"280fad517c910e45"}', '{"review_status":"reviewed","segment_type":"B2B","confidence":null,"segment_name_dspapi":"Luxury Watch Collectors (Product) > Fashion > Jewelry & Watches > B2B Enthusiast > High Intensity + Most Aware > Lower Funnel Advocacy > 30 Day","segment_name_marketplace":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2B Enthusiast > Advocacy > 30 Day","segment_name_internal":"Luxury Watch Collectors > Product > Retail & Style > Fashion > Jewelry & Watches > B2B > High Intensity > Most Aware > Lower Funnel Advocacy > 30 Day","segment_desc_marketplace":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort.","segment_desc_dspapi":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury.","internal_description":"Professionals who are luxury watch collectors. They notice trends and care about fit, fabric and how it all comes together. Their peers listen to them, so references and communities are worth the effort. A good fit for apparel and shoe brands, jewelers and retailers. Signals include watch, jewelry & watches and luxury. Classified under Retail & Style > Fashion > Jewelry & Watches > Watches as B2B Enthusiast with product intent: high intensity, most aware, lower funnel at the advocacy stage. Sensitivity: None. Composite score: 92 of 100.","engine":"manual","taxonomy_hash":"7c5c142bee73d035"}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_ui', NULL, '{"review":true,"reason":"Sold to jewellers","segmentType":"B2B"}', '2026-11-18T16:11:06.809Z'),
(3, 'hist_183a7e117b89f3b11b0412c7ddc116ad', 'tp_0VbLFhbdd8wl1LoCATl3', 'archived', '2.5', '2.5', '{"archived_at":null}', '{"archived_at":"2026-11-18T16:11:09.137Z"}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_ui', NULL, '{}', '2026-11-18T16:11:09.137Z'),
(4, 'hist_0VbLFjiUYnphlX2zyQmp', 'tp_0VbLFhuRvALztgo7YYUB', 'merged', '2.5', '2.5', '{"merged_into":null}', '{"merged_into":"tp_0VbLFhuR4ElV6Ht0rye5"}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_merge', 'job_1795018271513_SvqGGCgq9rqqEjqA', '{"winnerId":"tp_0VbLFhuR4ElV6Ht0rye5"}', '2026-11-18T16:11:11.601Z'),
(5, 'hist_0VbLFjn4pMdEtI56tez5', 'tp_0VbLFhSkzf2FMk5zSJzG', 'reclassified', '2.5', '2.5', '{"keywords":["trail","running"],"segment_desc_dspapi":"\u0001027002710000","internal_description":"\u0001Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters. Signals include trail and running.","platform_outputs":{},"taxonomy_hash":"81d5d6b388c0adc9"}', '{"keywords":["trail runners","running & cycling"],"segment_desc_dspapi":"\u0001023502360000","internal_description":"\u0001Consumers who are trail runners. Game days, training and time outside fill their calendar. They recommend what they love, so give them something worth sharing. A good fit for leagues, sporting goods brands, broadcasters and outfitters.","platform_outputs":{"acme_dsp":{"name":"Trail Runners","description":""}},"taxonomy_hash":"bd05b8777b3dec57","\u0001":["Trail Runners","Sports & Entertainment","Sports & Outdoors","Running & Cycling","Running & Cycling","B2C","Enthusiast","interest",null,"High","Product Aware","Lower","Advocacy","None",80]}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(6, 'hist_0VbLFjn4savAXfcEd6Fq', 'tp_0VbLFhUpxTVUbvJDA2Ki', 'reclassified', '2.5', '2.5', '{"confidence":null,"platform_outputs":{},"engine":"manual"}', '{"confidence":0.9,"platform_outputs":{"acme_dsp":{"name":"Luxury Watch Collectors","description":""}},"engine":"local"}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(7, 'hist_0VbLFjn4F3HQDpJj2E2y', 'tp_0VbLFhZgtAaKOfEWEMAt', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Line Broken O''Briens","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(8, 'hist_0VbLFjn44YZRJZIFx1aD', 'tp_0VbLFhabgQA5iG4tJw4w', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Pet Insurance Shoppers","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(9, 'hist_0VbLFjn4hFucsHJzh5TK', 'tp_0VbLFhnQccSWad4xJpWU', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Cordless Drill Buyers","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(10, 'hist_0VbLFjn4OtfSvjclzYLl', 'tp_0VbLFhuR4ElV6Ht0rye5', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Urban Beekeepers","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(11, 'hist_0VbLFjn4H9AAjzPvyEho', 'tp_0VbLFhzYig0XUbzOG7bF', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Home Brewing Beginners","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(12, 'hist_0VbLFjn4fkLEYmox7f5J', 'tp_0VbLFhzZnpYfcvYoymIn', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Vinyl Record Collectors","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z'),
(13, 'hist_0VbLFjn4QiW3Wa6bIogo', 'tp_0VbLFiQfLoNLBG3Z5oLe', 'reclassified', '2.5', '2.5', '{"platform_outputs":{}}', '{"platform_outputs":{"acme_dsp":{"name":"Ceramic Kiln Owners","description":""}}}', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'admin_reclassify_local', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{}', '2026-11-18T16:11:11.885Z')
--> statement-breakpoint
INSERT INTO "topic_history" ("rowid", "id", "org_id", "org_topic_id", "change_type", "changed_by", "previous_values", "new_values", "source", "metadata", "changed_at") VALUES
(1, 'hist_0VbLFhTPRJkVYywNlEeq', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhTPG4CEfkmeWHpC', 'created', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Trail Runners","parent_category":"Sports & Outdoors","taxonomy_type":"Sports & Entertainment","subcategory":"Running & Cycling","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0VbLFhSkzf2FMk5zSJzG"}', '2026-11-18T16:11:02.979Z'),
(2, 'hist_0VbLFhVBjQJZ2IcmDWp1', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhVBoB9OV714jHZZ', 'created', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Luxury Watch Collectors","parent_category":"Fashion","taxonomy_type":"Retail & Style","subcategory":"Jewelry & Watches","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0VbLFhUpxTVUbvJDA2Ki"}', '2026-11-18T16:11:03.089Z'),
(3, 'hist_0VbLFhZt1s9BNnEPYcMh', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhZtN6Vte6e7JCgW', 'created', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Line Broken O''Briens","parent_category":"Telecom & Utilities","taxonomy_type":"Technology & Telecom","subcategory":"Home Internet & Broadband","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0VbLFhZgtAaKOfEWEMAt"}', '2026-11-18T16:11:03.381Z'),
(4, 'hist_0VbLFhah8rpWM8UsCpYq', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhagkkd8WlqQHGod', 'created', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Pet Insurance Shoppers","parent_category":"Insurance","taxonomy_type":"Finance & Insurance","subcategory":"Pet Insurance","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0VbLFhabgQA5iG4tJw4w"}', '2026-11-18T16:11:03.430Z'),
(5, 'hist_0VbLFhbezj7KOPBw9cS5', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhbeR8g94LRLJmTQ', 'created', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Workspace Yogis","parent_category":"Shopping","taxonomy_type":"Retail & Style","subcategory":"Online Shoppers","segment_type":"B2C"}', 'manual', '{"topicId":"tp_0VbLFhbdd8wl1LoCATl3"}', '2026-11-18T16:11:03.490Z'),
(6, 'hist_0VbLFhcQ68Va4GJurbco', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhTPG4CEfkmeWHpC', 'field_edit', 'usr_0VbLFh9N5hajYJnliXGE', '{"segment_type":"B2C"}', '{"segment_type":"B2B"}', 'manual', '{}', '2026-11-18T16:11:03.537Z'),
(7, 'hist_0VbLFhnQTtJiypDEpnX3', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhnQ1npL7T5g2B6u', 'imported', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Cordless Drill Buyers","parent_category":"Home & Garden","taxonomy_type":"Home & Living","subcategory":"Tools & Hardware","segment_type":"B2C"}', 'import', '{"topicId":"tp_0VbLFhnQccSWad4xJpWU","batchId":"batch_1795018264158_iej0seWtKWGorZjp"}', '2026-11-18T16:11:04.220Z'),
(8, 'hist_0VbLFhnRnHVIy7nVZaoJ', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhTPG4CEfkmeWHpC', 'metadata_enrichment', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"performance_score":0.60000000000000009}', 'import', '{"batchId":"batch_1795018264158_iej0seWtKWGorZjp"}', '2026-11-18T16:11:04.220Z'),
(9, 'hist_0VbLFhvHuT6PIn7Rc2eD', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhvH56d4iJqhyh0T', 'imported', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Urban Beekeepers","parent_category":"Hobbies","taxonomy_type":"Travel & Leisure","subcategory":"Birdwatching & Nature","segment_type":"B2C"}', 'import', '{"topicId":"tp_0VbLFhuR4ElV6Ht0rye5","batchId":"batch_1795018264287_bpfLbQOVi5rqtYAc"}', '2026-11-18T16:11:04.707Z'),
(10, 'hist_0VbLFhvHoAxPbSFAC5Sz', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhvH56d4iJqhyh0T', 'imported', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Electric Scooter Commuters","parent_category":"Powersports & RV","taxonomy_type":"Automotive","subcategory":"Electric Bikes & Micromobility","segment_type":"B2C"}', 'import', '{"topicId":"tp_0VbLFhuRvALztgo7YYUB","batchId":"batch_1795018264287_bpfLbQOVi5rqtYAc"}', '2026-11-18T16:11:04.707Z'),
(11, 'hist_0VbLFhzyVSpmQ7ben2F0', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhzy5INXBWl9kO3K', 'synced', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Home Brewing Beginners","parent_category":"Alcohol & Regulated","taxonomy_type":"Food & CPG","subcategory":"Beer","segment_type":"B2C"}', 'sync', '{"topicId":"tp_0VbLFhzYig0XUbzOG7bF","batchId":"run_0VbLFhxt6KA6QF6DEqPl"}', '2026-11-18T16:11:04.997Z'),
(12, 'hist_0VbLFhzyAHFv8Q7P3FFo', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhzywdbNSf6zMWDl', 'synced', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"topic_name":"Vinyl Record Collectors","parent_category":"Music & Audio","taxonomy_type":"Sports & Entertainment","subcategory":"Music Streaming","segment_type":"B2C"}', 'sync', '{"topicId":"tp_0VbLFhzZnpYfcvYoymIn","batchId":"run_0VbLFhxt6KA6QF6DEqPl"}', '2026-11-18T16:11:04.997Z'),
(13, 'hist_0VbLFi2mFQz48AkTeACW', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhTPG4CEfkmeWHpC', 'activated', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"platform":"marketplace","connectionId":"conn_0VbLFi0fTQJ4YPWOxi3u","platformSegmentId":"70001","segmentName":"Trail Runners (Interest) > Sports & Entertainment > Sports & Outdoors > Running & Cycling > B2B Enthusiast > Advocacy > 30 Day"}', 'push', '{"activationId":"act_847e28066eb43d59b1463adb691fbdc7","runId":"run_0VbLFi0svtZPmqs9fxTE"}', '2026-11-18T16:11:05.171Z'),
(14, 'hist_0VbLFi2mt9NIPS4sUcAK', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhVBoB9OV714jHZZ', 'activated', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"platform":"marketplace","connectionId":"conn_0VbLFi0fTQJ4YPWOxi3u","platformSegmentId":"70002","segmentName":"Luxury Watch Collectors (Product) > Retail & Style > Fashion > Jewelry & Watches > B2C Enthusiast > Advocacy > 30 Day"}', 'push', '{"activationId":"act_27c32c5a545fd24da3ec4fdf7678ef9b","runId":"run_0VbLFi0svtZPmqs9fxTE"}', '2026-11-18T16:11:05.171Z'),
(15, 'hist_0VbLFi2m0tn4ixLxMdDH', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhagkkd8WlqQHGod', 'activated', 'usr_0VbLFh9N5hajYJnliXGE', '{}', '{"platform":"marketplace","connectionId":"conn_0VbLFi0fTQJ4YPWOxi3u","platformSegmentId":"70003","segmentName":"Pet Insurance Shoppers (Product) > Finance & Insurance > Insurance > Pet Insurance > B2C In-Market > Decision > 30 Day"}', 'push', '{"activationId":"act_6ac9ff33d64e5fa1fa36926b27112ffe","runId":"run_0VbLFi0svtZPmqs9fxTE"}', '2026-11-18T16:11:05.171Z'),
(16, 'hist_0VbLFiFV3BqKJ1WmWpli', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhTPG4CEfkmeWHpC', 'field_edit', 'usr_0VbLFh9N5hajYJnliXGE', '{"segment_type":"B2B"}', '{"segment_type":"B2G"}', 'manual', '{}', '2026-11-18T16:11:05.961Z'),
(17, 'hist_5b6656cb3079f1256867d0a7e25020a2', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhvH56d4iJqhyh0T', 'metadata_enrichment', 'usr_0VbLFhMY6cJ6tXgNOEPC', '{}', '{}', 'merge', '{"jobId":"job_1795018271513_SvqGGCgq9rqqEjqA","merged":[{"orgTopicId":"ot_0VbLFhvHwDTL51SvEKbm","topicId":"tp_0VbLFhuRvALztgo7YYUB","overrides":{}}]}', '2026-11-18T16:11:11.601Z')
--> statement-breakpoint
INSERT INTO "import_chunks" ("rowid", "batch_id", "chunk_index", "rows", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "completed_at", "outcomes", "given_up", "warning_count") VALUES
(1, 'batch_1795018264158_iej0seWtKWGorZjp', 0, 3, 1, 1, 1, 0, 1, '2026-11-18T16:11:04.208Z', '[[1,"created","ot_0VbLFhnQ1npL7T5g2B6u"],[3,"duplicate","ot_0VbLFhTPG4CEfkmeWHpC"]]', 0, 0),
(2, 'batch_1795018264287_bpfLbQOVi5rqtYAc', 0, 2, 2, 0, 0, 0, 0, '2026-11-18T16:11:04.646Z', '[[1,"created","ot_0VbLFhvH56d4iJqhyh0T"],[2,"created","ot_0VbLFhvHwDTL51SvEKbm"]]', 0, 0),
(3, 'batch_1795018266490_quU56uyj1z81Q5Qk', 0, 1, 1, 0, 0, 0, 0, '2026-11-18T16:11:06.616Z', '[[1,"created","tp_0VbLFiQfLoNLBG3Z5oLe"]]', 0, 0)
--> statement-breakpoint
INSERT INTO "import_errors" ("rowid", "batch_id", "row", "message", "cells", "warning") VALUES
(1, 'batch_1795018264158_iej0seWtKWGorZjp', 2, 'topic_name is required', '{"Name":"","Score":"0.7000000000000001"}', 0)
--> statement-breakpoint
INSERT INTO "sync_pages" ("rowid", "run_id", "page", "items", "success_count", "error_count", "duplicate_count", "adopted_count", "updated_count", "completed_at", "outcomes") VALUES
(1, 'run_0VbLFhxt6KA6QF6DEqPl', 1, 2, 2, 0, 0, 0, 0, '2026-11-18T16:11:04.916Z', '[[1,"created","ot_0VbLFhzy5INXBWl9kO3K","Home Brewing Beginners"],[2,"created","ot_0VbLFhzywdbNSf6zMWDl","Vinyl Record Collectors"]]')
--> statement-breakpoint
INSERT INTO "deliveries" ("rowid", "id", "org_id", "connection_id", "activation_id", "objects", "status", "attempts", "lease_token", "available_at", "error", "created_at", "completed_at", "segment_id") VALUES
(1, 'dlv_NbTgfAbCClAsndZ6Mhm6', 'org_0VbLFh9NU44HzieXTF0R', 'conn_0VbLFi3dNMNZdRldEEoE', 'act_c9dc194fd632b3790911caa2055673d9', '[{"key":"dlv_NbTgfAbCClAsndZ6Mhm6/uid/ot_0VbLFhZtN6Vte6e7JCgW.gz","path":"uid/ot_0VbLFhZtN6Vte6e7JCgW.gz","bytes":32,"digest":"67604377d3cd6dae3e726dd7b07e3a9ab3d12ad4231e17184a8ac359703caad0"},{"key":"dlv_NbTgfAbCClAsndZ6Mhm6/uid/ot_0VbLFhZtN6Vte6e7JCgW.json","path":"uid/ot_0VbLFhZtN6Vte6e7JCgW.json","bytes":283,"digest":"e9194979b7a74bb833c741daee78a6f71a36c53806ad3fd8e8047ac1bc56f303"}]', 'leased', 0, 'lease_eyCwsuulAMEMUE6kMLVI', '2026-11-18T16:21:05.487Z', NULL, '2026-11-18T16:11:05.467Z', NULL, 'ot_0VbLFhZtN6Vte6e7JCgW')
--> statement-breakpoint
INSERT INTO "segment_members" ("rowid", "org_id", "org_topic_id", "match_key", "object_key", "member_count", "updated_at", "bytes", "digest") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhZtN6Vte6e7JCgW', 'uid', 'org_0VbLFh9NU44HzieXTF0R/ot_0VbLFhZtN6Vte6e7JCgW/uid/ycmzSMGCxqOgZuND.gz', 2, '2026-11-18T16:11:05.209Z', 32, '67604377d3cd6dae3e726dd7b07e3a9ab3d12ad4231e17184a8ac359703caad0')
--> statement-breakpoint
INSERT INTO "audit_log" ("seq", "at", "org_id", "actor", "action", "target", "details", "request_id") VALUES
(1, '2026-11-18T16:11:01.789Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'session.opened', 'ses_b0fda40ee0ca3b7366ef', '{"address":"127.0.0.1","userAgent":"node"}', 'req_0VbLFh7e9AWs9M4s0GUi'),
(2, '2026-11-18T16:11:01.834Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'api_key.created', 'key_0VbLFhAwaOHk3Jhf6n7C', '{"name":"Demo key","scopes":["classify","topics:read","topics:write","export","sync","activations","mappings:read"]}', 'req_0VbLFhAmrvf6MEItA68e'),
(3, '2026-11-18T16:11:01.878Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'sdk_key.created', 'sdk_0VbLFhBeDKV87HxB44In', '{"name":"Demo page","mode":"live","scopes":["classify","topics:read","topics:write","export","sync","activations","mappings:read"]}', 'req_0VbLFhBazrCBOTRZCOHs'),
(4, '2026-11-18T16:11:02.260Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'session.opened', 'ses_c5df6412eaa4f1a7d8c0', '{"address":"127.0.0.1","userAgent":"node"}', 'req_0VbLFhHDKkbIw72CZF5o'),
(5, '2026-11-18T16:11:02.572Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'session.opened', 'ses_0d33bcc5c692874b2237', '{"address":"127.0.0.1","userAgent":"node"}', 'req_0VbLFhKrJRoArc2B8jMX'),
(6, '2026-11-18T16:11:02.859Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'api_key.used_from_new_address', 'key_0VbLFhAwaOHk3Jhf6n7C', '{"address":"127.0.0.1","key":"key_0VbLFhAwaOHk3Jhf6n7C"}', 'req_0VbLFhNkNMe3jLl7zlDe'),
(7, '2026-11-18T16:11:04.843Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'connection.created', 'conn_0VbLFhxTjaDcZT4nSJ9y', '{"name":"Shop","platform":"custom_api","direction":"inbound"}', 'req_0VbLFhxQmLxUYUyokhvh'),
(8, '2026-11-18T16:11:05.042Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'connection.created', 'conn_0VbLFi0fTQJ4YPWOxi3u', '{"name":"Marketplace","platform":"marketplace","direction":"outbound"}', 'req_0VbLFi0c2EZnyKcCwTMr'),
(9, '2026-11-18T16:11:05.209Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'match_values.replaced', 'ot_0VbLFhZtN6Vte6e7JCgW', '{"matchKey":"uid","count":2}', 'req_0VbLFi2xH4TFO82YUWvZ'),
(10, '2026-11-18T16:11:05.225Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'connection.created', 'conn_0VbLFi3dNMNZdRldEEoE', '{"name":"Exchange","platform":"exchange","direction":"outbound"}', 'req_0VbLFi3YmbdjM6OMjbkb'),
(11, '2026-11-18T16:11:05.509Z', 'org_0VbLFh9NU44HzieXTF0R', 'relay', 'credentials.leased', 'conn_0VbLFi3dNMNZdRldEEoE', '{"deliveries":1}', 'req_0VbLFi7qTT7nAroMpRpX'),
(12, '2026-11-18T16:11:06.096Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'job.created', 'job_1795018266096_NXu1yboeaLOCD3qI', '{"jobType":"refresh_activations","totalItems":1}', 'req_0VbLFiGxJ5cNIpOoW8N2'),
(13, '2026-11-18T16:11:06.523Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'seeding.created', 'batch_1795018266490_quU56uyj1z81Q5Qk', '{"filename":"rows.csv","totalRows":1}', 'req_0VbLFiNrIB6L3G3Kwony'),
(14, '2026-11-18T16:11:06.719Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'topic.edited', 'tp_0VbLFhSkzf2FMk5zSJzG', '{"fields":["keywords"]}', 'req_0VbLFiRPY1QZcthhLoZC'),
(15, '2026-11-18T16:11:06.809Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'topic.reviewed', 'tp_0VbLFhUpxTVUbvJDA2Ki', '{"review":true,"reason":"Sold to jewellers","segmentType":"B2B","fields":["review_status","segment_type"]}', 'req_0VbLFiStWvmLb5Jf31cM'),
(16, '2026-11-18T16:11:09.137Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'topics.archived', '', '{"topicIds":["tp_0VbLFhbdd8wl1LoCATl3"]}', 'req_0VbLFj4eGFn0T18bHi1Q'),
(17, '2026-11-18T16:11:09.191Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'template.created', 'tpl_0VbLFj5bFiyCLPFk6vFt', '{"platformKey":"acme_dsp"}', 'req_0VbLFj5Rx4iFGlns5eXM'),
(18, '2026-11-18T16:11:11.513Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'job.created', 'job_1795018271513_SvqGGCgq9rqqEjqA', '{"jobType":"merge","totalItems":1}', 'req_0VbLFjgtREm6roMvmCpv'),
(19, '2026-11-18T16:11:11.754Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'job.created', 'job_1795018271754_TwKYfNsgkDT4xrTB', '{"jobType":"reclassify","totalItems":9}', 'req_0VbLFjkQZHvE1zoDyipB'),
(20, '2026-11-18T16:11:11.942Z', 'org_0VbLFhMYvZdgcEToGWv1', 'usr_0VbLFhMY6cJ6tXgNOEPC', 'job.created', 'job_1795018271942_YyT1mHOd2l0CterZ', '{"jobType":"reclassify","totalItems":2}', 'req_0VbLFjnUceOgVuxMAbXu'),
(21, '2026-11-18T16:11:12.040Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'price.created', 'price_0VbLFjpYJ2XIUqpFr3tR', '{"kind":"topic"}', 'req_0VbLFjpHT1EFapQ9GGWS'),
(22, '2026-11-18T16:11:12.386Z', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'invitation.created', 'inv_0VbLFjv85HVBHFCRF5cx', '{"email":"guest@elsewhere.test","role":"viewer"}', 'req_0VbLFjuxAfjpM01GfR9S')
--> statement-breakpoint
INSERT INTO "dead_letters" ("rowid", "id", "queue", "body", "attempts", "received_at", "reason", "replayed_at") VALUES
(1, 'dead-1', 'strata-imports-dead', '{"kind":"chunk"}', 6, '2026-11-01T00:00:00.000Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "job_errors" ("seq", "job_id", "item_id", "name", "message") VALUES
(1, 'job_1795018266096_NXu1yboeaLOCD3qI', 'act_847e28066eb43d59b1463adb691fbdc7', 'Trail Runners', 'Failed to deactivate old segment on platform')
--> statement-breakpoint
INSERT INTO "learned_rules" ("rowid", "id", "kind", "pattern", "segment_type", "reviews", "created_by", "created_at", "head") VALUES
(1, 'rule_0VbLFiTu805ALC7h0yNV', 'name', 'luxury watch collectors', 'B2B', 1, 'usr_0VbLFhMY6cJ6tXgNOEPC', '2026-11-18T16:11:06.854Z', 'watch')
--> statement-breakpoint
INSERT INTO "llm_calls" ("rowid", "id", "org_id", "purpose", "model", "auth_method", "input_tokens", "output_tokens", "web_searches", "duration_ms", "failed", "created_at") VALUES
(1, 'llm_0VbLFhlvkXYho1JxF696', 'org_0VbLFh9NU44HzieXTF0R', 'classify', 'claude-sonnet-5-5', 'api_key', 3964, 109, 0, 414, 0, '2026-11-18T16:11:04.127Z')
--> statement-breakpoint
INSERT INTO "outbox" ("rowid", "id", "queue", "body", "created_at") VALUES
(1, 'lost/1', 'strata-jobs', '{"jobId":"job_gone"}', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "output_templates" ("rowid", "id", "platform_key", "display_name", "built_in", "is_active", "sort_order", "config", "created_at", "updated_at") VALUES
(1, 'tpl_0VbLFj5bFiyCLPFk6vFt', 'acme_dsp', 'Acme DSP', 0, 1, 0, '{"pathFields":[{"key":"topic"}],"pathSeparator":" > ","slugFields":[],"slugSeparator":"-","includeSlug":true,"descTemplate":"","descCharLimit":null,"descPrefixB2b":"Professionals who","descPrefixB2c":"Consumers who","descPrefixB2b2c":"Consumers and professionals who","recency":"30 Day","dbColumnName":null,"dbColumnDesc":null,"userBehaviorOverride":null}', '2026-11-18T16:11:09.191Z', '2026-11-18T16:11:09.191Z')
--> statement-breakpoint
INSERT INTO "usage_daily" ("rowid", "org_id", "day", "total_classifications", "total_tokens", "total_imports", "total_exports", "total_web_searches", "total_requests", "total_cost") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', '2026-11-18', 7, 4073, 2, 0, 0, 28, 0.010972499999999996)
--> statement-breakpoint
INSERT INTO "sftp_host_keys" ("rowid", "org_id", "connection_id", "host", "fingerprint", "seen_at") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'conn_0VbLFi3dNMNZdRldEEoE', 'sftp.example.com:22', 'SHA256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-18T16:11:05.790Z')
--> statement-breakpoint
INSERT INTO "config_version" ("id", "token") VALUES
(1, '63a3f6ad68e032c6')
--> statement-breakpoint
INSERT INTO "job_findings" ("seq", "job_id", "list", "key", "value") VALUES
(1, 'job_1795018271513_SvqGGCgq9rqqEjqA', 'folded', 'ot_0VbLFhvHwDTL51SvEKbm', '"ot_0VbLFhvH56d4iJqhyh0T"')
--> statement-breakpoint
INSERT INTO "llm_batches" ("rowid", "marker", "job_id", "status", "provider_batch_id", "requests", "sent_at", "asked_at", "look_at", "ended_at", "incomplete", "problem") VALUES
(1, 'H5Pc4OcVWAkHem1ZMYRE', 'job_1795018271942_YyT1mHOd2l0CterZ', 'planned', NULL, 2, NULL, NULL, NULL, NULL, 0, NULL)
--> statement-breakpoint
INSERT INTO "llm_requests" ("rowid", "marker", "topic_id", "job_id", "topic_name", "basis", "outcome") VALUES
(1, 'H5Pc4OcVWAkHem1ZMYRE', 'tp_0VbLFhSkzf2FMk5zSJzG', 'job_1795018271942_YyT1mHOd2l0CterZ', 'Trail Runners', 'bd05b8777b3dec57', NULL),
(2, 'H5Pc4OcVWAkHem1ZMYRE', 'tp_0VbLFhUpxTVUbvJDA2Ki', 'job_1795018271942_YyT1mHOd2l0CterZ', 'Luxury Watch Collectors', '7c5c142bee73d035', NULL)
--> statement-breakpoint
INSERT INTO "cron_runs" ("rowid", "chore", "started_at", "finished_at", "error", "cursor") VALUES
(1, 'sweepOutbox', '2026-11-18T16:11:03.574Z', '2026-11-18T16:11:03.594Z', NULL, NULL),
(2, 'resumeStalled', '2026-11-18T16:11:03.597Z', '2026-11-18T16:11:03.633Z', NULL, NULL),
(3, 'startScheduledRuns', '2026-11-18T16:11:03.637Z', '2026-11-18T16:11:03.642Z', NULL, NULL),
(4, 'startSchedules', '2026-11-18T16:11:03.643Z', '2026-11-18T16:11:03.645Z', NULL, NULL),
(5, 'sweepWebhooks', '2026-11-18T16:11:03.649Z', '2026-11-18T16:11:03.649Z', NULL, NULL),
(6, 'sendAlertMessages', '2026-11-18T16:11:03.654Z', '2026-11-18T16:11:03.673Z', NULL, NULL),
(7, 'walkLinks', '2026-11-18T16:11:03.677Z', '2026-11-18T16:11:03.681Z', NULL, NULL),
(8, 'indexNewTopics', '2026-11-18T16:11:03.683Z', '2026-11-18T16:11:03.691Z', NULL, '5'),
(9, 'purgeDrop', '2026-11-18T16:11:03.769Z', '2026-11-18T16:11:03.770Z', NULL, NULL),
(10, 'purgeIdempotencyKeys', '2026-11-18T16:11:03.773Z', '2026-11-18T16:11:03.775Z', NULL, NULL),
(11, 'purgePushPlans', '2026-11-18T16:11:03.777Z', '2026-11-18T16:11:03.785Z', NULL, NULL),
(12, 'countSegments', '2026-11-18T16:11:03.789Z', '2026-11-18T16:11:03.799Z', NULL, NULL),
(13, 'noticeStale', '2026-11-18T16:11:03.809Z', '2026-11-18T16:11:03.809Z', NULL, NULL),
(14, 'raiseStaleAlerts', '2026-11-18T16:11:03.817Z', '2026-11-18T16:11:03.825Z', NULL, NULL),
(15, 'raiseQuotaAlerts', '2026-11-18T16:11:03.833Z', '2026-11-18T16:11:03.837Z', NULL, NULL),
(16, 'walkIndex', '2026-11-18T16:11:03.845Z', '2026-11-18T16:11:03.862Z', NULL, '0'),
(17, 'purgeExpiredSessions', '2026-11-18T16:11:03.907Z', '2026-11-18T16:11:03.909Z', NULL, NULL),
(18, 'purgeInvitations', '2026-11-18T16:11:03.912Z', '2026-11-18T16:11:03.922Z', NULL, NULL),
(19, 'purgeAuditLog', '2026-11-18T16:11:03.923Z', '2026-11-18T16:11:03.941Z', NULL, NULL),
(20, 'sweepMembers', '2026-11-18T16:11:03.945Z', '2026-11-18T16:11:03.986Z', NULL, NULL),
(21, 'purgeStaged', '2026-11-18T16:11:04.019Z', '2026-11-18T16:11:04.029Z', NULL, NULL),
(22, 'applyRetention', '2026-11-18T16:11:04.041Z', '2026-11-18T16:11:04.086Z', NULL, '{"files":null,"history":0,"batches":0}'),
(23, 'purgeDeliveries', '2026-11-18T16:11:04.094Z', '2026-11-18T16:11:04.096Z', NULL, NULL),
(24, 'purgeAlerts', '2026-11-18T16:11:04.108Z', '2026-11-18T16:11:04.114Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "link_walks" ("rowid", "topic_id", "after") VALUES
(1, 'tp_0VbLFhSkzf2FMk5zSJzG', 7)
--> statement-breakpoint
INSERT INTO "idempotency_keys" ("rowid", "org_id", "key_hash", "fingerprint", "claim", "claimed_until", "state", "answer", "created_at", "expires_at") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'bbd0f914ecf358371fef696cf02806df8a2ef727610f1734581ae1e52a26392d', 'e888c44eef1d74d99a55b7dcc4ab2f85848a5aa79e3555f995ea5a8db431688c', '5e92ed74-224c-4bf5-8409-87a9a308bfe0', '2026-11-18T16:16:12.260Z', 'answered', '{"deployments":[{"type":"agent","agent_url":"https://sales.example/mcp","is_live":true,"activation_key":{"type":"key_value","key":"strata_segment","value":"ot_0VbLFhagkkd8WlqQHGod"},"deployed_at":"2026-11-18T16:11:12.293Z"}]}', '2026-11-18T16:11:12.260Z', '2026-11-19T16:11:12.260Z')
--> statement-breakpoint
INSERT INTO "invitations" ("rowid", "id", "org_id", "email", "role", "hash", "invited_by", "created_at", "expires_at", "accepted_at", "accepted_by") VALUES
(1, 'inv_0VbLFjv85HVBHFCRF5cx', 'org_0VbLFh9NU44HzieXTF0R', 'guest@elsewhere.test', 'viewer', '6ed1771b2b5630dc281d1d56bb5530601863b272bf0caf99e8c6ae6e13bd15b6', 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-18T16:11:12.386Z', '2026-11-25T16:11:12.386Z', NULL, NULL)
--> statement-breakpoint
INSERT INTO "key_addresses" ("rowid", "key_id", "address", "first_seen_at") VALUES
(1, 'key_0VbLFhAwaOHk3Jhf6n7C', '127.0.0.1', '2026-11-18T16:11:02.859Z')
--> statement-breakpoint
INSERT INTO "audit_retention" ("id", "removable_before") VALUES
(1, '')
--> statement-breakpoint
INSERT INTO "audit_erasure" ("id", "open") VALUES
(1, 0)
--> statement-breakpoint
INSERT INTO "push_plans" ("rowid", "id", "org_id", "workspace_id", "connection_id", "action", "topic_ids", "created_by", "created_at", "expires_at", "used_at") VALUES
(1, 'plan_0VbLFjug8v6Hv8MeaGk7', 'org_0VbLFh9NU44HzieXTF0R', '', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'push', '[]', 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-18T16:11:12.358Z', '2026-11-18T16:41:12.358Z', NULL)
--> statement-breakpoint
INSERT INTO "signal_deployments" ("rowid", "id", "org_id", "org_topic_id", "connection_id", "agent_url", "account", "price", "live", "requested_by", "activated_at", "deactivated_at") VALUES
(1, 'dep_0VbLFjtdWyGwaVKmcWwB', 'org_0VbLFh9NU44HzieXTF0R', 'ot_0VbLFhagkkd8WlqQHGod', '', 'https://sales.example/mcp', '', '{"pricing_option_id":"po_gRH1fhGcSPQg","currency":"USD","model":"cpm","cpm":2}', 1, 'key_0VbLFhAwaOHk3Jhf6n7C', '2026-11-18T16:11:12.293Z', NULL)
--> statement-breakpoint
INSERT INTO "signal_prices" ("rowid", "id", "org_id", "kind", "org_topic_id", "filters", "options", "coverage", "created_at", "updated_at") VALUES
(1, 'price_0VbLFjpYJ2XIUqpFr3tR', 'org_0VbLFh9NU44HzieXTF0R', 'topic', 'ot_0VbLFhagkkd8WlqQHGod', NULL, '[{"pricing_option_id":"po_gRH1fhGcSPQg","currency":"USD","model":"cpm","cpm":2}]', NULL, '2026-11-18T16:11:12.040Z', '2026-11-18T16:11:12.040Z')
--> statement-breakpoint
INSERT INTO "webhook_deliveries" ("rowid", "id", "org_id", "webhook_id", "event_id", "type", "data", "status", "attempts", "next_attempt_at", "claim", "log", "created_at", "completed_at") VALUES
(1, 'whd_1', 'org_0VbLFh9NU44HzieXTF0R', 'wh_1', 'evt_1', 'topic.created', '{}', 'delivered', 0, '2026-11-01T00:00:00.000Z', NULL, '[]', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "webhooks" ("rowid", "id", "org_id", "url", "description", "events", "secret", "previous_secret", "previous_until", "failing_since", "disabled_at", "disabled_reason", "created_by", "created_at", "updated_at") VALUES
(1, 'wh_1', 'org_0VbLFh9NU44HzieXTF0R', 'https://hooks.example.com/strata', '', '["topic.created"]', 'sealed', NULL, NULL, NULL, '2026-11-01T00:00:00.000Z', NULL, 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "alert_reads" ("rowid", "alert_id", "user_id", "read_at") VALUES
(1, 'dead_letter/dead-1', 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "alerts" ("rowid", "id", "org_id", "kind", "data", "created_at", "message", "attempts", "next_attempt_at") VALUES
(1, 'import/batch_1795018264158_iej0seWtKWGorZjp/2026-11-18T16:11:04.208Z', 'org_0VbLFh9NU44HzieXTF0R', 'run_errors', '{"run":"import","id":"batch_1795018264158_iej0seWtKWGorZjp","name":"rows.csv","errors":1,"total":3,"reason":null}', '2026-11-18T16:11:04.238Z', 'pending', 0, '2026-11-18T16:11:04.238Z'),
(2, 'job/job_1795018266096_NXu1yboeaLOCD3qI/2026-11-18T16:11:06.439Z', 'org_0VbLFh9NU44HzieXTF0R', 'run_errors', '{"run":"job","id":"job_1795018266096_NXu1yboeaLOCD3qI","name":"refresh_activations","errors":1,"total":1,"reason":null}', '2026-11-18T16:11:06.440Z', 'pending', 0, '2026-11-18T16:11:06.440Z'),
(3, 'dead_letter/dead-1', '', 'dead_letters', '{"id":"dead-1","name":"strata-imports-dead","reason":null}', '2026-11-18T16:11:14.584Z', 'pending', 0, '2026-11-18T16:11:14.584Z')
--> statement-breakpoint
INSERT INTO "source_objects" ("rowid", "connection_id", "path", "org_id", "etag", "last_modified", "digest", "batch_id", "imported_at") VALUES
(1, 'conn_0VbLFi0fTQJ4YPWOxi3u', 'topics.csv', 'org_0VbLFh9NU44HzieXTF0R', NULL, NULL, '0d', 'batch_1795018264158_iej0seWtKWGorZjp', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "sync_files" ("rowid", "run_id", "path", "org_id", "connection_id", "etag", "size", "status", "failure", "batch_id", "updated_at") VALUES
(1, 'run_0VbLFhxt6KA6QF6DEqPl', 'topics.csv', 'org_0VbLFh9NU44HzieXTF0R', 'conn_0VbLFi0fTQJ4YPWOxi3u', NULL, NULL, 'completed', NULL, NULL, '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "checklist_steps" ("rowid", "org_id", "step", "done_by", "done_at") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'sandbox', 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "connection_days" ("rowid", "org_id", "connection_id", "day", "live", "failed", "stale") VALUES
(1, 'org_0VbLFh9NU44HzieXTF0R', 'conn_0VbLFi0fTQJ4YPWOxi3u', '2026-11-01', 3, 0, 1)
--> statement-breakpoint
INSERT INTO "sandbox_segments" ("rowid", "id", "org_id", "connection_id", "name", "description", "live", "created_at", "updated_at") VALUES
(1, 'sb_1', 'org_0VbLFh9NU44HzieXTF0R', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'Trail Runners', '', 1, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "removals" ("rowid", "id", "org_id", "workspace_id", "removed_by", "batch_id", "topics", "restored", "removed_at", "restored_at") VALUES
(1, 'rem_1', 'org_0VbLFh9NU44HzieXTF0R', '', 'usr_0VbLFh9N5hajYJnliXGE', NULL, 1, 0, '2026-11-01T00:00:00.000Z', NULL)
--> statement-breakpoint
INSERT INTO "removed_topics" ("rowid", "removal_id", "id", "org_id", "workspace_id", "topic_id", "topic_name", "overrides", "external_id", "source", "performance_score", "batch_id", "label", "created_at", "is_new_topic") VALUES
(1, 'rem_1', 'ot_removed', 'org_0VbLFh9NU44HzieXTF0R', '', 'tp_0VbLFhSkzf2FMk5zSJzG', 'Trail Runners', '{}', NULL, NULL, NULL, NULL, NULL, '2026-11-01T00:00:00.000Z', 0)
--> statement-breakpoint
INSERT INTO "import_undos" ("rowid", "batch_id", "org_id", "requested_by", "removal_id", "status", "failure", "after", "removed", "withdrawn", "shared", "created_at", "updated_at", "completed_at") VALUES
(1, 'batch_1795018264158_iej0seWtKWGorZjp', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'rem_1', 'completed', NULL, 0, 0, 0, 0, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', NULL)
--> statement-breakpoint
INSERT INTO "user_views" ("rowid", "id", "org_id", "user_id", "page", "name", "query", "layout", "created_at", "updated_at") VALUES
(1, 'view_1', 'org_0VbLFh9NU44HzieXTF0R', 'usr_0VbLFh9N5hajYJnliXGE', 'library', 'Mine', 'sort=name', '{}', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "activation_schedules" ("rowid", "id", "org_id", "workspace_id", "connection_id", "name", "kind", "every", "filters", "mode", "next_run_at", "created_by", "created_at", "updated_at") VALUES
(1, 'sch_1', 'org_0VbLFh9NU44HzieXTF0R', '', 'conn_0VbLFi0fTQJ4YPWOxi3u', 'Weekly', 'refresh', 'weekly', '{}', 'dry_run', NULL, 'usr_0VbLFh9N5hajYJnliXGE', '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "schedule_runs" ("rowid", "id", "org_id", "schedule_id", "name", "kind", "mode", "due_at", "status", "counts", "reason", "created_at", "completed_at") VALUES
(1, 'run_scheduled', 'org_0VbLFh9NU44HzieXTF0R', 'sch_1', 'Weekly', 'refresh', 'dry_run', '2026-11-01T00:00:00.000Z', 'done', '{}', NULL, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z')
--> statement-breakpoint
INSERT INTO "topic_tags" ("org_id", "tag", "link_seq") VALUES
('org_0VbLFh9NU44HzieXTF0R', 'spring', 1)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'audit_log'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('audit_log', 22)
--> statement-breakpoint
DELETE FROM sqlite_sequence WHERE name = 'd1_migrations'
--> statement-breakpoint
INSERT INTO sqlite_sequence (name, seq) VALUES ('d1_migrations', 3)
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
CREATE UNIQUE INDEX `organizations_domain` ON `organizations` (`domain`) WHERE domain IS NOT NULL
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`)
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`)
--> statement-breakpoint
CREATE INDEX `sessions_provider` ON `sessions` (`provider_sid`)
--> statement-breakpoint
CREATE UNIQUE INDEX `users_subject` ON `users` (`issuer`,`subject`)
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`hash`)
--> statement-breakpoint
CREATE INDEX `api_keys_org` ON `api_keys` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_previous_hash` ON `api_keys` (`previous_hash`)
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
CREATE INDEX `org_topics_catalog` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`)
--> statement-breakpoint
CREATE INDEX `org_topics_catalog_external` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`) WHERE external_id IS NOT NULL AND hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_name` ON `org_topics` (`org_id`,`topic_name`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_score` ON `org_topics` (`topic_seq`,`performance_score`) WHERE performance_score IS NOT NULL
--> statement-breakpoint
CREATE INDEX `org_topics_label` ON `org_topics` (`org_id`) WHERE label IS NOT NULL AND hidden = 0
--> statement-breakpoint
CREATE UNIQUE INDEX `org_topics_topic_link` ON `org_topics` (`topic_id`,`org_id`,`workspace_id`)
--> statement-breakpoint
CREATE INDEX `org_topics_own_name` ON `org_topics` (`org_id`,`normalized_name`) WHERE hidden = 0 AND overrides <> '{}'
--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`) WHERE hidden = 0 AND external_id IS NOT NULL
--> statement-breakpoint
CREATE INDEX `org_topics_unsure` ON `org_topics` (`org_id`,`created_at`,`seq`) WHERE unsure = 1 AND hidden = 0
--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`subcategory`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`,`batch_id`,`confidence`) WHERE hidden = 0
--> statement-breakpoint
CREATE INDEX `topic_history_topic` ON `topic_history` (`org_id`,`org_topic_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_id` ON `topics` (`id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_live_name` ON `topics` (`normalized_name`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_canonical` ON `topics` (`canonical_key`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_name` ON `topics` (`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_version` ON `topics` (`engine_version`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_llm` ON `topics` (`seq`) WHERE engine = 'llm' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_without_code` ON `topics` (`seq`) WHERE iab_code = '' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_without_keywords` ON `topics` (`seq`) WHERE keywords = '[]' AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `topics_review` ON `topics` (`review_status`,`created_at`,`seq`) WHERE review_status IS NOT NULL AND merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE UNIQUE INDEX `topics_private_name` ON `topics` (`owner_org_id`,`normalized_name`) WHERE owner_org_id IS NOT NULL
--> statement-breakpoint
CREATE INDEX `topics_private_canonical` ON `topics` (`owner_org_id`,`canonical_key`) WHERE owner_org_id IS NOT NULL
--> statement-breakpoint
CREATE INDEX `topics_other_name` ON `topics` (`normalized_name`) WHERE (merged_into IS NOT NULL OR archived_at IS NOT NULL)
--> statement-breakpoint
CREATE INDEX `topics_archived` ON `topics` (`archived_at`) WHERE archived_at IS NOT NULL
--> statement-breakpoint
CREATE INDEX `topics_merged` ON `topics` (`merged_into`) WHERE merged_into IS NOT NULL
--> statement-breakpoint
CREATE INDEX `topics_created` ON `topics` (`created_at`,`seq`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`confidence`) WHERE merged_into IS NULL AND archived_at IS NULL
--> statement-breakpoint
CREATE INDEX `import_batches_org` ON `import_batches` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `import_batches_open` ON `import_batches` (`updated_at`) WHERE status = 'processing' AND source_key IS NOT NULL
--> statement-breakpoint
CREATE INDEX `sync_runs_connection` ON `sync_runs` (`org_id`,`connection_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `sync_runs_open` ON `sync_runs` (`updated_at`) WHERE status = 'running' AND background = 1
--> statement-breakpoint
CREATE INDEX `sync_runs_org` ON `sync_runs` (`org_id`,`created_at`)
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
CREATE UNIQUE INDEX `activations_live_segment` ON `activations` (`connection_id`,`org_topic_id`,`merged_from`) WHERE status IN ('pending', 'active')
--> statement-breakpoint
CREATE INDEX `activations_live` ON `activations` (`org_id`,CASE WHEN activated_at IS NULL THEN '' ELSE activated_at END) WHERE status = 'active'
--> statement-breakpoint
CREATE INDEX `connections_org` ON `connections` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `connections_schedule` ON `connections` (`next_sync_at`) WHERE next_sync_at IS NOT NULL
--> statement-breakpoint
CREATE INDEX `deliveries_queue` ON `deliveries` (`status`,`available_at`)
--> statement-breakpoint
CREATE INDEX `deliveries_activation` ON `deliveries` (`activation_id`)
--> statement-breakpoint
CREATE INDEX `deliveries_open` ON `deliveries` (`connection_id`,`segment_id`,`created_at`) WHERE status IN ('waiting', 'leased')
--> statement-breakpoint
CREATE INDEX `deliveries_lease` ON `deliveries` (`lease_token`)
--> statement-breakpoint
CREATE INDEX `deliveries_dropped` ON `deliveries` (`completed_at`) WHERE status IN ('delivered', 'failed') AND objects <> '[]'
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`connection_id`,`status`,`available_at`) WHERE status IN ('waiting', 'leased')
--> statement-breakpoint
CREATE INDEX `push_runs_connection` ON `push_runs` (`org_id`,`connection_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `push_runs_background` ON `push_runs` (`connection_id`,`created_at`) WHERE status = 'running' AND background = 1
--> statement-breakpoint
CREATE INDEX `push_runs_org` ON `push_runs` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `segment_members_object` ON `segment_members` (`object_key`)
--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit_log` (`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_org` ON `audit_log` (`org_id`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_log` (`actor`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit_log` (`action`,`at`,`seq`)
--> statement-breakpoint
CREATE INDEX `dead_letters_received` ON `dead_letters` (`received_at`)
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
CREATE INDEX `jobs_open` ON `jobs` (`updated_at`) WHERE status IN ('pending', 'processing')
--> statement-breakpoint
CREATE UNIQUE INDEX `learned_rules_pattern` ON `learned_rules` (`kind`,`pattern`)
--> statement-breakpoint
CREATE INDEX `learned_rules_head` ON `learned_rules` (`head`)
--> statement-breakpoint
CREATE INDEX `learned_rules_created` ON `learned_rules` (`created_at`,`id`)
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
CREATE INDEX `topic_scores_order` ON `topic_scores` (`performance_score`,`topic_seq`)
--> statement-breakpoint
CREATE UNIQUE INDEX `job_findings_key` ON `job_findings` (`job_id`,`list`,`key`)
--> statement-breakpoint
CREATE INDEX `job_findings_order` ON `job_findings` (`job_id`,`list`,`seq`)
--> statement-breakpoint
CREATE INDEX `llm_batches_job` ON `llm_batches` (`job_id`,`status`,`asked_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_batches_provider` ON `llm_batches` (`provider_batch_id`) WHERE provider_batch_id IS NOT NULL
--> statement-breakpoint
CREATE UNIQUE INDEX `llm_requests_topic` ON `llm_requests` (`job_id`,`topic_id`)
--> statement-breakpoint
CREATE INDEX `llm_requests_staged` ON `llm_requests` (`job_id`) WHERE outcome IS NOT NULL
--> statement-breakpoint
CREATE INDEX `idempotency_keys_expiry` ON `idempotency_keys` (`expires_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_hash` ON `invitations` (`hash`)
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_open` ON `invitations` (`org_id`,`email`) WHERE accepted_at IS NULL
--> statement-breakpoint
CREATE INDEX `invitations_org` ON `invitations` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`)
--> statement-breakpoint
CREATE INDEX `key_addresses_seen` ON `key_addresses` (`first_seen_at`)
--> statement-breakpoint
CREATE INDEX `unsure_topics_order` ON `unsure_topics` (`libraries`,`topic_seq`)
--> statement-breakpoint
CREATE INDEX `push_plans_expiry` ON `push_plans` (`expires_at`)
--> statement-breakpoint
CREATE INDEX `push_plans_org` ON `push_plans` (`org_id`)
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_deployments_place` ON `signal_deployments` (`org_id`,`org_topic_id`,`connection_id`,`agent_url`,`account`)
--> statement-breakpoint
CREATE INDEX `signal_prices_org` ON `signal_prices` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_default` ON `signal_prices` (`org_id`) WHERE kind = 'default'
--> statement-breakpoint
CREATE UNIQUE INDEX `signal_prices_topic` ON `signal_prices` (`org_id`,`org_topic_id`) WHERE kind = 'topic'
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`webhook_id`,`event_id`)
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`webhook_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_org` ON `webhook_deliveries` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created` ON `webhook_deliveries` (`created_at`)
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`,`webhook_id`) WHERE status = 'pending'
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_waiting` ON `webhook_deliveries` (`webhook_id`,`next_attempt_at`) WHERE status = 'pending'
--> statement-breakpoint
CREATE INDEX `webhooks_org` ON `webhooks` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `alert_reads_user` ON `alert_reads` (`user_id`)
--> statement-breakpoint
CREATE INDEX `alerts_org` ON `alerts` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `alerts_created` ON `alerts` (`created_at`)
--> statement-breakpoint
CREATE INDEX `alerts_due` ON `alerts` (`next_attempt_at`) WHERE message = 'pending'
--> statement-breakpoint
CREATE INDEX `source_objects_org` ON `source_objects` (`org_id`)
--> statement-breakpoint
CREATE INDEX `sync_files_waiting` ON `sync_files` (`run_id`,`path`) WHERE status = 'waiting'
--> statement-breakpoint
CREATE UNIQUE INDEX `sync_files_batch` ON `sync_files` (`batch_id`) WHERE batch_id IS NOT NULL
--> statement-breakpoint
CREATE INDEX `sync_files_org` ON `sync_files` (`org_id`)
--> statement-breakpoint
CREATE INDEX `sandbox_segments_org` ON `sandbox_segments` (`org_id`)
--> statement-breakpoint
CREATE INDEX `sandbox_segments_connection` ON `sandbox_segments` (`connection_id`,`created_at`)
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_segments_name` ON `sandbox_segments` (`connection_id`,`name`) WHERE live = 1
--> statement-breakpoint
CREATE INDEX `removals_org` ON `removals` (`org_id`,`removed_at`)
--> statement-breakpoint
CREATE INDEX `removals_removed` ON `removals` (`removed_at`)
--> statement-breakpoint
CREATE INDEX `removed_topics_org` ON `removed_topics` (`org_id`)
--> statement-breakpoint
CREATE INDEX `import_undos_org` ON `import_undos` (`org_id`)
--> statement-breakpoint
CREATE INDEX `import_undos_open` ON `import_undos` (`updated_at`) WHERE status = 'running'
--> statement-breakpoint
CREATE UNIQUE INDEX `user_views_name` ON `user_views` (`org_id`,`user_id`,`page`,`name`)
--> statement-breakpoint
CREATE INDEX `user_views_user` ON `user_views` (`user_id`)
--> statement-breakpoint
CREATE INDEX `activation_schedules_org` ON `activation_schedules` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX `activation_schedules_connection` ON `activation_schedules` (`connection_id`)
--> statement-breakpoint
CREATE INDEX `activation_schedules_due` ON `activation_schedules` (`next_run_at`) WHERE next_run_at IS NOT NULL
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_runs_due` ON `schedule_runs` (`schedule_id`,`due_at`)
--> statement-breakpoint
CREATE INDEX `schedule_runs_org` ON `schedule_runs` (`org_id`,`created_at`)
--> statement-breakpoint
CREATE INDEX topic_qualifiers_kind ON topic_qualifiers (kind, value, topic_seq)
--> statement-breakpoint
CREATE INDEX topic_tags_link ON topic_tags (link_seq, tag)
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
END
--> statement-breakpoint
CREATE TRIGGER unsure_topics_delete AFTER DELETE ON topics WHEN old.unsure = 1 BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = old.seq;
END
--> statement-breakpoint
CREATE TRIGGER certainty_starts_walk BEFORE UPDATE OF confidence, unsure ON topics
WHEN (old.confidence IS NOT new.confidence OR old.unsure <> new.unsure)
  AND (EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id)
    OR (SELECT count(*) FROM (SELECT 1 FROM org_topics WHERE topic_id = new.id LIMIT 5001)) > 5000) BEGIN
  INSERT INTO link_walks (topic_id, after) VALUES (new.id, 0) ON CONFLICT DO UPDATE SET after = 0;
END
--> statement-breakpoint
CREATE TRIGGER certainty_reaches_links AFTER UPDATE OF confidence, unsure ON topics
WHEN (old.confidence IS NOT new.confidence OR old.unsure <> new.unsure)
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET confidence = new.confidence, unsure = new.unsure
  WHERE topic_id = new.id AND overrides ->> 'parent_category' IS NULL AND overrides ->> 'subcategory' IS NULL;
END
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_update AFTER UPDATE OF qualifiers ON topics WHEN old.qualifiers IS NOT new.qualifiers BEGIN
  DELETE FROM topic_qualifiers WHERE topic_seq = new.seq;
  INSERT OR IGNORE INTO topic_qualifiers (topic_seq, kind, value)
  SELECT new.seq, value ->> 'kind', value ->> 'value' FROM json_each(iif(json_valid(new.qualifiers), new.qualifiers, '[]'));
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END
--> statement-breakpoint
CREATE TRIGGER topic_qualifiers_delete AFTER DELETE ON topics WHEN old.qualifiers IS NOT NULL BEGIN
  DELETE FROM topic_qualifiers WHERE topic_seq = old.seq;
END
--> statement-breakpoint
CREATE TRIGGER topics_fts_update AFTER UPDATE OF topic_name, normalized_name, taxonomy_path, taxonomy_type, parent_category, keywords,
  segment_type, audience_type, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, merged_into, archived_at
  ON topics
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
CREATE TRIGGER catalog_cells_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE catalog_cells SET n = n - 1
  WHERE scope = '' AND taxonomy_type = old.taxonomy_type AND parent_category = old.parent_category
    AND segment_type = old.segment_type AND audience_type = old.audience_type;
END
--> statement-breakpoint
CREATE TRIGGER catalog_cells_update AFTER UPDATE OF taxonomy_type, parent_category, segment_type, audience_type, merged_into, archived_at
  ON topics
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
  INSERT INTO catalog_cells (scope, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT scope, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 FROM (
    SELECT '' AS scope
    UNION SELECT org_id FROM org_topics WHERE topic_id = new.id
    UNION SELECT org_id || ' ' || workspace_id FROM org_topics WHERE topic_id = new.id AND workspace_id <> ''
  ) WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER topics_reach_activations AFTER UPDATE OF keywords, taxonomy_path, intent, secondary_intent, awareness, funnel,
  composite_score ON topics
WHEN old.keywords <> new.keywords OR old.taxonomy_path <> new.taxonomy_path OR old.intent <> new.intent
  OR old.secondary_intent IS NOT new.secondary_intent OR old.awareness <> new.awareness
  OR old.funnel <> new.funnel OR old.composite_score <> new.composite_score BEGIN
  UPDATE activations SET as_pushed = NULL
  WHERE as_pushed IS NOT NULL AND org_topic_id IN (SELECT id FROM org_topics WHERE topic_id = new.id);
END
--> statement-breakpoint
CREATE TRIGGER topics_start_walk BEFORE UPDATE OF topic_name, normalized_name, parent_category, taxonomy_type, subcategory,
  subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, segment_type, audience_type, iab_code, engine_version, sensitivity,
  intensity, buyer_journey, merged_into, archived_at ON topics
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
END
--> statement-breakpoint
CREATE TRIGGER values_reach_links AFTER UPDATE OF parent_category, taxonomy_type, subcategory, subcategory_l1, subcategory_l2,
  subcategory_l3, subcategory_l4, segment_type, audience_type, iab_code, sensitivity, intensity, buyer_journey, topic_name,
  normalized_name, merged_into, archived_at ON topics
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
    subcategory_l1 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l1, NULL),
    subcategory_l2 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l2, NULL),
    subcategory_l3 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l3, NULL),
    subcategory_l4 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l4, NULL),
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
CREATE TRIGGER topics_reach_links AFTER UPDATE OF topic_name, normalized_name, merged_into, archived_at ON topics
WHEN (old.topic_name IS NOT new.topic_name OR old.normalized_name IS NOT new.normalized_name
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at)
  AND NOT EXISTS (SELECT 1 FROM link_walks WHERE topic_id = new.id) BEGIN
  UPDATE org_topics SET
    topic_name = coalesce(overrides ->> 'topic_name', new.topic_name),
    normalized_name = coalesce(overrides ->> 'normalized_name', new.normalized_name),
    parent_category = coalesce(overrides ->> 'parent_category', new.parent_category),
    taxonomy_type = coalesce(overrides ->> 'taxonomy_type', new.taxonomy_type),
    subcategory = coalesce(overrides ->> 'subcategory', new.subcategory),
    subcategory_l1 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l1, NULL),
    subcategory_l2 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l2, NULL),
    subcategory_l3 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l3, NULL),
    subcategory_l4 = iif(overrides ->> 'subcategory' IS NULL, new.subcategory_l4, NULL),
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
END
--> statement-breakpoint
CREATE TRIGGER unsure_topics_update AFTER UPDATE OF unsure, merged_into, archived_at ON topics
WHEN (old.unsure = 1 AND old.merged_into IS NULL AND old.archived_at IS NULL)
  <> (new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL) BEGIN
  DELETE FROM unsure_topics WHERE topic_seq = new.seq;
  INSERT INTO unsure_topics (topic_seq, libraries)
  SELECT new.seq, (SELECT count(DISTINCT org_id) FROM (SELECT org_id FROM org_topics WHERE topic_id = new.id LIMIT 5000))
  WHERE new.unsure = 1 AND new.merged_into IS NULL AND new.archived_at IS NULL;
END
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_delete AFTER DELETE ON topics WHEN old.merged_into IS NULL AND old.archived_at IS NULL BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
END
--> statement-breakpoint
CREATE TRIGGER node_cells_topic_update AFTER UPDATE OF subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4,
  iab_code, merged_into, archived_at ON topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code
  OR old.merged_into IS NOT new.merged_into OR old.archived_at IS NOT new.archived_at BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = '' AND workspace_id = '' AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.merged_into IS NULL AND old.archived_at IS NULL;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT '', '', new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.merged_into IS NULL AND new.archived_at IS NULL
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) VALUES ('delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_'));
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
CREATE TRIGGER overrides_reach_links AFTER UPDATE OF overrides, topic_id ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id BEGIN
  UPDATE org_topics SET
    topic_name = coalesce(new.overrides ->> 'topic_name', topics.topic_name),
    normalized_name = coalesce(new.overrides ->> 'normalized_name', topics.normalized_name),
    parent_category = coalesce(new.overrides ->> 'parent_category', topics.parent_category),
    taxonomy_type = coalesce(new.overrides ->> 'taxonomy_type', topics.taxonomy_type),
    subcategory = coalesce(new.overrides ->> 'subcategory', topics.subcategory),
    subcategory_l1 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l1, NULL),
    subcategory_l2 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l2, NULL),
    subcategory_l3 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l3, NULL),
    subcategory_l4 = iif(new.overrides ->> 'subcategory' IS NULL, topics.subcategory_l4, NULL),
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
END
--> statement-breakpoint
CREATE TRIGGER unsure_topics_unlink AFTER DELETE ON org_topics BEGIN
  UPDATE unsure_topics SET libraries = max(libraries - 1, 0)
  WHERE topic_seq = old.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
  );
END
--> statement-breakpoint
CREATE TRIGGER unsure_topics_relink AFTER UPDATE OF topic_seq ON org_topics WHEN old.topic_seq <> new.topic_seq BEGIN
  UPDATE unsure_topics SET libraries = max(libraries - 1, 0)
  WHERE topic_seq = old.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = old.org_id AND other.topic_seq = old.topic_seq AND other.seq <> old.seq
  );
  UPDATE unsure_topics SET libraries = libraries + 1
  WHERE topic_seq = new.topic_seq AND NOT EXISTS (
    SELECT 1 FROM org_topics AS other
    WHERE other.org_id = new.org_id AND other.topic_seq = new.topic_seq AND other.seq <> new.seq
  );
END
--> statement-breakpoint
CREATE TRIGGER overrides_settle_links AFTER UPDATE OF overrides, topic_id ON org_topics
WHEN old.overrides <> new.overrides OR old.topic_id <> new.topic_id BEGIN
  UPDATE org_topics SET (confidence, unsure) = (
    SELECT iif(own, NULL, confidence), iif(own, 0, unsure) FROM (
      SELECT confidence, unsure, coalesce(new.overrides ->> 'parent_category', new.overrides ->> 'subcategory') IS NOT NULL AS own
      FROM topics WHERE id = new.topic_id
    )
  )
  WHERE seq = new.seq AND EXISTS (SELECT 1 FROM topics WHERE id = new.topic_id);
END
--> statement-breakpoint
CREATE TRIGGER removals_reach_webhooks AFTER DELETE ON org_topics
WHEN old.hidden = 0 AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = old.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || old.id || '_deleted', 'topic.deleted',
    json_object('topic_id', old.topic_id, 'topic_name', old.topic_name, 'parent_category', old.parent_category,
      'taxonomy_type', old.taxonomy_type, 'segment_type', old.segment_type, 'engine_version', old.engine_version,
      'source', old.source, 'org_topic_id', old.id),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM webhooks AS w
  WHERE w.org_id = old.org_id AND w.disabled_at IS NULL AND instr(w.events, '"topic.deleted"') > 0;
END
--> statement-breakpoint
CREATE TRIGGER topic_tags_follow_links AFTER DELETE ON org_topics
WHEN EXISTS (SELECT 1 FROM topic_tags WHERE link_seq = old.seq) BEGIN
  DELETE FROM topic_tags WHERE link_seq = old.seq;
END
--> statement-breakpoint
CREATE TRIGGER org_topics_fts_update AFTER UPDATE OF normalized_name, hidden ON org_topics
WHEN old.normalized_name <> new.normalized_name OR old.hidden <> new.hidden BEGIN
  INSERT INTO org_topics_fts (org_topics_fts, rowid, words) SELECT 'delete', old.seq, replace(' ' || old.normalized_name, ' ', ' ' || old.org_id || '_')
  WHERE old.hidden = 0;
  INSERT INTO org_topics_fts (rowid, words) SELECT new.seq, replace(' ' || new.normalized_name, ' ', ' ' || new.org_id || '_')
  WHERE new.hidden = 0;
END
--> statement-breakpoint
CREATE TRIGGER library_cells_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
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
CREATE TRIGGER links_reach_activations AFTER UPDATE OF overrides, topic_id, hidden, topic_name, parent_category, taxonomy_type,
  subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, segment_type, audience_type, engine_version, sensitivity,
  intensity, buyer_journey ON org_topics
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
CREATE TRIGGER library_cells_update AFTER UPDATE OF taxonomy_type, parent_category, segment_type, audience_type, hidden ON org_topics
WHEN old.taxonomy_type IS NOT new.taxonomy_type OR old.parent_category IS NOT new.parent_category
  OR old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type OR old.hidden <> new.hidden BEGIN
  UPDATE library_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND taxonomy_type = old.taxonomy_type
  AND parent_category = old.parent_category AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND old.hidden = 0;
  INSERT INTO library_cells (org_id, workspace_id, taxonomy_type, parent_category, segment_type, audience_type, n)
  SELECT new.org_id, new.workspace_id, new.taxonomy_type, new.parent_category, new.segment_type, new.audience_type, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER layer_cells_update AFTER UPDATE OF segment_type, audience_type, sensitivity, intensity, buyer_journey, source,
  engine_version, external_id, hidden ON org_topics
WHEN old.segment_type IS NOT new.segment_type OR old.audience_type IS NOT new.audience_type
  OR old.sensitivity IS NOT new.sensitivity OR old.intensity IS NOT new.intensity
  OR old.buyer_journey IS NOT new.buyer_journey OR old.source IS NOT new.source
  OR old.engine_version IS NOT new.engine_version OR old.external_id IS NOT new.external_id OR old.hidden <> new.hidden BEGIN
  UPDATE layer_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND segment_type = old.segment_type
  AND audience_type = old.audience_type AND sensitivity = old.sensitivity AND intensity = old.intensity
  AND buyer_journey = old.buyer_journey AND source = coalesce(old.source, '')
  AND engine_version = old.engine_version AND has_external_id = (old.external_id IS NOT NULL) AND old.hidden = 0;
  INSERT INTO layer_cells (org_id, workspace_id, segment_type, audience_type, sensitivity, intensity, buyer_journey, source, engine_version, has_external_id, n)
  SELECT new.org_id, new.workspace_id, new.segment_type, new.audience_type, new.sensitivity, new.intensity,
    new.buyer_journey, coalesce(new.source, ''), new.engine_version, (new.external_id IS NOT NULL), 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER node_cells_link_delete AFTER DELETE ON org_topics WHEN old.hidden = 0 BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND true;
END
--> statement-breakpoint
CREATE TRIGGER node_cells_link_update AFTER UPDATE OF subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4,
  iab_code, hidden ON org_topics
WHEN old.subcategory IS NOT new.subcategory OR old.subcategory_l1 IS NOT new.subcategory_l1
  OR old.subcategory_l2 IS NOT new.subcategory_l2
  OR old.subcategory_l3 IS NOT new.subcategory_l3
  OR old.subcategory_l4 IS NOT new.subcategory_l4
  OR old.iab_code IS NOT new.iab_code OR old.hidden <> new.hidden BEGIN
  UPDATE node_cells SET n = n - 1
  WHERE org_id = old.org_id AND workspace_id = old.workspace_id AND subcategory = old.subcategory AND subcategory_l1 = coalesce(old.subcategory_l1, '') AND subcategory_l2 = coalesce(old.subcategory_l2, '') AND subcategory_l3 = coalesce(old.subcategory_l3, '') AND subcategory_l4 = coalesce(old.subcategory_l4, '') AND iab_code = old.iab_code AND old.hidden = 0;
  INSERT INTO node_cells (org_id, workspace_id, subcategory, subcategory_l1, subcategory_l2, subcategory_l3, subcategory_l4, iab_code, n)
  SELECT new.org_id, new.workspace_id, new.subcategory, coalesce(new.subcategory_l1, ''), coalesce(new.subcategory_l2, ''), coalesce(new.subcategory_l3, ''), coalesce(new.subcategory_l4, ''), new.iab_code, 1 WHERE new.hidden = 0
  ON CONFLICT DO UPDATE SET n = n + 1;
END
--> statement-breakpoint
CREATE TRIGGER empty_catalog_cells AFTER UPDATE OF n ON catalog_cells WHEN new.n <= 0 BEGIN
  DELETE FROM catalog_cells
  WHERE scope = new.scope AND taxonomy_type = new.taxonomy_type AND parent_category = new.parent_category
    AND segment_type = new.segment_type AND audience_type = new.audience_type;
END
--> statement-breakpoint
CREATE TRIGGER empty_library_cells AFTER UPDATE OF n ON library_cells WHEN new.n <= 0 BEGIN
  DELETE FROM library_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND taxonomy_type = new.taxonomy_type
    AND parent_category = new.parent_category AND segment_type = new.segment_type AND audience_type = new.audience_type;
END
--> statement-breakpoint
CREATE TRIGGER empty_layer_cells AFTER UPDATE OF n ON layer_cells WHEN new.n <= 0 BEGIN
  DELETE FROM layer_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND segment_type = new.segment_type AND audience_type = new.audience_type
    AND sensitivity = new.sensitivity AND intensity = new.intensity AND buyer_journey = new.buyer_journey AND source = new.source
    AND engine_version = new.engine_version AND has_external_id = new.has_external_id;
END
--> statement-breakpoint
CREATE TRIGGER empty_node_cells AFTER UPDATE OF n ON node_cells WHEN new.n <= 0 BEGIN
  DELETE FROM node_cells
  WHERE org_id = new.org_id AND workspace_id = new.workspace_id AND subcategory = new.subcategory AND subcategory_l1 = new.subcategory_l1
    AND subcategory_l2 = new.subcategory_l2 AND subcategory_l3 = new.subcategory_l3 AND subcategory_l4 = new.subcategory_l4
    AND iab_code = new.iab_code;
END
--> statement-breakpoint
CREATE TRIGGER activations_move AFTER UPDATE OF org_topic_id ON activations
WHEN old.org_topic_id <> new.org_topic_id AND new.as_pushed IS NOT NULL BEGIN
  UPDATE activations SET as_pushed = NULL WHERE id = new.id;
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
CREATE TRIGGER audit_log_delete BEFORE DELETE ON audit_log
WHEN old.at >= coalesce((SELECT removable_before FROM audit_retention WHERE id = 1), '') BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END
--> statement-breakpoint
CREATE TRIGGER audit_log_update BEFORE UPDATE ON audit_log
WHEN coalesce((SELECT open FROM audit_erasure WHERE id = 1), 0) <> 1
  OR new.seq IS NOT old.seq OR new.at IS NOT old.at OR new.org_id IS NOT old.org_id OR new.action IS NOT old.action BEGIN
  SELECT raise(ABORT, 'The audit log is append-only');
END
--> statement-breakpoint
CREATE TRIGGER history_reaches_webhooks AFTER INSERT ON topic_history
WHEN new.change_type IN ('created', 'imported', 'synced', 'reclassified', 'activated', 'deactivated')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6),
    iif(new.change_type = 'reclassified', 'topic.reclassified', 'topic.classified'),
    json_object('topic_id', link.topic_id, 'topic_name', link.topic_name,
      'parent_category', coalesce(new.new_values ->> 'parent_category', link.parent_category),
      'taxonomy_type', coalesce(new.new_values ->> 'taxonomy_type', link.taxonomy_type),
      'segment_type', coalesce(new.new_values ->> 'segment_type', link.segment_type),
      'engine_version', coalesce(new.new_values ->> 'engine_version', link.engine_version),
      'source', new.source, 'org_topic_id', link.id),
    new.changed_at, new.changed_at
  FROM webhooks AS w CROSS JOIN org_topics AS link ON link.id = new.org_topic_id
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND new.change_type IN ('created', 'imported', 'synced', 'reclassified')
    AND instr(w.events, iif(new.change_type = 'reclassified', '"topic.reclassified"', '"topic.classified"')) > 0;
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6),
    iif(new.change_type = 'activated', 'activation.pushed', 'activation.deactivated'),
    json_object('activation_id', new.metadata ->> 'activationId',
      'topic_id', (SELECT topic_id FROM activations WHERE id = new.metadata ->> 'activationId'),
      'topic_name', coalesce((SELECT topic_name FROM org_topics WHERE id = new.org_topic_id),
        (SELECT topic_name FROM activations WHERE id = new.metadata ->> 'activationId')),
      'connection_id', segment ->> 'connectionId', 'platform', segment ->> 'platform',
      'platform_segment_id', segment ->> 'platformSegmentId', 'segment_name', segment ->> 'segmentName',
      'source', new.source, 'org_topic_id', new.org_topic_id),
    new.changed_at, new.changed_at
  FROM (SELECT iif(new.change_type = 'activated', new.new_values, new.previous_values) AS segment)
  CROSS JOIN webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND new.change_type IN ('activated', 'deactivated')
    AND instr(w.events, iif(new.change_type = 'activated', '"activation.pushed"', '"activation.deactivated"')) > 0;
END
--> statement-breakpoint
CREATE TRIGGER global_history_reaches_webhooks AFTER INSERT ON global_history
WHEN new.change_type IN ('reclassified', 'rolled_back') AND EXISTS (SELECT 1 FROM webhooks) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || substr(new.id, 6) || '_' || link.id,
    'topic.reclassified',
    json_object('topic_id', link.topic_id, 'topic_name', link.topic_name,
      'parent_category', coalesce(link.overrides ->> 'parent_category', new.new_values ->> 'parent_category', link.parent_category),
      'taxonomy_type', coalesce(link.overrides ->> 'taxonomy_type', new.new_values ->> 'taxonomy_type', link.taxonomy_type),
      'segment_type', coalesce(link.overrides ->> 'segment_type', new.new_values ->> 'segment_type', link.segment_type),
      'engine_version', coalesce(new.engine_version_after, link.engine_version),
      'source', 'catalog', 'org_topic_id', link.id),
    new.changed_at, new.changed_at
  FROM webhooks AS w CROSS JOIN org_topics AS link ON link.topic_id = new.topic_id AND link.org_id = w.org_id
  WHERE w.disabled_at IS NULL AND instr(w.events, '"topic.reclassified"') > 0
    AND link.hidden = 0 AND w.org_id IS NOT new.metadata ->> 'orgId';
END
--> statement-breakpoint
CREATE TRIGGER imports_reach_webhooks AFTER UPDATE OF status ON import_batches
WHEN old.status = 'processing' AND new.status IN ('completed', 'failed')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || new.status || '_' || coalesce(strftime('%s', new.completed_at), ''), 'import.' || new.status,
    json_object('batch_id', new.id, 'filename', new.filename, 'status', new.status, 'total_rows', new.total_rows,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"import.' || new.status || '"') > 0;
END
--> statement-breakpoint
CREATE TRIGGER imports_raise_alerts AFTER UPDATE OF status ON import_batches
WHEN old.status = 'processing' AND new.org_id <> 'system'
  AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('import/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(new.status = 'failed', 'run_failed', 'run_errors'),
    json_object('run', 'import', 'id', new.id, 'name', new.filename, 'errors', new.error_count, 'total', new.total_rows,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END
--> statement-breakpoint
CREATE TRIGGER `sync_files_import_ended` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` = 'processing' AND NEW.`status` <> 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` + NEW.`success_count`,
    `error_count` = `error_count` + NEW.`error_count`,
    `duplicate_count` = `duplicate_count` + NEW.`duplicate_count`,
    `adopted_count` = `adopted_count` + NEW.`adopted_count`,
    `updated_count` = `updated_count` + NEW.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  DELETE FROM `source_objects`
  WHERE NEW.`status` = 'failed' AND `batch_id` = NEW.`id`
    AND (`connection_id`, `path`) IN (SELECT `connection_id`, `path` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = NEW.`status`, `failure` = NEW.`failure`, `updated_at` = coalesce(NEW.`completed_at`, `updated_at`)
  WHERE `batch_id` = NEW.`id`;
END
--> statement-breakpoint
CREATE TRIGGER `sync_files_import_reopened` AFTER UPDATE OF `status` ON `import_batches`
WHEN OLD.`status` <> 'processing' AND NEW.`status` = 'processing' BEGIN
  UPDATE `sync_runs` SET
    `success_count` = `success_count` - OLD.`success_count`,
    `error_count` = `error_count` - OLD.`error_count`,
    `duplicate_count` = `duplicate_count` - OLD.`duplicate_count`,
    `adopted_count` = `adopted_count` - OLD.`adopted_count`,
    `updated_count` = `updated_count` - OLD.`updated_count`
  WHERE `id` = (SELECT `run_id` FROM `sync_files` WHERE `batch_id` = NEW.`id`);
  UPDATE `sync_files` SET `status` = 'processing', `failure` = NULL WHERE `batch_id` = NEW.`id`;
END
--> statement-breakpoint
CREATE TRIGGER syncs_reach_webhooks AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND new.status IN ('completed', 'failed')
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || new.status || '_' || coalesce(strftime('%s', new.completed_at), ''), 'sync.' || new.status,
    json_object('run_id', new.id, 'connection_id', new.connection_id, 'status', new.status, 'total_items', new.total_items,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
    coalesce(new.completed_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"sync.' || new.status || '"') > 0;
END
--> statement-breakpoint
CREATE TRIGGER failed_syncs_reach_webhooks AFTER INSERT ON sync_runs
WHEN new.status = 'failed' AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id, 'evt_' || new.id || '_failed', 'sync.failed',
    json_object('run_id', new.id, 'connection_id', new.connection_id, 'status', new.status, 'total_items', new.total_items,
      'success_count', new.success_count, 'error_count', new.error_count, 'duplicate_count', new.duplicate_count,
      'failure', new.failure),
    new.created_at, new.created_at
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"sync.failed"') > 0;
END
--> statement-breakpoint
CREATE TRIGGER syncs_raise_alerts AFTER UPDATE OF status ON sync_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'sync/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(new.status = 'completed', 'run_errors',
      iif(instr(new.failure, 'status 401') > 0 OR instr(new.failure, 'status 403') > 0, 'credentials_refused', 'run_failed')),
    json_object('run', 'sync', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count, 'total', new.total_items,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END
--> statement-breakpoint
CREATE TRIGGER failed_syncs_raise_alerts AFTER INSERT ON sync_runs WHEN new.status = 'failed' BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'sync/' || new.id, new.org_id,
    iif(instr(new.failure, 'status 401') > 0 OR instr(new.failure, 'status 403') > 0, 'credentials_refused', 'run_failed'),
    json_object('run', 'sync', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count, 'total', new.total_items,
      'reason', new.failure),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END
--> statement-breakpoint
CREATE TRIGGER failed_tests_reach_webhooks AFTER UPDATE OF last_tested_at ON connections
WHEN new.status = 'error' AND new.last_tested_at IS NOT old.last_tested_at
  AND EXISTS (SELECT 1 FROM webhooks WHERE org_id = new.org_id) BEGIN
  INSERT OR IGNORE INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
  SELECT 'whd_' || lower(hex(randomblob(16))), w.org_id, w.id,
    'evt_' || new.id || '_' || replace(replace(replace(new.last_tested_at, '-', ''), ':', ''), '.', ''), 'connection.test_failed',
    json_object('connection_id', new.id, 'name', new.name, 'platform', new.platform, 'direction', new.direction),
    new.last_tested_at, new.last_tested_at
  FROM webhooks AS w
  WHERE w.org_id = new.org_id AND w.disabled_at IS NULL AND instr(w.events, '"connection.test_failed"') > 0;
END
--> statement-breakpoint
CREATE TRIGGER pushes_raise_alerts AFTER UPDATE OF status ON push_runs
WHEN old.status = 'running' AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0)) BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  SELECT 'push/' || new.id || '/' || coalesce(new.completed_at, ''), new.org_id,
    iif(instr(coalesce(new.failure, '') || new.errors, 'status 401') > 0
        OR instr(coalesce(new.failure, '') || new.errors, 'status 403') > 0, 'credentials_refused',
      iif(new.status = 'completed', 'run_errors', 'run_failed')),
    json_object('run', 'push', 'id', new.id, 'connectionId', new.connection_id,
      'name', (SELECT name FROM connections WHERE id = new.connection_id), 'errors', new.error_count,
      'total', new.total_segments, 'reason', coalesce(new.failure, new.errors ->> '$[0].message')),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
END
--> statement-breakpoint
CREATE TRIGGER jobs_raise_alerts AFTER UPDATE OF status ON jobs
WHEN old.status IN ('pending', 'processing') AND (new.status = 'failed' OR (new.status = 'completed' AND new.error_count > 0))
  AND new.job_type NOT IN ('erase_organization', 'erase_person') BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('job/' || new.id || '/' || coalesce(new.completed_at, ''),
    iif(new.job_type IN ('refresh_activations', 'adopt_topics', 'delete_topics', 'export_organization'), coalesce(new.org_id, ''), ''),
    iif(new.status = 'failed', 'run_failed', 'run_errors'),
    json_object('run', 'job', 'id', new.id, 'name', new.job_type, 'errors', new.error_count, 'total', new.total_items,
      'reason', new.result ->> 'failure'),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END
--> statement-breakpoint
CREATE TRIGGER dead_letters_raise_alerts AFTER INSERT ON dead_letters BEGIN
  INSERT OR IGNORE INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
  VALUES ('dead_letter/' || new.id, '', 'dead_letters', json_object('id', new.id, 'name', new.queue, 'reason', new.reason),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END
--> statement-breakpoint
CREATE TRIGGER dead_letters_take_alerts AFTER DELETE ON dead_letters BEGIN
  DELETE FROM alert_reads WHERE alert_id = 'dead_letter/' || old.id;
  DELETE FROM alerts WHERE id = 'dead_letter/' || old.id;
END
--> statement-breakpoint
CREATE TRIGGER `sync_files_ended` AFTER UPDATE OF `status` ON `sync_files`
WHEN OLD.`status` IN ('waiting', 'processing') AND NEW.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` + 1,
    `failed_files` = `failed_files` + (NEW.`status` = 'failed'),
    `updated_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id`;
  UPDATE `sync_runs` SET
    `status` = iif(`failed_files` = 0, 'completed', 'failed'),
    `failure` = iif(`failed_files` = 0, NULL, iif(`total_pages` = 1, NEW.`failure`,
      `failed_files` || ' of ' || `total_pages` || ' files could not be imported')),
    `completed_at` = NEW.`updated_at`
  WHERE `id` = NEW.`run_id` AND `status` = 'running' AND `is_listed` = 1 AND `processed_pages` >= `total_pages`;
END
--> statement-breakpoint
CREATE TRIGGER `sync_files_reopened` AFTER UPDATE OF `status` ON `sync_files`
WHEN NEW.`status` IN ('waiting', 'processing') AND OLD.`status` NOT IN ('waiting', 'processing') BEGIN
  UPDATE `sync_runs` SET
    `processed_pages` = `processed_pages` - 1,
    `failed_files` = `failed_files` - (OLD.`status` = 'failed'),
    `failure` = NULL, `completed_at` = NULL,
    `status` = iif(`status` = 'cancelled', `status`, 'running')
  WHERE `id` = NEW.`run_id`;
END
--> statement-breakpoint
