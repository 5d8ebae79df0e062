import { it } from "vitest"
import { namesIn } from "./names-in.ts"

it("reads one name per line, each once", ({ expect }) => {
  expect(namesIn("  Runners \r\n\nRunners\nHikers", false)).toEqual(["Runners", "Hikers"])
  expect(namesIn("Audience\nRunners\n", true)).toEqual(["Runners"])
  expect(namesIn(Array.from({ length: 600 }, (_, i) => `a${i}`).join("\n"), false)).toHaveLength(500)
})
