import { it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { renderOutputs } from "./render.ts"

const compiled = BUILT_IN_TEMPLATES.map(compileTemplate)

it.for(SAMPLES)("%s", async (text, { expect }) => {
  await packsFor([text])
  const classification = classifyLocally(text)
  const {
    keywords,
    path,
    language,
    confidence: _confidence,
    sensitivityConfidence: _sensitivityConfidence,
    unsure: _unsure,
    qualifiers: _qualifiers,
    ...layers
  } = classification
  expect(language).toBe("en")
  const outputs = renderOutputs(classification, compiled)
  const lines = [
    `${path.join(" > ")} [${keywords.join(", ")}]`,
    Object.values(layers).join(" | "),
    ...Object.entries(outputs).flatMap(([key, { name, description }]) => [`${key}: ${name}`, `  ${description}`]),
  ]
  expect(lines.join("\n")).toMatchSnapshot()
})
