import type { alerts } from "../../kernel/db/schema/index.ts"
import type { AlertKind } from "./schema.ts"

type Data = (typeof alerts.$inferSelect)["data"]

/** The pages of runs; those of refreshes and exports are told apart from other jobs by the job's kind. */
const JOB_PAGES: Record<string, string> = { refresh_activations: "refresh", export_organization: "export" }

const textOf = (value: unknown) => (typeof value === "string" ? value : "")
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0)
const written = (n: number) => n.toLocaleString("en-US")
/** A message does not know its reader's zone. */
const timeOf = (value: unknown) =>
  `${new Date(textOf(value)).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`
const counted = (n: number, noun: string) => `${written(n)} ${noun}${n === 1 ? "" : "s"}`

type Words = { title: string; detail: string | null; link: string }

const subjectOf = (data: Data): string => {
  const noun = textOf(data["run"]) || "run"
  const name = textOf(data["name"])
  if (noun === "job") return `The job "${name.replaceAll("_", " ")}"`
  return name === "" ? `The ${noun}` : `The ${noun} of ${name}`
}
const reasonOf = (data: Data): string | null => textOf(data["reason"]) || null
const pageOf = (data: Data): string => {
  const [run, id] = [textOf(data["run"]), textOf(data["id"])]
  if (run === "import") return `/import/${id}`
  return `/runs/${run === "job" ? (JOB_PAGES[textOf(data["name"])] ?? run) : run}/${id}`
}
const connectionOf = (data: Data): string => `/connections/${textOf(data["connectionId"])}`

const ofQuota = (share: string) => (data: Data) => ({
  title: `${share} of this month's ${textOf(data["quota"])} are used`,
  detail: `${written(numberOf(data["used"]))} of ${written(numberOf(data["limit"]))}.`,
  link: "/",
})

const WORDS: Record<AlertKind, (data: Data) => Words> = {
  run_failed: (data) => ({ title: `${subjectOf(data)} failed`, detail: reasonOf(data), link: pageOf(data) }),
  run_errors: (data) => ({
    title: `${subjectOf(data)} finished with ${counted(numberOf(data["errors"]), "error")}`,
    detail: reasonOf(data),
    link: pageOf(data),
  }),
  run_succeeded: (data) => ({
    title: `${subjectOf(data)} completed`,
    detail: `${counted(numberOf(data["total"]), textOf(data["run"]) === "push" ? "segment" : "topic")}, no errors.`,
    link: pageOf(data),
  }),
  approval_waiting: (data) => ({
    title:
      data["reminder"] === undefined
        ? `A push to ${textOf(data["name"])} waits for approval`
        : `A push to ${textOf(data["name"])} has waited for approval for a day`,
    detail: `${counted(numberOf(data["total"]), "segment")}. Nothing is sent until an owner or admin approves it.`,
    link: pageOf(data),
  }),
  sync_overdue: (data) => ({
    title: `No successful sync of ${textOf(data["name"])} for ${counted(numberOf(data["hours"]), "hour")}`,
    detail: `The last one ended on ${timeOf(data["since"])}. See its runs, or test the connection.`,
    link: connectionOf(data),
  }),
  credentials_refused: (data) => ({
    title: `${textOf(data["name"]) || "A platform"} refuses the credentials of its connection`,
    detail: reasonOf(data),
    // Alerts go to one address without a connection: Slack's.
    link: data["connectionId"] === undefined ? "/alerts" : connectionOf(data),
  }),
  segments_stale: (data) => ({
    title: `${counted(numberOf(data["count"]), "segment")} on platforms no longer ${numberOf(data["count"]) === 1 ? "matches" : "match"} the library`,
    detail: "Refresh them to send the current names.",
    link: "/activations?stale=true",
  }),
  keys_left: (data) => ({
    title: `${counted(numberOf(data["keys"]), "key")} of ${textOf(data["name"])} still ${numberOf(data["keys"]) === 1 ? "works" : "work"} after they left`,
    detail: "The identity provider no longer names them as a member. Revoke their keys or hand them over.",
    link: "/keys",
  }),
  quota_80: ofQuota("80%"),
  quota_100: ofQuota("All"),
  dead_letters: (data) => ({
    title: `Background work of ${textOf(data["name"])} failed after its retries`,
    detail: reasonOf(data),
    link: "/system",
  }),
  wall: (data) => ({
    title: `${textOf(data["name"])} reached ${numberOf(data["level"])}% of its limit`,
    detail:
      data["resolvedAt"] === undefined ? reasonOf(data) : `It has fallen since, on ${timeOf(data["resolvedAt"])}.`,
    link: "/system",
  }),
}

/** An alert in words, for the bell and for messages. */
export const textOfAlert = (kind: AlertKind, data: Data): Words => WORDS[kind](data)
