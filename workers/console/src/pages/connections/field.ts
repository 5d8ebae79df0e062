type Condition = { key: string; is: readonly string[] }

/** A form field for one setting. `key` is its name in the API. */
export type Field = {
  key: string
  label: string
  help?: string
  kind: "text" | "url" | "number" | "choice" | "flag" | "json" | "secret" | "mappings" | "template"
  options?: readonly { value: string; label: string }[]
  /** The API's default: preselected, but not stored. */
  initial?: string
  placeholder?: string
  required?: boolean
  min?: number
  max?: number
  whole?: boolean
  pattern?: { regex: RegExp; message: string }
  /** Visible only if another setting has one of these values. */
  when?: Condition
  /** Hidden if another setting has one of these values. */
  unless?: Condition
}

export type Section = {
  title: string
  lead?: string
  fields: readonly Field[]
  /** Collapsed by default, because few connections need it. */
  folded?: boolean
}
