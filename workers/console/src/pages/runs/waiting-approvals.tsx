import { Anchor, Stack, Text, Title } from "@mantine/core"
import { Link } from "wouter"
import { useWaitingApprovals } from "./use-runs.ts"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"

/** Pushes that wait for the person's decision; nothing for those who may not decide. */
export function WaitingApprovals({ onOpen }: { onOpen?: () => void }) {
  const runs = useWaitingApprovals()
  if (!runs || runs.length === 0) return null
  return (
    <section aria-label="Waiting for your approval">
      <Title order={2} size="h4" mb="xs">
        Waiting for your approval
      </Title>
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {runs.map(({ id, title, total, createdByName, createdAt }) => (
          <li key={id}>
            <Anchor
              component={Link}
              href={`/runs/push/${id}`}
              size="sm"
              style={{ overflowWrap: "anywhere" }}
              {...(onOpen && { onClick: onOpen })}
            >
              {counted(total ?? 0, "segment")} to {title ?? "a deleted connection"}
            </Anchor>
            <Text size="xs" c="dimmed">
              Asked for by {createdByName ?? "a former member"} <When at={createdAt} />
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  )
}
