import { PLATFORMS, sectionsOf as platformSections } from "../../../../../src/knowledge/platforms/platforms.ts"
import type { Field, Section } from "../../../../../src/knowledge/platforms/field.ts"
import { isOutbound, isInbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Direction, Platform } from "../../api/types.ts"
import { AUTH, MAPPINGS, SOURCE, SOURCE_CREDENTIALS, SYNC } from "./inbound-fields.ts"

export type Kind = { platform: Platform; direction: Direction }

/** The settings of one kind of connection, in form order. If both the source and the platform authenticate, they share the settings. */
export function sectionsOf({ platform, direction }: Kind): Section[] {
  const source = isInbound(direction) ? [SOURCE, AUTH, MAPPINGS, SYNC] : []
  const shown = new Set(source.map(({ title }) => title))
  const own = isOutbound(direction) ? platformSections(platform).filter(({ title }) => !shown.has(title)) : []
  return [...source, ...own]
}

export const fieldsOf = (kind: Kind): Field[] => sectionsOf(kind).flatMap(({ fields }) => fields)

/** The credential fields. A key that both directions use is a single value. */
export const credentialFieldsOf = ({ platform, direction }: Kind): Field[] => [
  ...(isOutbound(direction) ? PLATFORMS[platform].credentials : []),
  ...(isInbound(direction) ? SOURCE_CREDENTIALS : []),
]
