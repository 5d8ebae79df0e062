import { describe, it } from "vitest"
import { anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import type { LabelFields } from "./fields.ts"
import type { LabelDefaults, TopicLabel } from "./schema.ts"

const DEFAULTS: LabelFields = {
  provider_name: "Acme Data",
  provider_domain: "acme.example",
  provider_email: "data@acme.example",
  privacy_policy_url: "https://acme.example/privacy",
  data_sources: ["web_usage"],
  methodology: "observed",
  audience_expansion: false,
  device_expansion: false,
  refresh_cadence: "weekly",
  lookback_window: "monthly",
  id_types: ["cookie"],
  audience_scope: "cross_domain_owned",
  countries: ["US"],
  consent_basis: ["consent"],
}

async function aLibrary() {
  const org = await anOrg()
  const owner = await org.signedInAs("owner")
  const add = async (name: string) =>
    (await json<{ id: string }>(owner.post("/api/topics", { topic_name: name, private: true }))).id
  return { org, owner, add }
}

describe("the organization's label defaults", () => {
  it("are empty at first, and are replaced as a whole", async ({ expect }) => {
    const { owner } = await aLibrary()
    const first = await json<LabelDefaults>(owner.get("/api/organization/label"))
    expect(first).toMatchObject({ fields: {}, completeness: { complete: false, percent: 0 } })
    expect(first.completeness.missing).toHaveLength(14)

    const changed = await json<LabelDefaults>(owner.put("/api/organization/label", DEFAULTS))
    expect(changed).toMatchObject({ fields: DEFAULTS, completeness: { complete: true, percent: 100, missing: [] } })
    await owner.put("/api/organization/label", { methodology: "declared" })
    expect((await json<LabelDefaults>(owner.get("/api/organization/label"))).fields).toEqual({
      methodology: "declared",
    })
  })

  it("count the topics whose label is complete", async ({ expect }) => {
    const { owner, add } = await aLibrary()
    const cars = await add("Luxury car enthusiasts")
    await add("Trail runners")
    const { methodology, ...incomplete } = DEFAULTS
    const counted = async () => (await json<LabelDefaults>(owner.get("/api/organization/label"))).topics
    await owner.put("/api/organization/label", incomplete)
    expect(await counted()).toEqual({ total: 2, withOwnFields: 0, complete: 0 })
    await owner.patch(`/api/topics/${cars}/label`, { methodology })
    expect(await counted()).toEqual({ total: 2, withOwnFields: 1, complete: 1 })
    await owner.put("/api/organization/label", DEFAULTS)
    expect(await counted()).toEqual({ total: 2, withOwnFields: 1, complete: 2 })
  })

  it.for([
    [{ color: "red" }, "A label has no color"],
    [{ methodology: "guessed" }, "methodology must be one of observed, declared, derived, inferred, modeled"],
    [{ methodology: "modeled" }, "modeling is required for modeled data"],
    [{ data_sources: ["public_record_census"] }, "onboarder is required for offline and public record sources"],
    [{ audience_scope: "single_domain" }, "originating_domain is required for a single domain"],
    [{ countries: ["usa"] }, "countries must be codes of two capital letters, such as US"],
    [{ countries: [] }, "countries must not be empty"],
    [{ privacy_policy_url: "http://acme.example" }, "privacy_policy_url must be an https address"],
    [{ privacy_policy_url: "javascript:alert(1)" }, "privacy_policy_url must be an https address"],
    [{ provider_domain: "https://acme.example" }, "provider_domain must be a domain such as example.com"],
    [{ id_types: ["cookie", "cookie"] }, "id_types must name each value once"],
    [{ segmentation_criteria: "x".repeat(501) }, "segmentation_criteria must be at most 500 characters"],
    [
      { data_subject_rights: { channels: [{ rights: ["access"] }] } },
      "data_subject_rights.channels need rights and a url or an email",
    ],
    [
      { data_subject_rights: { channels: [{ rights: ["portability"], email: "a@acme.example" }] } },
      "data_subject_rights needs a channel for access, erasure or objection",
    ],
  ])("refuse %j", async ([body, error], { expect }) => {
    const { owner } = await aLibrary()
    const answer = await owner.put("/api/organization/label", body)
    expect([answer.status, await answer.json()]).toEqual([400, { error }])
  })
})

describe("a topic's label", () => {
  it("joins what follows from the topic, the defaults and the topic's own fields", async ({ expect }) => {
    const { owner, add } = await aLibrary()
    await owner.put("/api/organization/label", DEFAULTS)
    const id = await add("Luxury car enthusiasts")
    const label = await json<TopicLabel>(owner.get(`/api/topics/${id}/label`))
    expect(label).toMatchObject({
      signal: {
        id: expect.stringMatching(/^tp_/),
        name: "Luxury car enthusiasts",
        value_type: "binary",
        segmentation_criteria: expect.stringContaining("Auto > Luxury Cars"),
        taxonomy: { version: "1.1", segtax: 4 },
        methodology: "observed",
        dts_compliant_version: "1.2",
      },
      provider: { provider_name: "Acme Data" },
      overrides: {},
      completeness: { complete: true },
    })
    expect(label.signal).not.toHaveProperty("provider_name")

    const changes = { methodology: "declared", segmentation_criteria: "Said so in a survey" }
    const changed = await json<TopicLabel>(owner.patch(`/api/topics/${id}/label`, changes))
    expect(changed).toMatchObject({ signal: changes, overrides: changes })
    const back = await json<TopicLabel>(owner.patch(`/api/topics/${id}/label`, { methodology: null }))
    expect(back).toMatchObject({ signal: { methodology: "observed" } })
    expect(back.overrides).toEqual({ segmentation_criteria: changes.segmentation_criteria })
    const history = await json<{ newValues: object }[]>(owner.get(`/api/topics/${id}/history`))
    expect(history.map(({ newValues }) => newValues)).toContainEqual({ "label.methodology": null })
  })

  it("names restricted attributes, and asks for an Article 9 basis", async ({ expect }) => {
    const { owner, add } = await aLibrary()
    await owner.put("/api/organization/label", DEFAULTS)
    const id = await add("People with diabetes")
    const label = await json<TopicLabel>(owner.get(`/api/topics/${id}/label`))
    expect(label.signal.restricted_attributes).toEqual(["health_data"])
    expect(label.completeness).toMatchObject({ complete: false, missing: ["art9_basis"] })
    const art9_basis = "explicit_consent"
    const changed = await json<TopicLabel>(owner.patch(`/api/topics/${id}/label`, { art9_basis }))
    expect(changed).toMatchObject({ signal: { art9_basis }, completeness: { complete: true } })
  })

  it("refuses a change that says too little together with the defaults", async ({ expect }) => {
    const { owner, add } = await aLibrary()
    const id = await add("Trail runners")
    const refused = await owner.patch(`/api/topics/${id}/label`, { audience_expansion: true })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "modeling is required for expanded audiences" },
    ])
    const nothing = await owner.patch(`/api/topics/${id}/label`, {})
    expect([nothing.status, await nothing.json()]).toEqual([400, { error: "No valid fields to update" }])
  })

  it("is a page to print for browsers, with every text escaped and nothing that runs", async ({ expect }) => {
    const { owner, add } = await aLibrary()
    const id = await add("Trail runners")
    const segmentation_criteria = `<script>alert("1")</script> & more`
    await owner.patch(`/api/topics/${id}/label`, { segmentation_criteria })
    const page = await owner.get(`/api/topics/${id}/label?format=html`)
    expect(page.headers.get("Content-Type")).toBe("text/html; charset=utf-8")
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]{44}';/)
    const html = await page.text()
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more")
    expect(html).not.toContain("<script")
    expect(html).toContain("Not said: provider name")

    const asBrowser = await owner.send(`/api/topics/${id}/label`, { headers: { Accept: "text/html,*/*;q=0.8" } })
    expect(asBrowser.headers.get("Content-Type")).toBe("text/html; charset=utf-8")
    const asJson = await owner.send(`/api/topics/${id}/label?format=json`, { headers: { Accept: "text/html" } })
    expect(await asJson.json()).toMatchObject({ signal: { segmentation_criteria } })
    const wrong = await owner.get(`/api/topics/${id}/label?format=pdf`)
    expect([wrong.status, await wrong.json()]).toEqual([400, { error: "format must be json or html" }])
  })
})
