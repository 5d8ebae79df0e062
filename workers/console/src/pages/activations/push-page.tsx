import { Alert, Anchor, Box, Button, Paper, Select, Stack, Text } from "@mantine/core"
import { IconBroadcast, IconPlug } from "@tabler/icons-react"
import { Link, useSearchParams } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { ConnectionRecord, PushSelection } from "../../api/types.ts"
import { useConnections } from "../../api/use-connections.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { type PickedTopic, TopicPicker } from "../../components/topic-picker.tsx"
import { useSession } from "../../session/session.ts"
import { readSelection, describeSelection } from "./plan.ts"
import { PushPlan } from "./push-plan.tsx"

/** Selects topics and a connection, and shows the plan before anything is pushed. */
export function PushPage() {
  const { may } = useSession()
  return (
    <>
      <BackLink href="/activations">All activations</BackLink>
      <PageHeader
        title="Push"
        lead="Review the plan before you push topics to a platform."
        help="The plan does not contact the platform. Exactly the planned topics are pushed; topics that match your filters later are not included. Pushing the same topics again does not create duplicates."
      />
      {may("activate") ? (
        <SelectionForm />
      ) : (
        <EmptyState title="You don't have permission to push" icon={IconBroadcast}>
          Ask an owner or admin of your organization for access.
        </EmptyState>
      )}
    </>
  )
}

function SelectionForm() {
  const passed = readSelection(useHistoryState<unknown>())
  const draft = useDraft<{ picked: PickedTopic[] }>("topics to push", { picked: [] })
  const { picked } = draft.values
  const selection = passed ?? (picked.length > 0 ? { topicIds: picked.map(({ id }) => id) } : null)
  return (
    <Stack gap="md">
      <Paper withBorder p="md">
        <Stack gap="sm" maw="40rem">
          {passed ? (
            <Text size="sm">
              Topics: <b>{describeSelection(passed)}</b>.{" "}
              <Anchor component={Link} href="/library" inherit>
                Change selection
              </Anchor>
            </Text>
          ) : (
            <>
              <DraftNote draft={draft} />
              <TopicPicker
                label="Topics"
                description="To select many topics or filter them, use the library."
                value={picked}
                onChange={(next) => draft.set({ picked: next })}
              />
            </>
          )}
          <ConnectionSelect />
        </Stack>
      </Paper>
      <Plan selection={selection} />
    </Stack>
  )
}

/** The connection is kept in the URL, so that it survives a reload. */
function useSelectedConnection() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useConnections()
  const outbound = data?.filter(({ direction }) => isOutbound(direction))
  const inUrl = outbound?.find(({ id }) => id === search.get("connection"))
  return {
    outbound,
    error,
    refetch,
    selected: inUrl ?? (outbound?.length === 1 ? outbound[0] : undefined),
    // Keep the history state, which holds the selected topics.
    select: (id: string) => setSearch({ connection: id }, { replace: true, state: window.history.state as unknown }),
  }
}

function ConnectionSelect() {
  const { may } = useSession()
  const { outbound, error, refetch, selected, select } = useSelectedConnection()
  if (error && !outbound) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!outbound) return <RowsSkeleton rows={1} />
  if (outbound.length === 0) {
    return (
      <EmptyState
        title="No outbound connections"
        icon={IconPlug}
        actions={
          may("connections") && (
            <Button component={Link} href="/connections/new">
              New connection
            </Button>
          )
        }
      >
        Create an outbound connection to push segments to a platform.
      </EmptyState>
    )
  }
  return (
    <>
      <Select
        label="Connection"
        placeholder="Select a connection"
        data={outbound.map(({ id, name, platform }) => ({
          value: id,
          label: `${name} (${PLATFORM_LABELS[platform]})`,
        }))}
        value={selected?.id ?? null}
        allowDeselect={false}
        onChange={(id) => id && select(id)}
      />
      {selected && selected.status !== "active" && <Untested connection={selected} />}
    </>
  )
}

function Untested({ connection: { id, status } }: { connection: ConnectionRecord }) {
  return (
    <Alert color="orange" p="xs">
      {status === "error" ? "The last test failed. " : "Not tested since the last change. "}
      <Anchor component={Link} href={`/connections/${id}`} inherit>
        Test connection
      </Anchor>
    </Alert>
  )
}

function Plan({ selection }: { selection: PushSelection | null }) {
  const { selected } = useSelectedConnection()
  if (!selection || !selected) {
    return (
      <Box c="dimmed" fz="sm">
        Select topics and a connection to see the plan.
      </Box>
    )
  }
  return <PushPlan key={selected.id} selection={selection} connection={selected} />
}
