import { describe, it } from "vitest"
import { Question } from "./question.ts"
import { readQuestion } from "./read-question.ts"

const CARS = { ask: "topics", about: "cars" }

describe("readQuestion", () => {
  it.for<[string, object]>([
    ["how many topics about cars do I have", CARS],
    ["How many topics about cars do we have?", CARS],
    ["how many topics do I have about cars", CARS],
    ["how many of my topics are about cars", CARS],
    ["how many audiences for cars are there", CARS],
    ["count topics about cars", CARS],
    ["what is the number of topics about cars", CARS],
    ["what's the number of topics on cars", CARS],
    ["how many cars topics are there", CARS],
    ["how many car audiences do we have", { ask: "topics", about: "car" }],
    ["how many topics in Auto do we have", { ask: "topics", about: "Auto" }],
    ["how many topics in the category Auto are there", { ask: "topics", about: "Auto" }],
    ["how many topics about “electric SUVs” do we have".replaceAll(/[“”]/g, '"'), { about: "electric SUVs" }],
    ["how many topics do we have", { ask: "topics" }],
    ["how many topics are in my library", { ask: "topics" }],
    ["count my topics", { ask: "topics" }],

    ["how many topics are sensitive", { ask: "topics", sensitivity: "Sensitive" }],
    ["how many sensitive topics do I have", { ask: "topics", sensitivity: "Sensitive" }],
    ["how many topics about health are sensitive", { ask: "topics", about: "health", sensitivity: "Sensitive" }],
    ["how many are restricted?", { ask: "topics", sensitivity: "Restricted" }],
    ["how many topics about sensitive skin are there", { ask: "topics", about: "sensitive skin" }],
    ["how many are unsure", { ask: "topics", unsure: true }],
    ["which topics are unsure", { ask: "topics", unsure: true }],
    ["how many topics need review", { ask: "topics", unsure: true }],
    ["how many low-confidence topics are there", { ask: "topics", unsure: true }],
    ["how many of our topics are private", { ask: "topics", private: true }],
    ["which of my topics are private?", { ask: "topics", private: true }],
    ["how many topics are B2B", { ask: "topics", segmentType: "B2B" }],
    ["how many b2b2c topics do we have", { ask: "topics", segmentType: "B2B2C" }],
    ["how many B2B topics about software are there", { ask: "topics", about: "software", segmentType: "B2B" }],

    ["what was added today", { ask: "topics", period: "today" }],
    ["what was added this week?", { ask: "topics", period: "week" }],
    ["what's new this week", { ask: "topics", period: "week" }],
    ["which topics came in this week", { ask: "topics", period: "week" }],
    ["what did we add today", { ask: "topics", period: "today" }],
    ["new topics this month", { ask: "topics", period: "month" }],
    ["show topics added in the last 7 days", { ask: "topics", period: "week" }],
    ["how many topics were added yesterday", { ask: "topics", period: "yesterday" }],
    ["how many topics about cars were added this week", { ...CARS, period: "week" }],

    ["what went stale this week", { ask: "stale", period: "week" }],
    ["which segments went stale this week?", { ask: "stale", period: "week" }],
    ["which segments are stale", { ask: "stale" }],
    ["how many segments are stale", { ask: "stale" }],
    ["which activations are outdated", { ask: "stale" }],
    ["what became out of date today", { ask: "stale", period: "today" }],

    ["which segments failed", { ask: "failed_segments" }],
    ["how many segments failed today", { ask: "failed_segments", period: "today" }],
    ["show failed segments", { ask: "failed_segments" }],
    ["which activations have errors", { ask: "failed_segments" }],
    ["list the failed activations of this week", { ask: "failed_segments", period: "week" }],
    ["which pushes failed", { ask: "failed_segments" }],

    ["which names are too long for the marketplace", { ask: "long_names", platform: "marketplace" }],
    ["are any names too long for the marketplace?", { ask: "long_names", platform: "marketplace" }],
    ["which segment names exceed the limit", { ask: "long_names" }],
    ["how many names are too long", { ask: "long_names" }],
    ["what names will be cut off on the DSP", { ask: "long_names", platform: "dspapi" }],

    ["what are the top categories", { ask: "categories" }],
    ["top categories", { ask: "categories" }],
    ["which categories have the most topics", { ask: "categories" }],
    ["how many topics are there per category", { ask: "categories" }],
    ["what are our biggest categories", { ask: "categories" }],
    ["which categories do we have", { ask: "categories" }],

    ["how much quota is left", { ask: "quota" }],
    ["what is my remaining quota", { ask: "quota" }],
    ["how many classifications do I have left", { ask: "quota" }],
    ["how many imports are left this month", { ask: "quota" }],
    ["how much of our quota have we used", { ask: "quota" }],

    ["which imports failed", { ask: "failed_runs", run: "import" }],
    ["which runs failed", { ask: "failed_runs" }],
    ["show failed imports", { ask: "failed_runs", run: "import" }],
    ["which runs had errors this week", { ask: "failed_runs", period: "week" }],
    ["did any import fail today", { ask: "failed_runs", run: "import", period: "today" }],
    ["which syncs failed this month", { ask: "failed_runs", run: "sync", period: "month" }],
    ["what failed today", { ask: "failed_runs", period: "today" }],
    ["what went wrong this week", { ask: "failed_runs", period: "week" }],
  ])("%j", ([text, expected], { expect }) => {
    const question = readQuestion(text)
    expect(question).toEqual({ ask: "topics", ...expected })
    expect(Question.parse(question)).toEqual(question)
  })

  it.for([
    "what is the weather like in Berlin",
    "how many people live in Berlin",
    "how much is the fish",
    "which category does yoga belong to",
    "what category is kombucha in",
    "which topics do we have about yoga",
    "what categories are dog owners, cat owners in",
    "are golf fans in our library",
    "are any activations stale",
    "refresh stale activations",
    "show b2b topics",
    "failed startups",
    "find failed imports",
    "how does this work",
    "DROP TABLE topics;--",
    "what ".repeat(60),
  ])("leaves %j to others", (text, { expect }) => {
    expect(readQuestion(text)).toBeUndefined()
  })
})
