import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { MATRIX_WORDING } from "./matrix-wording.ts"

type Dimension = { name: string; values: string[] }

const TOPIC = "Topic"

/**
 * Builds the matrix request for these topics and dimensions. Topics become a dimension, so one other is enough and
 * braces in their names are not read as placeholders.
 */
export function nameMatrix(
  dimensions: readonly Dimension[],
  topics: readonly string[],
): { dimensions: Dimension[]; template?: string } {
  const others = dimensions.map(({ name, values }) => ({ name: name === TOPIC ? `${TOPIC} 2` : name, values }))
  if (topics.length === 0) return { dimensions: others }
  const before: string[] = []
  const after: string[] = []
  for (const { name } of others) {
    const wording = MATRIX_WORDING[name] ?? { before: "{}" }
    if ("before" in wording) before.push(filled(wording.before, name))
    else after.push(filled(wording.after, name))
  }
  const template = [...before, `{${TOPIC}}`, ...after].join(" ")
  return {
    dimensions: [{ name: TOPIC, values: [...new Set(topics.map((name) => topicNameOf(name)))] }, ...others],
    template,
  }
}

const filled = (wording: string, name: string) => wording.replace("{}", () => `{${name}}`)
