import type { Field, Section } from "../platforms/field.ts"

/** `custom`: at the times of a cron expression. */
export const SCHEDULES = ["hourly", "daily", "weekly", "custom"] as const

export const SCHEDULE_LABELS: Record<(typeof SCHEDULES)[number], string> = {
  hourly: "Every hour",
  daily: "Every day",
  weekly: "Every week",
  custom: "By a cron expression",
}

export const FILE_FORMATS = ["csv", "jsonl"] as const
const FORMAT_LABELS: Record<(typeof FILE_FORMATS)[number], string> = { csv: "CSV", jsonl: "JSON lines" }

export const FILE_FORMAT: Field = {
  key: "file_format",
  label: "File format",
  kind: "choice",
  placeholder: "By the file name",
  options: FILE_FORMATS.map((value) => ({ value, label: FORMAT_LABELS[value] })),
  help: "By default .csv, .tsv and .txt are CSV; .jsonl, .ndjson and .json are JSON lines; other files are skipped.",
}

const IS_CUSTOM = { key: "schedule", is: ["custom"] }

/** Settings of every source, after its own. */
export const COMMON_SECTIONS: readonly Section[] = [
  {
    title: "Field mappings",
    lead: "Map source fields or columns to topic fields. By default, name or title is the topic name and id is the external ID; files need a column for the topic name.",
    fields: [{ key: "field_mappings", label: "Field mappings", kind: "mappings" }],
  },
  {
    title: "Sync",
    fields: [
      {
        key: "schedule",
        label: "Schedule",
        kind: "choice",
        placeholder: "Manual only",
        options: SCHEDULES.map((value) => ({ value, label: SCHEDULE_LABELS[value] })),
        help: "The first run starts within a few minutes.",
      },
      {
        key: "schedule_cron",
        label: "Cron expression",
        kind: "text",
        placeholder: "30 5 * * 1-5",
        help: "Five fields: one minute, hours, days of the month, months, days of the week. Due once an hour at most, and started within five minutes.",
        maxLength: 100,
        when: IS_CUSTOM,
      },
      {
        key: "schedule_time_zone",
        label: "Time zone",
        kind: "text",
        placeholder: "Europe/Berlin",
        help: "The time zone of the cron expression. Default: UTC.",
        maxLength: 60,
        when: IS_CUSTOM,
      },
      {
        key: "use_llm",
        label: "Use the language model",
        kind: "flag",
        help: "For up to 15 items per page that the rules classify with low confidence. Uses tokens.",
      },
    ],
  },
]
