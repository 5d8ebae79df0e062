type Condition = { key: string; is: readonly string[] }

/** What a text must look like. */
export type Rule = {
  pattern: RegExp
  /** For the person who fills in the form. */
  hint: string
  /** Completes the API's error, which begins with the field's name. Without it, only the form checks the rule. */
  error?: string
}

/** One setting of a connection. The API's check, the console's form and the documentation are made from it. */
export type Field = {
  /** Its name in `config` or `credentials`. */
  key: string
  label: string
  /** What it does, for people. */
  help?: string
  /** `code`: a short text that its rules describe completely. `id`: a text or a whole number. */
  kind: "text" | "code" | "id" | "url" | "number" | "choice" | "flag" | "json" | "secret" | "mappings" | "template"
  options?: readonly { value: string; label: string }[]
  /** The API's default: preselected, but not stored. */
  initial?: string
  placeholder?: string
  /** A push needs it. The API stores a connection without it. */
  required?: boolean
  min?: number
  max?: number
  whole?: boolean
  /** Of a text; 200 characters if not set. */
  maxLength?: number
  rules?: readonly Rule[]
  /** Names that may appear in double braces. */
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
