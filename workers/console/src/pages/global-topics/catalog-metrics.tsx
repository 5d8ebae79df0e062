import { Group, Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"

/** One line of counts. Hidden if they cannot be loaded. */
export function CatalogMetrics() {
  const { data } = useQuery({
    queryKey: ["global-topics", "metrics"],
    queryFn: ({ signal }) => call("GET /api/admin/topics/metrics", { signal }),
  })
  if (!data) return null
  const metrics: [number, string][] = [
    [data.total, "in the catalog"],
    [data.outdated, "with an older engine version"],
    [data.needsReview, "need review"],
    [data.withLlm, "classified by the language model"],
    [data.archived, "archived"],
    [data.merged, "merged"],
  ]
  return (
    <Group gap="lg" mb="sm" component="ul" m={0} p={0} aria-label="Catalog metrics">
      {metrics.map(([count, label]) => (
        <Text key={label} component="li" size="sm" c="dimmed" style={{ listStyle: "none" }}>
          <Text span fw={650} c="var(--mantine-color-text)">
            {count.toLocaleString("en-US")}
          </Text>{" "}
          {label}
        </Text>
      ))}
    </Group>
  )
}
