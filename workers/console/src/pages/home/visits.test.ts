import { it } from "vitest"
import { nextVisit } from "./visits.ts"

it("tells a new visit from another look within the hour", ({ expect }) => {
  const first = nextVisit(null, new Date("2026-11-15T10:00:00.000Z"))
  expect(first).toEqual({ last: "2026-11-15T10:00:00.000Z" })
  const again = nextVisit(first, new Date("2026-11-15T10:30:00.000Z"))
  expect(again).toEqual({ last: "2026-11-15T10:30:00.000Z" })
  const next = nextVisit(again, new Date("2026-11-16T09:00:00.000Z"))
  expect(next).toEqual({ last: "2026-11-16T09:00:00.000Z", before: "2026-11-15T10:30:00.000Z" })
  expect(nextVisit(next, new Date("2026-11-16T09:10:00.000Z")).before).toBe("2026-11-15T10:30:00.000Z")
})
