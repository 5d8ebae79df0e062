import { Badge, Group, Progress, Stack, Table, Text } from "@mantine/core"
import type { Explanation } from "../api/types.ts"

const LAYER_NAMES: Record<string, string> = {
  category: "Category",
  audience_type: "Audience type",
  segment_type: "Segment type",
  intent: "Intent",
  intensity: "Intensity",
  awareness: "Awareness",
  buyer_journey: "Buyer journey",
  funnel: "Funnel",
  sensitivity: "Sensitivity",
  composite_score: "Composite score",
}

const confidenceColor = (confidence: number) => (confidence >= 0.8 ? "petrol" : confidence >= 0.6 ? "ochre" : "orange")

/** The evidence of a classification: the reason and confidence per layer, and the matched words. */
export function Evidence({ explanation: { layers, evidence } }: { explanation: Explanation }) {
  return (
    <Stack gap="md">
      <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label="Evidence">
        <Table verticalSpacing={6} aria-label="Evidence by layer">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Layer</Table.Th>
              <Table.Th>Value</Table.Th>
              <Table.Th>Why</Table.Th>
              <Table.Th w={110}>Confidence</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {Object.entries(layers).map(([layer, { value, because: why, confidence }]) => (
              <Table.Tr key={layer}>
                <Table.Th scope="row" fw={500}>
                  {LAYER_NAMES[layer] ?? layer}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
                <Table.Td c="dimmed">{why}</Table.Td>
                <Table.Td>
                  <Confidence confidence={confidence} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {evidence.length > 0 && (
        <div>
          <Text size="sm" fw={600} mb={6}>
            Matched words
          </Text>
          <Group gap={6}>
            {evidence.map(({ text, node, category, weight, brand }) => (
              <Badge key={`${text} ${node}`} variant="light" color={brand ? "grape" : "petrol"} size="lg" fw={500}>
                “{text}” → {category} · {weight}
              </Badge>
            ))}
          </Group>
        </div>
      )}
    </Stack>
  )
}

function Confidence({ confidence }: { confidence: number }) {
  const percent = Math.round(confidence * 100)
  return (
    <Group gap={6} wrap="nowrap">
      <Progress value={percent} color={confidenceColor(confidence)} w={44} size="sm" aria-hidden />
      <Text size="xs" span>
        {percent}%
      </Text>
    </Group>
  )
}
