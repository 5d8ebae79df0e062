import { readFileSync } from "node:fs"
import path from "node:path"
import { Ajv } from "ajv"
import formats from "ajv-formats"

type Schema = { $id: string }
const lines = readFileSync(path.join(import.meta.dirname, "adcp-3.1.19/schemas.corpus.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
const schemas = new Map(
  lines.map((line) => {
    const { name, schema } = JSON.parse(line) as { name: string; schema: Schema }
    return [name, schema]
  }),
)

export function readAdcpSchema(name: string): Schema {
  const schema = schemas.get(name)
  if (!schema) throw new Error(`No schema ${name}`)
  return schema
}

/** Schema files with all their references bundled. */
const BUNDLED = new Set(["get-signals-response", "activate-signal-response"])
const PARTS = [
  "signal-definition",
  "signal-modeling-disclosure",
  "protocol-envelope",
  "version-envelope",
  "error",
  "context",
  "ext",
  "specialism",
  "restricted-attribute",
  "consent-basis",
  "signal-value-type",
  "task-status",
  "adcp-protocol",
]

/** Violations of the named schema; empty if there are none. Parts for other kinds of agents accept anything. */
export function validatorOf(name: string): (answer: unknown) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true })
  formats.default(ajv)
  const schema = readAdcpSchema(name)
  if (!BUNDLED.has(name)) {
    const parts = PARTS.map(readAdcpSchema)
    const known = new Set(parts.map(({ $id }) => $id))
    for (const part of parts) ajv.addSchema(part)
    for (const [, id = ""] of JSON.stringify([schema, ...parts]).matchAll(/"\$ref":"(\/schemas[^"#]+)"/g)) {
      if (known.has(id)) continue
      known.add(id)
      ajv.addSchema({ $id: id })
    }
  }
  const validate = ajv.compile(schema)
  return (answer) =>
    validate(answer) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

const GOVERNOR = "https://test-agent.adcontextprotocol.org"

/**
 * A storyboard of the official suite, as YAML. The runner of 3.0 knows neither `contains`, which asks for a capability that the agent has,
 * nor a storyboard's own context.
 */
export function storyboardNamed(name: string): string {
  const file = path.join(import.meta.dirname, "adcp-3.1.19/storyboards.corpus.jsonl")
  const rows = readFileSync(file, "utf8").trimEnd().split("\n")
  const found = rows.map((row) => JSON.parse(row) as { name: string; text: string }).find((one) => one.name === name)
  if (!found) throw new Error(`No storyboard ${name}`)
  return found.text
    .replace(/requires_capability:\n {2}path: wholesale_feed_webhooks.event_types\n {2}contains: "[a-z_.]+"\n/, "")
    .replaceAll("$context.governance_agent_url", GOVERNOR)
}
