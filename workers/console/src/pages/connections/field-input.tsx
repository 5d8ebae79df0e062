import { NumberInput, PasswordInput, Select, Switch, Textarea, TextInput } from "@mantine/core"
import { useLanguageModel } from "../../components/use-language-model.ts"
import type { Field } from "../../../../../src/knowledge/platforms/field.ts"
import type { MappingRow, Values } from "./form-values.ts"
import { Gallery } from "./gallery.tsx"
import { TemplateInput } from "./template-input.tsx"
import { MappingsInput } from "./mappings-input.tsx"

type FieldInputProps = {
  field: Field
  value: Values[string]
  problem: string | undefined
  onChange: (value: NonNullable<Values[string]>) => void
}

/** The element id of an input, to focus the first invalid one. */
export const inputId = (key: string) => `setting-${key}`

/** The description comes last, so that inputs side by side align. */
const ORDER: ("label" | "input" | "error" | "description")[] = ["label", "input", "error", "description"]

export function FieldInput({ field, value, problem, onChange }: FieldInputProps) {
  const { key, kind, label, help, placeholder, required = false } = field
  const common = { id: inputId(key), label, description: help, error: problem }
  // The form validates, not the browser.
  const typed = {
    ...common,
    inputWrapperOrder: ORDER,
    placeholder,
    withAsterisk: required,
    "aria-required": required || undefined,
  }
  const text = typeof value === "string" ? value : ""
  if (kind === "mappings") {
    return <MappingsInput rows={(value ?? []) as readonly MappingRow[]} problem={problem} onChange={onChange} />
  }
  if (kind === "flag") {
    return key === "use_llm" ? (
      <ModelSwitch {...common} checked={value === true} onChange={onChange} />
    ) : (
      <Switch {...common} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} mt={4} />
    )
  }
  if (kind === "template") return <TemplateInput {...typed} value={text} onChange={onChange} />
  if (kind === "gallery") {
    return <Gallery id={common.id} label={label} options={field.options ?? []} value={text} onChange={onChange} />
  }
  if (kind === "choice") {
    return (
      <Select
        {...typed}
        data={field.options ?? []}
        value={text === "" ? null : text}
        onChange={(next) => onChange(next ?? "")}
        allowDeselect={false}
        clearable={field.initial === undefined && !required}
        clearButtonProps={{ "aria-label": `Clear ${label}` }}
      />
    )
  }
  if (kind === "number") {
    return (
      <NumberInput
        {...typed}
        value={text}
        onChange={(next) => onChange(String(next))}
        allowDecimal={!field.whole}
        allowNegative={false}
        hideControls
      />
    )
  }
  if (kind === "json") {
    return (
      <Textarea
        {...typed}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={14}
        spellCheck={false}
        styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
      />
    )
  }
  if (field.multiline) {
    return (
      <Textarea
        {...typed}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={8}
        autoComplete="off"
        spellCheck={false}
        // A key is pasted and never shown again: its characters are covered while it is in the form.
        styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)", WebkitTextSecurity: "disc" } }}
      />
    )
  }
  const Input = kind === "secret" ? PasswordInput : TextInput
  return (
    <Input
      {...typed}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Keep the browser from filling in a saved password.
      autoComplete={kind === "secret" ? "new-password" : "off"}
      spellCheck={false}
      {...(kind === "secret" && { visibilityToggleButtonProps: { "aria-label": `Show ${label}` } })}
    />
  )
}

type ModelSwitchProps = {
  id: string
  label: string
  description: string | undefined
  error: string | undefined
  checked: boolean
  onChange: (value: boolean) => void
}

/** Can be switched on before a language model is set up. */
function ModelSwitch({ description, onChange, ...rest }: ModelSwitchProps) {
  const hasModel = useLanguageModel()
  return (
    <Switch
      {...rest}
      description={
        hasModel ? description : "No language model is set up: until there is one, the rules classify all items."
      }
      onChange={(event) => onChange(event.currentTarget.checked)}
      mt={4}
    />
  )
}
