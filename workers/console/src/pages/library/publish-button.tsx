import { Button } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { IconWorldShare } from "@tabler/icons-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { TopicRecord } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"

/** Moves a private topic into the shared catalog. */
export function PublishButton({ topic }: { topic: TopicRecord }) {
  const [opened, dialog] = useDisclosure()
  const client = useQueryClient()
  const publish = useMutation({
    mutationFn: () => call("POST /api/topics/{id}/publish", { params: { id: topic.id } }),
    onSuccess: () => {
      dialog.close()
      return Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    },
  })
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconWorldShare size={14} aria-hidden />} onClick={dialog.open}>
        Publish
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={dialog.close}
        title="Publish this topic?"
        action="Publish"
        pending={publish.isPending}
        error={publish.error}
        onConfirm={() => publish.mutate()}
      >
        Other organizations will see its name and its automatic classification in the shared catalog. Your own fields
        stay yours. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
