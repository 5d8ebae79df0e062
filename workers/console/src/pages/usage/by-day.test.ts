import { describe, it } from "vitest"
import type { UsageDay } from "../../api/types.ts"
import { byOrganization, pointsOf } from "./by-day.ts"

const day = (org_id: string, on: string, total_classifications: number): UsageDay => ({
  org_id,
  day: on,
  total_classifications,
  total_tokens: 0,
  total_imports: 0,
  total_exports: 0,
  total_web_searches: 0,
  total_requests: 0,
  total_cost: 0.5,
})

describe("usage", () => {
  const rows = [day("a", "2026-02-27", 1), day("b", "2026-02-27", 2), day("a", "2026-03-01", 4)]

  it("has a point for every day, across the end of a month", ({ expect }) => {
    expect(pointsOf(rows, "total_classifications", "2026-02-27", "2026-03-02")).toEqual([
      { day: "2026-02-27", value: 3 },
      { day: "2026-02-28", value: 0 },
      { day: "2026-03-01", value: 4 },
      { day: "2026-03-02", value: 0 },
    ])
  })

  it("is summed per organization, sorted by classifications", ({ expect }) => {
    expect(byOrganization(rows)).toMatchObject([
      { orgId: "a", total_classifications: 5, total_cost: 1 },
      { orgId: "b", total_classifications: 2, total_cost: 0.5 },
    ])
  })
})
