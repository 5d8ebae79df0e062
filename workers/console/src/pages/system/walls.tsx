import { Paper, Progress, Stack, Text, Title } from "@mantine/core"
import type { System } from "../../api/types.ts"
import { sizeOf } from "./ages.ts"

type Wall = System["walls"][number]

const hoursOf = (ms: number) => `${(ms / 3_600_000).toFixed(1)} h`
const AMOUNTS: Record<Wall["name"], (amount: number) => string> = {
  database: sizeOf,
  threads: (ms) => `${Math.round(ms)} ms per second`,
  queues: hoursOf,
  objects: (topics) => `${topics.toLocaleString("en-US")} topics`,
}

const colorOf = (level: number) => (level >= 90 ? "red" : level >= 50 ? "orange" : "teal")

/** How near the service is to its limits. */
export const Walls = ({ walls }: Pick<System, "walls">) => (
  <Paper withBorder p="md">
    <Title order={2} size="h4" mb="sm">
      Limits
    </Title>
    {walls.length === 0 ? (
      <Text size="sm" c="dimmed">
        Not measured yet. The first measurement takes a minute.
      </Text>
    ) : (
      <Stack gap="md">
        {walls.map((wall) => (
          <Bar key={wall.name} wall={wall} />
        ))}
      </Stack>
    )}
  </Paper>
)

function Bar({ wall: { name, label, percent, level, used, capacity, advice } }: { wall: Wall }) {
  const amount = AMOUNTS[name]
  return (
    <div>
      <Text size="sm">
        {label}: {percent}% ({amount(used)} of {amount(capacity)})
      </Text>
      <Progress value={Math.min(percent, 100)} color={colorOf(level)} aria-label={label} my={4} />
      <Text size="xs" c="dimmed">
        {advice}
      </Text>
    </div>
  )
}
