import { describe, it } from "vitest"
import {
  type Answer,
  type Conversation,
  NOTHING_SAID,
  requestOf,
  type Said,
  settle,
  strataSays,
  waitingFor,
  youSay,
} from "./conversation.ts"
import { keep, recall } from "./keep-conversation.ts"

const CONNECTION = { id: "conn_1", name: "Desk" }
const PUSH: Said = { kind: "push", what: "these", connection: CONNECTION }
const CLASSIFY: Said = { kind: "classify", topics: ["tea"] }
const REVIEW: Said = { kind: "review", batch: { id: "batch_1", filename: "a.csv" }, fixNames: false }
const found = (search: string): Said => ({ kind: "find", where: "library", filters: { search } })
const after = (...all: Said[]) => all.reduce<Conversation>((talk, said) => strataSays(talk, said), NOTHING_SAID)
const lastOf = ({ entries }: Conversation) => entries.at(-1) as Answer

describe("a conversation", () => {
  it("pushes what was found last, as it was when it was asked for", ({ expect }) => {
    const talk = after(found("tea"), PUSH, found("coffee"))
    expect(talk.entries[1]).toMatchObject({ choice: { filters: { search: "tea" } }, state: "open" })
    expect(talk.these).toEqual({ words: "topics that match “coffee”", choice: { filters: { search: "coffee" } } })
  })

  it("asks what “these” are where there are none", ({ expect }) => {
    expect(lastOf(after(PUSH)).said).toMatchObject({ kind: "question" })
    expect(lastOf(after({ kind: "find", where: "catalog", filters: {} }, PUSH)).said).toMatchObject({
      kind: "question",
    })
  })

  it("takes a yes for what was asked last, and for nothing older", ({ expect }) => {
    const asked = after(CLASSIFY)
    expect(waitingFor(asked)).toEqual({ kind: "answer", id: 1 })
    expect(waitingFor(strataSays(asked, { kind: "help" }))).toBeNull()
    expect(waitingFor(settle(asked, 1, { state: "cancelled" }))).toBeNull()
  })

  it("goes on with an import after something else was asked", ({ expect }) => {
    const talk = after(REVIEW, found("tea"))
    expect(waitingFor(talk)).toEqual({ kind: "step", id: 1 })
    expect(waitingFor(strataSays(talk, CLASSIFY))).toEqual({ kind: "answer", id: 3 })
  })

  it("looks through one import at a time", ({ expect }) => {
    const talk = after(REVIEW, REVIEW)
    expect(talk.entries.map((entry) => entry.from === "strata" && entry.state)).toEqual(["cancelled", "open"])
    expect(waitingFor(talk)).toEqual({ kind: "step", id: 2 })
  })

  it("remembers what came of it, and what it was about", ({ expect }) => {
    const these = { words: "1 topic", choice: { topicIds: ["ot_1"] } }
    const talk = settle(after(CLASSIFY), 1, { state: "done", outcome: { kind: "classified", items: [] }, these })
    expect(lastOf(talk)).toMatchObject({ state: "done", outcome: { kind: "classified" } })
    expect(talk.these).toEqual(these)
  })

  it("knows the request an answer is to", ({ expect }) => {
    const talk = youSay(strataSays(youSay(NOTHING_SAID, "classify tea"), CLASSIFY), "hm")
    expect(requestOf(talk, 2)).toBe("classify tea")
    expect(requestOf(talk, 99)).toBe("")
  })

  it("forgets what is long ago, and never gives a number twice", ({ expect }) => {
    let talk = NOTHING_SAID
    for (let n = 0; n < 100; n++) talk = youSay(talk, String(n))
    expect(talk.entries.length).toBeLessThan(100)
    expect(talk.entries.at(-1)).toMatchObject({ id: 100, text: "99" })
  })
})

describe("keeping it", () => {
  it("gives back what was kept", ({ expect }) => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
    const talk = after(CLASSIFY)
    keep("a", talk, storage)
    expect(recall("a", storage)).toEqual(talk)
    expect(recall("b", storage)).toEqual(NOTHING_SAID)
    kept.set("b", "{half")
    expect(recall("b", storage)).toEqual(NOTHING_SAID)
    kept.set("b", "7")
    expect(recall("b", storage)).toEqual(NOTHING_SAID)
  })

  it("keeps the newer half where there is no room for all, and gives up where there is none at all", ({ expect }) => {
    const stored: string[] = []
    const full = (most: number) => ({
      setItem: (_: string, text: string) => {
        if (text.length > most) throw new Error("full")
        stored.push(text)
      },
    })
    const talk = after(found("tea"), found("coffee"))
    keep("a", talk, full(JSON.stringify(talk).length - 10))
    expect(stored.map((text) => (JSON.parse(text) as Conversation).entries.length)).toEqual([1])
    expect(stored[0]).toContain("coffee")
    expect(() => keep("a", talk, full(0))).not.toThrow()
  })
})
