import type { Field, Section } from "./field.ts"

const DOTTED = { regex: /^[^.]+(?:\.[^.]+)*$/, message: "Use names and array indexes separated by dots" }

const path = (key: string, label: string, placeholder: string, help: string): Field => ({
  key,
  label,
  kind: "text",
  placeholder,
  pattern: { regex: /^\/[^\s#\\]*$/, message: "Must start with / and contain no spaces" },
  help,
})

const method = (key: string, label: string, initial: string, methods: readonly string[]): Field => ({
  key,
  label,
  kind: "choice",
  initial,
  options: methods.map((value) => ({ value, label: value === "none" ? "Not supported" : value })),
})

const body = (key: string, label: string, help: string): Field => ({ key, label, kind: "json", help })

/** The API calls of a custom platform. */
export const CUSTOM_CALLS: readonly Section[] = [
  {
    title: "Create segment",
    lead: "Paths and bodies can contain {{name}}, {{description}}, {{segment_id}}, {{topic_id}}, {{audience_id}}, {{cpm}}, {{currency}} and {{data_source_location}}.",
    fields: [
      path("create_path", "Create path", "/segments", "Called with POST. Default: the API URL."),
      {
        key: "id_path",
        label: "Segment ID path",
        kind: "text",
        placeholder: "data.id",
        pattern: DOTTED,
        help: "Location of the ID in the response. Default: common names such as id.",
      },
      body("create_body", "Create body", "Default: name, description, external_id, cpm and currency."),
    ],
  },
  {
    title: "Update segment",
    folded: true,
    fields: [
      path("update_path", "Update path", "/segments/{{segment_id}}", "Required to update segments in place."),
      method("update_method", "Update method", "PUT", ["PUT", "PATCH", "POST"]),
      body("update_body", "Update body", "Default: id, name, description, cpm and currency."),
    ],
  },
  {
    title: "Deactivate segment",
    folded: true,
    fields: [
      path(
        "deactivate_path",
        "Deactivate path",
        "/segments/{{segment_id}}/off",
        "Required to deactivate and refresh segments.",
      ),
      method("deactivate_method", "Deactivate method", "POST", ["POST", "PUT", "PATCH", "DELETE", "none"]),
      body("deactivate_body", "Deactivate body", "Default: id and enabled: false. DELETE has no body."),
    ],
  },
  {
    title: "Search and test",
    folded: true,
    lead: "If the response to a create call is lost, the service searches for the segment before it creates it again.",
    fields: [
      path("find_path", "Search path", "/segments?name={{name}}", "Called with GET. Lists segments."),
      {
        key: "find_items_path",
        label: "Results path",
        kind: "text",
        placeholder: "data.items",
        pattern: DOTTED,
      },
      { key: "find_id_field", label: "ID field", kind: "text", placeholder: "id", pattern: DOTTED },
      { key: "find_name_field", label: "Name field", kind: "text", placeholder: "name", pattern: DOTTED },
      path(
        "test_path",
        "Test path",
        "/ping",
        "Called with GET. Without it, a test only checks that the configuration is complete.",
      ),
    ],
  },
  {
    title: "Limits",
    folded: true,
    fields: [
      {
        key: "max_name_length",
        label: "Maximum name length",
        kind: "number",
        min: 1,
        max: 10_000,
        whole: true,
        help: "Longer names are truncated. Default: no limit.",
      },
      {
        key: "max_description_length",
        label: "Maximum description length",
        kind: "number",
        min: 1,
        max: 10_000,
        whole: true,
      },
    ],
  },
]
