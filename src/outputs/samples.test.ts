import { it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { SAMPLES } from "../engine/samples.ts"
import { renderOutputs } from "./render.ts"

it.for(SAMPLES)("%s", (text, { expect }) => {
  const { keywords, path, ...layers } = classifyLocally(text)
  const outputs = renderOutputs({ ...layers, keywords, path })
  const lines = [
    `${path.join(" > ")} [${keywords.join(", ")}]`,
    Object.values(layers).join(" | "),
    ...Object.entries(outputs).flatMap(([key, { name, description }]) => [`${key}: ${name}`, `  ${description}`]),
  ]
  expect(lines.join("\n")).toMatchSnapshot()
})
