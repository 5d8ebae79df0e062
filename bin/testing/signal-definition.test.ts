import { Ajv } from "ajv"
import formats from "ajv-formats"
import * as fc from "fast-check"
import { describe, it } from "vitest"
import { SENSITIVITIES } from "../../src/knowledge/taxonomy/classification.ts"
import { LabelFields } from "../../src/topics/labels/fields.ts"
import { type LabelledTopic, labelOf } from "../../src/topics/labels/label-of.ts"
import { readAdcpSchema } from "./adcp-schemas.ts"
import { IS_LONG_FORM } from "./long-form.ts"

const SCHEMAS = [
  "signal-definition",
  "signal-modeling-disclosure",
  "consent-basis",
  "restricted-attribute",
  "signal-value-type",
]

/** Checks against AdCP's own schema, conditional rules and formats included. */
const ajv = formats.default(new Ajv({ strict: false, allErrors: true }))
for (const name of SCHEMAS) ajv.addSchema(readAdcpSchema(name))
const isDefinition = ajv.getSchema("/schemas/3.1.19/core/signal-definition.json") ?? ajv.compile(false)
const problemsOf = (value: unknown) => (isDefinition(value) ? [] : ajv.errorsText(isDefinition.errors))

const TOPIC: LabelledTopic = {
  topic_id: "tp_01",
  topic_name: "Luxury car buyers",
  internal_description: "People who want to buy a luxury car",
  parent_category: "Auto",
  subcategory: "Luxury Cars",
  segment_type: "B2C",
  audience_type: "In-Market",
  intent: "product",
  sensitivity: "None",
  iab: {
    audience_1_1: { id: "805", tier: "purchase_intent", relation: "broader", source: "hand" },
    content_3_1: { id: "23", relation: "exact", source: "name" },
    content_2_2: { id: "23", relation: "exact", source: "official" },
    ad_product_2_0: null,
  },
  updated_at: "2026-11-15T12:00:00.000Z",
}

const WHOLE: LabelFields = {
  segmentation_criteria: "Visited three or more pages about luxury cars",
  criteria_url: "https://example.com/criteria",
  data_sources: ["web_usage", "offline_survey"],
  methodology: "modeled",
  audience_expansion: true,
  device_expansion: false,
  refresh_cadence: "weekly",
  lookback_window: "monthly",
  onboarder: { match_keys: ["email", "postal"], pre_onboarding_precision_level: "household" },
  subject_type: "household",
  resolution_method: "mixed",
  id_types: ["cookie", "mobile_id"],
  audience_scope: "single_domain",
  originating_domain: "cars.example.com",
  countries: ["US", "DE"],
  consent_basis: ["consent"],
  art9_basis: "explicit_consent",
  modeling: {
    method: "lookalike",
    seed_source: { type: "first_party_crm", provider_signed: false },
    training_data_jurisdictions: ["US"],
    ai_act_risk_class: "minimal",
  },
  data_subject_rights: {
    channels: [{ rights: ["access", "erasure"], email: "privacy@example.com" }],
    response_sla_days: 30,
    ccpa_opt_out_url: "https://example.com/do-not-sell",
  },
  provider_name: "Example Data",
  provider_domain: "example.com",
  provider_email: "data@example.com",
  privacy_policy_url: "https://example.com/privacy",
  privacy_mechanisms: ["TCF 2.2"],
}

describe("a label against AdCP's signal definition 3.1.19", () => {
  it("is valid with every field and with none", ({ expect }) => {
    expect(LabelFields.parse(WHOLE)).toEqual(WHOLE)
    expect(problemsOf(labelOf(TOPIC, WHOLE, {}))).toEqual([])
    expect(problemsOf(labelOf(TOPIC, {}, {}))).toEqual([])
    expect(labelOf(TOPIC, WHOLE, {}).dts_compliant_version).toBe("1.2")
    expect(labelOf(TOPIC, {}, {})).not.toHaveProperty("dts_compliant_version")
    expect(problemsOf(labelOf({ ...TOPIC, iab: null }, {}, {}))).toEqual([])
  })

  it("accepts only addresses that the schema accepts", ({ expect }) => {
    const texts = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ["https"] }),
      fc.emailAddress(),
      fc.domain(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const channels = [{ rights: ["access"], email: text }]
        for (const fields of [
          { criteria_url: text },
          { originating_domain: text },
          { data_subject_rights: { channels } },
        ]) {
          const said = LabelFields.safeParse(fields)
          if (said.success) expect(problemsOf(labelOf(TOPIC, said.data, {})), text).toEqual([])
        }
      }),
      { numRuns: IS_LONG_FORM ? 2_000 : 300 },
    )
    for (const fields of [
      { criteria_url: "https://example.com/criteria?a=1&b=%20#top" },
      { originating_domain: "cars.example.co.uk" },
      { provider_email: "first.last+label@mail.example.com" },
    ]) {
      expect(LabelFields.safeParse(fields).success, JSON.stringify(fields)).toBe(true)
    }
  })

  it("would be invalid without the companion of a field, so the field is left out", ({ expect }) => {
    const { modeling: _modeling, onboarder: _onboarder, originating_domain: _domain, ...lone } = WHOLE
    const whole = labelOf(TOPIC, WHOLE, {})
    for (const companion of ["modeling", "onboarder", "originating_domain"]) {
      expect(problemsOf({ ...whole, [companion]: undefined }), companion).not.toEqual([])
    }
    const label = labelOf(TOPIC, lone, {})
    expect(problemsOf(label)).toEqual([])
    for (const field of ["methodology", "audience_expansion", "data_sources", "audience_scope"]) {
      expect(label).not.toHaveProperty(field)
    }
  })

  it("is valid for any part of the fields as defaults and any other as the topic's own", ({ expect }) => {
    const some = fc.subarray(Object.keys(WHOLE) as (keyof LabelFields)[])
    const plain: LabelFields = {
      methodology: "observed",
      audience_expansion: false,
      data_sources: ["web_usage"],
      audience_scope: "offline",
    }
    const partOf = (from: LabelFields, names: (keyof LabelFields)[]) =>
      Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name]]] : []))) as LabelFields
    const category = fc.constantFrom("Auto", "Health Conditions", "Religion", "Politics", "Demographics", "Careers")
    const subcategory = fc.constantFrom("Luxury Cars", "Age Groups", "Language & Ethnicity", "Single Parents")
    const reason = fc.constantFrom(undefined, "diabetes (health)", "union (trade union)", "beer (alcohol)", "(x)")
    fc.assert(
      fc.property(
        some,
        some,
        some,
        fc.record({ category, subcategory, sensitivity: fc.constantFrom(...SENSITIVITIES), reason }),
        fc.string({ maxLength: 600 }),
        (defaults, own, simple, place, name) => {
          const topic: LabelledTopic = {
            ...TOPIC,
            topic_name: `x${name}`,
            internal_description: name.repeat(10),
            parent_category: place.category,
            subcategory: place.subcategory,
            sensitivity: place.sensitivity,
            ...(place.reason !== undefined && { sensitivityReason: place.reason }),
          }
          const overrides = { ...partOf(WHOLE, own), ...partOf(plain, simple) }
          expect(problemsOf(labelOf(topic, partOf(WHOLE, defaults), overrides))).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  })

  it("derives restricted attributes from the sensitivity layer and its reason", ({ expect }) => {
    const restricted = (topic: Partial<LabelledTopic>) => {
      const { restricted_attributes: attributes, policy_categories: policies } = labelOf({ ...TOPIC, ...topic }, {}, {})
      return [attributes, policies]
    }
    expect(restricted({})).toEqual([undefined, undefined])
    const sensitive = { sensitivity: "Sensitive" }
    expect(restricted({ ...sensitive, sensitivityReason: "diabetes (health)" })).toEqual([
      ["health_data"],
      ["health_wellness"],
    ])
    expect(restricted({ ...sensitive, sensitivityReason: "union members (trade union)" })).toEqual([
      ["trade_union_membership"],
      undefined,
    ])
    expect(
      restricted({ ...sensitive, parent_category: "Religion", sensitivityReason: "default for Religion" }),
    ).toEqual([["religious_beliefs"], undefined])
    expect(restricted({ sensitivity: "Restricted", sensitivityReason: "beer (alcohol)" })).toEqual([
      undefined,
      ["age_restricted"],
    ])
    expect(restricted({ parent_category: "Demographics", subcategory: "Age Groups" })).toEqual([["age"], undefined])
    // Only the layer decides what is restricted, not the name.
    expect(restricted({ sensitivity: "None", sensitivityReason: "diabetes (health)" })).toEqual([undefined, undefined])
  })
})
