import { describe, it } from "vitest"
import { inWords } from "./errors.ts"

describe("a message of the API", () => {
  it.for([
    ["performance_score must be a number or null", "Performance score must be a number or null"],
    ["Blocked by the policy block_sensitive", "Blocked by the policy block sensitive"],
    ["segment_desc_dspapi is too long", "Segment description DSP is too long"],
    ["pageSize must be a number", "Page size must be a number"],
    ["Unknown config field: api_base_urll", "Unknown config field: API base urll"],
    ["No answer from https://a.test/x_y/z_q", "No answer from https://a.test/x_y/z_q"],
    ['"my_topic" is in the library', '"my_topic" is in the library'],
    ["eBay and iPhone are topics", "eBay and iPhone are topics"],
  ] as const)("names no field: %s", ([given, shown], { expect }) => {
    expect(inWords(given)).toBe(shown)
  })
})
