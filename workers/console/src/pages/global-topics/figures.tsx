import { Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"

/** The catalog in a line; without an answer the page does without it. */
export function Figures() {
  const { data } = useQuery({
    queryKey: ["global-topics", "metrics"],
    queryFn: ({ signal }) => call("GET /api/admin/topics/metrics", { signal }),
  })
  if (!data) return null
  const figures: [number, string][] = [
    [data.total, "live"],
    [data.outdated, "of an older engine version"],
    [data.needsReview, "to review"],
    [data.withLlm, "by the language model"],
    [data.archived, "archived"],
    [data.merged, "merged"],
  ]
  return (
    <Group gap="lg" mb="sm" component="ul" m={0} p={0} aria-label="The catalog in figures">
      {figures.map(([figure, label]) => (
        <Text key={label} component="li" size="sm" c="dimmed" style={{ listStyle: "none" }}>
          <Text span fw={650} c="var(--mantine-color-text)">
            {figure.toLocaleString()}
          </Text>{" "}
          {label}
        </Text>
      ))}
    </Group>
  )
}
