import { ENGINE_VERSION } from "../knowledge/engine/version.ts"
import { DEFAULT_SCOPES } from "../kernel/access/scopes.ts"
import { anyone, key } from "../kernel/access/access.ts"
import { route } from "../kernel/http/route.ts"
import type { Health, Me } from "./schema.ts"

export const hotHealth = route(
  {
    method: "get",
    path: "/health",
    summary: "Check the health of the service",
    access: anyone,
    answer: { status: 200 },
  },
  async (): Promise<Health> => ({ status: "ok", engineVersion: ENGINE_VERSION }),
)

export const hotMe = route(
  {
    method: "get",
    path: "/api/me",
    summary: "Retrieve the organization and scopes of the current credentials",
    access: key(),
    answer: { status: 200 },
  },
  async ({ org, actor }): Promise<Me> =>
    actor.kind === "session"
      ? { organization: org, credential: "session", scopes: [...DEFAULT_SCOPES] }
      : { organization: org, credential: "api_key", scopes: [...actor.scopes] },
)
