import { Alert, Anchor, Button, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import type { Home } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { useCompleteStep } from "./use-home.ts"

/** What became of the checklist after the first push, until someone dismisses it. */
export function AllSet({ home: { connections } }: { home: Home }) {
  const close = useCompleteStep()
  const live = connections.reduce((sum, one) => sum + one.live, 0)
  return (
    <Alert color="teal" title="All set" mb="lg">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {live > 0 ? `You have ${counted(live, "live segment")}.` : "Your first push is sent."} Bring more audiences
          with{" "}
          <Anchor component={Link} href="/import" inherit>
            Import
          </Anchor>
          , and push them from your{" "}
          <Anchor component={Link} href="/library" inherit>
            library
          </Anchor>
          . Home shows from now on what is live and what needs you.
        </Text>
        <Button variant="default" size="xs" loading={close.isPending} onClick={() => close.mutate("closed")}>
          Dismiss
        </Button>
      </Stack>
    </Alert>
  )
}
