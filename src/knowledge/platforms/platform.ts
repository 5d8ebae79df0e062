import type { Field, Section } from "./field.ts"

/**
 * Static facts about a platform. Pure data, used by the API, the console, the documentation and the database's types; the calls are in its
 * adapter (src/activation/platforms).
 */
export type PlatformDescription = {
  label: string
  /** One line, shown when choosing a platform. */
  summary: string
  /** What to do before and while the form is filled, in order. */
  setup: readonly string[]
  /** Words people use for it in a conversation. */
  words: readonly string[]
  /** Maximum lengths; unlimited if not set. */
  limits: { name?: number; description?: number }
  /** Config fields that set the limits of a connection. */
  limitFields?: { name: string; description: string }
  /** Key of the built-in template for connections without one. */
  template: string
  /** Minutes until a pushed segment can be bought. */
  minutesToLive: number
  /** It cannot be a source of topics. */
  outboundOnly?: true
  /** It receives files with a topic's match values. A refresh replaces them in place, so the segment keeps its id. */
  takesFiles?: true
  /** The platform's own settings, followed by the common ones in common.ts. */
  sections: readonly Section[]
  credentials: readonly Field[]
}

/** Keeps the literal types, from which the config type is derived. */
export const describePlatform = <const D extends PlatformDescription>(description: D): D => description
