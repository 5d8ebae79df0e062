import { Group, NumberInput, Select, Stack, TextInput } from "@mantine/core"
import type { FormEvent } from "react"
import { Dialog } from "../../components/dialog.tsx"
import { PERIODS } from "../../../../../src/topics/prices/periods.ts"
import type { PriceFilters } from "../../../../../src/topics/prices/schema.ts"
import type { BodyOf, BuyerRecord, PriceRecord } from "../../api/types.ts"
import { ConflictDialog } from "../../components/drafts/conflict-dialog.tsx"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { FormEnd } from "../../components/form-end.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { type Model, MODELS, scopeText } from "./price-text.ts"
import { usePriceChanges } from "./use-prices.ts"

type NewOption = BodyOf<"POST /api/prices">["pricing_options"][number]

const SCOPES = [
  { value: "default", label: "All topics" },
  { value: "parentCategory", label: "A category" },
  { value: "sensitivity", label: "A sensitivity" },
  { value: "topic", label: "One topic" },
]
const PERIOD_OPTIONS: { value: string; label: string }[] = PERIODS.map((value) => ({
  value,
  label: sentenceCase(value),
}))
const AMOUNTS: Record<Model, { label: string; max: number }> = {
  cpm: { label: "CPM", max: 10_000 },
  percent_of_media: { label: "Percent of media", max: 100 },
  flat_fee: { label: "Amount", max: 1_000_000_000 },
}

type Values = {
  scope: string
  target: string
  model: Model
  amount: number | string
  period: string
  currency: string
  coverage: number | string
}

const LABELS = {
  model: "Model",
  amount: "Amount",
  period: "Period",
  currency: "Currency",
  coverage: "Coverage in percent",
}

/** The first option of a price, as the form has it. */
function valuesOf(price: PriceRecord | null): Values {
  const first = price?.pricing_options[0]
  return {
    scope: "default",
    target: "",
    model: (first?.model as Model | undefined) ?? "cpm",
    amount: Number(first?.["cpm"] ?? first?.["percent"] ?? first?.["amount"] ?? 1),
    period: typeof first?.["period"] === "string" ? first["period"] : PERIODS[0],
    currency: first?.currency ?? "USD",
    coverage: price?.coverage_percentage ?? "",
  }
}

type Props = {
  price: PriceRecord | null
  /** The only buyer that a new price is for; everyone if unset. */
  buyer: BuyerRecord | undefined
  onClose: () => void
}

/** Sets one price, or replaces the first option of an existing one; its other options stay. */
export function PriceDialog({ price, buyer, onClose }: Props) {
  const { create, replace } = usePriceChanges()
  const form = `price ${price?.id ?? `new ${buyer?.id ?? ""}`}`
  const draft = useDraft<Values>(form, valuesOf(price), price?.updatedAt)
  const { scope, target, model, amount, period, currency, coverage } = draft.values
  const { set } = draft
  const saved = () => {
    draft.end()
    onClose()
  }

  /** A price is replaced as a whole: the options behind the first are those that are stored. */
  const saveFrom = (version: string, stored: PriceRecord | null = price) => {
    const others = stored?.pricing_options.slice(1) ?? []
    const terms = {
      pricing_options: [optionOf(model, Number(amount), period, currency), ...others] as NewOption[],
      coverage_percentage: coverage === "" ? null : Number(coverage),
    }
    const done = { onSuccess: saved }
    if (price) replace.mutate({ id: price.id, version, ...terms }, done)
    else create.mutate({ ...scopeOf(scope, target.trim()), ...terms, ...(buyer && { buyerId: buyer.id }) }, done)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveFrom(draft.version)
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={price ? `Price of ${scopeText(price, buyer)}` : `Set a price${buyer ? ` for ${buyer.name}` : ""}`}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          <DraftNote draft={draft} />
          {!price && (
            <Group grow align="end">
              <Select
                label="For"
                data={SCOPES}
                value={scope}
                allowDeselect={false}
                onChange={(value) => value && set({ scope: value })}
              />
              {scope !== "default" && (
                <TextInput
                  label={scope === "topic" ? "Topic id" : "Name"}
                  required
                  value={target}
                  onChange={(event) => set({ target: event.currentTarget.value })}
                />
              )}
            </Group>
          )}
          <Select
            label="Model"
            data={MODELS}
            value={model}
            allowDeselect={false}
            onChange={(value) => value && set({ model: value })}
          />
          <Group grow align="end">
            <NumberInput
              label={AMOUNTS[model].label}
              required
              min={0}
              max={AMOUNTS[model].max}
              value={amount}
              onChange={(value) => set({ amount: value })}
            />
            <TextInput
              label="Currency"
              required
              maxLength={3}
              value={currency}
              onChange={(event) => set({ currency: event.currentTarget.value.toUpperCase() })}
            />
          </Group>
          {model === "flat_fee" && (
            <Select
              label="Period"
              data={PERIOD_OPTIONS}
              value={period}
              allowDeselect={false}
              onChange={(value) => value && set({ period: value })}
            />
          )}
          <NumberInput
            label="Coverage in percent"
            description="The share of the addressable audience, as shown to buyers. Optional."
            min={0}
            max={100}
            value={coverage}
            onChange={(value) => set({ coverage: value })}
          />
          <FormEnd action="Save" change={price ? replace : create} onCancel={onClose} />
        </Stack>
        <ConflictDialog
          error={replace.error}
          mine={draft.changes}
          labels={LABELS}
          read={(now: PriceRecord) => ({ values: valuesOf(now), version: now.updatedAt })}
          onKeepMine={(version, now: PriceRecord) => saveFrom(version, now)}
          onTakeTheirs={saved}
        />
      </form>
    </Dialog>
  )
}

function optionOf(model: Model, amount: number, period: string, currency: string) {
  if (model === "cpm") return { model, cpm: amount, currency }
  return model === "percent_of_media" ? { model, percent: amount, currency } : { model, amount, period, currency }
}

function scopeOf(scope: string, target: string): { topicId?: string; filters?: PriceFilters } {
  if (scope === "default") return {}
  return scope === "topic" ? { topicId: target } : { filters: { [scope]: target } }
}
