type Condition = { key: string; is: readonly string[] }

/** A pattern that a text must match. */
export type Rule = {
  pattern: RegExp
  /** Shown in the form. */
  hint: string
  /** The rest of the API's error message, after the field's name. Without it, only the form checks the rule. */
  error?: string
}

/** One setting of a connection. Drives the API's validation, the console's form and the documentation. */
export type Field = {
  /** Its name in `config` or `credentials`. */
  key: string
  label: string
  /** Help text in the form. */
  help?: string
  /** `code`: a short text fully described by its rules. `id`: a text or a whole number. `gallery`: a choice shown as cards. */
  kind:
    | "text"
    | "code"
    | "id"
    | "url"
    | "number"
    | "choice"
    | "gallery"
    | "flag"
    | "json"
    | "secret"
    | "mappings"
    | "template"
  /** The summary is shown in a gallery. */
  options?: readonly { value: string; label: string; summary?: string }[]
  /** The API's default: preselected, but not stored. */
  initial?: string
  placeholder?: string
  /** Required for a push. The API stores a connection without it. */
  required?: boolean
  min?: number
  max?: number
  whole?: boolean
  /** A secret of several lines. */
  multiline?: boolean
  /** For texts; 200 characters by default. */
  maxLength?: number
  rules?: readonly Rule[]
  /** Names allowed in double braces. */
  placeholders?: readonly string[]
  /** Visible only if another setting has one of these values. */
  when?: Condition
  /** Hidden if another setting has one of these values. */
  unless?: Condition
}

/** A group of settings in the form and in the documentation. */
export type Section = {
  title: string
  lead?: string
  fields: readonly Field[]
  /** Collapsed by default, because few connections need it. */
  folded?: boolean
}

type ValueOf<F extends Field> = F["kind"] extends "number"
  ? number
  : F["kind"] extends "flag"
    ? boolean
    : F["kind"] extends "json"
      ? Record<string, unknown>
      : F["kind"] extends "id"
        ? string | number
        : F extends { options: readonly { value: infer V }[] }
          ? V
          : string

/** The values that these fields store. */
export type ValuesOf<F extends Field> = { [One in F as One["key"]]?: ValueOf<One> }
