import { customApi } from "./custom-api.ts"
import { dspapi } from "./dspapi.ts"
import { exchange } from "./exchange.ts"
import type { Field, Section, ValuesOf } from "./field.ts"
import { marketplace } from "./marketplace.ts"
import type { PlatformDescription } from "./platform.ts"
import { API_URL, COMMON_SECTIONS, LOCATION, TOKEN_URL } from "./common.ts"
import { sandbox } from "./sandbox.ts"

/** All platforms by their API name, in display order. */
const ALL = { marketplace, dspapi, exchange, custom_api: customApi, sandbox } as const

export type PlatformName = keyof typeof ALL
export const PLATFORM_NAMES = Object.keys(ALL) as [PlatformName, ...PlatformName[]]
export const PLATFORMS: Readonly<Record<PlatformName, PlatformDescription>> = ALL

const COMMON: readonly Section[] = COMMON_SECTIONS

export const isPlatform = (name: string): name is PlatformName => Object.hasOwn(ALL, name)

/** The config fields of an outbound connection, as the form and the documentation list them. */
export const sectionsOf = (platform: PlatformName): Section[] => [...PLATFORMS[platform].sections, ...COMMON]

/** Whether the platform's segments are files. */
export const takesFiles = (platform: string) => isPlatform(platform) && PLATFORMS[platform].takesFiles === true

/** Checked on every platform. */
const COMMON_FIELDS: readonly Field[] = [API_URL, TOKEN_URL, LOCATION, ...COMMON.flatMap(({ fields }) => fields)]

/** All config fields that are checked, each key once. */
export function configFieldsOf(platform: PlatformName): Field[] {
  const own = sectionsOf(platform).flatMap(({ fields }) => fields)
  return [...new Map([...COMMON_FIELDS, ...own].map((field) => [field.key, field])).values()]
}

type OwnField<P extends PlatformName> = (typeof ALL)[P]["sections"][number]["fields"][number]

/** The type of the settings that all platforms have. */
export type CommonConfig = ValuesOf<(typeof COMMON_SECTIONS)[number]["fields"][number]>

/** The type of a platform's own settings. */
export type ConfigOf<P extends PlatformName> = ValuesOf<OwnField<P>>
