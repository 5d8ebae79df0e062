import type { PriceRecord } from "../../client/src/api.gen.ts"
import type { BodyOf } from "../../client/src/calls.ts"
import type { Api } from "../api.ts"

export type Item = Record<string, unknown>

/** A kind of configuration kept as a YAML file. `fields` are the fields in the file, without `id`. */
export type Kind = {
  /** The name of the file, without `.yaml`. */
  name: string
  /** The field that names an item. */
  key: string
  fields: readonly string[]
  list: (api: Api) => Promise<Item[]>
  create?: (api: Api, item: Item) => Promise<unknown>
  /** Receives the changed fields, and the whole item for routes that replace it. */
  update: (api: Api, id: string, changes: Item, item: Item) => Promise<unknown>
  remove?: (api: Api, id: string) => Promise<unknown>
  /** Printed after an item is created. */
  afterCreate?: string
  /** What to do about an error of the service. */
  remedies?: Readonly<Record<string, string>>
}

/** What a price applies to, as text: `default`, `topic:ID` or `parentCategory=Auto&segmentType=B2C`. */
function subjectOf({ topicId, filters }: PriceRecord): string {
  if (topicId !== null) return `topic:${topicId}`
  return filters === null ? "default" : new URLSearchParams(Object.entries(filters).sort(byName)).toString()
}

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1)

function choiceOf(subject: string): Item {
  if (subject === "default") return {}
  if (subject.startsWith("topic:")) return { topicId: subject.slice("topic:".length) }
  return { filters: Object.fromEntries(new URLSearchParams(subject)) }
}

const person = { asPerson: true }

const labelDefaults = async (api: Api): Promise<Item> => (await api.call("GET /api/organization/label", person)).fields

/** The route replaces all fields. */
async function setLabelField(api: Api, field: string, value: unknown): Promise<void> {
  const body = { ...(await labelDefaults(api)), [field]: value }
  await api.call("PUT /api/organization/label", { body, ...person })
}

/** The kinds that `strata pull` and `strata apply` handle. The bodies come from files; the service validates them. */
export const KINDS: readonly Kind[] = [
  {
    name: "connections",
    key: "name",
    // The service never returns credentials, so they are never in a file.
    fields: ["name", "platform", "direction", "config"],
    // Uses the session of the person who applies: a key may belong to another organization.
    list: (api) => api.call("GET /api/connections", person),
    create: (api, item) =>
      api.call("POST /api/connections", { body: item as BodyOf<"POST /api/connections">, ...person }),
    update: (api, id, body) => api.call("PATCH /api/connections/{id}", { params: { id }, body, ...person }),
    remove: (api, id) => api.call("DELETE /api/connections/{id}", { params: { id }, ...person }),
    afterCreate: "enter its credentials in the console",
    remedies: { "Credentials are required for a new host": "change the host in the console, where you enter them" },
  },
  {
    name: "templates",
    key: "platformKey",
    fields: [
      "platformKey",
      "displayName",
      "isActive",
      "sortOrder",
      "pathFields",
      "pathSeparator",
      "slugFields",
      "slugSeparator",
      "includeSlug",
      "descTemplate",
      "descCharLimit",
      "descPrefixB2b",
      "descPrefixB2c",
      "descPrefixB2b2c",
      "recency",
      "dbColumnName",
      "dbColumnDesc",
      "userBehaviorOverride",
    ],
    list: (api) => api.call("GET /api/admin/output-templates", person),
    create: (api, item) =>
      api.call("POST /api/admin/output-templates", {
        body: item as BodyOf<"POST /api/admin/output-templates">,
        ...person,
      }),
    update: (api, templateId, body) =>
      api.call("PATCH /api/admin/output-templates/{templateId}", { params: { templateId }, body, ...person }),
    remove: (api, templateId) =>
      api.call("DELETE /api/admin/output-templates/{templateId}", { params: { templateId }, ...person }),
  },
  {
    name: "prices",
    key: "for",
    fields: ["for", "pricing_options", "coverage_percentage"],
    list: async (api) =>
      (await api.call("GET /api/prices", person)).map((price) => ({
        id: price.id,
        for: subjectOf(price),
        // The service assigns the option ids.
        pricing_options: price.pricing_options.map(({ pricing_option_id: _id, ...option }) => option),
        coverage_percentage: price.coverage_percentage,
      })),
    create: (api, { for: subject, ...terms }) => {
      const body = { ...choiceOf(String(subject)), ...terms } as BodyOf<"POST /api/prices">
      return api.call("POST /api/prices", { body, ...person })
    },
    update: (api, id, _changes, { for: _subject, ...terms }) =>
      api.call("PUT /api/prices/{id}", { params: { id }, body: terms as BodyOf<"PUT /api/prices/{id}">, ...person }),
    remove: (api, id) => api.call("DELETE /api/prices/{id}", { params: { id }, ...person }),
  },
  {
    name: "labels",
    key: "field",
    fields: ["field", "value"],
    list: async (api) =>
      Object.entries(await labelDefaults(api)).map(([field, value]) => ({ id: field, field, value })),
    create: async (api, { field, value }) => setLabelField(api, String(field), value),
    update: async (api, field, { value }) => setLabelField(api, field, value),
    remove: async (api, field) => setLabelField(api, field, undefined),
  },
  {
    name: "policies",
    key: "policy",
    fields: ["policy", "value"],
    list: async (api) =>
      Object.entries(await api.call("GET /api/organization/settings", person)).map(([policy, value]) => ({
        id: policy,
        policy,
        value,
      })),
    update: (api, id, { value }) => api.call("PATCH /api/organization/settings", { body: { [id]: value }, ...person }),
  },
]
