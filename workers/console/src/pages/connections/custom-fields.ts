import type { Field, Section } from "./field.ts"

const DOTTED = { is: /^[^.]+(?:\.[^.]+)*$/, says: "Names and array indexes with dots between them" }

const path = (key: string, label: string, placeholder: string, help: string): Field => ({
  key,
  label,
  kind: "text",
  placeholder,
  pattern: { is: /^\/[^\s#\\]*$/, says: "Begins with / and holds no blanks" },
  help,
})

const method = (key: string, label: string, initial: string, methods: readonly string[]): Field => ({
  key,
  label,
  kind: "choice",
  initial,
  options: methods.map((value) => ({ value, label: value === "none" ? "There is no such call" : value })),
})

const body = (key: string, label: string, help: string): Field => ({ key, label, kind: "json", help })

/** A platform without an adapter of its own: what is sent where. */
export const CUSTOM_CALLS: readonly Section[] = [
  {
    title: "Creating a segment",
    lead: "Bodies and paths may name {{name}}, {{description}}, {{segment_id}}, {{topic_id}}, {{audience_id}}, {{cpm}}, {{currency}} and {{data_source_location}}.",
    fields: [
      path("create_path", "Create path", "/segments", "A POST goes there. Empty: the address itself."),
      {
        key: "id_path",
        label: "Path to the new id",
        kind: "text",
        placeholder: "data.id",
        pattern: DOTTED,
        help: "Where the id stands in the answer. Empty: looked for under the usual names.",
      },
      body("create_body", "Create body", "Empty: name, description, external_id, cpm and currency."),
    ],
  },
  {
    title: "Updating a segment",
    folded: true,
    fields: [
      path("update_path", "Update path", "/segments/{{segment_id}}", "Without it nothing can be updated in place."),
      method("update_method", "Update method", "PUT", ["PUT", "PATCH", "POST"]),
      body("update_body", "Update body", "Empty: id, name, description, cpm and currency."),
    ],
  },
  {
    title: "Deactivating a segment",
    folded: true,
    fields: [
      path(
        "deactivate_path",
        "Deactivate path",
        "/segments/{{segment_id}}/off",
        "Needed for deactivating and refreshing.",
      ),
      method("deactivate_method", "Deactivate method", "POST", ["POST", "PUT", "PATCH", "DELETE", "none"]),
      body("deactivate_body", "Deactivate body", "Empty: id and enabled false; a DELETE has none."),
    ],
  },
  {
    title: "Looking and testing",
    folded: true,
    lead: "When the answer to a create is lost, the platform is asked whether the segment is there before it is created again.",
    fields: [
      path("find_path", "Search path", "/segments?name={{name}}", "A GET that lists segments."),
      {
        key: "find_items_path",
        label: "Path to the segments found",
        kind: "text",
        placeholder: "data.items",
        pattern: DOTTED,
      },
      { key: "find_id_field", label: "Field of their id", kind: "text", placeholder: "id", pattern: DOTTED },
      { key: "find_name_field", label: "Field of their name", kind: "text", placeholder: "name", pattern: DOTTED },
      path("test_path", "Test path", "/ping", "A GET. Without it a test only looks whether all is filled in."),
    ],
  },
  {
    title: "Lengths",
    folded: true,
    fields: [
      {
        key: "max_name_length",
        label: "Longest name",
        kind: "number",
        min: 1,
        max: 10_000,
        whole: true,
        help: "Longer ones are cut. Empty: never.",
      },
      {
        key: "max_description_length",
        label: "Longest description",
        kind: "number",
        min: 1,
        max: 10_000,
        whole: true,
      },
    ],
  },
]
