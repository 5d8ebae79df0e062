import {
  Alert,
  Button,
  NumberInput,
  Paper,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { OutputTemplate, TemplateAnswer } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useUnsavedChanges } from "../../components/unsaved-changes.tsx"
import { fieldsOf, linesOf, NEW_TEMPLATE } from "./template-defaults.ts"
import { TemplatePreview } from "./template-preview.tsx"

/** The fields of a stored template that can be edited. */
function editable(stored: TemplateAnswer): OutputTemplate {
  const names = Object.keys(NEW_TEMPLATE) as (keyof OutputTemplate)[]
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as OutputTemplate
}

const TEXT_FIELDS = {
  descPrefixB2b: "Description prefix, B2B",
  descPrefixB2c: "Description prefix, B2C",
  descPrefixB2b2c: "Description prefix, B2B2C",
  recency: "Recency",
  pathSeparator: "Separator",
} as const

export function TemplateEditor({ template, onClose }: { template: TemplateAnswer | null; onClose: () => void }) {
  const client = useQueryClient()
  const [stored] = useState(template ? editable(template) : NEW_TEMPLATE)
  const [draft, setDraft] = useState(stored)
  const unsaved = useUnsavedChanges(onClose)
  const { setDirty } = unsaved
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored)
  useEffect(() => setDirty(isDirty), [isDirty, setDirty])
  const [lines, setLines] = useState(linesOf(draft.pathFields))
  const [confirming, setConfirming] = useState(false)
  const set = (changes: Partial<OutputTemplate>) => setDraft({ ...draft, ...changes })
  const done = async (title: string) => {
    notifications.show({ color: "petrol", title, message: "Applies from the next push." })
    await Promise.all(["templates", "activations"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    onClose()
  }
  const save = useMutation({
    mutationFn: () =>
      template
        ? call("PATCH /api/admin/output-templates/{templateId}", { params: { templateId: template.id }, body: draft })
        : call("POST /api/admin/output-templates", { body: draft }),
    meta: { quiet: true },
    onSuccess: () => done("Template saved"),
  })
  const remove = useMutation({
    mutationFn: () =>
      call("DELETE /api/admin/output-templates/{templateId}", { params: { templateId: template?.id ?? "" } }),
    meta: { quiet: true },
    onSuccess: () => done("Template deleted"),
  })
  return (
    <>
      <PageHeader
        title={template ? template.displayName : "New template"}
        lead="The preview shows a sample topic and updates as you type."
        actions={
          <>
            {template && !template.builtIn && (
              <Button variant="light" color="red" onClick={() => setConfirming(true)}>
                Delete
              </Button>
            )}
            <Button variant="default" onClick={unsaved.close}>
              Back
            </Button>
            <Button loading={save.isPending} onClick={() => save.mutate()}>
              Save
            </Button>
          </>
        }
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Paper withBorder p="md">
          <Stack gap="sm">
            <TextInput
              label="Name"
              required
              maxLength={100}
              value={draft.displayName}
              onChange={(event) => set({ displayName: event.currentTarget.value })}
            />
            <TextInput
              label="Key"
              description="Connections refer to the template by this key. Lowercase, no spaces."
              required
              disabled={template?.builtIn === true}
              value={draft.platformKey}
              onChange={(event) => set({ platformKey: event.currentTarget.value })}
            />
            <Textarea
              label="Name parts"
              description="One per line: a field such as category, or text with placeholders such as {{topic}} ({{intent}})."
              autosize
              minRows={4}
              styles={{ input: { fontFamily: "monospace" } }}
              value={lines}
              onChange={(event) => {
                setLines(event.currentTarget.value)
                set({ pathFields: fieldsOf(event.currentTarget.value, draft.pathFields) })
              }}
            />
            <Switch
              label="Append a slug to the name"
              checked={draft.includeSlug}
              onChange={(event) => set({ includeSlug: event.currentTarget.checked })}
            />
            {draft.includeSlug && (
              <TagsInput label="Slug fields" value={draft.slugFields} onChange={(slugFields) => set({ slugFields })} />
            )}
            <Textarea
              label="Description"
              autosize
              minRows={3}
              value={draft.descTemplate}
              onChange={(event) => set({ descTemplate: event.currentTarget.value })}
            />
            <NumberInput
              label="Maximum description length"
              description="Leave empty for no limit."
              min={1}
              allowDecimal={false}
              value={draft.descCharLimit ?? ""}
              onChange={(value) => set({ descCharLimit: typeof value === "number" ? value : null })}
            />
            {Object.entries(TEXT_FIELDS).map(([name, label]) => (
              <TextInput
                key={name}
                label={label}
                value={draft[name as keyof typeof TEXT_FIELDS]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            ))}
            <Switch
              label="Active"
              description="Active templates generate names whenever a topic is classified."
              checked={draft.isActive}
              onChange={(event) => set({ isActive: event.currentTarget.checked })}
            />
          </Stack>
        </Paper>
        <Stack gap="md">
          {save.error && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          <TemplatePreview draft={draft} />
        </Stack>
      </SimpleGrid>
      {unsaved.dialog}
      <ConfirmDialog
        opened={confirming}
        title="Delete template?"
        action="Delete"
        danger
        pending={remove.isPending}
        error={remove.error}
        onClose={() => setConfirming(false)}
        onConfirm={() => remove.mutate()}
      >
        Connections that use this template cannot push until you select another one.
      </ConfirmDialog>
    </>
  )
}
