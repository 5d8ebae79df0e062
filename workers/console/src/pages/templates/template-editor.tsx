import {
  Alert,
  Button,
  NumberInput,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
} from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { OutputTemplate, TemplateAnswer } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { fieldsOf, LANGUAGES, linesOf, NEW_TEMPLATE } from "./template-defaults.ts"
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

const LABELS: Partial<Record<keyof OutputTemplate, string>> = {
  ...TEXT_FIELDS,
  displayName: "Name",
  platformKey: "Key",
  pathFields: "Name parts",
  includeSlug: "Append a slug to the name",
  slugFields: "Slug fields",
  descTemplate: "Description",
  descCharLimit: "Maximum description length",
  language: "Language of descriptions",
  isActive: "Active",
}

export function TemplateEditor({ template, onClose }: { template: TemplateAnswer | null; onClose: () => void }) {
  const client = useQueryClient()
  const stored = template ? editable(template) : NEW_TEMPLATE
  const draft = useDraft(`template ${template?.id ?? "new"}`, stored, template?.updatedAt ?? "")
  const { values, changes, set } = draft
  const [lines, setLines] = useState(linesOf(values.pathFields))
  const [confirming, setConfirming] = useState(false)
  const done = async (title: string) => {
    notifications.show({ color: "petrol", title, message: "Applies from the next push." })
    await Promise.all(["templates", "activations"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    draft.end()
    onClose()
  }
  const startOver = (fresh: OutputTemplate) => {
    draft.end()
    setLines(linesOf(fresh.pathFields))
  }
  const save = useMutation({
    mutationFn: (version: string) =>
      template
        ? call("PATCH /api/admin/output-templates/{templateId}", {
            params: { templateId: template.id },
            body: changes,
            ifMatch: version,
          })
        : call("POST /api/admin/output-templates", { body: values }),
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
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button
              loading={save.isPending}
              disabled={template !== null && !draft.isChanged}
              onClick={() => save.mutate(draft.version)}
            >
              Save
            </Button>
          </>
        }
      />
      <DraftNote draft={draft} onDiscard={() => startOver(stored)} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Paper withBorder p="md">
          <Stack gap="sm">
            <TextInput
              label="Name"
              required
              maxLength={100}
              value={values.displayName}
              onChange={(event) => set({ displayName: event.currentTarget.value })}
            />
            <TextInput
              label="Key"
              description="Connections refer to the template by this key. Lowercase, no spaces."
              required
              disabled={template?.builtIn === true}
              value={values.platformKey}
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
                set({ pathFields: fieldsOf(event.currentTarget.value, values.pathFields) })
              }}
            />
            <Switch
              label="Append a slug to the name"
              checked={values.includeSlug}
              onChange={(event) => set({ includeSlug: event.currentTarget.checked })}
            />
            {values.includeSlug && (
              <TagsInput label="Slug fields" value={values.slugFields} onChange={(slugFields) => set({ slugFields })} />
            )}
            <Textarea
              label="Description"
              autosize
              minRows={3}
              value={values.descTemplate}
              onChange={(event) => set({ descTemplate: event.currentTarget.value })}
            />
            <NumberInput
              label="Maximum description length"
              description="Leave empty for no limit."
              min={1}
              allowDecimal={false}
              value={values.descCharLimit ?? ""}
              onChange={(value) => set({ descCharLimit: typeof value === "number" ? value : null })}
            />
            <Select
              label="Language of descriptions"
              description="By default built-in templates follow the topic's language, and others are English. Prefixes that you write stay as they are."
              placeholder="Default"
              clearable
              data={LANGUAGES}
              value={values.language}
              onChange={(language) => set({ language })}
            />
            {Object.entries(TEXT_FIELDS).map(([name, label]) => (
              <TextInput
                key={name}
                label={label}
                value={values[name as keyof typeof TEXT_FIELDS]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            ))}
            <Switch
              label="Active"
              description="Active templates generate names whenever a topic is classified."
              checked={values.isActive}
              onChange={(event) => set({ isActive: event.currentTarget.checked })}
            />
          </Stack>
        </Paper>
        <Stack gap="md">
          {save.error && !isConflict(save.error) && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          <TemplatePreview draft={values} />
        </Stack>
      </SimpleGrid>
      <ConflictDialog
        error={save.error}
        mine={changes}
        from={draft.from}
        labels={LABELS}
        read={(current: TemplateAnswer) => ({ values: editable(current), version: current.updatedAt ?? "" })}
        onKeepMine={(version) => save.mutate(version)}
        onTakeTheirs={(current: TemplateAnswer) => {
          startOver(editable(current))
          void client.invalidateQueries({ queryKey: ["templates"] })
        }}
      />
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
