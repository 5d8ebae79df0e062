import { Alert, Button, Group, Paper, TextInput, Title } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useSession, visitorQuery } from "../../session/session.ts"

export function RenameOrganization() {
  const { organization } = useSession()
  const client = useQueryClient()
  const draft = useDraft("organization name", { name: organization.name })
  const { name } = draft.values
  const rename = useMutation({
    mutationFn: () => call("PATCH /api/organization", { body: { name: name.trim() } }),
    meta: { quiet: true },
    onSuccess: async (renamed) => {
      notifications.show({ color: "petrol", title: "Renamed", message: `The organization is now ${renamed.name}.` })
      await client.invalidateQueries({ queryKey: visitorQuery.queryKey })
      draft.end()
    },
  })
  const isNew = name.trim() !== "" && name.trim() !== organization.name
  return (
    <Paper withBorder p="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isNew) rename.mutate()
        }}
      >
        <Title order={2} size="h4" mb="sm">
          Name
        </Title>
        <DraftNote draft={draft} />
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Name of the organization"
            maxLength={100}
            w={{ base: "100%", xs: 320 }}
            value={name}
            onChange={(event) => draft.set({ name: event.currentTarget.value })}
          />
          <Button type="submit" disabled={!isNew} loading={rename.isPending}>
            Rename
          </Button>
        </Group>
        {rename.error && (
          <Alert color="red" role="alert" mt="sm">
            {messageOf(rename.error)}
          </Alert>
        )}
      </form>
    </Paper>
  )
}
