import { it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { renderOutputs } from "./render.ts"

const compiled = BUILT_IN_TEMPLATES.map(compileTemplate)

it.for(SAMPLES)("%s", (text, { expect }) => {
<<<<<<< HEAD
  const classification = classifyLocally(text)
  const {
    keywords,
    path,
    confidence: _confidence,
    unsure: _unsure,
    qualifiers: _qualifiers,
    ...layers
  } = classification
  const outputs = renderOutputs(classification, compiled)
=======
  const { keywords, path, language, ...layers } = classifyLocally(text)
  expect(language).toBe("en")
  const outputs = renderOutputs({ ...layers, keywords, path }, compiled)
>>>>>>> 22d60ee (The samples of the outputs are checked for their language)
  const lines = [
    `${path.join(" > ")} [${keywords.join(", ")}]`,
    Object.values(layers).join(" | "),
    ...Object.entries(outputs).flatMap(([key, { name, description }]) => [`${key}: ${name}`, `  ${description}`]),
  ]
  expect(lines.join("\n")).toMatchSnapshot()
})
