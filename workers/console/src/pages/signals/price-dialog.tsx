import { Alert, Button, Group, Modal, NumberInput, Select, Stack, TextInput } from "@mantine/core"
import { type FormEvent, useState } from "react"
import { PERIODS } from "../../../../../src/topics/prices/periods.ts"
import type { PriceFilters } from "../../../../../src/topics/prices/schema.ts"
import { messageOf } from "../../api/errors.ts"
import type { BodyOf, PriceRecord } from "../../api/types.ts"
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

/** Sets one price, or replaces the first option of an existing one; its other options stay. */
export function PriceDialog({ price, onClose }: { price: PriceRecord | null; onClose: () => void }) {
  const { create, replace } = usePriceChanges()
  const [first, ...others] = price?.pricing_options ?? []
  const [scope, setScope] = useState("default")
  const [target, setTarget] = useState("")
  const [model, setModel] = useState<Model>((first?.model as Model | undefined) ?? "cpm")
  const [amount, setAmount] = useState<number | string>(
    Number(first?.["cpm"] ?? first?.["percent"] ?? first?.["amount"] ?? 1),
  )
  const [period, setPeriod] = useState(typeof first?.["period"] === "string" ? first["period"] : PERIODS[0])
  const [currency, setCurrency] = useState(first?.currency ?? "USD")
  const [coverage, setCoverage] = useState<number | string>(price?.coverage_percentage ?? "")
  const { error, isPending } = price ? replace : create

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const terms = {
      pricing_options: [optionOf(model, Number(amount), period, currency), ...others] as NewOption[],
      coverage_percentage: coverage === "" ? null : Number(coverage),
    }
    const done = { onSuccess: onClose }
    if (price) replace.mutate({ id: price.id, ...terms }, done)
    else create.mutate({ ...scopeOf(scope, target.trim()), ...terms }, done)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={price ? `Price of ${scopeText(price)}` : "Set a price"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form onSubmit={submit}>
        <Stack gap="md">
          {!price && (
            <Group grow align="end">
              <Select
                label="For"
                data={SCOPES}
                value={scope}
                allowDeselect={false}
                onChange={(value) => value && setScope(value)}
              />
              {scope !== "default" && (
                <TextInput
                  label={scope === "topic" ? "Topic id" : "Name"}
                  required
                  value={target}
                  onChange={(event) => setTarget(event.currentTarget.value)}
                />
              )}
            </Group>
          )}
          <Select
            label="Model"
            data={MODELS}
            value={model}
            allowDeselect={false}
            onChange={(value) => value && setModel(value)}
          />
          <Group grow align="end">
            <NumberInput
              label={AMOUNTS[model].label}
              required
              min={0}
              max={AMOUNTS[model].max}
              value={amount}
              onChange={setAmount}
            />
            <TextInput
              label="Currency"
              required
              maxLength={3}
              value={currency}
              onChange={(event) => setCurrency(event.currentTarget.value.toUpperCase())}
            />
          </Group>
          {model === "flat_fee" && (
            <Select
              label="Period"
              data={PERIOD_OPTIONS}
              value={period}
              allowDeselect={false}
              onChange={(value) => value && setPeriod(value)}
            />
          )}
          <NumberInput
            label="Coverage in percent"
            description="The share of the addressable audience, as shown to buyers. Optional."
            min={0}
            max={100}
            value={coverage}
            onChange={setCoverage}
          />
          {error && (
            <Alert color="red" role="alert">
              {messageOf(error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
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
