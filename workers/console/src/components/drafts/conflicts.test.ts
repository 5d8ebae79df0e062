import { describe, it } from "vitest"
import { routes } from "../../../../../src/app/routes.ts"
import { disputed } from "./disputed.ts"

/** Each form that saves a record, and the file with its call. */
const FORMS: Record<string, [form: string, call: string]> = {
  "PATCH /api/topics/{id}": ["library/edit-topic.tsx", "library/edit-topic.tsx"],
  "PATCH /api/topics/{id}/label": ["library/topic-label.tsx", "library/topic-label.tsx"],
  "PUT /api/organization/label": ["labels/labels-page.tsx", "labels/labels-page.tsx"],
  "PATCH /api/organization/settings": ["signals/provider-domain.tsx", "signals/provider-domain.tsx"],
  "PUT /api/prices/{id}": ["signals/price-dialog.tsx", "signals/use-prices.ts"],
  "PATCH /api/buyers/{id}": ["buyers/buyer-dialog.tsx", "buyers/use-buyers.ts"],
  "PATCH /api/connections/{id}": ["connections/connection-form.tsx", "connections/change-connections.ts"],
  "PATCH /api/activations/schedules/{id}": ["connections/schedule-dialog.tsx", "connections/use-schedules.ts"],
  "PATCH /api/webhooks/{id}": ["webhooks/webhook-dialog.tsx", "webhooks/use-webhooks.ts"],
  "PATCH /api/alerts/settings": ["alerts/alert-settings-form.tsx", "../api/use-alerts.ts"],
  "PATCH /api/admin/topics/{topicId}": ["global-topics/edit-global-topic.tsx", "global-topics/use-global-topics.ts"],
  "PATCH /api/admin/output-templates/{templateId}": ["templates/template-editor.tsx", "templates/template-editor.tsx"],
}

const SOURCES = import.meta.glob<string>("../../{pages,api}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
})

const sourceOf = (file: string) => SOURCES[file.startsWith("../") ? `../${file}` : `../../pages/${file}`] ?? ""

describe("conflicts", () => {
  it("can be told for every record that the API versions", ({ expect }) => {
    const versioned = routes
      .filter(({ definition }) => definition.versioned)
      .map(({ definition: { method, path } }) => `${method.toUpperCase()} ${path}`)
      // The same as PATCH.
      .filter((route) => route !== "PUT /api/connections/{id}")
    expect(Object.keys(FORMS).toSorted()).toEqual(versioned.toSorted())
  })

  it.for(Object.entries(FORMS))("are shown by the form of %s", ([route, [form, call]], { expect }) => {
    const calls = sourceOf(call).split(`call("${route}"`).slice(1)
    expect(calls[0]?.slice(0, 200)).toContain("ifMatch: version")
    expect(sourceOf(form)).toContain("<ConflictDialog")
    // Saving starts from the version that the changes were made from, not from the newest that was read.
    expect(sourceOf(form)).toMatch(/\bdraft\.version\b/)
    expect(sourceOf(form)).toMatch(/isConflict\(|<FormEnd/)
  })

  it("are about fields that two people changed differently", ({ expect }) => {
    type Fields = { name: string; tags: string[] }
    const from: Fields = { name: "Kayaks", tags: ["a"] }
    expect(disputed<Fields>({ name: "Canoes" }, from, { name: "Kayaks", tags: ["b"] })).toEqual([])
    expect(disputed({ name: "Canoes" }, from, { name: "Canoes" })).toEqual([])
    expect(disputed({ name: "Canoes", tags: ["c"] }, from, { name: "Rafts", tags: ["a"] })).toEqual(["name"])
    expect(disputed({ name: "Canoes" }, {}, { name: "Kayaks" })).toEqual(["name"])
  })
})
