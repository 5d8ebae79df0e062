import { isOutbound, isInbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Direction, Platform } from "../../api/types.ts"
import { PLATFORM_CREDENTIALS, SOURCE_CREDENTIALS } from "./credential-fields.ts"
import { CUSTOM_CALLS } from "./custom-fields.ts"
import type { Field, Section } from "./field.ts"
import { AUTH, MAPPINGS, SOURCE, SYNC } from "./inbound-fields.ts"
import { CUSTOM_URL, DSP, EXCHANGE, MARKETPLACE, NAMES, PRICE, RULES, SANDBOX } from "./outbound-fields.ts"

export type Kind = { platform: Platform; direction: Direction }

const PLATFORM_SECTIONS: Record<Platform, readonly Section[]> = {
  marketplace: [MARKETPLACE],
  dspapi: [DSP],
  exchange: [EXCHANGE],
  custom_api: [CUSTOM_URL, ...CUSTOM_CALLS],
  sandbox: [SANDBOX],
}

/** The settings of one kind of connection, in the order of its form. */
export function sectionsOf({ platform, direction }: Kind): Section[] {
  const authenticates = isInbound(direction) || platform === "custom_api"
  return [
    ...(isInbound(direction) ? [SOURCE] : []),
    ...(authenticates ? [AUTH] : []),
    ...(isInbound(direction) ? [MAPPINGS, SYNC] : []),
    ...(isOutbound(direction) ? [...PLATFORM_SECTIONS[platform], PRICE, NAMES, RULES] : []),
  ]
}

export const fieldsOf = (kind: Kind): Field[] => sectionsOf(kind).flatMap(({ fields }) => fields)

/** The credential fields. A key that both directions use is a single value. */
export const credentialFieldsOf = ({ platform, direction }: Kind): Field[] => [
  ...(isOutbound(direction) ? PLATFORM_CREDENTIALS[platform] : []),
  ...(isInbound(direction) ? SOURCE_CREDENTIALS : []),
]
