import type { LabelFields } from "../../api/types.ts"
import { useDraft } from "../drafts/use-draft.ts"
import { LABEL_INPUTS } from "./label-inputs.ts"

/** Null empties a field. */
type LabelChanges = { [Name in keyof LabelFields]?: LabelFields[Name] | null }

export const LABEL_NAMES: Partial<Record<keyof LabelFields, string>> = {
  ...Object.fromEntries(LABEL_INPUTS.flatMap(({ inputs }) => inputs.map(({ name, label }) => [name, label]))),
  onboarder: "Onboarder match keys",
  modeling: "Modeling",
}

/** The draft of a label form, whose empty fields are left out. */
export function useLabelDraft(form: string, stored: LabelFields, version: string) {
  const draft = useDraft<LabelChanges>(form, stored, version)
  /** These fields with the person's changes. */
  const over = (fields: LabelFields) =>
    Object.fromEntries(
      Object.entries({ ...fields, ...draft.changes }).filter(([, value]) => value !== null && value !== undefined),
    ) as LabelFields
  const fields = over(stored)
  const setFields = (next: LabelFields) => {
    const names = Object.keys({ ...stored, ...fields, ...next }) as (keyof LabelFields)[]
    const emptied = (name: keyof LabelFields) => (name in stored ? null : undefined)
    draft.set(Object.fromEntries(names.map((name) => [name, next[name] ?? emptied(name)])))
  }
  return { ...draft, fields, setFields, over }
}
