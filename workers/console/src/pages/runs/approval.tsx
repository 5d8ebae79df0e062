import { Alert, Anchor, Button, Group, Stack, Text, Textarea } from "@mantine/core"
import { Link } from "wouter"
import { messageOf } from "../../api/errors.ts"
import type { PushRun } from "../../api/types.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { counted } from "../../components/counted.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { type RunOf, useDecision, usePushRun } from "./use-push-run.ts"

type ApprovalProps = { run: PushRun; approval: NonNullable<PushRun["approval"]> }

const MAX_COMMENT = 1000

/** Who has to approve a push or did, and files on their way. */
export function PushDetails(of: RunOf) {
  const { data: run } = usePushRun(of)
  if (!run) return null
  return (
    <>
      {run.approval && <Approval run={run} approval={run.approval} />}
      {run.awaitingDelivery > 0 && (
        <Alert color="ochre">
          {counted(run.awaitingDelivery, "segment")} awaiting delivery. They become active once the relay has delivered
          their files.
        </Alert>
      )}
    </>
  )
}

/** Who approved or rejected a push; while it is pending, the buttons for people who may decide. */
function Approval({ run, approval }: ApprovalProps) {
  if (run.status === "running" && approval.status === "waiting") return <Waiting run={run} approval={approval} />
  if (approval.status === "waiting") return null
  return (
    <Text size="sm" style={{ overflowWrap: "anywhere" }}>
      {approval.status === "approved" ? "Approved" : "Rejected"} by {approval.decidedBy ?? "a former member"}
      {approval.decidedAt && (
        <>
          {" "}
          <When at={approval.decidedAt} />
        </>
      )}
      {approval.comment && `: “${approval.comment}”`}
    </Text>
  )
}

function Waiting({ run, approval }: ApprovalProps) {
  const { may, user } = useSession()
  const decide = useDecision(run)
  const draft = useDraft(`approval ${run.runId}`, { comment: "" })
  const { comment } = draft.values
  const end = (decision: "approve" | "refuse") => decide.mutate({ decision, comment }, { onSuccess: draft.end })
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
        {may("connections") && <DraftNote draft={draft} />}
        {may("connections") && (
          <Textarea
            label="Comment"
            description="Optional. Kept with the run and in the audit log."
            autosize
            maxLength={MAX_COMMENT}
            maw="40rem"
            value={comment}
            onChange={(event) => draft.set({ comment: event.currentTarget.value })}
          />
        )}
        {decide.error && (
          <Text size="sm" c="red" role="alert">
            {messageOf(decide.error)}
          </Text>
        )}
        <Group gap="xs">
          {may("connections") && !isOwn && (
            <Button size="xs" loading={decide.isPending} onClick={() => end("approve")}>
              Approve and push
            </Button>
          )}
          {may("connections") && (
            <Button size="xs" variant="light" color="red" disabled={decide.isPending} onClick={() => end("refuse")}>
              Reject
            </Button>
          )}
          <CopyButton text={window.location.href} label="Copy link to this push" />
        </Group>
      </Stack>
    </Alert>
  )
}
