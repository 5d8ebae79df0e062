import { Alert, Button, Group, Menu, Stack, Text, TextInput } from "@mantine/core"
import { useClipboard } from "@mantine/hooks"
import { notifications } from "@mantine/notifications"
import { IconBookmark, IconDeviceFloppy, IconLink, IconPlus, IconTrash } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Dialog } from "./dialog.tsx"
import { DraftNote } from "./drafts/draft-note.tsx"
import { useDraft } from "./drafts/use-draft.ts"
import { call } from "../api/call.ts"
import { messageOf } from "../api/errors.ts"
import type { View } from "../api/types.ts"
import type { Layout } from "./table-layout.ts"

type ViewsMenuProps = {
  page: View["page"]
  /** The view in the URL, if one is open. */
  current: View | undefined
  /** What a view stores: the filters as in the URL, and the columns. */
  now: { query: string; layout: Layout }
  onOpen: (view: View) => void
  onClose: () => void
}

/** Opens, saves, shares and deletes a person's named views. */
export function ViewsMenu({ page, current, now, onOpen, onClose }: ViewsMenuProps) {
  const client = useQueryClient()
  const clipboard = useClipboard()
  const [naming, setNaming] = useState(false)
  const views = useQuery({
    queryKey: ["views", page],
    queryFn: ({ signal }) => call("GET /api/views", { query: { page }, signal }),
  })
  // Only the list: a deleted view no longer exists, and an open one is set below.
  const refresh = () => client.invalidateQueries({ queryKey: ["views", page] })
  const update = useMutation({
    mutationFn: ({ id }: View) => call("PATCH /api/views/{id}", { params: { id }, body: now }),
    onSuccess: (view) => {
      notifications.show({ color: "petrol", title: "View saved", message: view.name })
      client.setQueryData(["views", "one", view.id], view)
      return refresh()
    },
  })
  const remove = useMutation({
    mutationFn: ({ id }: View) => call("DELETE /api/views/{id}", { params: { id } }),
    onSuccess: () => {
      onClose()
      return refresh()
    },
  })
  const copyLink = ({ id, name }: View) => {
    clipboard.copy(`${window.location.origin}/${page}?view=${id}`)
    notifications.show({
      color: "petrol",
      title: "Link copied",
      message: `Everyone in your organization can open “${name}”.`,
    })
  }
  const own = views.data ?? []
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            maw="14rem"
            title={current?.name}
          >
            {current ? `View: ${current.name}` : "Views"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {own.length > 0 && <Menu.Label>Your views</Menu.Label>}
          {own.map((view) => (
            <Menu.Item key={view.id} onClick={() => onOpen(view)}>
              {view.name}
            </Menu.Item>
          ))}
          {own.length > 0 && <Menu.Divider />}
          <Menu.Item leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
            Save as a new view…
          </Menu.Item>
          {current?.own && (
            <Menu.Item leftSection={<IconDeviceFloppy size={16} aria-hidden />} onClick={() => update.mutate(current)}>
              Save changes to this view
            </Menu.Item>
          )}
          {current && (
            <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={() => copyLink(current)}>
              Copy link
            </Menu.Item>
          )}
          {current?.own && (
            <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => remove.mutate(current)}>
              Delete this view
            </Menu.Item>
          )}
          {current && <Menu.Item onClick={onClose}>Close view</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <NameDialog
        key={page}
        page={page}
        opened={naming}
        onClose={() => setNaming(false)}
        save={async (name) => {
          const view = await call("POST /api/views", { body: { page, name, ...now } })
          await refresh()
          onOpen(view)
        }}
      />
    </>
  )
}

type NameDialogProps = {
  page: View["page"]
  opened: boolean
  onClose: () => void
  save: (name: string) => Promise<void>
}

function NameDialog({ page, opened, onClose, save }: NameDialogProps) {
  const draft = useDraft(`view of ${page}`, { name: "" })
  const { name } = draft.values
  const saving = useMutation({
    mutationFn: save,
    meta: { quiet: true },
    onSuccess: () => {
      draft.end()
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Save as a new view">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saving.mutate(name)
        }}
      >
        <Stack gap="md">
          <DraftNote draft={draft} />
          <TextInput
            label="Name"
            required
            maxLength={100}
            value={name}
            onChange={(event) => draft.set({ name: event.currentTarget.value })}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            The view includes filters, sort order and columns. Share its link with colleagues.
          </Text>
          {saving.error && (
            <Alert color="red" role="alert">
              {messageOf(saving.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={saving.isPending} disabled={name.trim() === ""}>
              Save view
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
