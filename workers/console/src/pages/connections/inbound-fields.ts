import { SCHEDULES } from "../../../../../src/organizations/connections/kinds.ts"
import type { Section } from "./field.ts"

const PATH = { regex: /^[^.]+(?:\.[^.]+)*$/, message: "Use names and array indexes separated by dots" }
const NAME = { regex: /^[\w.[\]$-]+$/, message: "Must not contain spaces" }
const PAGED = { key: "paging", is: ["pages"] }

export const SCHEDULE_LABELS: Record<(typeof SCHEDULES)[number], string> = {
  hourly: "Every hour",
  daily: "Every day",
  weekly: "Every week",
}

export const SOURCE: Section = {
  title: "Source",
  lead: "A REST endpoint that returns JSON.",
  fields: [
    {
      key: "base_url",
      label: "URL",
      kind: "url",
      required: true,
      placeholder: "https://crm.example.com/api/segments",
      help: "Query parameters such as the page number are appended.",
    },
    {
      key: "items_path",
      label: "Items path",
      kind: "text",
      placeholder: "data.segments",
      pattern: PATH,
      help: "Location of the list in the response. Default: the response itself, or items, data, results or records.",
    },
    {
      key: "count_path",
      label: "Count path",
      kind: "text",
      placeholder: "meta.total",
      pattern: PATH,
      help: "Location of the total count in the response. Without it, a sync ends at the first incomplete page.",
    },
    {
      key: "paging",
      label: "Paging",
      kind: "choice",
      initial: "pages",
      options: [
        { value: "pages", label: "Paged responses" },
        { value: "none", label: "All items in one response" },
      ],
    },
    {
      key: "page_param",
      label: "Page parameter",
      kind: "text",
      placeholder: "page",
      pattern: NAME,
      when: PAGED,
      help: "Query parameter for the page number. The first page is 1.",
    },
    {
      key: "page_size_param",
      label: "Page size parameter",
      kind: "text",
      placeholder: "page_size",
      pattern: NAME,
      when: PAGED,
    },
    {
      key: "page_size",
      label: "Page size",
      kind: "number",
      min: 1,
      max: 500,
      whole: true,
      placeholder: "500",
      help: "At most 500.",
    },
  ],
}

export const AUTH: Section = {
  title: "Authentication",
  fields: [
    {
      key: "auth_type",
      label: "Authentication type",
      kind: "choice",
      placeholder: "None",
      options: [
        { value: "bearer", label: "Bearer token" },
        { value: "basic", label: "Username and password" },
        { value: "api_key", label: "API key" },
      ],
    },
    {
      key: "api_key_header",
      label: "API key header",
      kind: "text",
      placeholder: "X-API-Key",
      pattern: { regex: /^[\w-]+$/, message: "Enter a header name" },
      when: { key: "auth_type", is: ["api_key"] },
    },
    {
      key: "api_key_query",
      label: "API key query parameter",
      kind: "text",
      pattern: NAME,
      when: { key: "auth_type", is: ["api_key"] },
      help: "If set, the key is sent as a query parameter instead of a header.",
    },
  ],
}

export const MAPPINGS: Section = {
  title: "Field mappings",
  lead: "Map source fields to topic fields. By default, name or title is the topic name and id is the external ID.",
  fields: [{ key: "field_mappings", label: "Field mappings", kind: "mappings" }],
}

export const SYNC: Section = {
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
      key: "use_llm",
      label: "Use the language model",
      kind: "flag",
      help: "For up to 15 items per page that the rules classify with low confidence. Uses tokens.",
    },
  ],
}
