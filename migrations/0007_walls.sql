CREATE TABLE `walls` (
	`name` text PRIMARY KEY NOT NULL,
	`used` real DEFAULT 0 NOT NULL,
	`capacity` real DEFAULT 0 NOT NULL,
	`level` integer DEFAULT 0 NOT NULL,
	`busy_ms` real DEFAULT 0 NOT NULL,
	`measured_at` text DEFAULT '' NOT NULL
);
