import type { Permission } from "../../../../../../src/kernel/access/roles.ts"
import { maySee, pageAt } from "../../../navigation/pages.ts"
import type { Session } from "../../../session/session.ts"
import type { Said } from "./conversation.ts"

const NEEDS: Partial<Record<Said["kind"], { permission: Permission; what: string }>> = {
  add: { permission: "topics:write", what: "add topics" },
  matrix: { permission: "topics:write", what: "make topics" },
  review: { permission: "import", what: "change what was imported" },
  push: { permission: "activate", what: "push topics" },
  refresh: { permission: "activate", what: "refresh activations" },
  sync: { permission: "import", what: "start syncs" },
}

export const mayAsk = (kind: Said["kind"], { may }: Pick<Session, "may">) => {
  const needed = NEEDS[kind]
  return !needed || may(needed.permission)
}

/** Why somebody may not have this done; undefined where they may. The service would refuse it all the same. */
export function refusalOf(said: Said, session: Session): string | undefined {
  const refuse = (what: string) =>
    `As ${session.organization.role} of ${session.organization.name} you may not ${what}. Ask an owner if you need to.`
  if (!mayAsk(said.kind, session)) return refuse(NEEDS[said.kind]?.what ?? "do that")
  if (said.kind === "export" && said.full && !session.may("export:full")) return refuse("export everything in full")
  if (said.kind !== "open") return undefined
  const page = pageAt(`/${said.page}`)
  return page && maySee(page, session) ? undefined : refuse(`open the page ${page?.label ?? said.page}`)
}
