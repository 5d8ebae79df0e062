/** What an account can do: some of it costs money or is off until its owner switches it on. */
export type Features = {
  paid: boolean
  r2: boolean
  analytics: boolean
  queues: boolean
  vectorize: boolean
  /** Of workers.dev; empty without one. */
  subdomain: string
}

/** The platform's refusal, with its own code. */
export class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/** By method and path, in which `:id` is any name. */
export type Routes = Record<string, (asked: Asked, id: string) => unknown>

export async function answerFrom(routes: Routes, asked: Asked): Promise<unknown> {
  for (const [route, answer] of Object.entries(routes)) {
    const found = new RegExp(`^${route.replace(":id", "([\\w-]+)")}$`).exec(`${asked.method} ${asked.path}`)
    if (found) return answer(asked, found[1] ?? "")
  }
  throw new Refusal(404, 7003, `Could not route to ${asked.path}, perhaps your object identifier is invalid?`)
}

export function json({ body }: Asked): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new Refusal(400, 10_022, "The request body is not valid JSON")
  }
}

export const formOf = ({ headers, body }: Asked) =>
  new Response(body, { headers: { "content-type": headers.get("content-type") ?? "" } }).formData().catch(() => {
    throw new Refusal(415, 10_023, "The request body is not a form")
  })
