import { Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"

/** How far a change of the topic reaches. */
export function Reach({ topicId }: { topicId: string }) {
  const { data, error } = useQuery({
    queryKey: ["global-topics", "reach", topicId],
    queryFn: ({ signal }) => call("GET /api/admin/topics/{topicId}/reach", { params: { topicId }, signal }),
    staleTime: 0,
  })
  if (error) return <Text size="sm">The number of libraries that contain this topic could not be counted.</Text>
  if (!data) return <Text size="sm">Counting libraries and live segments…</Text>
  const { libraries, segments, most } = data
  const atMost = (n: number, one: string, many: string) =>
    `${n.toLocaleString("en-US")}${n === most ? " or more" : ""} ${n === 1 ? one : many}`
  return (
    <Text size="sm" role="status">
      In <b>{atMost(libraries, "library", "libraries")}</b>, with{" "}
      <b>{atMost(segments, "live segment", "live segments")}</b>. Libraries show a change at once, except where they set
      their own value; segments change with their next refresh. You can undo it under History.
    </Text>
  )
}
