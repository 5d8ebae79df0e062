import { AUTH_CREDENTIALS, AUTHENTICATION } from "../platforms/authentication.ts"
import { JSON_PATH, PLAIN_NAME } from "../platforms/rules.ts"
import { describeSource } from "./source.ts"

const PAGED = { key: "paging", is: ["pages"] }

export const jsonApi = describeSource({
  label: "JSON API",
  summary: "A REST endpoint that lists items as JSON, page by page.",
  setup: [
    "Find the URL that lists the items, and where its answer has the list.",
    "Choose how the API authenticates, and enter its credentials.",
    "Map the items’ fields to topic fields. Without mappings, name or title is the topic name and id the external ID.",
    "Test the connection: it says how many items there are and shows the first. Then start a sync, or choose a schedule.",
  ],
  sections: [
    {
      title: "Source",
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
          rules: [JSON_PATH],
          help: "Location of the list in the response. Default: the response itself, or items, data, results or records.",
        },
        {
          key: "count_path",
          label: "Count path",
          kind: "text",
          placeholder: "meta.total",
          rules: [JSON_PATH],
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
          maxLength: 100,
          rules: [PLAIN_NAME],
          when: PAGED,
          help: "Query parameter for the page number. The first page is 1.",
        },
        {
          key: "page_size_param",
          label: "Page size parameter",
          kind: "text",
          placeholder: "page_size",
          maxLength: 100,
          rules: [PLAIN_NAME],
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
    },
    AUTHENTICATION,
  ],
  credentials: AUTH_CREDENTIALS,
})
