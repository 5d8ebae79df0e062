import { Button, Paper, Stack, Text, TextInput, Title } from "@mantine/core"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { endDrafts } from "../../components/drafts/draft-store.ts"
import { useSession } from "../../session/session.ts"

export function EraseOrganization() {
  const { organization, user } = useSession()
  const [typed, setTyped] = useState("")
  const [asking, setAsking] = useState(false)
  const erase = useMutation({
    mutationFn: async () => {
      await call("POST /api/organization/erase", { body: { name: typed } })
      await endDrafts(user.id)
    },
    meta: { quiet: true },
    // Every session of the organization has ended, this one too.
    onSuccess: () => window.location.assign("/"),
  })
  const isConfirmed = typed.trim() === organization.name.trim()
  return (
    <Paper withBorder p="md">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h4">
          Erase organization
        </Title>
        <Text size="sm">
          Deactivates its segments and removes its library, history, connections, imports, files and usage permanently.
          All keys and sessions stop working immediately.
        </Text>
        <TextInput
          label={`Type ${organization.name} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          w="100%"
          maw={420}
        />
        <Button color="red.8" disabled={!isConfirmed} onClick={() => setAsking(true)}>
          Erase organization
        </Button>
      </Stack>
      <ConfirmDialog
        opened={asking}
        title="Erase this organization?"
        action="Erase permanently"
        danger
        pending={erase.isPending}
        error={erase.error}
        onClose={() => setAsking(false)}
        onConfirm={() => erase.mutate()}
      >
        <Text span fw={600}>
          {organization.name}
        </Text>{" "}
        and all its data will be removed. This cannot be undone.
      </ConfirmDialog>
    </Paper>
  )
}
