import { isOutbound, isInbound } from "../../../../../../src/organizations/connections/kinds.ts"
import { findConnections } from "./find-connections.ts"
import { isPronoun, parseTopicFilters } from "./topic-filters.ts"
import { type Connection, type Context, question, type Understood } from "./understood.ts"

const PUSH = /^(?:push|activate|send|publish|deliver|upload|distribute)\b\s*(?<rest>[\s\S]*)$/i
const TOWARDS = /\s(?:to|onto|into|on|via|through|at|with|in)\s/gi
const MAX_SPLITS = 20

/** "push these to the trade desk": topics and an outbound connection. */
export function readPush(text: string, context: Context): Understood | undefined {
  const rest = PUSH.exec(text)?.groups?.["rest"]?.trim()
  if (rest === undefined) return undefined
  const outbound = context.connections.filter(({ direction }) => isOutbound(direction))
  // Topic and connection names may contain a "to" themselves.
  const splits = [...` ${rest}`.matchAll(TOWARDS)].slice(0, MAX_SPLITS).map((found) => ({
    what: ` ${rest}`.slice(0, found.index).trim(),
    where: ` ${rest}`.slice(found.index + found[0].length).trim(),
  }))
  const read = splits.map((split) => Object.assign(split, findConnections(split.where, outbound)))
  const last =
    read.find(({ exact, found }) => exact && found.length === 1) ??
    read.findLast(({ found }) => found.length > 0) ??
    read.at(-1)
  // Without topics and a connection it may be the name of a topic, such as "push notification users".
  if (!last) return isPronoun(rest) || rest === "" ? askForConnection(rest, outbound) : undefined
  const [connection, ...others] = last.found
  if (!connection) {
    const [other] = findConnections(last.where, context.connections).found
    if (other)
      return question(
        `${other.name} is an inbound connection. Choose an outbound one.`,
        pushOptions(last.what, outbound),
      )
  }
  if (!connection || others.length > 0) return askForConnection(last.what, outbound, last)
  const { id, name } = connection
  if (isPronoun(last.what)) {
    if (context.these) return { kind: "push", what: "these", connection: { id, name } }
    return question("Which topics? Search for them or select them in the library first, then try again.", [
      `push all topics to ${name}`,
    ])
  }
  const filters = parseTopicFilters(last.what)
  if (!filters) return question(`Which topics should I push to ${name}? Enter some words of their names.`)
  return { kind: "push", what: filters, connection: { id, name } }
}

const pushOptions = (what: string, connections: readonly Connection[]) =>
  connections.map(({ name }) => `push ${what || "these"} to ${name}`)

function askForConnection(
  what: string,
  outbound: readonly Connection[],
  match?: { where: string; found: readonly Connection[] },
) {
  if (outbound.length === 0) return question("There is no outbound connection yet.", ["open connections"])
  if (match?.found.length === 0) {
    return question(
      `I found no outbound connection “${match.where}”. Which one do you mean?`,
      pushOptions(what, outbound),
    )
  }
  return question("Which connection?", pushOptions(what, match?.found ?? outbound))
}

const SYNC = [
  /^(?:pull|fetch|get|bring in|import|load|sync(?:hroni[sz]e)?)\s+(?:(?:new |all |the )*(?:topics|everything|data|segments|audiences|items)\s+)?(?:in\s+)?(?:from|with)\s+(?<where>[\s\S]+)$/i,
  /^(?:run|start|do)\s+(?:an?|the)\s+(?:inbound\s+)?sync(?:hroni[sz]ation)?(?:\s+(?:of|from|with|for)\s+(?<where>[\s\S]+))?$/i,
  /^sync(?:hroni[sz]e)?\b\s*(?<where>[\s\S]*)$/i,
]

/** "sync the CRM": an inbound connection. */
export function readSync(text: string, { connections }: Context): Understood | undefined {
  const found = SYNC.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  if (!found) return undefined
  const where = found.groups?.["where"]?.trim() ?? ""
  const inbound = connections.filter(({ direction }) => isInbound(direction))
  if (inbound.length === 0) {
    return question("There is no inbound connection yet.", ["open connections"])
  }
  const named = where === "" ? inbound : findConnections(where, inbound).found
  const [connection, ...others] = named
  if (connection && others.length === 0) {
    return { kind: "sync", connection: { id: connection.id, name: connection.name } }
  }
  const options = named.length > 0 ? named : inbound
  return question(
    named.length > 0 ? "Which connection?" : `I found no inbound connection “${where}”. Which one do you mean?`,
    options.map(({ name }) => `sync ${name}`),
  )
}
