import { describe, it } from "vitest"
import { aLivePush } from "../../testing/a-push.ts"
import { aName, anOperator, anOrg, type TestOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import type { AuditPage } from "./schema.ts"

const logOf = async (org: TestOrg, action: string) => {
  const owner = await org.signedInAs("owner")
  const { data } = await json<AuditPage>(owner.get(`/api/audit?action=${action}`))
  return data.map(({ target, details }) => ({ target, details }))
}

describe("the audit log names", () => {
  it("a push, its connection and what it was to push", async ({ expect }) => {
    const { org, topicIds } = await aLivePush(2)
    expect(await logOf(org, "push.started")).toEqual([
      {
        target: expect.stringMatching(/^run_/),
        details: { connection: expect.any(String), connectionName: expect.any(String), topics: topicIds.length },
      },
    ])
  })

  it("an import, the names it fixed and the names that came back, one entry each", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id: batchId } = await org.importBatch(2)
    const [wrapped, plain] = [aName("Segment | Kayak owners"), aName("Canoe owners")]
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const rows = [wrapped, plain].map((Name) => ({ Name }))
    await owner.post(`/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
    expect(await logOf(org, "import.started")).toEqual([
      { target: batchId, details: { filename: "topics.csv", totalRows: 2 } },
    ])
    const topics = await json<{ data: { id: string; topic_name: string }[] }>(owner.get("/api/topics"))
    const first = topics.data[0]
    const names = [{ id: first?.id, oldName: first?.topic_name, newName: aName("Paddlers") }]
    await owner.post(`/api/import/${batchId}/fix-names`, { preview: true, names })
    await owner.post(`/api/import/${batchId}/fix-names`, { preview: false, names })
    const fixed = { from: names[0]?.oldName, to: names[0]?.newName }
    expect(await logOf(org, "import.names_fixed")).toEqual([
      { target: batchId, details: { filename: "topics.csv", changed: 1, names: [fixed] } },
    ])
    await owner.post(`/api/import/${batchId}/fix-names/undo`, { preview: false })
    expect(await logOf(org, "import.names_restored")).toEqual([
      { target: batchId, details: { filename: "topics.csv", changed: 1, names: [{ from: fixed.to, to: fixed.from }] } },
    ])
  })

  it("a renamed topic with its old and new name, and no other edit", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [from, to] = [aName("Truck owners"), aName("Lorry owners")]
    const { id } = await org.topic(from)
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2B" })
    for (let i = 0; i < 2; i++) await owner.patch(`/api/topics/${id}`, { topic_name: to })
    expect(await logOf(org, "topic.renamed")).toEqual([{ target: id, details: { from, to } }])
  })

  it("the old and new values of policies and of the plan", async ({ expect }) => {
    const org = await anOrg("pro")
    const owner = await org.signedInAs("owner")
    const { id } = await org.connection({
      platform: "custom_api",
      direction: "outbound",
      config: { sensitivity_policy: "allow" },
    })
    await owner.patch(`/api/connections/${id}`, { config: { sensitivity_policy: "block_sensitive" } })
    expect(await logOf(org, "connection.changed")).toMatchObject([
      {
        target: id,
        details: {
          name: "Source",
          from: { sensitivity_policy: "allow" },
          to: { sensitivity_policy: "block_sensitive" },
        },
      },
    ])
    await owner.patch("/api/organization/settings", { privateTopics: true })
    expect(await logOf(org, "organization.settings_changed")).toMatchObject([
      { details: { from: { privateTopics: false }, to: { privateTopics: true } } },
    ])
    await (await anOperator()).patch(`/api/admin/organizations/${org.id}`, { plan: "free" })
    const { data } = await json<AuditPage>(
      (await anOperator()).get(`/api/admin/audit?action=organization.plan_changed&target=${org.id}`),
    )
    expect(data.map(({ details }) => details)).toEqual([
      { plan: "free", name: "Test organization", from: "pro", to: "free" },
    ])
  })
})
