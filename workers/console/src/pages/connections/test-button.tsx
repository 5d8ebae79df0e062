import { Button } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { IconPlugConnected } from "@tabler/icons-react"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord } from "../../api/types.ts"
import { useTestConnection } from "./change-connections.ts"
import { describeTest } from "./describe-test.ts"

/** Tests a connection from the list and shows the result as a notification. */
export function TestButton({ connection: { id, name } }: { connection: ConnectionRecord }) {
  const test = useTestConnection(id)
  const run = () =>
    test.mutate(undefined, {
      onSuccess: (result) =>
        notifications.show({
          color: result.success ? "petrol" : "red",
          title: result.success ? `${name}: test succeeded` : `${name}: test failed`,
          message: describeTest(result),
        }),
      onError: (error) => notifications.show({ color: "red", title: name, message: messageOf(error) }),
    })
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconPlugConnected size={14} aria-hidden />}
      aria-label={`Test ${name}`}
      loading={test.isPending}
      onClick={run}
    >
      Test
    </Button>
  )
}
