import { Alert, Button, Checkbox, Group, NumberInput, Select, Stack, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import type { JobInput, JobOffer } from "../../../../../src/operations/jobs/description.ts"
import { JOBS, OPERATOR_JOBS, type OperatorJob } from "../../../../../src/operations/jobs/descriptions.ts"
import { messageOf } from "../../api/errors.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { type NewJob, useCreateJob } from "./use-jobs.ts"

type Offer = JobOffer & { jobType: OperatorJob }

const OFFERS: readonly Offer[] = OPERATOR_JOBS.flatMap((jobType) =>
  (JOBS[jobType].offers ?? []).map((offer) => Object.assign({ jobType }, offer)),
)

/** Typed values by config field. Kept when another kind of job is selected. */
type Typed = Readonly<Record<string, string | number | boolean>>

/** The value of an input; undefined if it is empty. */
function valueOf({ key, kind, options = [], on = false }: JobInput, typed: Typed) {
  const value = typed[key] ?? (kind === "flag" ? on : kind === "choice" ? options[0] : undefined)
  return value === "" ? undefined : value
}

function jobOf({ jobType, config, inputs }: Offer, typed: Typed): NewJob {
  const values = inputs.map((input) => [input.key, valueOf(input, typed)] as const)
  return { jobType, config: { ...config, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) } }
}

export function NewJobDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (jobId: string) => void }) {
  const draft = useDraft<{ chosen: string | undefined; typed: Typed }>("job", {
    chosen: OFFERS[0]?.value,
    typed: {},
  })
  const { chosen, typed } = draft.values
  const create = useCreateJob()
  const hasModel = useLanguageModel()
  const offer = OFFERS.find(({ value }) => value === chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (offer)
      create.mutate(jobOf(offer, typed), { onSuccess: ({ jobId }) => (draft.end(), onClose(), onCreated(jobId)) })
  }
  return (
    <Dialog opened onClose={onClose} title="New job">
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          <Select
            label="Job type"
            data={OFFERS.map(({ value, label, needsModel }) => ({
              value,
              label,
              disabled: needsModel === true && !hasModel,
            }))}
            {...(!hasModel && { description: "No language model is set up, so only the rules can reclassify." })}
            value={chosen}
            allowDeselect={false}
            onChange={(value) => value && draft.set({ chosen: value })}
          />
          {offer?.inputs.map((input) => (
            <Input
              key={input.key}
              input={input}
              value={valueOf(input, typed)}
              onChange={(value) => draft.set({ typed: { ...typed, [input.key]: value } })}
            />
          ))}
          {create.error && (
            <Alert color="red" role="alert">
              {messageOf(create.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Start
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type InputProps = {
  input: JobInput
  value: string | number | boolean | undefined
  onChange: (value: string | number | boolean) => void
}

function Input({ input: { kind, label, help, options, required }, value, onChange }: InputProps) {
  const common = { label, description: help, required }
  if (kind === "flag") {
    return <Checkbox {...common} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
  }
  if (kind === "number") {
    return (
      <NumberInput
        {...common}
        min={1}
        allowDecimal={false}
        value={typeof value === "number" ? value : ""}
        onChange={(next) => onChange(typeof next === "number" ? next : "")}
      />
    )
  }
  const text = typeof value === "string" ? value : ""
  if (kind === "choice") {
    return (
      <Select
        {...common}
        data={options}
        value={text}
        allowDeselect={false}
        onChange={(next) => next && onChange(next)}
      />
    )
  }
  if (kind === "category") {
    return (
      <Select
        {...common}
        data={CATEGORY_OPTIONS}
        value={text || null}
        searchable
        clearable
        clearButtonProps={{ "aria-label": `Clear ${label.toLowerCase()}` }}
        onChange={(next) => onChange(next ?? "")}
      />
    )
  }
  return <TextInput {...common} value={text} onChange={(event) => onChange(event.currentTarget.value.trim())} />
}
