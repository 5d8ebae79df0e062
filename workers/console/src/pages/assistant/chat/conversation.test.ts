import { describe, it } from "vitest"
import { loadConversation, saveConversation } from "./conversation-storage.ts"
import {
  type Answer,
  type Conversation,
  EMPTY_CONVERSATION,
  requestOf,
  type AnswerContent,
  closeAnswer,
  addAnswer,
  pendingAnswer,
  addMessage,
} from "./conversation.ts"

const CONNECTION = { id: "conn_1", name: "Desk" }
const PUSH: AnswerContent = { kind: "push", what: "these", connection: CONNECTION }
const CLASSIFY: AnswerContent = { kind: "classify", topics: ["tea"] }
const REVIEW: AnswerContent = { kind: "review", batch: { id: "batch_1", filename: "a.csv" }, fixNames: false }
const found = (search: string): AnswerContent => ({ kind: "find", where: "library", filters: { search } })
const after = (...all: AnswerContent[]) =>
  all.reduce<Conversation>((before, content) => addAnswer(before, content), EMPTY_CONVERSATION)
const lastOf = ({ entries }: Conversation) => entries.at(-1) as Answer

describe("a conversation", () => {
  it("pushes the topics found before the request, not after it", ({ expect }) => {
    const conversation = after(found("tea"), PUSH, found("coffee"))
    expect(conversation.entries[1]).toMatchObject({ selection: { filters: { search: "tea" } }, state: "open" })
    expect(conversation.these).toEqual({
      label: "topics matching “coffee”",
      selection: { filters: { search: "coffee" } },
    })
  })

  it("asks for topics when “these” refers to nothing", ({ expect }) => {
    expect(lastOf(after(PUSH)).content).toMatchObject({ kind: "question" })
    expect(lastOf(after({ kind: "find", where: "catalog", filters: {} }, PUSH)).content).toMatchObject({
      kind: "question",
    })
  })

  it("applies a yes only to the last answer", ({ expect }) => {
    const conversation = after(CLASSIFY)
    expect(pendingAnswer(conversation)).toEqual({ kind: "answer", id: 1 })
    expect(pendingAnswer(addAnswer(conversation, { kind: "help" }))).toBeNull()
    expect(pendingAnswer(closeAnswer(conversation, 1, { state: "cancelled" }))).toBeNull()
  })

  it("resumes the review after another request", ({ expect }) => {
    const conversation = after(REVIEW, found("tea"))
    expect(pendingAnswer(conversation)).toEqual({ kind: "step", id: 1 })
    expect(pendingAnswer(addAnswer(conversation, CLASSIFY))).toEqual({ kind: "answer", id: 3 })
  })

  it("allows one review at a time", ({ expect }) => {
    const conversation = after(REVIEW, REVIEW)
    expect(conversation.entries.map((entry) => entry.from === "strata" && entry.state)).toEqual(["cancelled", "open"])
    expect(pendingAnswer(conversation)).toEqual({ kind: "step", id: 2 })
  })

  it("records the outcome and what “these” refers to", ({ expect }) => {
    const these = { label: "1 topic", selection: { topicIds: ["ot_1"] } }
    const conversation = closeAnswer(after(CLASSIFY), 1, {
      state: "done",
      outcome: { kind: "classified", items: [] },
      these,
    })
    expect(lastOf(conversation)).toMatchObject({ state: "done", outcome: { kind: "classified" } })
    expect(conversation.these).toEqual(these)
  })

  it("finds the request of an answer", ({ expect }) => {
    const conversation = addMessage(addAnswer(addMessage(EMPTY_CONVERSATION, "classify tea"), CLASSIFY), "hm")
    expect(requestOf(conversation, 2)).toBe("classify tea")
    expect(requestOf(conversation, 99)).toBe("")
  })

  it("drops old entries without reusing ids", ({ expect }) => {
    let conversation = EMPTY_CONVERSATION
    for (let n = 0; n < 100; n++) conversation = addMessage(conversation, String(n))
    expect(conversation.entries.length).toBeLessThan(100)
    expect(conversation.entries.at(-1)).toMatchObject({ id: 100, text: "99" })
  })
})

describe("conversation storage", () => {
  it("loads what was saved, or an empty conversation", ({ expect }) => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
    }
    const conversation = after(CLASSIFY)
    saveConversation("a", conversation, storage)
    expect(loadConversation("a", storage)).toEqual(conversation)
    expect(loadConversation("b", storage)).toEqual(EMPTY_CONVERSATION)
    stored.set("b", "{half")
    expect(loadConversation("b", storage)).toEqual(EMPTY_CONVERSATION)
    stored.set("b", "7")
    expect(loadConversation("b", storage)).toEqual(EMPTY_CONVERSATION)
  })

  it("saves the newer half if the storage is full, and ignores a storage without space", ({ expect }) => {
    const stored: string[] = []
    const limited = (max: number) => ({
      setItem: (_: string, text: string) => {
        if (text.length > max) throw new Error("quota exceeded")
        stored.push(text)
      },
    })
    const conversation = after(found("tea"), found("coffee"))
    saveConversation("a", conversation, limited(JSON.stringify(conversation).length - 10))
    expect(stored.map((text) => (JSON.parse(text) as Conversation).entries.length)).toEqual([1])
    expect(stored[0]).toContain("coffee")
    expect(() => saveConversation("a", conversation, limited(0))).not.toThrow()
  })
})
