import * as z from "zod"
import { oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { isDomain, isEmail, isHttpsUrl } from "./addresses.ts"
import {
  ART9_BASES,
  AUDIENCE_SCOPES,
  CADENCES,
  CONSENT_BASES,
  DATA_SOURCES,
  ID_TYPES,
  MATCH_KEYS,
  METHODOLOGIES,
  MODELING_METHODS,
  RISK_CLASSES,
  SEED_TYPES,
  SUBJECT_TYPES,
} from "./values.ts"

/** The fields of a label, named as in AdCP's signal definition 3.1, which follows IAB's Data Transparency Standard 1.2. */

const listOf = <const V extends readonly string[]>(field: string, values: V) =>
  z
    .array(oneOf(field, values), `${field} must be a list`)
    .min(1, `${field} must not be empty`)
    .max(values.length, `${field} must name each value once`)
    .refine((list) => new Set(list).size === list.length, `${field} must name each value once`)

const text = (field: string, max: number) =>
  z
    .string(`${field} must be a text`)
    .trim()
    .min(1, `${field} must not be empty`)
    .max(max, `${field} must be at most ${max} characters`)

const httpsUrl = (field: string) => {
  const message = `${field} must be an https address`
  return z.string(message).max(500, message).refine(isHttpsUrl, message)
}

const domain = (field: string) => {
  const message = `${field} must be a domain such as example.com`
  return z.string(message).refine(isDomain, message)
}

const email = (field: string) => {
  const message = `${field} must be an e-mail address`
  return z.string(message).max(254, message).refine(isEmail, message)
}

const countries = (field: string) => {
  const message = `${field} must be codes of two capital letters, such as US`
  return z
    .array(z.string(message).regex(/^[A-Z]{2}$/, message), `${field} must be a list`)
    .min(1, `${field} must not be empty`)
    .max(250, `${field} must be at most 250 countries`)
}

const optionalFlag = (field: string) => trueOrFalse(field).optional()

const Onboarder = z.strictObject(
  {
    match_keys: listOf("onboarder.match_keys", MATCH_KEYS),
    pre_onboarding_audience_expansion: optionalFlag("onboarder.pre_onboarding_audience_expansion"),
    pre_onboarding_device_expansion: optionalFlag("onboarder.pre_onboarding_device_expansion"),
    pre_onboarding_precision_level: oneOf("onboarder.pre_onboarding_precision_level", [
      "individual",
      "household",
      "business",
      "geography",
    ]).optional(),
  },
  "onboarder needs match_keys",
)

const Modeling = z.strictObject(
  {
    method: oneOf("modeling.method", MODELING_METHODS),
    seed_source: z.strictObject(
      {
        type: oneOf("modeling.seed_source.type", SEED_TYPES),
        provider_signed: trueOrFalse("modeling.seed_source.provider_signed"),
      },
      "modeling.seed_source needs type and provider_signed",
    ),
    training_data_jurisdictions: countries("modeling.training_data_jurisdictions"),
    ai_act_risk_class: oneOf("modeling.ai_act_risk_class", RISK_CLASSES),
  },
  "modeling needs method, seed_source, training_data_jurisdictions and ai_act_risk_class",
)

const RIGHTS = ["access", "rectification", "erasure", "portability", "objection"] as const
const CHANNEL = "data_subject_rights.channels need rights and a url or an email"
const SOME_RIGHT = "data_subject_rights needs a channel for access, erasure or objection"

const DataSubjectRights = z.strictObject(
  {
    channels: z
      .array(
        z
          .strictObject(
            {
              rights: listOf("data_subject_rights.channels.rights", RIGHTS),
              url: httpsUrl("data_subject_rights.channels.url").optional(),
              email: email("data_subject_rights.channels.email").optional(),
            },
            CHANNEL,
          )
          .refine(({ url, email: address }) => url !== undefined || address !== undefined, CHANNEL),
        CHANNEL,
      )
      .min(1, SOME_RIGHT)
      .max(10, "data_subject_rights.channels must be at most 10")
      .refine(
        (channels) =>
          channels.some(({ rights }) => rights.some((right) => ["access", "erasure", "objection"].includes(right))),
        SOME_RIGHT,
      ),
    response_sla_days: z
      .int("data_subject_rights.response_sla_days must be 1 to 90")
      .min(1, "data_subject_rights.response_sla_days must be 1 to 90")
      .max(90, "data_subject_rights.response_sla_days must be 1 to 90")
      .optional(),
    ccpa_opt_out_url: httpsUrl("data_subject_rights.ccpa_opt_out_url").optional(),
  },
  "data_subject_rights needs channels",
)

/** Fields that a signal definition also has. */
const definitionShape = {
  segmentation_criteria: text("segmentation_criteria", 500),
  criteria_url: httpsUrl("criteria_url"),
  data_sources: listOf("data_sources", DATA_SOURCES),
  methodology: oneOf("methodology", METHODOLOGIES),
  audience_expansion: trueOrFalse("audience_expansion"),
  device_expansion: trueOrFalse("device_expansion"),
  refresh_cadence: oneOf("refresh_cadence", CADENCES),
  lookback_window: oneOf("lookback_window", CADENCES),
  onboarder: Onboarder,
  subject_type: oneOf("subject_type", SUBJECT_TYPES),
  resolution_method: oneOf("resolution_method", [
    "deterministic_id",
    "probabilistic_device",
    "browser",
    "geographic",
    "content_signal",
    "mixed",
  ]),
  id_types: listOf("id_types", ID_TYPES),
  audience_scope: oneOf("audience_scope", AUDIENCE_SCOPES),
  originating_domain: domain("originating_domain"),
  countries: countries("countries"),
  consent_basis: listOf("consent_basis", CONSENT_BASES),
  art9_basis: oneOf("art9_basis", ART9_BASES),
  modeling: Modeling,
  data_subject_rights: DataSubjectRights,
}

/** Fields of the standard's label that a signal definition lacks. */
const providerShape = {
  provider_name: text("provider_name", 200),
  provider_domain: domain("provider_domain"),
  provider_email: email("provider_email"),
  privacy_policy_url: httpsUrl("privacy_policy_url"),
  privacy_mechanisms: z
    .array(text("privacy_mechanisms", 100), "privacy_mechanisms must be a list")
    .min(1, "privacy_mechanisms must not be empty")
    .max(20, "privacy_mechanisms must be at most 20"),
}

const fieldShape = { ...definitionShape, ...providerShape }

export type LabelField = keyof typeof fieldShape
export const LABEL_FIELDS = Object.keys(fieldShape) as LabelField[]
export const DEFINITION_FIELDS = Object.keys(definitionShape) as (keyof typeof definitionShape)[]

const unknownField = (issue: z.core.$ZodRawIssue) =>
  issue.code === "unrecognized_keys" ? `A label has no ${issue.keys.join(", ")}` : "Request body must be a JSON object"

/** Label fields of an organization or a topic; all are optional. */
export const LabelFields = z.strictObject(fieldShape, { error: unknownField }).partial()
export type LabelFields = z.output<typeof LabelFields>

/** Changes of a topic's label; null returns to the organization's default. */
export const LabelChanges = z.strictObject(
  Object.fromEntries(Object.entries(fieldShape).map(([name, field]) => [name, field.nullable().optional()])) as {
    [F in LabelField]: z.ZodOptional<z.ZodNullable<(typeof fieldShape)[F]>>
  },
  { error: unknownField },
)
export type LabelChanges = z.output<typeof LabelChanges>
