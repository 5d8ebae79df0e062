import classes from "./layer-badges.module.css"
import { Tag } from "./tag.tsx"

/** The layer fields that records and classification results share. */
export type Layered = {
  intent: string
  secondary_intent?: string | null
  intensity: string
  awareness: string
  segment_type: string
  sensitivity: string
  buyer_journey: string
  composite_score: number
}

export const SENSITIVITY_COLORS: Record<string, string> = {
  None: "gray",
  Low: "cyan",
  Restricted: "orange",
  Sensitive: "red",
}

type Shown = { name: string; value: string; color?: string | undefined }

function layersOf(topic: Layered): Shown[] {
  const intent = topic.secondary_intent ? `${topic.intent} + ${topic.secondary_intent}` : topic.intent
  return [
    { name: "Intent", value: intent },
    { name: "Intensity", value: topic.intensity },
    { name: "Awareness", value: topic.awareness },
    { name: "Segment type", value: topic.segment_type },
    // The only layer that may forbid a use.
    { name: "Sensitivity", value: topic.sensitivity, color: SENSITIVITY_COLORS[topic.sensitivity] },
    { name: "Buyer journey", value: topic.buyer_journey },
    { name: "Composite score", value: String(topic.composite_score) },
  ]
}

/** A topic's seven layers as a compact table: "Intent: interest". */
export function LayerBadges({ topic }: { topic: Layered }) {
  return (
    <dl className={classes["layers"]}>
      {layersOf(topic).map(({ name, value, color }) => (
        <div key={name}>
          <dt>{name}:</dt>
          <dd>{color ? <Tag color={color}>{value}</Tag> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
