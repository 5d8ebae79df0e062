import { createHash } from "node:crypto"
import { text } from "node:stream/consumers"
import { startLocalServer } from "./local-server.ts"

/** The config of a custom connection that pushes to it. */
export const DEMO_PATHS = {
  create_path: "/segments",
  deactivate_path: "/segments/{{segment_id}}",
  deactivate_method: "DELETE",
  find_path: "/segments?name={{name}}",
}

const idOf = (name: string) => `demo-${createHash("sha256").update(name).digest("hex").slice(0, 12)}`

/**
 * An ad platform on loopback, so that a local run can push segments. Stateless: a segment's id is derived from its name, and every
 * requested segment exists.
 */
export async function startDemoPlatform(port = 0) {
  return startLocalServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost")
    const reply = (status: number, body?: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body))
    const create = async () => {
      const { name } = JSON.parse(await text(request)) as { name: string }
      reply(201, { id: idOf(name), name })
    }
    if (pathname === "/segments" && request.method === "POST")
      create().catch(() => reply(400, { error: "Bad segment" }))
    else if (pathname === "/segments") {
      const name = searchParams.get("name") ?? ""
      reply(200, { items: [{ id: idOf(name), name }] })
    } else reply(request.method === "DELETE" ? 204 : 404)
  }, port)
}
