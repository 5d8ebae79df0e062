import type { Services } from "../../kernel/context.ts"
import { endByApp } from "../../organizations/grants/grants.ts"
import { guardClientId } from "./consent.ts"
import { oauthEnv, serverAt } from "./server.ts"

/** Gives out tokens for codes and refresh tokens, and takes them back. */
export async function answerTokenRequest(
  services: Services,
  request: Request,
  form: URLSearchParams,
  execution: ExecutionContext,
): Promise<Response> {
  guardClientId(services, form.get("client_id") ?? basicUser(request))
  const { headers, url } = request
  const asked = new Request(url, { method: "POST", headers, body: form.toString() })
  const answer = () => serverAt(new URL(url).origin).fetch(asked, oauthEnv(services), execution)
  const [grant, record] = (form.get("token") ?? "").split(":")
  if (form.has("grant_type") || !grant || !record) return answer()
  // The library tells nobody whether it ended a grant: its record is there before, and gone after.
  const key = `grant:${grant}:${record}`
  const isThere = async () => key.length <= 200 && (await services.oauthStore.get(key)) !== null
  const before = await isThere()
  const response = await answer()
  if (before && !(await isThere())) await endByApp(services, grant)
  return response
}

function basicUser({ headers }: Request): string | undefined {
  const [, encoded] = /^Basic +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? []
  try {
    return encoded && decodeURIComponent(atob(encoded).split(":")[0] ?? "")
  } catch {
    return undefined
  }
}
