import type { Field, Section } from "../platforms/field.ts"

/**
 * Static facts about a kind of source that topics are synced from. Pure data, used by the console's form and the API's checks; the reader is
 * in src/intake/sync/sources.
 */
export type SourceDescription = {
  label: string
  /** One line, shown when choosing a source. */
  summary: string
  /** What to do before and while the form is filled, in order. */
  setup: readonly string[]
  /** It is read as files, each an import of its own; otherwise page by page. */
  readsFiles?: true
  /** Its own settings, followed by those of every source in common.ts. */
  sections: readonly Section[]
  credentials: readonly Field[]
}

/** Keeps the literal types. */
export const describeSource = <const D extends SourceDescription>(description: D): D => description
