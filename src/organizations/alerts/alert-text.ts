import type { alerts } from "../../kernel/db/schema/index.ts"
import type { AlertKind } from "./schema.ts"

type Data = (typeof alerts.$inferSelect)["data"]

const RUNS: Record<string, { noun: string; page: string }> = {
  import: { noun: "import", page: "/import" },
  sync: { noun: "sync", page: "/connections" },
  push: { noun: "push", page: "/activations" },
  job: { noun: "job", page: "/jobs" },
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "")
const numberOf = (value: unknown) => (typeof value === "number" ? value : 0)
const written = (n: number) => n.toLocaleString("en-US")
const counted = (n: number, noun: string) => `${written(n)} ${noun}${n === 1 ? "" : "s"}`

type Words = { title: string; detail: string | null; link: string }

const subjectOf = (data: Data): string => {
  const noun = RUNS[textOf(data["run"])]?.noun ?? "run"
  const name = textOf(data["name"])
  return name === "" ? `The ${noun}` : `The ${noun} of ${name}`
}
const reasonOf = (data: Data): string | null => textOf(data["reason"]) || null
const pageOf = (data: Data): string => RUNS[textOf(data["run"])]?.page ?? "/library"

const ofQuota = (share: string) => (data: Data) => ({
  title: `${share} of this month's ${textOf(data["quota"])} are used`,
  detail: `${written(numberOf(data["used"]))} of ${written(numberOf(data["limit"]))}.`,
  link: "/library",
})

const WORDS: Record<AlertKind, (data: Data) => Words> = {
  run_failed: (data) => ({ title: `${subjectOf(data)} failed`, detail: reasonOf(data), link: pageOf(data) }),
  run_errors: (data) => ({
    title: `${subjectOf(data)} finished with ${counted(numberOf(data["errors"]), "error")}`,
    detail: reasonOf(data),
    link: pageOf(data),
  }),
  credentials_refused: (data) => ({
    title: `${textOf(data["name"]) || "A platform"} refuses the credentials of its connection`,
    detail: reasonOf(data),
    link: "/connections",
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
    title: `A message of ${textOf(data["name"])} was given up`,
    detail: reasonOf(data),
    link: "/system",
  }),
  wall: (data) => ({
    title: `${textOf(data["name"])} reached ${numberOf(data["level"])}% of its limit`,
    detail:
      data["resolvedAt"] === undefined ? reasonOf(data) : `It has fallen since, at ${textOf(data["resolvedAt"])}.`,
    link: "/system",
  }),
}

/** An alert in words, for the bell and for messages. */
export const textOfAlert = (kind: AlertKind, data: Data): Words => WORDS[kind](data)
