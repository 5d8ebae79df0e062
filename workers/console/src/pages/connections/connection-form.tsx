import { Accordion, Alert, Button, Fieldset, Grid, Group, Stack, Text, TextInput } from "@mantine/core"
import { IconPlugConnected } from "@tabler/icons-react"
import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { ConflictDialog, isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useUnsavedChanges } from "../../components/unsaved-changes.tsx"
import { messageOf } from "../../api/errors.ts"
import type { BodyOf, ConnectionRecord } from "../../api/types.ts"
import { useTestUnsaved } from "./change-connections.ts"
import classes from "./connections.module.css"
import { CredentialFields } from "./credential-inputs.tsx"
import { describeTest } from "./describe-test.ts"
import { NextTimes } from "./cron-input.tsx"
import { FieldInput, inputId } from "./field-input.tsx"
import type { Section } from "../../../../../src/knowledge/platforms/field.ts"
import { visibleFields } from "./form-values.ts"
import { fieldsOf, sectionsOf } from "./sections.ts"
import { SetupSteps } from "./setup-steps.tsx"
import { type Filled, type FormStart, type FormState, useConnectionForm } from "./use-connection-form.ts"

type ConnectionFormProps = FormStart & {
  action: string
  pending: boolean
  /** For an existing connection, `config` contains only changes; null removes a setting. */
  onSubmit: (filled: Filled, version: string, done: () => void) => void
  /** The unsaved connection to test: a changed one or a new one. */
  toTest: (filled: Filled) => BodyOf<"POST /api/connections/test-config">
  onCancel: () => void
}

/** The form for one kind of connection. */
export function ConnectionForm({ action, pending, onSubmit, toTest, onCancel, ...start }: ConnectionFormProps) {
  const client = useQueryClient()
  const test = useTestUnsaved()
  const form = useConnectionForm(start)
  const unsaved = useUnsavedChanges(form.hasSecrets)
  const done = () => {
    form.draft.end()
    unsaved.allow()
  }
  const save = (version: string) => whenFilled((filled) => onSubmit(filled, version, done))
  const [open, setOpen] = useState<string[]>([])
  const sections = sectionsOf(start.kind)
  const folded = sections.filter((section) => section.folded)

  /** Runs the action with the form's values, or focuses the first invalid field. */
  const whenFilled = (proceed: (filled: Filled) => void, nameless = false) => {
    const filled = form.fill(nameless)
    if (typeof filled !== "string") {
      proceed(filled)
      return
    }
    const hidden = folded.find(({ fields }) => fields.some(({ key }) => key === filled))
    if (hidden) setOpen([...open, idOf(hidden)])
    // Focus after the section has opened.
    requestAnimationFrame(() => document.getElementById(inputId(filled))?.focus())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(form.draft.version)
  }

  const body = (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <DraftNote draft={form.draft} />
        <TextInput
          id={inputId("name")}
          label="Name"
          description="A name your team will recognize."
          withAsterisk
          aria-required
          maxLength={100}
          maw="30rem"
          value={form.name}
          error={form.problemOf("name")}
          onChange={(event) => form.setName(event.currentTarget.value)}
        />
        {sections
          .filter(({ folded: isFolded, fields }) => !isFolded && visibleFields(fields, form.values).length > 0)
          .map((section) => (
            <Fieldset key={section.title} legend={section.title}>
              <SectionInputs section={section} form={form} />
            </Fieldset>
          ))}
        {folded.length > 0 && (
          <Accordion multiple variant="contained" value={open} onChange={setOpen} order={2}>
            {folded.map((section) => (
              <Accordion.Item key={section.title} value={idOf(section)}>
                <Accordion.Control>{section.title}</Accordion.Control>
                <Accordion.Panel>
                  <SectionInputs section={section} form={form} />
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
        <CredentialFields form={form} isNew={start.stored === null} />
        {(form.serverError !== undefined || form.problemCount > 0) && (
          <Alert color="red" role="alert">
            {form.problemCount > 0 ? "Some fields are missing or invalid." : form.serverError}
          </Alert>
        )}
        {(test.data ?? test.error) && !test.isPending && (
          <Alert
            color={test.data?.success ? "teal" : "red"}
            role="status"
            title={test.data?.success ? "Test succeeded" : "Test failed"}
          >
            {test.data ? describeTest(test.data) : messageOf(test.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} aria-hidden />}
            loading={test.isPending}
            onClick={() => whenFilled((filled) => test.mutate(toTest(filled)), true)}
          >
            Test
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {action}
          </Button>
        </Group>
      </Stack>
      {unsaved.dialog}
      <ConflictDialog
        error={start.error}
        mine={isConflict(start.error) ? form.changed() : {}}
        labels={{ name: "Name", ...Object.fromEntries(fieldsOf(start.kind).map(({ key, label }) => [key, label])) }}
        read={({ name, config, updatedAt }: ConnectionRecord) => ({ values: { name, ...config }, version: updatedAt })}
        onKeepMine={save}
        onTakeTheirs={() => {
          done()
          void client.invalidateQueries({ queryKey: ["connections"] })
        }}
      />
    </form>
  )
  // Who changes a connection has set it up already.
  if (start.stored !== null) return body
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
        <SetupSteps kind={start.kind} values={form.values} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
        {body}
      </Grid.Col>
    </Grid>
  )
}

/** Used in an element id, which must not contain spaces. */
const idOf = ({ title }: Section) => title.replaceAll(" ", "-")

function SectionInputs({ section: { lead, fields }, form }: { section: Section; form: FormState }) {
  return (
    <>
      {lead && (
        <Text size="sm" c="dimmed" mb="xs">
          {lead}
        </Text>
      )}
      <div className={classes["fields"]}>
        {visibleFields(fields, form.values).map((field) => (
          <div key={field.key} className={WIDE.has(field.kind) ? classes["wide"] : undefined}>
            <FieldInput
              field={field}
              value={form.values[field.key]}
              problem={form.problemOf(field.key)}
              onChange={(value) => form.set(field.key, value)}
            />
            {field.key === "schedule_cron" && (
              <NextTimes
                cron={textOf(form.values["schedule_cron"])}
                timeZone={textOf(form.values["schedule_time_zone"]) || "UTC"}
              />
            )}
          </div>
        ))}
      </div>
    </>
  )
}

const WIDE: ReadonlySet<string> = new Set(["json", "mappings", "gallery"])

const textOf = (value: unknown) => (typeof value === "string" ? value : "")
