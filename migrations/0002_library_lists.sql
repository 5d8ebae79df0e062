DROP INDEX `org_topics_name_key`;--> statement-breakpoint
DROP INDEX `org_topics_created`;--> statement-breakpoint
DROP INDEX `org_topics_name`;--> statement-breakpoint
DROP INDEX `org_topics_external`;--> statement-breakpoint
DROP INDEX `org_topics_category`;--> statement-breakpoint
DROP INDEX `org_topics_group`;--> statement-breakpoint
DROP INDEX `org_topics_subcategory`;--> statement-breakpoint
DROP INDEX `org_topics_l1`;--> statement-breakpoint
DROP INDEX `org_topics_l2`;--> statement-breakpoint
DROP INDEX `org_topics_l3`;--> statement-breakpoint
DROP INDEX `org_topics_l4`;--> statement-breakpoint
DROP INDEX `org_topics_segment`;--> statement-breakpoint
DROP INDEX `org_topics_audience`;--> statement-breakpoint
DROP INDEX `org_topics_iab`;--> statement-breakpoint
DROP INDEX `org_topics_version`;--> statement-breakpoint
DROP INDEX `org_topics_source`;--> statement-breakpoint
DROP INDEX `org_topics_sensitivity`;--> statement-breakpoint
DROP INDEX `org_topics_intensity`;--> statement-breakpoint
DROP INDEX `org_topics_journey`;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `topic_seq` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `org_topics` ADD `hidden` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `org_topics_catalog` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`);--> statement-breakpoint
CREATE INDEX `org_topics_catalog_external` ON `org_topics` (`org_id`,`topic_seq`,`workspace_id`) WHERE external_id IS NOT NULL AND hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_workspace` ON `org_topics` (`org_id`,`workspace_id`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_has_external` ON `org_topics` (`org_id`,(external_id IS NOT NULL),`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_name_key` ON `org_topics` (`org_id`,`normalized_name`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_created` ON `org_topics` (`org_id`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_name` ON `org_topics` (`org_id`,`topic_name`,`seq`,`workspace_id`,`taxonomy_type`,`parent_category`,`segment_type`,`audience_type`,`sensitivity`,`intensity`,`buyer_journey`,`source`,`engine_version`,`external_id`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_external` ON `org_topics` (`org_id`,`external_id`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_category` ON `org_topics` (`org_id`,`parent_category`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_group` ON `org_topics` (`org_id`,`taxonomy_type`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_subcategory` ON `org_topics` (`org_id`,`subcategory`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_l1` ON `org_topics` (`org_id`,`subcategory_l1`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_l2` ON `org_topics` (`org_id`,`subcategory_l2`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_l3` ON `org_topics` (`org_id`,`subcategory_l3`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_l4` ON `org_topics` (`org_id`,`subcategory_l4`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_segment` ON `org_topics` (`org_id`,`segment_type`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_audience` ON `org_topics` (`org_id`,`audience_type`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_iab` ON `org_topics` (`org_id`,`iab_code`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_version` ON `org_topics` (`org_id`,`engine_version`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_source` ON `org_topics` (`org_id`,`source`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_sensitivity` ON `org_topics` (`org_id`,`sensitivity`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_intensity` ON `org_topics` (`org_id`,`intensity`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `org_topics_journey` ON `org_topics` (`org_id`,`buyer_journey`,`created_at`,`seq`) WHERE hidden = 0;--> statement-breakpoint
CREATE INDEX `topics_category_name` ON `topics` (`parent_category`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_group_name` ON `topics` (`taxonomy_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_segment_name` ON `topics` (`segment_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_audience_name` ON `topics` (`audience_type`,`topic_name`,`seq`) WHERE merged_into IS NULL AND archived_at IS NULL;--> statement-breakpoint
CREATE INDEX `topics_narrow` ON `topics` (`seq`,`segment_type`,`audience_type`,`parent_category`,`taxonomy_type`) WHERE merged_into IS NULL AND archived_at IS NULL;