import { describe, it } from "vitest"
import type { Said } from "./read-answer.ts"
import { type Known, questionOf, resolve } from "./resolve.ts"

const NOTHING: Said = {
  kind: "none",
  topics: [],
  search: "",
  segment_type: "",
  where: "library",
  dimensions: [],
  connection: "",
  not_on: "",
  these: false,
  import: "",
  fix_names: false,
  format: "csv",
  ask: "",
  only: "",
  period: "",
  platform: "",
  run: "",
}
const KNOWN: Known = {
  connections: [
    { id: "conn_out", name: "Trade Desk", direction: "outbound" },
    { id: "conn_in", name: "CRM", direction: "inbound" },
    { id: "conn_1", name: "Twin", direction: "bidirectional" },
    { id: "conn_2", name: "twin", direction: "bidirectional" },
  ],
  imports: [
    { id: "batch_2", filename: "new.csv" },
    { id: "batch_1", filename: "old.csv" },
  ],
}
const read = (said: Partial<Said>, text = "") => resolve({ ...NOTHING, ...said }, text, KNOWN)

describe("questionOf", () => {
  it.for<[Partial<Said>, object | undefined]>([
    [
      { connection: "trade desk", not_on: "any" },
      { ask: "pushed", to: "conn_out", notTo: "any" },
    ],
    [
      { not_on: "Trade Desk", search: "cars" },
      { ask: "pushed", about: "cars", notTo: "conn_out" },
    ],
    [{ connection: "Nobody's" }, undefined],
    [{ connection: "Trade Desk", not_on: "twin" }, undefined],
    [{ not_on: "CRM" }, undefined],
  ])("reads where topics are pushed from %j", ([said, expected], { expect }) => {
    const whole: Said = { ...NOTHING, kind: "ask", ask: "pushed", ...said }
    expect(questionOf(whole, KNOWN.connections)).toEqual(expected)
  })
})

describe("resolve", () => {
  it("resolves names to ids", ({ expect }) => {
    expect(read({ kind: "push", these: true, connection: " trade desk" })).toEqual({
      kind: "push",
      what: "these",
      connection: { id: "conn_out", name: "Trade Desk" },
    })
    expect(read({ kind: "sync", connection: "CRM" })).toEqual({
      kind: "sync",
      connection: { id: "conn_in", name: "CRM" },
    })
    expect(read({ kind: "review" })).toMatchObject({ batch: { id: "batch_2" }, fixNames: false })
    expect(read({ kind: "review", import: "OLD.csv", fix_names: true })).toMatchObject({
      batch: { id: "batch_1" },
      fixNames: true,
    })
  })

  it.for<[string, Partial<Said>]>([
    ["an unknown connection", { kind: "push", these: true, connection: "Other's desk" }],
    ["an id in place of a name", { kind: "push", these: true, connection: "conn_out" }],
    ["a connection of the other direction", { kind: "push", these: true, connection: "CRM" }],
    ["an inbound use of an outbound connection", { kind: "sync", connection: "Trade Desk" }],
    ["one of two with the same name", { kind: "sync", connection: "Twin" }],
    ["a push of everything", { kind: "push", connection: "Trade Desk" }],
    ["an unknown import", { kind: "review", import: "secret.csv" }],
    ["no topics", { kind: "classify" }],
    ["kind none", { kind: "none" }],
    ["a matrix of one dimension", { kind: "matrix", dimensions: [{ set: "Gender", values: [] }] }],
    [
      "a value that is not in its set",
      { kind: "matrix", topics: ["x"], dimensions: [{ set: "US State", values: ["Bavaria"] }] },
    ],
    [
      "a list that is not in the text",
      { kind: "matrix", topics: ["x"], dimensions: [{ set: "Color", values: ["red"] }] },
    ],
    ["an unknown set", { kind: "matrix", topics: ["x"], dimensions: [{ set: "Zodiac Sign", values: [] }] }],
    [
      "a set twice",
      {
        kind: "matrix",
        dimensions: [
          { set: "Gender", values: [] },
          { set: "gender", values: [] },
        ],
      },
    ],
  ])("returns undefined for %s", ([, said], { expect }) => {
    expect(read(said, "a matrix of blue things")).toBeUndefined()
  })

  it("accepts whole sets, parts of them and lists from the text", ({ expect }) => {
    const dimensions = [
      { set: "gender", values: [] },
      { set: "US State", values: ["oregon", "Washington"] },
      { set: "{Color}", values: ["Red", "blue"] },
    ]
    expect(read({ kind: "matrix", topics: ["car fans"], dimensions }, "red or BLUE cars out west")).toEqual({
      kind: "matrix",
      dimensions: [
        { name: "Topic", values: ["Car Fans"] },
        { name: "Gender", values: ["Female", "Male", "Non-Binary"] },
        { name: "US State", values: ["Oregon", "Washington"] },
        { name: "Color", values: ["Red", "blue"] },
      ],
      template: "{Gender} {Color} {Topic} in {US State}",
    })
  })

  it("passes through kinds without names", ({ expect }) => {
    expect(read({ kind: "find", search: "ev", segment_type: "B2B", where: "catalog" })).toEqual({
      kind: "find",
      where: "catalog",
      filters: { search: "ev", segmentType: "B2B" },
    })
    expect(read({ kind: "export", format: "json" })).toEqual({
      kind: "export",
      filters: {},
      format: "json",
      full: false,
    })
    expect(read({ kind: "brief" })).toEqual({ kind: "open", page: "brief" })
    expect(read({ kind: "refresh", topics: ["x"] })).toEqual({ kind: "refresh" })
  })
})
