import {
  ART9_BASES,
  AUDIENCE_SCOPES,
  CADENCES,
  CONSENT_BASES,
  DATA_SOURCES,
  ID_TYPES,
  METHODOLOGIES,
  SUBJECT_TYPES,
} from "../../../../../src/topics/labels/values.ts"
import type { LabelFields } from "../../api/types.ts"

type Name = keyof LabelFields

/** The input for each label field. Nested fields have their own inputs. */
export type LabelInput = { name: Name; label: string; hint?: string } & (
  | { kind: "text" }
  | { kind: "yesNo" }
  | { kind: "codes" }
  | { kind: "one" | "many"; values: readonly string[] }
)

export const LABEL_INPUTS: readonly { title: string; inputs: readonly LabelInput[] }[] = [
  {
    title: "Provider",
    inputs: [
      { name: "provider_name", label: "Provider name", kind: "text" },
      { name: "provider_domain", label: "Provider domain", kind: "text", hint: "Such as example.com" },
      { name: "provider_email", label: "Contact e-mail", kind: "text" },
      { name: "privacy_policy_url", label: "Privacy policy", kind: "text", hint: "An https URL" },
    ],
  },
  {
    title: "Data",
    inputs: [
      { name: "data_sources", label: "Data sources", kind: "many", values: DATA_SOURCES },
      { name: "methodology", label: "Methodology", kind: "one", values: METHODOLOGIES },
      { name: "audience_expansion", label: "Audience expansion", kind: "yesNo", hint: "Includes look-alikes" },
      {
        name: "device_expansion",
        label: "Device expansion",
        kind: "yesNo",
        hint: "Includes other devices of the same people",
      },
      { name: "refresh_cadence", label: "Refreshed", kind: "one", values: CADENCES },
      { name: "lookback_window", label: "Lookback window", kind: "one", values: CADENCES },
    ],
  },
  {
    title: "Audience",
    inputs: [
      { name: "segmentation_criteria", label: "Segmentation criteria", kind: "text", hint: "Who is included, and why" },
      { name: "subject_type", label: "Subject", kind: "one", values: SUBJECT_TYPES },
      { name: "id_types", label: "Identifiers", kind: "many", values: ID_TYPES },
      { name: "audience_scope", label: "Scope", kind: "one", values: AUDIENCE_SCOPES },
      { name: "originating_domain", label: "Originating domain", kind: "text", hint: "For a single domain" },
      { name: "countries", label: "Countries", kind: "codes", hint: "Two-letter codes, such as US" },
    ],
  },
  {
    title: "Privacy",
    inputs: [
      { name: "consent_basis", label: "Consent basis", kind: "many", values: CONSENT_BASES },
      { name: "art9_basis", label: "Article 9 basis", kind: "one", values: ART9_BASES, hint: "For sensitive topics" },
    ],
  },
]
