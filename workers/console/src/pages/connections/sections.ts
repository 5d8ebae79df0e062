import { PLATFORMS, sectionsOf as platformSections } from "../../../../../src/knowledge/platforms/platforms.ts"
import type { Field, Section } from "../../../../../src/knowledge/platforms/field.ts"
import { SOURCE_CREDENTIALS, SOURCE_SECTIONS } from "../../../../../src/knowledge/sources/sources.ts"
import { isOutbound, isInbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Direction, Platform } from "../../api/types.ts"

export type Kind = { platform: Platform; direction: Direction }

/**
 * The settings of one kind of connection, in form order. If both the source and the platform authenticate, they share the settings, which
 * the platform needs whatever the source is.
 */
export function sectionsOf({ platform, direction }: Kind): Section[] {
  const own = isOutbound(direction) ? platformSections(platform) : []
  const source = isInbound(direction)
    ? SOURCE_SECTIONS.map((section) => own.find(({ title }) => title === section.title) ?? section)
    : []
  return [...source, ...own.filter((section) => !source.includes(section))]
}

export const fieldsOf = (kind: Kind): Field[] => sectionsOf(kind).flatMap(({ fields }) => fields)

/** The credential fields. A key that both directions use is a single value. */
export const credentialFieldsOf = ({ platform, direction }: Kind): Field[] => [
  ...(isOutbound(direction) ? PLATFORMS[platform].credentials : []),
  ...(isInbound(direction) ? SOURCE_CREDENTIALS : []),
]
