import { Alert, Anchor, Box, Button, Paper, Select, Stack, Text } from "@mantine/core"
import { IconBroadcast, IconPlug } from "@tabler/icons-react"
import { useState } from "react"
import { Link, useSearchParams } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { ConnectionRecord, PushChoice } from "../../api/routes/connections.ts"
import { useConnections } from "../../api/use-connections.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { type PickedTopic, TopicPicker } from "../../components/topic-picker.tsx"
import { useSession } from "../../session/session.ts"
import { choiceIn, choiceWords } from "./plan.ts"
import { PushPlan } from "./push-plan.tsx"

/** What was chosen elsewhere, or is chosen here; where it goes; and what would happen, before it does. */
export function PushPage() {
  const { may } = useSession()
  return (
    <>
      <BackLink href="/activations">All activations</BackLink>
      <PageHeader
        title="Push"
        lead="See what would happen on the platform before anything does."
        help="The plan asks the platform nothing and changes nothing. What is pushed is what the plan shows: topics that come to match your filters later are not in it. Pushing the same topics again creates nothing twice."
      />
      {may("activate") ? (
        <Choosing />
      ) : (
        <EmptyState title="Pushing is not for your role" icon={IconBroadcast}>
          Somebody who may activate segments can push these topics.
        </EmptyState>
      )}
    </>
  )
}

function Choosing() {
  const handed = choiceIn(useHistoryState<unknown>())
  const [picked, setPicked] = useState<PickedTopic[]>([])
  const choice = handed ?? (picked.length > 0 ? { topicIds: picked.map(({ id }) => id) } : null)
  return (
    <Stack gap="md">
      <Paper withBorder p="md">
        <Stack gap="sm" maw="40rem">
          {handed ? (
            <Text size="sm">
              Topics: <b>{choiceWords(handed)}</b>.{" "}
              <Anchor component={Link} href="/library" inherit>
                Choose others
              </Anchor>
            </Text>
          ) : (
            <TopicPicker
              label="Topics"
              description="Larger choices, by filter or by hand, are made in the library."
              value={picked}
              onChange={setPicked}
            />
          )}
          <ConnectionChoice />
        </Stack>
      </Paper>
      <Plan choice={choice} />
    </Stack>
  )
}

/** The connection is in the address, so that it stays when the page is loaded again. */
function useChosenConnection() {
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useConnections()
  const outbound = data?.filter(({ direction }) => isOutbound(direction))
  const named = outbound?.find(({ id }) => id === search.get("connection"))
  return {
    outbound,
    error,
    refetch,
    chosen: named ?? (outbound?.length === 1 ? outbound[0] : undefined),
    // The choice of topics is in the history's state, which must not be lost.
    choose: (id: string) => setSearch({ connection: id }, { replace: true, state: window.history.state as unknown }),
  }
}

function ConnectionChoice() {
  const { may } = useSession()
  const { outbound, error, refetch, chosen, choose } = useChosenConnection()
  if (error && !outbound) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!outbound) return <RowsSkeleton rows={1} />
  if (outbound.length === 0) {
    return (
      <EmptyState
        title="There is nothing to push to"
        icon={IconPlug}
        actions={
          may("connections") && (
            <Button component={Link} href="/connections/new">
              New connection
            </Button>
          )
        }
      >
        Segments are pushed through a connection that sends out.
      </EmptyState>
    )
  }
  return (
    <>
      <Select
        label="Connection"
        placeholder="Choose where to push to"
        data={outbound.map(({ id, name, platform }) => ({
          value: id,
          label: `${name} (${PLATFORM_LABELS[platform]})`,
        }))}
        value={chosen?.id ?? null}
        allowDeselect={false}
        onChange={(id) => id && choose(id)}
      />
      {chosen && chosen.status !== "active" && <Untested connection={chosen} />}
    </>
  )
}

function Untested({ connection: { id, status } }: { connection: ConnectionRecord }) {
  return (
    <Alert color="orange" p="xs">
      {status === "error" ? "Its last test failed. " : "Nobody has tested it as it is now. "}
      <Anchor component={Link} href={`/connections/${id}`} inherit>
        Test it first
      </Anchor>
    </Alert>
  )
}

function Plan({ choice }: { choice: PushChoice | null }) {
  const { chosen } = useChosenConnection()
  if (!choice || !chosen) {
    return (
      <Box c="dimmed" fz="sm">
        The plan is shown here once topics and a connection are chosen.
      </Box>
    )
  }
  return <PushPlan key={chosen.id} choice={choice} connection={chosen} />
}
