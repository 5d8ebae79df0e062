import type { Api } from "./api.ts"
import type { ExitCode } from "./exit.ts"

export type Option = {
  type: "string" | "boolean"
  multiple?: boolean
  description: string
  /** The name of the value in the help. */
  value?: string
}
export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>

type Invocation = {
  /** Created on the first call to the service: help and completion need no credentials. */
  api: () => Api
  args: readonly string[]
  values: Values
  /** Prints the value as JSON with `--json`, otherwise the text. */
  print: (value: unknown, text: () => string) => void
}

export type Command = {
  name: string
  summary: string
  /** Arguments shown after the command's name. */
  usage: string
  /** How many arguments there may be besides options. */
  arguments: number
  options: Record<string, Option>
  run: (invocation: Invocation) => Promise<ExitCode | void>
}

export const text = (values: Values, name: string): string | undefined => {
  const value = values[name]
  return typeof value === "string" ? value : undefined
}
export const texts = (values: Values, name: string): string[] => {
  const value = values[name]
  return Array.isArray(value) ? value.map(String) : []
}
