/** One setting of a connection, as its form shows it. `key` is what the service calls it. */
export type Field = {
  key: string
  label: string
  help?: string
  kind: "text" | "url" | "number" | "choice" | "flag" | "json" | "secret" | "mappings"
  options?: readonly { value: string; label: string }[]
  /** What the service takes where nothing is said: it is shown chosen and not stored. */
  initial?: string
  placeholder?: string
  required?: boolean
  min?: number
  max?: number
  whole?: boolean
  pattern?: { is: RegExp; says: string }
  /** Only where another setting has one of these values. */
  when?: { key: string; is: readonly string[] }
}

export type Section = {
  title: string
  lead?: string
  fields: readonly Field[]
  /** For few connections: closed until somebody opens it. */
  folded?: boolean
}
