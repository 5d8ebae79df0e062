import { Badge, Group } from "@mantine/core"
import classes from "./layer-badges.module.css"

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

const INTENSITY_COLORS: Record<string, string> = { High: "orange", Medium: "ochre", Low: "gray" }

type Shown = { name: string; value: string; color: string }

function layersOf(topic: Layered): Shown[] {
  const intent = topic.secondary_intent ? `${topic.intent} + ${topic.secondary_intent}` : topic.intent
  return [
    { name: "Intent", value: intent, color: "ochre" },
    { name: "Intensity", value: topic.intensity, color: INTENSITY_COLORS[topic.intensity] ?? "gray" },
    { name: "Awareness", value: topic.awareness, color: "grape" },
    { name: "Segment type", value: topic.segment_type, color: "indigo" },
    { name: "Sensitivity", value: topic.sensitivity, color: SENSITIVITY_COLORS[topic.sensitivity] ?? "gray" },
    { name: "Buyer journey", value: topic.buyer_journey, color: "teal" },
    { name: "Composite score", value: String(topic.composite_score), color: "petrol" },
  ]
}

/** A topic's seven layers in one row. */
export function LayerBadges({ topic, size = "sm" }: { topic: Layered; size?: "xs" | "sm" | "md" }) {
  return (
    <Group gap={6} component="ul" m={0} p={0} aria-label="Layers">
      {layersOf(topic).map(({ name, value, color }) => (
        <Badge key={name} component="li" size={size} variant="light" color={color}>
          <span className={classes["name"]}>{name} </span>
          {value}
        </Badge>
      ))}
    </Group>
  )
}
