import type { Classification, Qualifier, Sensitivity } from "../taxonomy/classification.ts"
import { isSegmentUnsure } from "./calibration.ts"
import { compositeScore } from "./composite-score.ts"
import { keywordsOf } from "./keywords.ts"
import { isStricter, type LearnedRules, learnedOf, sensitivityWith } from "./learned.ts"
import { type Decided, decideAudience, decideIntent, decideMomentum, wordsOf } from "./layers.ts"
import { decideSegment } from "./segment.ts"
import { decideSensitivity } from "./sensitivity.ts"
import { qualifiersOf, type Reading, readingOf } from "./reading.ts"
import { loadedIab } from "../iab/load.ts"
import { decideTopic, type TopicDecision } from "./topic.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Match } from "./evidence.ts"
import type { TopicEntry } from "./knowledge.ts"
import { topicNameOf } from "./topic-name.ts"
import { ENGLISH } from "./packs.ts"
import { readName } from "../languages/read-name.ts"

/** `unsure` is set if no evidence decided the value: it is a guess. */
type LayerExplanation = { value: string; because: string; confidence: number; unsure?: true }
export type Explanation = {
  /** `source` is set if open data knows the words, not our own tables: "brand, name-suggestion-index". */
  evidence: { text: string; category: string; node: string; weight: number; brand: string | null; source?: string }[]
  layers: Record<string, LayerExplanation>
  qualifiers: Qualifier[]
  unsure: boolean
  /** The language of the name and, if it is not English, the English it was read as. */
  language: string
  read_as?: string
}

/** What decided the layers whose confidence is fitted to labelled examples. */
type Grounds = Record<"segment" | "sensitivity", { value: string; ground: string }>

type Options = {
  /** Rules learned from reviews, if the caller has loaded them. */
  rules?: LearnedRules
}

/** Classifies free text using rules and tables only. Deterministic, makes no calls and never throws. */
export const classifyLocally = (text: string, options: Options = {}): Classification =>
  classify(text, options).classification

/** Classifies a topic and keeps its name. */
export const classifyNamed = (topicName: string, options: Options = {}): Classification =>
  classify(topicName, options, topicName).classification

/**
 * `classifyNamed` for many rows. All rows are read before the first is decided, because the CPU cache cannot hold the code of both steps.
 * Row by row, a reclassify job takes a tenth longer (docs/performance.md).
 */
export const classifyEach = <R>(
  rows: readonly R[],
  nameOf: (row: R) => string,
  options: Options = {},
): { row: R; topic: Classification }[] =>
  rows
    .map((row) => ({ row, name: readName(nameOf(row), ENGLISH) }))
    .map(({ row, name }) => ({ row, name, reading: readingOf(name) }))
    .map(({ row, ...said }) => ({ row, topic: decide(nameOf(row), said, options, nameOf(row)).classification }))

/** Classifies, and reports the words and rules that decided each layer. */
export function explainLocally(
  text: string,
  options: Options = {},
): { classification: Classification; explanation: Explanation; grounds: Grounds } {
  const { classification, explain, grounds } = classify(text, options)
  return { classification, explanation: explain(), grounds }
}

type Layers = Pick<
  Classification,
  | "intent"
  | "secondaryIntent"
  | "intensity"
  | "awareness"
  | "funnel"
  | "buyerJourney"
  | "sensitivity"
  | "compositeScore"
>

/** The layers of a text whose audience type, and optionally category, was set by a person. */
export function layersLocally(text: string, audienceType: string, category?: string): Layers {
  const name = readName(text, ENGLISH)
  const reading = readingOf(name)
  const topic = decideTopic(reading, saidBy(category))
  return decideLayers(reading, topic, audienceType, decideSensitivity(reading, topic, name)).layers
}

type Place = Pick<Classification, "taxonomyType" | "parentCategory" | "subcategory" | "path" | "iabCode">

/** The place of a text within a category that was set by a person. */
export function placeLocally(text: string, category: string): Place {
  const name = readName(text, ENGLISH)
  const reading = readingOf(name)
  return placeOf(reading.tokens, decideTopic(reading, saidBy(category)))
}

const saidBy = (category: string | undefined) =>
  category === undefined ? undefined : { value: category, confidence: 1 }

function placeOf(tokens: Tokens, topic: TopicDecision): Place {
  const { node } = topic
  return {
    taxonomyType: node.category.group,
    parentCategory: node.category.name,
    subcategory: node.names[0] ?? "",
    path: node.names,
    iabCode: iabCodeOf(tokens, topic, false),
  }
}

/** The Content 3.1 node that the words name; without such words, or before IAB's nodes are loaded, that of the topic's place. */
const iabCodeOf = (tokens: Tokens, { node, unsure }: TopicDecision, branded: boolean): string =>
  loadedIab()?.contentCodeOf(tokens, node.iab, { category: node.category.name, unsure, branded }) ?? node.iab

function decideLayers(
  { tokens, found }: Reading,
  topic: TopicDecision,
  audienceType: string,
  sensitivity: Decided<Sensitivity>,
) {
  const intent = decideIntent(tokens, found, topic)
  const momentum = decideMomentum(tokens, found, audienceType, intent.value, topic)
  const layers: Layers = {
    secondaryIntent: intent.secondary,
    intent: intent.value,
    intensity: momentum.intensity.value,
    awareness: momentum.awareness.value,
    funnel: momentum.funnel.value,
    buyerJourney: momentum.journey.value,
    sensitivity: sensitivity.value,
    compositeScore: 0,
  }
  layers.compositeScore = compositeScore(layers)
  return { layers, intent, momentum }
}

function classify(text: string, options: Options, ownName?: string) {
  const name = readName(text, ENGLISH)
  return decide(text, { name, reading: readingOf(name) }, options, ownName)
}

/** `reading` is of the English words that a name in another language was read as. */
type Said = { name: ReturnType<typeof readName>; reading: Reading }

function decide(text: string, { name, reading }: Said, { rules }: Options, ownName?: string) {
  const { tokens, found } = reading
  const learned = rules && learnedOf(text, tokens, found, rules)
  const unlearned = decideTopic(reading)
  const topic = learned?.category ? decideTopic(reading, learned.category) : unlearned
  const audience = learned?.audience ?? decideAudience(reading, topic)
  const segment = learned?.segment ?? decideSegment(reading, topic, audience)
  let sensitivity: Decided<Sensitivity> & { ground?: string } = decideSensitivity(reading, unlearned, name)
  if (topic !== unlearned) {
    // A rule for the category does not lower the sensitivity.
    const ofLearned = decideSensitivity(reading, topic, name)
    if (isStricter(ofLearned.value, sensitivity.value)) sensitivity = ofLearned
  }
  sensitivity = sensitivityWith(sensitivity, learned?.sensitivity)
  const { layers, intent, momentum } = decideLayers(reading, topic, audience.value, sensitivity)
  const qualifiers = qualifiersOf(reading)
  const { node } = topic
  const classification: Classification = {
    // Written out field by field: spreading the parts takes a seventh of a classification (docs/performance.md, Engine).
    topicName: ownName ?? topicNameOf(text, name.language),
    taxonomyType: node.category.group,
    parentCategory: node.category.name,
    subcategory: node.names[0] ?? "",
    path: node.names,
    iabCode: iabCodeOf(tokens, topic, layers.intent === "brand"),
    segmentType: segment.value,
    audienceType: audience.value,
    keywords: keywordsOf(tokens, topic, qualifiers),
    secondaryIntent: layers.secondaryIntent,
    intent: layers.intent,
    intensity: layers.intensity,
    awareness: layers.awareness,
    funnel: layers.funnel,
    buyerJourney: layers.buyerJourney,
    sensitivity: layers.sensitivity,
    compositeScore: layers.compositeScore,
    confidence: topic.confidence,
    sensitivityConfidence: sensitivity.confidence,
    unsure: topic.unsure,
    qualifiers,
    language: name.language,
  }
  const explain = (): Explanation => ({
    evidence: topic.evidence.map(({ match, weight }) => ({
      text: wordsOf(tokens, match),
      category: match.value.node.category.name,
      node: match.value.node.path,
      weight: round(weight),
      brand: match.value.brand === 0 ? null : wordsOf(tokens, match),
      ...(match.value.world && { source: sourceOf(match.value) }),
    })),
    layers: {
      category: {
        value: node.category.name,
        because:
          learned?.category?.because ??
          (topic.evidence.map(({ match }) => withSource(tokens, match)).join(", ") || "no known terms"),
        confidence: round(topic.confidence),
      },
      audience_type: audience,
      segment_type: { ...layerOf(segment), ...(isSegmentUnsure(segment.confidence) && { unsure: true }) },
      intent: { value: intent.value, because: intent.because, confidence: intent.confidence },
      intensity: momentum.intensity,
      awareness: momentum.awareness,
      buyer_journey: momentum.journey,
      funnel: momentum.funnel,
      sensitivity: layerOf(sensitivity),
      composite_score: {
        value: String(classification.compositeScore),
        because: "intensity, awareness, funnel, buyer journey and intent, reduced for sensitivity",
        confidence: round(Math.min(momentum.intensity.confidence, momentum.journey.confidence, sensitivity.confidence)),
      },
    },
    qualifiers,
    unsure: topic.unsure,
    language: name.language,
    ...(name.english !== text && { read_as: name.english }),
  })
  const grounds = { segment: { ground: "learned", ...segment }, sensitivity: { ground: "learned", ...sensitivity } }
  return { classification, explain, grounds }
}

const sourceOf = ({ brand, world }: TopicEntry) => `${brand === 0 ? "" : "brand, "}${world?.source ?? ""}`

const withSource = (tokens: Tokens, match: Match<TopicEntry>) =>
  match.value.world ? `${wordsOf(tokens, match)} (${sourceOf(match.value)})` : wordsOf(tokens, match)

const layerOf = ({ value, because, confidence }: LayerExplanation): LayerExplanation => ({ value, because, confidence })

const round = (value: number) => Math.round(value * 100) / 100
