import { it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { renderOutputs } from "./render.ts"

const compiled = BUILT_IN_TEMPLATES.map(compileTemplate)

it.for(SAMPLES)("%s", (text, { expect }) => {
  const { keywords, path, ...layers } = classifyLocally(text)
  const outputs = renderOutputs({ ...layers, keywords, path }, compiled)
  const lines = [
    `${path.join(" > ")} [${keywords.join(", ")}]`,
    Object.values(layers).join(" | "),
    ...Object.entries(outputs).flatMap(([key, { name, description }]) => [`${key}: ${name}`, `  ${description}`]),
  ]
  expect(lines.join("\n")).toMatchSnapshot()
})
