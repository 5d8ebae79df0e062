import { useState } from "react"
import { isConflict } from "../../components/drafts/conflict-dialog.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { messageOf } from "../../api/errors.ts"
import type { NewConnection } from "../../api/types.ts"
import {
  changesHost,
  changesOf,
  type Config,
  configOf,
  fieldIn,
  problemsOf,
  visibleFields,
  type Values,
  valuesOf,
} from "./form-values.ts"
import { credentialFieldsOf, fieldsOf, type Kind } from "./sections.ts"

type Credentials = NonNullable<NewConnection["credentials"]>
export type Filled = { name: string; config: Config; credentials?: Credentials }

export type FormStart = {
  kind: Kind
  name: string
  /** The form that a draft is kept for. */
  form: string
  /** When the connection was last changed. */
  version?: string
  /** The stored config; null for a new connection, which requires credentials. */
  stored: Config | null
  error: unknown
}

/** Form values and validation errors. Typed values are kept when the kind of connection changes; all but credentials as a draft. */
export function useConnectionForm({ kind, form, version, name: firstName, stored, error }: FormStart) {
  const fields = fieldsOf(kind)
  const draft = useDraft<{ name: string; typed: Values }>(form, { name: firstName, typed: {} }, version)
  const { name, typed } = draft.values
  const [secrets, setSecrets] = useState<Values>({})
  const [replaces, setReplaces] = useState(false)
  const [checked, setChecked] = useState(false)
  const values = { ...valuesOf(fields, stored ?? {}), ...typed }

  const needed = visibleFields(credentialFieldsOf(kind), values)
  const storedKeys = stored && visibleFields(credentialFieldsOf(kind), valuesOf(fields, stored))
  // Changed settings may require credentials that are not stored.
  const hasNewHost = stored !== null && changesHost(fields, stored, values)
  const mustReplace =
    hasNewHost || storedKeys === null || needed.some(({ key }) => !storedKeys.some((one) => one.key === key))
  const showsSecrets = needed.length > 0 && (mustReplace || replaces)
  const all = { ...values, ...secrets }

  const problems: Record<string, string> = {
    ...(name.trim() === "" && { name: "Required" }),
    ...problemsOf(fields, values),
    ...(showsSecrets && problemsOf(needed, all)),
  }
  const serverError = error && !isConflict(error) ? messageOf(error) : undefined
  // What the API said names the field; what is shown does not.
  const invalidKey = error instanceof Error ? fieldIn(error.message, [...fields, ...needed]) : undefined

  return {
    draft,
    name,
    setName: (changed: string) => draft.set({ name: changed }),
    values,
    set: (key: string, value: NonNullable<Values[string]>) => draft.set({ typed: { ...typed, [key]: value } }),
    /** Whether credentials would be lost with the page. */
    hasSecrets: showsSecrets && Object.values(secrets).some((value) => value !== ""),
    credentials: { needed, secrets, hasNewHost, mustReplace, replaces, setReplaces, showsSecrets },
    setSecret: (key: string, value: NonNullable<Values[string]>) => setSecrets({ ...secrets, [key]: value }),
    /** What differs from a stored connection, by field. */
    changed: (): Config => ({ ...(name !== firstName && { name }), ...changesOf(fields, stored ?? {}, values) }),
    /** Errors appear only after the first submit. */
    problemOf: (key: string) => (checked ? problems[key] : undefined) ?? (invalidKey === key ? serverError : undefined),
    problemCount: checked ? Object.keys(problems).length : 0,
    serverError,
    /** The submitted values, or the key of the first invalid field. A test needs no name. */
    fill: (nameless = false): Filled | string => {
      setChecked(true)
      const first = Object.keys(problems).find((key) => !nameless || key !== "name")
      if (first !== undefined) return first
      return {
        name: name.trim(),
        config: stored ? changesOf(fields, stored, values) : configOf(fields, values),
        ...(showsSecrets && { credentials: configOf(needed, all) as Credentials }),
      }
    },
  }
}

export type FormState = ReturnType<typeof useConnectionForm>
