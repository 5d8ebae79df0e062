import * as z from "zod"
import { LANGUAGES } from "../languages/language.ts"
import { DESCRIPTION_COLUMNS, NAME_COLUMNS } from "./columns.ts"
import { DEFAULT_RECENCY } from "./recency.ts"

/** The languages that a template may ask for. */
const TEMPLATE_LANGUAGES = ["en", ...LANGUAGES] as const

const MAX_FIELDS = 50
const MAX_FORMAT = 2_000
const MAX_DESCRIPTION = 20_000

const text = (field: string, max: number) =>
  z
    .string(`${field} must be a string`)
    .max(max, `${field} must be at most ${max} characters`)
    // A lone surrogate cannot be stored.
    .overwrite((value) => value.toWellFormed())
const objectOf = <T extends z.ZodRawShape>(fields: T) => z.object(fields, "Request body must be a JSON object")
const flag = (field: string) => z.boolean(`${field} must be true or false`)
const wholeNumber = (field: string) => z.int(`${field} must be a whole number`)
const column = <const C extends readonly [string, ...string[]]>(field: string, columns: C) =>
  z.enum(columns, `${field} must be one of ${columns.join(", ")}, or null`).nullable()

const PathField = z.object({
  key: z.string("pathFields need a key").min(1, "pathFields need a key").max(100),
  label: text("pathFields label", 100).optional(),
  /** Text with placeholders; the default is the value of `key`. */
  format: text("pathFields format", MAX_FORMAT).optional(),
})

const shape = {
  // Must start with a letter or digit: outputs are stored in objects by key, and `__proto__` is not a safe key.
  platformKey: z
    .string("platformKey is required")
    .regex(/^[a-z0-9][a-z0-9_.-]{0,63}$/, "platformKey must be lowercase without spaces"),
  displayName: z
    .string("displayName is required")
    .min(1, "displayName is required")
    .max(100, "displayName must be at most 100 characters"),
  isActive: flag("isActive"),
  sortOrder: wholeNumber("sortOrder"),
  pathFields: z
    .array(PathField, "pathFields must be an array")
    .min(1, "pathFields must not be empty")
    .max(MAX_FIELDS, `pathFields must have at most ${MAX_FIELDS} items`),
  pathSeparator: text("pathSeparator", 20),
  slugFields: z
    .array(z.string("slugFields must hold strings").max(100), "slugFields must be an array")
    .max(MAX_FIELDS, `slugFields must have at most ${MAX_FIELDS} items`),
  slugSeparator: text("slugSeparator", 20),
  includeSlug: flag("includeSlug"),
  descTemplate: text("descTemplate", MAX_DESCRIPTION),
  descCharLimit: wholeNumber("descCharLimit").min(1, "descCharLimit must be at least 1").nullable(),
  descPrefixB2b: text("descPrefixB2b", 200),
  descPrefixB2c: text("descPrefixB2c", 200),
  descPrefixB2b2c: text("descPrefixB2b2c", 200),
  recency: text("recency", 100),
  dbColumnName: column("dbColumnName", NAME_COLUMNS),
  dbColumnDesc: column("dbColumnDesc", DESCRIPTION_COLUMNS),
  userBehaviorOverride: text("userBehaviorOverride", 200).nullable(),
  /** Of descriptions. By default built-in templates follow the topic's language, and others are English. */
  language: z.enum(TEMPLATE_LANGUAGES, `language must be one of ${TEMPLATE_LANGUAGES.join(", ")}, or null`).nullable(),
}

const withDefaults = {
  ...shape,
  isActive: shape.isActive.default(true),
  sortOrder: shape.sortOrder.default(0),
  pathSeparator: shape.pathSeparator.default(" > "),
  slugFields: shape.slugFields.default([]),
  slugSeparator: shape.slugSeparator.default("-"),
  includeSlug: shape.includeSlug.default(true),
  descTemplate: shape.descTemplate.default(""),
  descCharLimit: shape.descCharLimit.default(null),
  descPrefixB2b: shape.descPrefixB2b.default("Professionals who"),
  descPrefixB2c: shape.descPrefixB2c.default("Consumers who"),
  descPrefixB2b2c: shape.descPrefixB2b2c.default("Consumers and professionals who"),
  recency: shape.recency.default(DEFAULT_RECENCY),
  dbColumnName: shape.dbColumnName.default(null),
  dbColumnDesc: shape.dbColumnDesc.default(null),
  userBehaviorOverride: shape.userBehaviorOverride.default(null),
  language: shape.language.default(null),
}

export const OutputTemplate = objectOf(withDefaults)
export type OutputTemplate = Readonly<z.output<typeof OutputTemplate>>

/** No defaults: an update must not change the fields it omits. */
export const OutputTemplatePatch = objectOf(shape).partial()
export type OutputTemplatePatch = z.output<typeof OutputTemplatePatch>

/** For previews: a template may not have a key or name yet. */
export const TemplateDraft = objectOf({
  ...withDefaults,
  platformKey: shape.platformKey.default("preview"),
  displayName: shape.displayName.default("Preview"),
})
