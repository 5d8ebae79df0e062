import { describe, it } from "vitest"
import { guessHeader } from "./guess-header.ts"

const rowsOf = (text: string) => text.split("\n").map((line) => line.split(";"))

describe("the guessed header", () => {
  it.for([
    [
      "below titles",
      2,
      "Audience segments, third quarter\nExported on 19 November;2026\nTopic;Score;Owner\nTea;1;\nMate;2;Eve",
    ],
    ["below titles with blank cells", 2, "Export;;;\nQ3;;;\nTopic;Score;Vertical;Id\nTea;1;;a\nMate;2;Food;b"],
    ["below notes as wide as the table", 1, "Made by;Eve\nTopic;Score\nTea;1\nMate;2"],
    ["in unknown words", 1, "Bericht\nBezeichnung;Wert\nTee;1\nKaffee;2"],
    ["in the first row", 0, "Topic\nTea\nTopic"],
    ["in one column below a title", 1, "Audiences to import\nTopic name\nTea\nMate"],
    ["above names that are words for columns", 0, "Was;Wie viel\nInterest;1\nTitle;2"],
    ["in a file without names", 0, "Stilt walkers;17\nSword swallowers;18"],
    ["in an empty sheet", 0, ""],
  ] as const)("is %s", ([, row, text], { expect }) => {
    expect(guessHeader(rowsOf(text))).toBe(row)
  })
})
