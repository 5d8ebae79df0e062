import { useState } from "react"
import { messageOf } from "../../api/errors.ts"
import {
  changesOf,
  type Config,
  configOf,
  fieldIn,
  problemsOf,
  shownFields,
  type Values,
  valuesOf,
} from "./form-values.ts"
import { credentialFieldsOf, fieldsOf, type Kind } from "./sections.ts"

export type Filled = { name: string; config: Config; credentials?: Config }

export type FormStart = {
  kind: Kind
  name: string
  /** What is stored; a new connection has nothing yet, and its credentials are asked for. */
  stored: Config | null
  error: unknown
}

/** What a form holds and what is wrong with it. What was typed stays when the kind changes. */
export function useConnectionForm({ kind, name: firstName, stored, error }: FormStart) {
  const fields = fieldsOf(kind)
  const [name, setName] = useState(firstName)
  const [typed, setTyped] = useState<Values>({})
  const [secrets, setSecrets] = useState<Values>({})
  const [replaces, setReplaces] = useState(false)
  const [checked, setChecked] = useState(false)
  const values = { ...valuesOf(fields, stored ?? {}), ...typed }

  const needed = shownFields(credentialFieldsOf(kind), values)
  const held = stored && shownFields(credentialFieldsOf(kind), valuesOf(fields, stored))
  // Other settings may need other credentials, which nobody has given yet.
  const mustReplace = held === null || needed.some(({ key }) => !held.some((one) => one.key === key))
  const asksSecrets = needed.length > 0 && (mustReplace || replaces)
  const all = { ...values, ...secrets }

  const problems: Record<string, string> = {
    ...(name.trim() === "" && { name: "This is needed" }),
    ...problemsOf(fields, values),
    ...(asksSecrets && problemsOf(needed, all)),
  }
  const refusal = error ? messageOf(error) : undefined
  const refusedKey = refusal && fieldIn(refusal, [...fields, ...needed])

  return {
    name,
    setName,
    values,
    set: (key: string, value: NonNullable<Values[string]>) => setTyped({ ...typed, [key]: value }),
    credentials: { needed, secrets, mustReplace, replaces, setReplaces, asksSecrets },
    setSecret: (key: string, value: NonNullable<Values[string]>) => setSecrets({ ...secrets, [key]: value }),
    /** Nobody is told what is wrong before they are done. */
    problemOf: (key: string) => (checked ? problems[key] : undefined) ?? (refusedKey === key ? refusal : undefined),
    problemCount: checked ? Object.keys(problems).length : 0,
    refusal,
    /** All of it, or the key of the first field that is wrong. */
    fill: (): Filled | string => {
      setChecked(true)
      const [first] = Object.keys(problems)
      if (first !== undefined) return first
      return {
        name: name.trim(),
        config: stored ? changesOf(fields, stored, values) : configOf(fields, values),
        ...(asksSecrets && { credentials: configOf(needed, all) }),
      }
    },
  }
}

export type FormState = ReturnType<typeof useConnectionForm>
