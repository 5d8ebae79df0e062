import type { Permission } from "../../../../../../src/kernel/access/roles.ts"
import { maySee, pageAt } from "../../../navigation/pages.ts"
import type { Session } from "../../../session/session.ts"
import type { AnswerContent } from "./conversation.ts"

const REQUIRED: Partial<Record<AnswerContent["kind"], { permission: Permission; what: string }>> = {
  add: { permission: "topics:write", what: "add topics" },
  matrix: { permission: "topics:write", what: "create topics" },
  review: { permission: "import", what: "edit imported topics" },
  push: { permission: "activate", what: "push topics" },
  refresh: { permission: "activate", what: "refresh activations" },
  sync: { permission: "import", what: "start syncs" },
}

export const isAllowed = (kind: AnswerContent["kind"], { may }: Pick<Session, "may">) => {
  const required = REQUIRED[kind]
  return !required || may(required.permission)
}

/** Why the user's role does not allow the request; undefined if it does. The API enforces the same permissions. */
export function denialOf(content: AnswerContent, session: Session): string | undefined {
  const deny = (what: string) =>
    `Your role in ${session.organization.name} (${session.organization.role}) does not allow you to ${what}. Ask an owner for access.`
  if (!isAllowed(content.kind, session)) return deny(REQUIRED[content.kind]?.what ?? "do that")
  if (content.kind === "export" && content.full && !session.may("export:full")) return deny("run a full export")
  if (content.kind !== "open") return undefined
  const page = pageAt(`/${content.page}`)
  return page && maySee(page, session) ? undefined : deny(`open the ${page?.label ?? content.page} page`)
}
