import { isOutbound, isInbound } from "../../../../../../src/organizations/connections/kinds.ts"
import { connectionsNamed } from "./connection-named.ts"
import { isPronoun, topicsMeant } from "./topics-meant.ts"
import { type Connection, type Context, question, type Understood } from "./understood.ts"

const PUSH = /^(?:push|activate|send|publish|deliver|upload|distribute)\b\s*(?<rest>[\s\S]*)$/i
const TOWARDS = /\s(?:to|onto|into|on|via|through|at|with|in)\s/gi
const MAX_SPLITS = 20

/** "push these to the trade desk": topics, and a connection that sends. */
export function readPush(text: string, context: Context): Understood | undefined {
  const rest = PUSH.exec(text)?.groups?.["rest"]?.trim()
  if (rest === undefined) return undefined
  const outbound = context.connections.filter(({ direction }) => isOutbound(direction))
  // The name of a topic may hold a "to", and so may that of a connection.
  const splits = [...` ${rest}`.matchAll(TOWARDS)].slice(0, MAX_SPLITS).map((found) => ({
    what: ` ${rest}`.slice(0, found.index).trim(),
    where: ` ${rest}`.slice(found.index + found[0].length).trim(),
  }))
  const read = splits.map((split) => Object.assign(split, connectionsNamed(split.where, outbound)))
  const last =
    read.find(({ exact, found }) => exact && found.length === 1) ??
    read.findLast(({ found }) => found.length > 0) ??
    read.at(-1)
  // Without a verb's object and a place it may as well be the name of a topic: "push notification users".
  if (!last) return isPronoun(rest) || rest === "" ? whereTo(rest, outbound) : undefined
  const [connection, ...others] = last.found
  if (!connection) {
    const [other] = connectionsNamed(last.where, context.connections).found
    if (other) return question(`${other.name} brings topics in and takes none.`, choicesOf(last.what, outbound))
  }
  if (!connection || others.length > 0) return whereTo(last.what, outbound, last)
  const { id, name } = connection
  if (isPronoun(last.what)) {
    if (context.these) return { kind: "push", what: "these", connection: { id, name } }
    return question("Which topics? Search for them or choose them in the library first, then say it again.", [
      `push all topics to ${name}`,
    ])
  }
  const filters = topicsMeant(last.what)
  if (!filters) return question(`What shall I push to ${name}? Say some words of the topics’ names.`)
  return { kind: "push", what: filters, connection: { id, name } }
}

const choicesOf = (what: string, connections: readonly Connection[]) =>
  connections.map(({ name }) => `push ${what || "these"} to ${name}`)

function whereTo(
  what: string,
  outbound: readonly Connection[],
  said?: { where: string; found: readonly Connection[] },
) {
  if (outbound.length === 0) return question("There is no connection to push to yet.", ["open connections"])
  if (said?.found.length === 0) {
    return question(`I know no connection “${said.where}” to push to. Which one?`, choicesOf(what, outbound))
  }
  return question("To which connection?", choicesOf(what, said?.found ?? outbound))
}

const SYNC = [
  /^(?:pull|fetch|get|bring in|import|load|sync(?:hroni[sz]e)?)\s+(?:(?:new |all |the )*(?:topics|everything|data|segments|audiences|items)\s+)?(?:in\s+)?(?:from|with)\s+(?<where>[\s\S]+)$/i,
  /^(?:run|start|do)\s+(?:an?|the)\s+(?:inbound\s+)?sync(?:hroni[sz]ation)?(?:\s+(?:of|from|with|for)\s+(?<where>[\s\S]+))?$/i,
  /^sync(?:hroni[sz]e)?\b\s*(?<where>[\s\S]*)$/i,
]

/** "sync the CRM": a connection that takes in. */
export function readSync(text: string, { connections }: Context): Understood | undefined {
  const found = SYNC.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const where = found.groups?.["where"]?.trim() ?? ""
  const inbound = connections.filter(({ direction }) => isInbound(direction))
  if (inbound.length === 0) {
    return question("There is no connection to bring topics in from yet.", ["open connections"])
  }
  const named = where === "" ? inbound : connectionsNamed(where, inbound).found
  const [connection, ...others] = named
  if (connection && others.length === 0) {
    return { kind: "sync", connection: { id: connection.id, name: connection.name } }
  }
  const choices = named.length > 0 ? named : inbound
  return question(
    named.length > 0 ? "Which connection?" : `I know no connection “${where}” to bring topics in from. Which one?`,
    choices.map(({ name }) => `sync ${name}`),
  )
}
