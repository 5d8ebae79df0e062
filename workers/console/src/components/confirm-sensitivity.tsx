import { Alert, Button, Group, Text } from "@mantine/core"
import { IconShieldCheck } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../api/call.ts"
import { messageOf } from "../api/errors.ts"
import { useSession } from "../session/session.ts"

/** Confirms a topic's unknown sensitivity, or withdraws an earlier confirmation. */
export function ConfirmSensitivity({ topicId }: { topicId: string }) {
  const { may } = useSession()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ["topics", "sensitivity", topicId],
    queryFn: ({ signal }) => call("GET /api/topics/{id}/sensitivity", { params: { id: topicId }, signal }),
  })
  const confirm = useMutation({
    mutationFn: (confirmed: boolean) =>
      call("PUT /api/topics/{id}/sensitivity", { params: { id: topicId }, body: { confirmed } }),
    meta: { quiet: true },
    onSuccess: (answer) => {
      client.setQueryData(["topics", "sensitivity", topicId], answer)
      return Promise.all(["topics", "activations"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    },
  })
  if (!data || (data.known && !data.confirmed)) return null
  return (
    <Alert
      color={data.known ? "gray" : "orange"}
      title={data.known ? "Sensitivity confirmed" : "Sensitivity is not known"}
    >
      <Text size="sm">
        {data.known
          ? `A member of your organization confirmed that the sensitivity is ${data.sensitivity}.`
          : `The name contains unknown words, so “${data.sensitivity}” may be wrong. Connections that block sensitive topics do not push it.`}
      </Text>
      {may("topics:write") && (
        <Group mt="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconShieldCheck size={14} aria-hidden />}
            loading={confirm.isPending}
            onClick={() => confirm.mutate(!data.known)}
          >
            {data.known ? "Withdraw confirmation" : `Confirm “${data.sensitivity}”`}
          </Button>
        </Group>
      )}
      {confirm.error && (
        <Text size="sm" c="red" role="alert" mt="xs">
          {messageOf(confirm.error)}
        </Text>
      )}
    </Alert>
  )
}
