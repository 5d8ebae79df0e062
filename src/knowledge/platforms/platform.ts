import type { Field, Section } from "./field.ts"

/**
 * All that is known about a platform without calling it. Pure data: the API, the console, the documentation and the database's types
 * read it; the calls are in its adapter (src/activation/platforms).
 */
export type PlatformDescription = {
  label: string
  /** One line for people who choose a platform. */
  summary: string
  /** What people call it in a conversation. */
  words: readonly string[]
  /** Maximum lengths; unlimited where none is set. */
  limits: { name?: number; description?: number }
  /** Config fields that set the limits of a connection. */
  limitFields?: { name: string; description: string }
  /** Key of the built-in template for connections that name none. */
  template: string
  /** Minutes until a pushed segment can be bought. */
  minutesToLive: number
  /** It cannot be a source of topics. */
  outboundOnly?: true
  /** It receives files with a topic's match values. A refresh replaces them in place, so the segment keeps its id. */
  takesFiles?: true
  /** Its own settings. Those of all platforms follow them, see common.ts. */
  sections: readonly Section[]
  credentials: readonly Field[]
}

/** Keeps the literal types, from which the type of the platform's config is made. */
export const describePlatform = <const D extends PlatformDescription>(description: D): D => description
