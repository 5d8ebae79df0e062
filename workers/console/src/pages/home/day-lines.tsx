import { Group, Text } from "@mantine/core"
import type { ConnectionBoard } from "../../api/types.ts"

type Day = ConnectionBoard["days"][number]

const LINES = [
  { key: "live", label: "Live", color: "var(--mantine-color-teal-7)", dash: "" },
  { key: "failed", label: "Failed", color: "var(--mantine-color-red-7)", dash: "5 3" },
  { key: "stale", label: "Stale", color: "var(--mantine-color-ochre-6)", dash: "2 3" },
] as const

const WIDTH = 300
const HEIGHT = 60
const EDGE = 3

/** Plain SVG: the chart library would double the size of the first page. */
export function DayLines({ days, title }: { days: readonly Day[]; title: string }) {
  const most = Math.max(1, ...days.flatMap(({ live, failed, stale }) => [live, failed, stale]))
  const first = days[0]
  const last = days.at(-1)
  const summary = LINES.map(({ key, label }) => `${label} ${first?.[key] ?? 0} to ${last?.[key] ?? 0}`).join(", ")
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width="100%"
        height={HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}, ${first?.day} to ${last?.day}: ${summary}`}
      >
        {LINES.map(({ key, color, dash }) => (
          <polyline
            key={key}
            points={pointsOf(
              days.map((day) => day[key]),
              most,
            )}
            fill="none"
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dash}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <Group gap="md" justify="space-between">
        <Text size="xs" c="dimmed">
          {first?.day} to {last?.day}
        </Text>
        <Group gap="sm">
          {LINES.map(({ key, label, color, dash }) => (
            <Group key={key} gap={4} wrap="nowrap">
              <svg width={18} height={6} aria-hidden>
                <line x1={0} x2={18} y1={3} y2={3} stroke={color} strokeWidth={2} strokeDasharray={dash} />
              </svg>
              <Text size="xs" c="dimmed">
                {label}
              </Text>
            </Group>
          ))}
        </Group>
      </Group>
    </div>
  )
}

function pointsOf(values: readonly number[], most: number): string {
  const step = WIDTH / Math.max(1, values.length - 1)
  return values.map((value, i) => `${i * step},${HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)}`).join(" ")
}
