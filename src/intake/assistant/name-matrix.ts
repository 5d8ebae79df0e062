import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { MATRIX_WORDING } from "./matrix-wording.ts"

type Dimension = { name: string; values: string[] }

const TOPIC = "Topic"

/**
 * The matrix of some dimensions for one or several topics. The topics are a dimension too: so one other is enough, and nothing
 * in their names is taken for a placeholder.
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
  return { dimensions: [{ name: TOPIC, values: [...new Set(topics.map(topicNameOf))] }, ...others], template }
}

const filled = (wording: string, name: string) => wording.replace("{}", () => `{${name}}`)
