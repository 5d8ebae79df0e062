import { Fieldset, MultiSelect, Select, SimpleGrid, Stack, TagsInput, TextInput } from "@mantine/core"
import { MATCH_KEYS, MODELING_METHODS, RISK_CLASSES, SEED_TYPES } from "../../../../../src/topics/labels/values.ts"
import type { LabelFields } from "../../api/types.ts"
import { sentenceCase } from "../sentence-case.ts"
import { LABEL_INPUTS, type LabelInput } from "./label-inputs.ts"

type Props = { fields: LabelFields; onChange: (fields: LabelFields) => void; disabled?: boolean }

const options = (values: readonly string[]) => values.map((value) => ({ value, label: sentenceCase(value) }))

/** The fields of a label. Empty inputs are left out of it. */
export function LabelForm({ fields, onChange, disabled = false }: Props) {
  const set = (change: Record<string, unknown>) => {
    const said = Object.entries({ ...fields, ...change }).filter(([, value]) => !isEmpty(value))
    onChange(Object.fromEntries(said))
  }
  return (
    <Stack gap="md">
      {LABEL_INPUTS.map(({ title, inputs }) => (
        <Fieldset key={title} legend={title} disabled={disabled}>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {inputs.map((input) => (
              <LabelField
                key={input.name}
                input={input}
                value={fields[input.name]}
                onChange={(value) => set({ [input.name]: value })}
              />
            ))}
            {title === "Data" && <Onboarder fields={fields} set={set} />}
            {title === "Data" && <Modeling fields={fields} set={set} />}
          </SimpleGrid>
        </Fieldset>
      ))}
    </Stack>
  )
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)

type FieldProps = { input: LabelInput; value: unknown; onChange: (value: unknown) => void }

function LabelField({ input, value, onChange }: FieldProps) {
  const shared = { label: input.label, description: input.hint }
  const clear = { clearable: true, clearButtonProps: { "aria-label": `Clear ${input.label}` } }
  if (input.kind === "text") {
    const text = typeof value === "string" ? value : ""
    return <TextInput {...shared} value={text} onChange={(event) => onChange(event.currentTarget.value)} />
  }
  if (input.kind === "yesNo") {
    const data = [
      { value: "true", label: "Yes" },
      { value: "false", label: "No" },
    ]
    const text = typeof value === "boolean" ? String(value) : null
    const choose = (chosen: string | null) => onChange(chosen === null ? undefined : chosen === "true")
    return <Select {...shared} {...clear} data={data} value={text} onChange={choose} placeholder="Not specified" />
  }
  const list = Array.isArray(value) ? (value as string[]) : []
  if (input.kind === "codes") {
    const upper = (codes: string[]) => onChange(codes.map((code) => code.trim().toUpperCase()))
    return <TagsInput {...shared} value={list} onChange={upper} />
  }
  if (input.kind === "many") {
    return <MultiSelect {...shared} data={options(input.values)} value={list} onChange={onChange} />
  }
  const one = typeof value === "string" ? value : null
  return (
    <Select
      {...shared}
      {...clear}
      data={options(input.values)}
      value={one}
      onChange={onChange}
      placeholder="Not specified"
    />
  )
}

type NestedProps = { fields: LabelFields; set: (change: Record<string, unknown>) => void }

function Onboarder({ fields: { onboarder }, set }: NestedProps) {
  return (
    <MultiSelect
      label="Onboarder match keys"
      description="For offline and public record sources"
      data={options(MATCH_KEYS)}
      value={onboarder?.match_keys ?? []}
      onChange={(keys) => set({ onboarder: keys.length === 0 ? undefined : { ...onboarder, match_keys: keys } })}
    />
  )
}

const FIRST_MODELING = {
  seed_source: { type: "behavioral", provider_signed: false },
  training_data_jurisdictions: ["US"],
  ai_act_risk_class: "minimal",
}

/** Needed for modeled data and expanded audiences; choosing a method opens the rest. */
function Modeling({ fields: { modeling }, set }: NestedProps) {
  const change = (part: object) => set({ modeling: { ...FIRST_MODELING, ...modeling, ...part } })
  return (
    <>
      <Select
        label="Modeling method"
        description="For modeled data and expanded audiences"
        data={options(MODELING_METHODS)}
        value={modeling?.method ?? null}
        onChange={(method) => (method === null ? set({ modeling: undefined }) : change({ method }))}
        clearable
        clearButtonProps={{ "aria-label": "Clear modeling method" }}
        placeholder="Not specified"
      />
      {modeling && (
        <>
          <Select
            label="Model seed"
            data={options(SEED_TYPES)}
            value={modeling.seed_source.type}
            onChange={(type) => type !== null && change({ seed_source: { ...modeling.seed_source, type } })}
            allowDeselect={false}
          />
          <TagsInput
            label="Training data from"
            description="Two-letter codes, such as US"
            value={modeling.training_data_jurisdictions}
            onChange={(codes) => change({ training_data_jurisdictions: codes.map((code) => code.toUpperCase()) })}
          />
          <Select
            label="EU AI Act risk class"
            data={options(RISK_CLASSES)}
            value={modeling.ai_act_risk_class}
            onChange={(risk) => risk !== null && change({ ai_act_risk_class: risk })}
            allowDeselect={false}
          />
        </>
      )}
    </>
  )
}
