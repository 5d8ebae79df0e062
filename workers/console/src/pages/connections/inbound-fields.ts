import { SCHEDULES } from "../../../../../src/organizations/connections/kinds.ts"
import type { Section } from "./field.ts"

const PATH = { is: /^[^.]+(?:\.[^.]+)*$/, says: "Names and array indexes with dots between them" }
const NAME = { is: /^[\w.[\]$-]+$/, says: "A plain name without blanks" }
const PAGED = { key: "paging", is: ["pages"] }

export const SCHEDULE_LABELS: Record<(typeof SCHEDULES)[number], string> = {
  hourly: "Every hour",
  daily: "Every day",
  weekly: "Every week",
}

export const SOURCE: Section = {
  title: "Source",
  lead: "Where the topics come from: an address that answers with JSON.",
  fields: [
    {
      key: "base_url",
      label: "Address",
      kind: "url",
      required: true,
      placeholder: "https://crm.example.com/api/segments",
      help: "What it is called with besides, such as a page number, is added to it.",
    },
    {
      key: "items_path",
      label: "Path to the items",
      kind: "text",
      placeholder: "data.segments",
      pattern: PATH,
      help: "Where the list stands in the answer. Empty: the answer itself, or its items, data, results or records.",
    },
    {
      key: "count_path",
      label: "Path to the count",
      kind: "text",
      placeholder: "meta.total",
      pattern: PATH,
      help: "Where the answer says how many items there are. Without it a sync goes on until a page comes back short.",
    },
    {
      key: "paging",
      label: "Pages",
      kind: "choice",
      initial: "pages",
      options: [
        { value: "pages", label: "The source answers page by page" },
        { value: "none", label: "It answers with everything at once" },
      ],
    },
    {
      key: "page_param",
      label: "Page parameter",
      kind: "text",
      placeholder: "page",
      pattern: NAME,
      when: PAGED,
      help: "What the source calls the number of a page. Pages count from 1.",
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
      label: "Items a page",
      kind: "number",
      min: 1,
      max: 500,
      whole: true,
      placeholder: "500",
      help: "500 are the most.",
    },
  ],
}

export const AUTH: Section = {
  title: "Signing in",
  lead: "How the other side knows who is asking.",
  fields: [
    {
      key: "auth_type",
      label: "Way of signing in",
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
      label: "Header of the key",
      kind: "text",
      placeholder: "X-API-Key",
      pattern: { is: /^[\w-]+$/, says: "The name of a header" },
      when: { key: "auth_type", is: ["api_key"] },
    },
    {
      key: "api_key_query",
      label: "Or its query parameter",
      kind: "text",
      pattern: NAME,
      when: { key: "auth_type", is: ["api_key"] },
      help: "If it is set, the key goes into the address and not into a header.",
    },
  ],
}

export const MAPPINGS: Section = {
  title: "Fields",
  lead: "Which field of an item is what here. Without a row for them, name or title is the topic and id its external id.",
  fields: [{ key: "field_mappings", label: "Mapped fields", kind: "mappings" }],
}

export const SYNC: Section = {
  title: "Sync",
  fields: [
    {
      key: "schedule",
      label: "Schedule",
      kind: "choice",
      placeholder: "Only when somebody starts it",
      options: SCHEDULES.map((value) => ({ value, label: SCHEDULE_LABELS[value] })),
      help: "Runs without anybody, beginning within the next minutes.",
    },
    {
      key: "use_llm",
      label: "Let the language model classify",
      kind: "flag",
      help: "Up to 15 items of a page, where the rules are not sure. It costs tokens.",
    },
  ],
}
