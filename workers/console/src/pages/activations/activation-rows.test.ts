import { describe, it } from "vitest"
import type { Activation } from "../../api/types.ts"
import { nameOf, rowsOf } from "./activation-rows.ts"

const activation = (id: string, changes: Partial<Activation> = {}): Activation => ({
  id,
  orgTopicId: `ot_${id}`,
  topicId: `tp_${id}`,
  connectionId: "conn_1",
  platform: "dspapi",
  topicName: `Topic ${id}`,
  status: "active",
  platformSegmentId: null,
  pushedName: null,
  pushedDescription: null,
  engineVersionAtPush: null,
  currentPlatformName: null,
  currentPlatformDesc: null,
  currentEngineVersion: null,
  stale: false,
  staleReason: null,
  runId: null,
  error: null,
  workspaceId: null,
  activatedAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  deactivatedAt: null,
  ...changes,
})

const ALL = [
  activation("a", { topicName: "Sailors", createdAt: "2026-01-03T00:00:00.000Z" }),
  activation("b", { topicName: "boat owners", pushedName: "Auto > Boats", status: "error" }),
  activation("c", { topicName: null, pushedName: "Surfers", platformSegmentId: "seg-77", stale: true }),
]
const ids = (rows: Activation[]) => rows.map(({ id }) => id)

describe("the rows of activations", () => {
  it("are found by topic, segment name and segment id", ({ expect }) => {
    const sort = { by: "none", order: "asc" } as const
    expect(ids(rowsOf(ALL, "SAIL", sort))).toEqual(["a"])
    expect(ids(rowsOf(ALL, "boats owners", sort))).toEqual(["b"])
    expect(ids(rowsOf(ALL, "seg-77", sort))).toEqual(["c"])
    expect(ids(rowsOf(ALL, "", sort))).toEqual(["a", "b", "c"])
  })

  it("are sorted by name, status and date", ({ expect }) => {
    expect(ids(rowsOf(ALL, "", { by: "topic", order: "asc" }))).toEqual(["b", "a", "c"])
    expect(ids(rowsOf(ALL, "", { by: "topic", order: "desc" }))).toEqual(["c", "a", "b"])
    // Stale rows come first.
    expect(ids(rowsOf(ALL, "", { by: "status", order: "asc" }))).toEqual(["c", "a", "b"])
    expect(ids(rowsOf(ALL, "", { by: "date", order: "desc" }))[0]).toBe("a")
  })

  it("fall back to the topic id when the topic was deleted", ({ expect }) => {
    expect(nameOf(activation("d", { topicName: null }))).toBe("ot_d")
  })
})
