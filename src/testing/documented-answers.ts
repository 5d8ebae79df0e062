import { type Schema, Validator } from "@cfworker/json-schema"
import { reachable } from "../app/openapi/components.ts"
import { describeApi } from "../app/openapi/describe.ts"
import type { Json } from "../app/openapi/json-schema.ts"
import type { Route } from "../kernel/http/route.ts"

type Content = Record<string, { schema?: Json }>
type Operation = { name: string; pattern: RegExp; responses: Record<string, { $ref?: string; content?: Content }> }

/** Longer answers are measured by tests, not read; their shape is that of shorter ones. */
const MAX_LENGTH = 100_000

let documented: ReturnType<typeof readDocument> | undefined
const differences = new Set<string>()

async function readDocument() {
  // Not imported above: it would load every route before a test file can prepare what they use.
  const { routes } = (await import("../app/routes.ts")) as { routes: readonly Route[] }
  const { components, paths } = describeApi(
    routes.map(({ definition }) => definition),
    { closed: true },
  )
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      responses: (operation as Operation).responses,
    })),
  )
  // A path without parameters is matched first, as the service does.
  operations.sort((a, b) => a.name.split("{").length - b.name.split("{").length)
  return { components, operations, validators: new Map<string, Validator>() }
}

/** Compares an answer with the OpenAPI document: its status at once, its body as the test reads it. */
export async function compareWithDocument(method: string, path: string, response: Response): Promise<Response> {
  const { pathname } = new URL(path, "https://strata.test")
  const document = await (documented ??= readDocument())
  const operation = document.operations.find(
    ({ name, pattern }) => name.startsWith(`${method.toUpperCase()} `) && pattern.test(pathname),
  )
  if (!operation) return response
  const where = `${operation.name} ${response.status}`
  const answer = operation.responses[response.status]
  if (!answer) {
    differences.add(`${where} is not documented`)
    return response
  }
  const shared = document.components.responses[answer.$ref?.split("/").at(-1) ?? ""] as typeof answer | undefined
  const mediaType = response.headers.get("content-type")?.split(";")[0]
  if (mediaType === undefined || !response.body) return response
  const content = (shared ?? answer).content?.[mediaType]
  if (!content) differences.add(`${where} is documented without ${mediaType}`)
  if (!content?.schema || mediaType !== "application/json") return response
  const { schema } = content
  const validator = () => {
    const known = document.validators.get(where)
    if (known) return known
    const schemas = reachable(new Map(Object.entries(document.components.schemas)), schema)
    const made = new Validator({ ...schema, components: { schemas } } as Schema, "2020-12")
    document.validators.set(where, made)
    return made
  }
  return readAlong(response, (text) => {
    const result = validator().validate(JSON.parse(text))
    if (result.valid) return
    const errors = result.errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)
    differences.add(`${where} ${errors.slice(-2).join("; ")}`)
  })
}

/** Collects a body while it is read to its end. */
function readAlong(response: Response, finish: (text: string) => void): Response {
  const decoder = new TextDecoder()
  let text = ""
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      if (text.length <= MAX_LENGTH) text += decoder.decode(bytes, { stream: true })
      controller.enqueue(bytes)
    },
    flush() {
      if (text.length <= MAX_LENGTH) finish(text + decoder.decode())
    },
  })
  return new Response(response.body?.pipeThrough(watched), response)
}

/** Where answers differed from the document since the last call. */
export function undocumented(): string[] {
  const all = [...differences]
  differences.clear()
  return all
}
