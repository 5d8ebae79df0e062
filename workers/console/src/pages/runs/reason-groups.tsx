import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import type { RunSummary } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"
import { useRunAction, useRunReasons } from "./use-runs.ts"

type ReasonGroupsProps = { run: RunSummary; shown: string | undefined; onShow: (reason: string | undefined) => void }

/** What went wrong, grouped by reason, with what can be done about each. */
export function ReasonGroups({ run, shown, onShow }: ReasonGroupsProps) {
  const { may } = useSession()
  const act = useRunAction(run)
  const reasons = useRunReasons(run)
  if (!reasons || reasons.length === 0) return null
  const canRetry = run.kind === "push" && run.title !== null && may("activate")
  return (
    <Paper withBorder p="md" component="section" aria-label="Errors by reason">
      <Title order={2} size="h4" mb="sm">
        Errors by reason
      </Title>
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {reasons.map(({ reason, count }) => (
          <Group key={reason} component="li" justify="space-between" gap="xs">
            <Text size="sm" style={{ overflowWrap: "anywhere", flex: "1 1 16rem" }}>
              <b>{count.toLocaleString("en-US")}</b> × {reason}
            </Text>
            <Group gap="xs">
              {canRetry && (
                <Button size="compact-sm" loading={act.isPending} onClick={() => act.mutate({ do: "retry", reason })}>
                  Retry these {count.toLocaleString("en-US")}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${shown === reason ? "Show all" : "Show these"}: ${reason}`}
                onClick={() => onShow(shown === reason ? undefined : reason)}
              >
                {shown === reason ? "Show all" : "Show these"}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  )
}
