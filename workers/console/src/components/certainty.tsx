import { QUALIFIER_KINDS } from "../../../../src/knowledge/taxonomy/qualifier-kinds.ts"
import type { FilterField } from "./filter-bar.tsx"
import { sentenceCase } from "./sentence-case.ts"
import { Tag } from "./tag.tsx"

type Certain = { confidence: number | null; unsure: boolean }
type Qualified = { qualifiers: readonly { kind: string; value: string }[] }

export const percentOf = (confidence: number) => `${Math.round(confidence * 100)}%`

/** The engine's confidence in the category; empty if the LLM or a person chose it. */
export function Certainty({ topic: { confidence, unsure } }: { topic: Certain }) {
  return (
    <>
      {confidence !== null && percentOf(confidence)} {unsure && <Tag color="orange">Unsure</Tag>}
    </>
  )
}

/** "Age: 25-54, Gender: female" */
export const qualifiersText = ({ qualifiers }: Qualified) =>
  qualifiers.map(({ kind, value }) => `${sentenceCase(kind)}: ${value}`).join(", ")

type CertaintyFilters = { confidence_lt?: string; unsure?: string; qualifier?: string }

const LIMITS = ["0.5", "0.7", "0.8", "0.9"]

export const CONFIDENCE_FROM = {
  name: "confidence_gte",
  label: "Confidence from",
  options: LIMITS.map((value) => ({ value, label: `At least ${percentOf(Number(value))}` })),
} as const

export const CERTAINTY_FILTERS: readonly FilterField<CertaintyFilters>[] = [
  {
    name: "unsure",
    label: "Sure or unsure",
    options: [
      { value: "true", label: "Unsure" },
      { value: "false", label: "Sure" },
    ],
  },
  {
    name: "confidence_lt",
    label: "Confidence below",
    options: LIMITS.map((value) => ({ value, label: `Below ${percentOf(Number(value))}` })),
  },
  {
    name: "qualifier",
    label: "Qualifier",
    options: QUALIFIER_KINDS.map((kind) => ({ value: kind, label: sentenceCase(kind) })),
  },
]
