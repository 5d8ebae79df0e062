import { AUTH_CREDENTIALS, AUTHENTICATION } from "./authentication.ts"
import { API_URL, LOCATION } from "./common.ts"
import { describePlatform } from "./platform.ts"
import { JSON_PATH, URL_PATH } from "./rules.ts"

const MAX_LENGTH = 10_000

/** Placeholders allowed in bodies and paths, in double braces. */
export const PLACEHOLDERS = [
  "name",
  "description",
  "segment_id",
  "topic_id",
  "audience_id",
  "cpm",
  "currency",
  "data_source_location",
] as const

const path = <const K extends string>(key: K, label: string, placeholder: string, help: string) =>
  ({
    key,
    label,
    kind: "text",
    maxLength: 500,
    placeholder,
    rules: [URL_PATH],
    placeholders: PLACEHOLDERS,
    help,
  }) as const

const method = <const K extends string, const M extends string>(
  key: K,
  label: string,
  initial: NoInfer<M>,
  methods: readonly M[],
  help: string,
) =>
  ({
    key,
    label,
    kind: "choice",
    initial,
    options: methods.map((value) => ({ value, label: value === "none" ? "Not supported" : value })),
    help,
  }) as const

const body = <const K extends string>(key: K, label: string, help: string) =>
  ({ key, label, kind: "json", placeholders: PLACEHOLDERS, help }) as const

const jsonPath = <const K extends string>(key: K, label: string, placeholder: string, help: string) =>
  ({ key, label, kind: "text", placeholder, rules: [JSON_PATH], help }) as const

const maximum = <const K extends string>(key: K, label: string, help: string) =>
  ({ key, label, kind: "number", min: 1, max: MAX_LENGTH, whole: true, help }) as const

/**
 * A platform without a built-in adapter. A create POSTs `create_body` to `create_path` under the API URL; `id_path` is the path of the
 * new segment's id in the response. The other calls are made only if their path is set. Placeholders such as `{{name}}` are replaced
 * by the segment's values, typed in bodies and URL-encoded in paths.
 */
export const customApi = describePlatform({
  label: "Custom API",
  summary: "Any other JSON API.",
  setup: [
    "Find in the API's documentation how a segment is created and deactivated: the path, the body, and where the answer has the ID.",
    "Choose how the API authenticates, and enter its credentials.",
    "Write the bodies as JSON with placeholders such as {{name}} and {{description}}.",
    "Test the connection. Then push one topic and look at what was sent in the run.",
  ],
  words: ["api", "custom api", "rest api", "source"],
  limits: {},
  limitFields: { name: "max_name_length", description: "max_description_length" },
  template: "marketplace",
  minutesToLive: 5,
  sections: [
    AUTHENTICATION,
    {
      title: "Platform",
      fields: [{ ...API_URL, required: true, help: "The paths below are appended to it." }, LOCATION],
    },
    {
      title: "Create segment",
      lead: `Paths and bodies can contain ${PLACEHOLDERS.slice(0, -1)
        .map((name) => `{{${name}}}`)
        .join(", ")} and {{${PLACEHOLDERS.at(-1)}}}.`,
      fields: [
        path("create_path", "Create path", "/segments", "Called with POST. Default: the API URL."),
        jsonPath(
          "id_path",
          "Segment ID path",
          "data.id",
          "Location of the ID in the response. Default: common names such as id.",
        ),
        body("create_body", "Create body", "Default: name, description, external_id, cpm and currency."),
      ],
    },
    {
      title: "Update segment",
      folded: true,
      fields: [
        path("update_path", "Update path", "/segments/{{segment_id}}", "Required to update segments in place."),
        method("update_method", "Update method", "PUT", ["PUT", "PATCH", "POST"], "The method of the update call."),
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
        method(
          "deactivate_method",
          "Deactivate method",
          "POST",
          ["POST", "PUT", "PATCH", "DELETE", "none"],
          "If the platform has no such call, only our own record changes.",
        ),
        body("deactivate_body", "Deactivate body", "Default: id and enabled: false. DELETE has no body."),
      ],
    },
    {
      title: "Search and test",
      folded: true,
      lead: "If the response to a create call is lost, the service searches for the segment before it creates it again.",
      fields: [
        path("find_path", "Search path", "/segments?name={{name}}", "Called with GET. Lists segments."),
        jsonPath(
          "find_items_path",
          "Results path",
          "data.items",
          "Location of the list in the response. Default: the response itself, or common names such as items.",
        ),
        jsonPath("find_id_field", "ID field", "id", "The ID in each result. Default: common names such as id."),
        jsonPath("find_name_field", "Name field", "name", "The name in each result."),
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
        maximum("max_name_length", "Maximum name length", "Longer names are truncated. Default: no limit."),
        maximum(
          "max_description_length",
          "Maximum description length",
          "Longer descriptions are truncated. Default: no limit.",
        ),
      ],
    },
  ],
  credentials: AUTH_CREDENTIALS,
})
