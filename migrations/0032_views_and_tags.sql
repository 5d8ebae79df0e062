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
CREATE UNIQUE INDEX `user_views_name` ON `user_views` (`org_id`,`user_id`,`page`,`name`);--> statement-breakpoint
CREATE INDEX `user_views_user` ON `user_views` (`user_id`);--> statement-breakpoint
-- Tags of an organization's topics. Case does not distinguish them.
CREATE TABLE topic_tags (
  org_id TEXT NOT NULL, tag TEXT NOT NULL COLLATE NOCASE, link_seq INTEGER NOT NULL, PRIMARY KEY (org_id, tag, link_seq)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX topic_tags_link ON topic_tags (link_seq, tag);
--> statement-breakpoint
CREATE TRIGGER topic_tags_follow_links AFTER DELETE ON org_topics
WHEN EXISTS (SELECT 1 FROM topic_tags WHERE link_seq = old.seq) BEGIN
  DELETE FROM topic_tags WHERE link_seq = old.seq;
END;
