import { AppError } from "../../kernel/errors.ts"
import { configFieldsOf } from "../../knowledge/platforms/platforms.ts"
import type { Config } from "./config-fields.ts"
import type { Platform } from "./kinds.ts"
import { SOURCE_FIELDS } from "./source-config.ts"

/** The interface names an authentication type for every platform, though most have only one. */
const EVERYWHERE = "auth_type"

/** Most fields that mean nothing to the service are typing errors. Those of the other direction are known: clients may send both. */
function unknownFields(platform: Platform, config: Config): string[] {
  const known = new Set([EVERYWHERE, ...SOURCE_FIELDS, ...configFieldsOf(platform).map(({ key }) => key)])
  return Object.keys(config).filter((name) => !known.has(name))
}

const messageFor = (name: string) => `Unknown config field: ${name}`

/** Fields that were stored before they were refused stay, and may be sent again as they are. */
export function refuseUnknown(platform: Platform, config: Config, stored: Config): void {
  const isStored = (name: string) => JSON.stringify(config[name]) === JSON.stringify(stored[name])
  const sent = unknownFields(platform, config).find((name) => !isStored(name))
  if (sent !== undefined) throw new AppError(400, messageFor(sent))
}

/** What an answer says about a stored config. */
export const warningsOf = (platform: Platform, config: Config): string[] =>
  unknownFields(platform, config).map(messageFor)
