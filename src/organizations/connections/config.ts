import { AppError } from "../../kernel/errors.ts"
import { parse } from "../../kernel/http/read-input.ts"
import type { Config } from "./config-fields.ts"
import { type Direction, isInbound, isOutbound, type Platform, SECRET_KEYS, URL_KEYS } from "./kinds.ts"
import { refuseUnknown } from "./known-fields.ts"
import { FileSource, Inbound, type InboundConfig, isFileSource } from "./source-config.ts"
import { OUTBOUND } from "./outbound-config.ts"
import { PLATFORMS } from "../../knowledge/platforms/platforms.ts"
import { type GuardOptions, guardUrl } from "../../kernel/outbound/url-guard.ts"

export type { Config } from "./config-fields.ts"

const MAX_CHARACTERS = 16_384
const MAX_DEPTH = 4

export const readInbound = (config: Config): InboundConfig => parse(Inbound, config)

/** Merges by key; null removes a key. */
export function mergeConfig(config: Config, changes: Config): Config {
  const merged = new Map([...Object.entries(config), ...Object.entries(changes)])
  return Object.fromEntries([...merged].filter(([, value]) => value !== null && value !== undefined))
}

/** Throws a 400 that names the problem. `stored` is the config before the change. */
export function checkConfig(
  platform: Platform,
  direction: Direction,
  config: Config,
  stored: Config,
  guard: GuardOptions,
): void {
  if (depthExceeds(config, MAX_DEPTH)) throw new AppError(400, `config must be at most ${MAX_DEPTH} levels deep`)
  if (JSON.stringify(config).length > MAX_CHARACTERS) {
    throw new AppError(400, `config must be at most ${MAX_CHARACTERS} characters`)
  }
  const secret = SECRET_KEYS.find((name) => name in config)
  if (secret) throw new AppError(400, `config.${secret} belongs in credentials`)
  const { label, outboundOnly } = PLATFORMS[platform]
  if (outboundOnly && isInbound(direction)) throw new AppError(400, `The ${label.toLowerCase()} is outbound only`)
  refuseUnknown(platform, config, stored)
  if (isInbound(direction)) parse(isFileSource(config) ? FileSource : Inbound, config)
  if (isOutbound(direction)) parse(OUTBOUND[platform], config)
  for (const name of URL_KEYS) {
    const address = config[name]
    if (address === undefined) continue
    if (typeof address !== "string") throw new AppError(400, `${name} must be a string`)
    guardUrl(name, address, guard)
  }
}

function depthExceeds(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => depthExceeds(inner, levels - 1))
}
