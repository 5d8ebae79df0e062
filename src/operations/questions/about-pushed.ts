import type { Question } from "../../intake/assistant/question.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { findConnection } from "../../organizations/connections/connections.ts"
import { ANY_CONNECTION, isOutbound } from "../../organizations/connections/kinds.ts"
import { findNewest, libraryQuery } from "./about-topics.ts"
import type { AnswerCard, LibraryAnswer } from "./schema.ts"
import { counted, may } from "./words.ts"

type PushedQuestion = Extract<Question, { ask: "pushed" }>

/** Topics that are live on one connection, not on another, or both. */
export async function listPushed(ctx: OrgContext, { about, ...asked }: PushedQuestion): Promise<LibraryAnswer> {
  const { to = asked.notTo === undefined ? ANY_CONNECTION : undefined, notTo } = asked
  const [on, notOn] = await Promise.all([connectionNamed(ctx, to), connectionNamed(ctx, notTo)])
  const filters = {
    ...(about !== undefined && { search: about }),
    ...(to !== undefined && { pushed_to: to }),
    ...(notTo !== undefined && { not_pushed_to: notTo }),
  }
  const { total, newest } = await findNewest(ctx, filters)
  const conditions = [
    on !== undefined && `live on ${on.name ?? "a connection"}`,
    notOn !== undefined && (notOn.name === undefined ? "not pushed to any connection" : `not pushed to ${notOn.name}`),
  ].filter((condition) => condition !== false)
  const subject = about === undefined ? "" : ` with the words “${about}”`
  const where = conditions.join(" and ")
  const query = libraryQuery(`Topics${subject} ${where}`, filters)
  return {
    text: `${counted(total, "topic")}${subject} ${total === 1 ? "is" : "are"} ${where}.`,
    queries: [query],
    table: newest,
    cards: total > 0 && notOn && may(ctx, "activate") ? [pushCard(total, notOn.name, query.href)] : [],
  }
}

/** The name of one of the caller's outbound connections; none for any connection. 404 for unknown ids. */
async function connectionNamed(ctx: OrgContext, id: string | undefined): Promise<{ name?: string } | undefined> {
  if (id === undefined) return undefined
  if (id === ANY_CONNECTION) return {}
  const { name, direction } = await findConnection(ctx, id)
  return { name: isOutbound(direction) ? name : `${name} (an inbound connection)` }
}

const pushCard = (total: number, name: string | undefined, href: string): AnswerCard => ({
  title: `Push the ${counted(total, "topic")}${name === undefined ? "" : ` to ${name}`}`,
  text: "The library opens with them listed. Select all that match and choose Push; a plan shows every segment before anything is sent.",
  action: "Open in the library",
  href,
})
