import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { messageOf } from "../../api/errors.ts"
import type { PushRun } from "../../api/types.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { useDecision } from "./use-push-run.ts"

type ApprovalProps = { run: PushRun; approval: NonNullable<PushRun["approval"]> }

/** Who approved or rejected a push; while it is pending, the buttons for people who may decide. */
export function Approval({ run, approval }: ApprovalProps) {
  if (run.status === "running" && approval.status === "waiting") return <Waiting run={run} approval={approval} />
  if (approval.status === "waiting") return null
  return (
    <Text size="sm">
      {approval.status === "approved" ? "Approved" : "Rejected"} by {approval.decidedBy ?? "a former member"}
      {approval.decidedAt && (
        <>
          {" "}
          <When at={approval.decidedAt} />
        </>
      )}
    </Text>
  )
}

function Waiting({ run, approval }: ApprovalProps) {
  const { may, user } = useSession()
  const decide = useDecision(run)
  const isOwn = approval.needsSecondPerson && approval.requestedBy === user.email
  return (
    <Alert color="ochre" title="This push is waiting for approval">
      <Stack gap="sm">
        <Text size="sm">
          {approval.requestedBy ?? "A former member"} wants to push {counted(run.totalSegments, "segment")}.{" "}
          <Anchor component={Link} href={`/activations?connectionId=${run.connectionId}&status=pending`} inherit>
            See the segments
          </Anchor>
          . Nothing is sent until an owner or admin approves it.
        </Text>
        {isOwn && <Text size="sm">You started it, so another owner or admin must approve it.</Text>}
        {decide.error && (
          <Text size="sm" c="red" role="alert">
            {messageOf(decide.error)}
          </Text>
        )}
        <Group gap="xs">
          {may("connections") && !isOwn && (
            <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate("approve")}>
              Approve and push
            </Button>
          )}
          {may("connections") && (
            <Button
              size="xs"
              variant="light"
              color="red"
              disabled={decide.isPending}
              onClick={() => decide.mutate("refuse")}
            >
              Reject
            </Button>
          )}
          <CopyButton text={window.location.href} label="Copy link to this push" />
        </Group>
      </Stack>
    </Alert>
  )
}
