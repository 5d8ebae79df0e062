import { Anchor, List, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import type { PlannedSegment } from "../../api/types.ts"
import { useConnectionCounts } from "../../api/use-connections.ts"
import { counted } from "../../components/counted.ts"
import { SidePanel } from "../../components/dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { When } from "../../components/when.tsx"
import { differenceOf, goneFrom } from "./plan.ts"
import { MAX_SHOWN, useActivations } from "./use-activations.ts"

type PlanDifferenceProps = { segments: readonly PlannedSegment[]; connectionId: string }

/**
 * What is new, changed, unchanged and gone against the last push. A push only creates segments, so what it left is everything that is live
 * on the connection, not the segments of its own run.
 */
export function PlanDifference({ segments, connectionId }: PlanDifferenceProps) {
  const [shown, setShown] = useState(false)
  const data = useConnectionCounts().data?.find(({ id }) => id === connectionId)
  if (!data) return null
  if (data.lastPushAt === null) return <Text size="sm">This is the first push to this connection.</Text>
  const { added, changed, unchanged, gone } = differenceOf(segments, data.live)
  return (
    <Text size="sm" role="status">
      Since the last push (<When at={data.lastPushAt} />
      ): {added.toLocaleString("en-US")} added, {changed.toLocaleString("en-US")} changed,{" "}
      {unchanged.toLocaleString("en-US")} unchanged,{" "}
      {gone === 0 ? (
        "none left out."
      ) : (
        <Anchor component="button" type="button" inherit onClick={() => setShown(true)}>
          {gone.toLocaleString("en-US")} no longer included
        </Anchor>
      )}
      {changed > 0 && " Changed ones keep their old texts until a refresh."}
      {gone > 0 && " Those no longer included stay live until you deactivate them."}
      <SidePanel opened={shown} onClose={() => setShown(false)} title="Live and no longer included">
        {shown && <Gone segments={segments} connectionId={connectionId} />}
      </SidePanel>
    </Text>
  )
}

const MAX_NAMED = 200

function Gone({ segments, connectionId }: PlanDifferenceProps) {
  const { data, error, refetch } = useActivations({ connectionId, status: "active" })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={5} />
  const gone = goneFrom(segments, data)
  const left = gone.length - MAX_NAMED
  return (
    <Stack gap="sm">
      <Text size="sm">
        {counted(gone.length, "segment")}
        {data.length === MAX_SHOWN && ` among the newest ${MAX_SHOWN.toLocaleString("en-US")} live ones`}. A push leaves
        them as they are.{" "}
        <Anchor component={Link} href={`/activations?connectionId=${connectionId}&status=active`} inherit>
          Deactivate segments
        </Anchor>
      </Text>
      <List size="sm" spacing={4}>
        {gone.slice(0, MAX_NAMED).map(({ id, pushedName, topicName }) => (
          <List.Item key={id} style={{ overflowWrap: "anywhere" }}>
            {pushedName ?? topicName ?? "A removed topic"}
          </List.Item>
        ))}
      </List>
      {left > 0 && <Text size="sm">and {left.toLocaleString("en-US")} more.</Text>}
    </Stack>
  )
}
