import { readFileSync } from "node:fs"
import path from "node:path"
import { Ajv } from "ajv"
import formats from "ajv-formats"

const FOLDER = path.join(import.meta.dirname, "adcp-3.1.19")
type Schema = { $id: string }
const read = (name: string) => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Schema

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
  const schema = read(name)
  if (!BUNDLED.has(name)) {
    const parts = PARTS.map(read)
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
