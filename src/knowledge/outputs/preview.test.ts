import { it } from "vitest"
import { previewTemplate } from "./preview.ts"
import { OutputTemplate } from "./template.ts"

const preview = (config: object) =>
  previewTemplate(
    OutputTemplate.parse({ platformKey: "test", displayName: "Test", pathFields: [{ key: "topic" }], ...config }),
  )

it("renders the name, description and description length of the sample topic", ({ expect }) => {
  expect(preview({ descTemplate: "{{prefix}} want one", descCharLimit: 9 })).toMatchObject({
    name: "Electric SUV Shoppers",
    description: "Consumers",
    descLength: 9,
  })
})

it("has a value for every variable", ({ expect }) => {
  const empty = Object.entries(preview({}).context).filter(([, value]) => value === "")
  expect(empty).toEqual([])
})
