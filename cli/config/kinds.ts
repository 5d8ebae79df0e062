import type { Api } from "../api.ts"

export type Item = Record<string, unknown>

/** Something that is kept as a YAML file. Fields of an item are those that the file holds; `id` stays out of it. */
export type Kind = {
  /** The name of the file, without `.yaml`. */
  name: string
  /** The field that names an item. */
  key: string
  fields: readonly string[]
  list: (api: Api) => Promise<Item[]>
  create?: (api: Api, item: Item) => Promise<unknown>
  update: (api: Api, id: string, changes: Item) => Promise<unknown>
  remove?: (api: Api, id: string) => Promise<unknown>
  /** Said after an item was created. */
  afterCreate?: string
}

const person = { asPerson: true }
const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

/** What `strata pull` and `strata apply` keep. Another kind is one more entry. */
export const KINDS: readonly Kind[] = [
  {
    name: "connections",
    key: "name",
    // The service never shows credentials, so they are never in a file.
    fields: ["name", "platform", "direction", "config"],
    // As the person who applies: a key may belong to another organization.
    list: (api) => api.call<Item[]>("GET", "/api/connections", person),
    create: (api, body) => api.call("POST", "/api/connections", { body, ...person }),
    update: (api, id, body) => api.call("PATCH", at("/api/connections", id), { body, ...person }),
    remove: (api, id) => api.call("DELETE", at("/api/connections", id), person),
    afterCreate: "enter its credentials in the console",
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
    list: (api) => api.call<Item[]>("GET", "/api/admin/output-templates", person),
    create: (api, body) => api.call("POST", "/api/admin/output-templates", { body, ...person }),
    update: (api, id, body) => api.call("PATCH", at("/api/admin/output-templates", id), { body, ...person }),
    remove: (api, id) => api.call("DELETE", at("/api/admin/output-templates", id), person),
  },
  {
    name: "policies",
    key: "policy",
    fields: ["policy", "value"],
    list: async (api) =>
      Object.entries(await api.call<Item>("GET", "/api/organization/settings", person)).map(([policy, value]) => ({
        id: policy,
        policy,
        value,
      })),
    update: (api, id, { value }) =>
      api.call("PATCH", "/api/organization/settings", { body: { [id]: value }, ...person }),
  },
]
