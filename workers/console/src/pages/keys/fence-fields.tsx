import { NativeSelect, NumberInput, Textarea } from "@mantine/core"
import { KEY_RATES } from "../../../../../src/kernel/ports/rates.ts"
import type { FenceDraft } from "./fence.ts"

const RATES = [
  { value: "", label: "Plan limit" },
  ...KEY_RATES.map((rate) => ({ value: String(rate), label: rate.toLocaleString("en-US") })),
]

type FenceFieldsProps = { draft: FenceDraft; onChange: (draft: FenceDraft) => void }

/** The allowed origins and request rates of a public key. */
export function FenceFields({ draft, onChange }: FenceFieldsProps) {
  return (
    <>
      <Textarea
        label="Allowed origins"
        description="One per line, such as https://www.example.com or *.example.com. Leave empty to allow every page."
        autosize
        minRows={2}
        maxRows={6}
        value={draft.origins}
        onChange={(event) => onChange({ ...draft, origins: event.currentTarget.value })}
      />
      <NativeSelect
        label="Requests per minute"
        data={RATES}
        value={draft.perMinute}
        onChange={(event) => onChange({ ...draft, perMinute: event.currentTarget.value })}
      />
      <NumberInput
        label="Requests per day"
        description="Leave empty for no limit. Days end at midnight UTC."
        min={1}
        max={10_000_000}
        allowDecimal={false}
        value={draft.perDay}
        onChange={(perDay) => onChange({ ...draft, perDay })}
      />
    </>
  )
}
