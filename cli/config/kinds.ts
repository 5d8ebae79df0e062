import type { PriceRecord } from "../../client/src/api.gen.ts"
import type { BodyOf } from "../../client/src/calls.ts"
import { refuseUnknown } from "../../src/organizations/connections/known-fields.ts"
import { isPlatform, type PlatformName } from "../../src/knowledge/platforms/platforms.ts"
import type { Api } from "../api.ts"
import { usageError } from "../exit.ts"

export type Item = Record<string, unknown>

/** A kind of configuration kept as a YAML file. `fields` are the fields in the file, without `id`. */
export type Kind = {
  /** The name of the file, without `.yaml`. */
  name: string
  /** The field that names an item; with several, their values together. */
  key: string | readonly string[]
  fields: readonly string[]
  /** Fields that the service does not let anyone change. */
  fixed?: readonly string[]
  /** Lists whose order has no meaning. */
  sets?: readonly string[]
  /** Items that nobody can set: they are not written, and those in files are passed over. */
  unset?: readonly string[]
  /** Fields that are sent with every change if the file has them. */
  always?: readonly string[]
  list: (api: Api) => Promise<Item[]>
  create?: (api: Api, item: Item) => Promise<unknown>
  /** Receives the changed fields, and the whole item for routes that replace it. */
  update: (api: Api, id: string, changes: Item, item: Item) => Promise<unknown>
  remove?: (api: Api, id: string) => Promise<unknown>
  /** Printed after an item is created. */
  afterCreate?: string
  /** What the service would refuse about an item, found before anything is changed. */
  problemOf?: (item: Item, existing: Item | undefined) => string | undefined
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

/** A person's session if there is one, otherwise the key with its scopes: a key may belong to another organization. */
const person = { asPerson: true }

const connectionsOf = (api: Api) => api.call("GET /api/connections", person)

/** The stored config becomes that of the file: fields that it lacks are removed. */
async function changeConnection(api: Api, id: string, changes: Item): Promise<unknown> {
  const params = { id }
  const body = { ...changes }
  if (body["config"]) {
    const { config } = await api.call("GET /api/connections/{id}", { params, ...person })
    const removed = Object.fromEntries(Object.keys(config).map((field) => [field, null]))
    body["config"] = { ...removed, ...(body["config"] as Item) }
  }
  return api.call("PATCH /api/connections/{id}", { params, body, ...person })
}

/** A misspelled field of a config. Those that are stored already stay. */
function unknownConfig({ platform, config }: Item, existing: Item | undefined): string | undefined {
  if (!isPlatform(String(platform)) || typeof config !== "object" || config === null) return undefined
  try {
    refuseUnknown(platform as PlatformName, config as Item, (existing?.["config"] ?? {}) as Item)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** A new schedule is a dry run; what its file says about that is set in a second step, which the next run would repeat. */
async function createSchedule(api: Api, { connection, mode, paused, ...rest }: Item): Promise<void> {
  const { id: connectionId } = (await connectionsOf(api)).find(({ name }) => name === connection) ?? {}
  if (connectionId === undefined) throw usageError(`the service has no connection ${String(connection)}`)
  const body = { ...rest, connectionId } as BodyOf<"POST /api/activations/schedules">
  const { id } = await api.call("POST /api/activations/schedules", { body, ...person })
  if (mode === "live" || paused === true) await changeSchedule(api, id, { mode, paused })
}

const changeSchedule = (api: Api, id: string, body: Item) =>
  api.call("PATCH /api/activations/schedules/{id}", { params: { id }, body, ...person })

const changeWebhook = (api: Api, id: string, body: Item) =>
  api.call("PATCH /api/webhooks/{id}", { params: { id }, body, ...person })

const labelDefaults = async (api: Api): Promise<Item> => (await api.call("GET /api/organization/label", person)).fields

/** The route replaces all fields. */
async function setLabelField(api: Api, field: string, value: unknown): Promise<void> {
  const body = { ...(await labelDefaults(api)), [field]: value }
  await api.call("PUT /api/organization/label", { body, ...person })
}

/**
 * The kinds that `strata pull` and `strata apply` handle, each after those it may name. The bodies come from files; the service validates
 * them.
 */
export const KINDS: readonly Kind[] = [
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
      "language",
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
    name: "connections",
    key: "name",
    // The service never returns credentials, so they are never in a file.
    fields: ["name", "platform", "direction", "config"],
    fixed: ["platform", "direction"],
    list: connectionsOf,
    create: (api, item) =>
      api.call("POST /api/connections", { body: item as BodyOf<"POST /api/connections">, ...person }),
    update: changeConnection,
    remove: (api, id) => api.call("DELETE /api/connections/{id}", { params: { id }, ...person }),
    problemOf: unknownConfig,
    afterCreate: "enter its credentials in the console",
    remedies: { "Credentials are required for a new host": "change the host in the console, where you enter them" },
  },
  {
    name: "schedules",
    key: ["connection", "name"],
    fields: ["connection", "name", "kind", "every", "cron", "timeZone", "filters", "mode", "paused"],
    fixed: ["kind"],
    // Other filters make a schedule a dry run again, unless the same request says live.
    always: ["mode"],
    list: async (api) => {
      const names = new Map((await connectionsOf(api)).map(({ id, name }) => [id, name]))
      const schedules = await api.call("GET /api/activations/schedules", person)
      return schedules.map((one) => Object.assign(one, { connection: names.get(one.connectionId) }))
    },
    create: createSchedule,
    update: changeSchedule,
    remove: (api, id) => api.call("DELETE /api/activations/schedules/{id}", { params: { id }, ...person }),
  },
  {
    name: "webhooks",
    key: "url",
    fields: ["url", "events", "description", "enabled"],
    sets: ["events"],
    list: (api) => api.call("GET /api/webhooks", person),
    create: async (api, { enabled, ...item }) => {
      const { id } = await api.call("POST /api/webhooks", { body: item as BodyOf<"POST /api/webhooks">, ...person })
      if (enabled === false) await changeWebhook(api, id, { enabled })
    },
    update: changeWebhook,
    remove: (api, id) => api.call("DELETE /api/webhooks/{id}", { params: { id }, ...person }),
    afterCreate: "rotate its signing secret in the console, which shows the new one",
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
    // Other fields of the settings; files of earlier versions have them.
    unset: ["languageModel", "updatedAt"],
    fields: ["policy", "value"],
    list: async (api) => {
      const policies = await api.call("GET /api/organization/settings", person)
      return Object.entries(policies).map(([policy, value]) => ({ id: policy, policy, value }))
    },
    update: (api, id, { value }) => api.call("PATCH /api/organization/settings", { body: { [id]: value }, ...person }),
  },
]
