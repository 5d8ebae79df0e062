import { it } from "vitest"
import { inTurns } from "./in-turns.ts"

it("lets other work go on between rows, and gives each row once, in order", async ({ expect }) => {
  const rows = Array.from({ length: 600 }, (_, i) => i)
  const happened: (number | "other work")[] = []
  const end = new AbortController()
  const others = (async () => {
    while (!end.signal.aborted) {
      happened.push("other work")
      await scheduler.wait(0)
    }
  })()
  for await (const turn of inTurns(rows)) happened.push(...turn)
  end.abort()
  await others
  expect(happened.filter((one) => one !== "other work")).toEqual(rows)
  expect(happened.slice(happened.indexOf(1), happened.indexOf(599))).toContain("other work")
})
