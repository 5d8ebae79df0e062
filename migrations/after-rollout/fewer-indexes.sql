-- Release 0.1.0 names these indexes in its statements; later releases do not use them.
DROP INDEX IF EXISTS org_topics_link;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_topic;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_name_key;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_workspace;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_category;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_group;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_subcategory;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_l1;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_l2;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_l3;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_l4;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_segment;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_audience;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_iab;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_version;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_source;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_sensitivity;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_intensity;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_journey;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_has_external;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_any_name;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_category;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_group;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_subcategory;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_l1;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_l2;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_l3;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_l4;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_segment;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_audience;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_category_name;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_group_name;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_segment_name;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_audience_name;
--> statement-breakpoint
DROP INDEX IF EXISTS topics_narrow;
--> statement-breakpoint
DROP INDEX IF EXISTS org_topics_batch;
