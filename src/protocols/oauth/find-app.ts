import type { Services } from "../../kernel/context.ts"
import { findGrant } from "../../organizations/grants/find-grant.ts"
import { oauthEnv, resourceAt, serverAt, type TokenProps } from "./server.ts"

/** A grant's id, the library's own and a secret. Nothing is read for other texts. */
const TOKEN = /^grant_\w{20}:[\w-]{1,40}:[\w-]{1,80}$/

/** The app that a token belongs to. The token may be narrower than the grant, and the grant may have ended although the token is known. */
export async function findApp(services: Services, origin: string, token: string) {
  if (!TOKEN.test(token)) return null
  const held = await serverAt(origin).validateToken<TokenProps>(resourceAt(origin), token, oauthEnv(services))
  const found = held && (await findGrant(services, held.props.grant))
  if (!found) return null
  const granted = found.actor.granted.filter((scope) => held.scope.includes(scope))
  return { ...found, actor: { ...found.actor, granted } }
}
