import { Alert, Button, Checkbox, Group, Modal, NumberInput, Select, Stack, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import { CATEGORY_OPTIONS } from "../../components/category-options.ts"
import { useLanguageModel } from "../../components/use-language-model.ts"
import { type NewJob, useCreateJob } from "./use-jobs.ts"

const KINDS = [
  { value: "local", label: "Reclassify with rules" },
  { value: "llm", label: "Reclassify with the language model" },
  { value: "column", label: "Reclassify one field with the language model" },
  { value: "dedup_sweep", label: "Find duplicates" },
  { value: "refresh_activations", label: "Refresh stale activations of an organization" },
  { value: "sync_trade_desk", label: "Compare activations with a DSP API platform" },
] as const
type Kind = (typeof KINDS)[number]["value"]

const needsModel = (kind: Kind) => kind === "llm" || kind === "column"
const WITHOUT_MODEL = KINDS.map(({ value, label }) => ({ value, label, disabled: needsModel(value) }))

const COLUMNS = ["segment_type", "taxonomy_type", "parent_category", "subcategory", "audience_type"] as const

type Settings = {
  kind: Kind
  column: (typeof COLUMNS)[number]
  dryRun: boolean
  force: boolean
  webSearch: boolean
  category: string
  limit: number | ""
  id: string
}

const DEFAULTS: Settings = {
  kind: "local",
  column: "segment_type",
  dryRun: true,
  force: false,
  webSearch: true,
  category: "",
  limit: "",
  id: "",
}

const isReclassify = (kind: Kind) => kind === "local" || kind === "llm" || kind === "column"

function jobOf({ kind, column, dryRun, force, webSearch, category, limit, id }: Settings): NewJob {
  if (kind === "dedup_sweep") return { jobType: kind, config: id === "" ? {} : { sourceBatchId: id } }
  if (kind === "refresh_activations") return { jobType: kind, config: { orgId: id } }
  if (kind === "sync_trade_desk") {
    return { jobType: kind, config: { ...(id !== "" && { connectionId: id }), dryRun } }
  }
  const config: Record<string, unknown> = { mode: kind === "local" ? "local" : "llm", dryRun, force }
  if (category !== "") config["parentCategoryFilter"] = category
  if (limit !== "") config["limit"] = limit
  if (kind !== "local") config["enableWebSearch"] = webSearch
  if (kind === "column") config["targetColumn"] = column
  return { jobType: "reclassify", config }
}

const ID_LABELS: Partial<Record<Kind, { label: string; description: string; required: boolean }>> = {
  dedup_sweep: { label: "Job ID", description: "Limits the search to this job’s topics. Optional.", required: false },
  refresh_activations: { label: "Organization ID", description: "For example org_…", required: true },
  sync_trade_desk: {
    label: "Connection ID",
    description: "Limits the job to this DSP API connection. Optional.",
    required: false,
  },
}

export function NewJobDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (jobId: string) => void }) {
  const [settings, setSettings] = useState(DEFAULTS)
  const create = useCreateJob()
  const set = (changes: Partial<Settings>) => setSettings({ ...settings, ...changes })
  const { kind } = settings
  const hasModel = useLanguageModel()
  const idField = ID_LABELS[kind]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(jobOf(settings), { onSuccess: ({ jobId }) => (onClose(), onCreated(jobId)) })
  }
  return (
    <Modal opened onClose={onClose} title="New job" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Select
            label="Job type"
            data={hasModel ? KINDS : WITHOUT_MODEL}
            {...(!hasModel && { description: "No language model is set up, so only the rules can reclassify." })}
            value={kind}
            allowDeselect={false}
            onChange={(value) => value && set({ kind: value })}
          />
          {kind === "column" && (
            <Select
              label="Field"
              data={COLUMNS}
              value={settings.column}
              allowDeselect={false}
              onChange={(value) => value && set({ column: value })}
            />
          )}
          {idField && (
            <TextInput
              {...idField}
              value={settings.id}
              onChange={(event) => set({ id: event.currentTarget.value.trim() })}
            />
          )}
          {isReclassify(kind) && (
            <>
              <Select
                label="Category"
                description="Limits the job to this category. Optional."
                data={CATEGORY_OPTIONS}
                value={settings.category || null}
                searchable
                clearable
                clearButtonProps={{ "aria-label": "Clear category" }}
                onChange={(value) => set({ category: value ?? "" })}
              />
              <NumberInput
                label="Maximum number of topics"
                min={1}
                allowDecimal={false}
                value={settings.limit}
                onChange={(value) => set({ limit: typeof value === "number" ? value : "" })}
              />
              <Checkbox
                label="Include up-to-date topics"
                description="By default, only topics with an older engine version are reclassified."
                checked={settings.force}
                onChange={(event) => set({ force: event.currentTarget.checked })}
              />
            </>
          )}
          {needsModel(kind) && (
            <Checkbox
              label="Allow web searches"
              description="About twice the cost."
              checked={settings.webSearch}
              onChange={(event) => set({ webSearch: event.currentTarget.checked })}
            />
          )}
          {(isReclassify(kind) || kind === "sync_trade_desk") && (
            <Checkbox
              label="Preview"
              description="Show the changes without saving them."
              checked={settings.dryRun}
              onChange={(event) => set({ dryRun: event.currentTarget.checked })}
            />
          )}
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
    </Modal>
  )
}
