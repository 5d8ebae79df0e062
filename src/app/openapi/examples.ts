const TOPIC = {
  id: "lnk_5f0c2a",
  topic_id: "top_91b7e4",
  topic_name: "Electric SUV Shoppers",
  parent_category: "Auto",
  taxonomy_type: "Automotive",
  subcategory: "Electric & Hybrid Vehicles",
  segment_type: "B2C",
  audience_type: "In-Market",
  iab_code: "IAB2",
  iab: null,
  keywords: ["electric", "suv"],
  segment_name_dspapi: "Auto > Electric & Hybrid Vehicles > Electric SUV Shoppers",
  segment_name_marketplace: "Auto > Electric SUV Shoppers",
  segment_name_internal: "Electric SUV Shoppers",
  segment_desc_marketplace: "People who are shopping for electric SUVs",
  segment_desc_dspapi: "People who are shopping for electric SUVs",
  internal_description: "People who are shopping for electric SUVs",
  engine_version: "2.1",
  knowledge_version: "1daf415f",
  performance_score: null,
  external_id: "crm-1042",
  original_name: null,
  created_at: "2026-11-15T09:30:00.000Z",
  updated_at: "2026-11-15T09:30:00.000Z",
  subcategory_l1: null,
  subcategory_l2: null,
  subcategory_l3: null,
  subcategory_l4: null,
  intent: "product",
  secondary_intent: null,
  intensity: "High",
  awareness: "Solution Aware",
  funnel: "Lower",
  buyer_journey: "Decision",
  sensitivity: "None",
  composite_score: 82,
  language: "en",
  confidence: 0.98,
  sensitivity_confidence: 0.99,
  unsure: false,
  qualifiers: [],
  platform_outputs: {},
  source: "api",
  workspace_id: null,
  private: false,
}

const MAPPINGS = [
  { csvColumn: "Audience", targetField: "topic_name" },
  { csvColumn: "Id", targetField: "external_id" },
]

const CONNECTION = {
  id: "con_7d21c0",
  name: "Partner API",
  platform: "custom_api",
  direction: "outbound",
  status: "active",
  createdAt: "2026-11-15T09:30:00.000Z",
}

/** By schema name in the document. A test validates each example against its schema. */
export const EXAMPLES: Record<string, readonly unknown[]> = {
  ClassifyRequest: [{ messages: [{ role: "user", content: "electric SUV shoppers" }] }],
  SdkClassifyRequest: [
    { messages: [{ role: "user", content: "electric SUV shoppers" }], engine: "local", explain: true },
  ],
  ClassifyAnswer: [{ text: '{"topic_name":"Electric SUV Shoppers","parent_category":"Auto"}' }],
  CurrentCredentials: [
    {
      organization: { id: "org_3e9d10", name: "Acme", plan: "pro" },
      credential: "api_key",
      scopes: ["classify", "topics:read"],
    },
  ],
  Brief: [{ file: { data: "TGF1bmNoIG9mIGFuIGVsZWN0cmljIFNVVg==", mediaType: "text/plain", filename: "brief.txt" } }],
  Analysis: [
    {
      summary: "The launch of an electric SUV",
      objectives: ["Test drives"],
      targetAudience: "Families who consider an electric car",
      recommendedTopics: [{ topic_name: "Electric SUV Shoppers", rationale: "They are about to buy" }],
    },
  ],
  NewTopicBody: [{ topic_name: "Electric SUV Shoppers" }, { topic_name: "Trail Runners", private: true }],
  TopicRecord: [TOPIC],
  TopicChanges: [{ subcategory: "Electric & Hybrid Vehicles", performance_score: 0.8 }],
  TopicIds: [{ ids: ["lnk_5f0c2a"] }],
  ReclassifyMany: [{ ids: ["lnk_5f0c2a"], llm: false }],
  DuplicateQuestion: [{ topic_name: "electric suv shopper" }],
  DuplicateAnswer: [
    {
      isDuplicate: true,
      confidence: 0.97,
      existingTopic: { id: "top_91b7e4", topic_name: "Electric SUV Shoppers" },
    },
  ],
  MatrixRequest: [
    {
      dimensions: [
        { name: "age", values: ["25-34", "35-44"] },
        { name: "interest", values: ["Trail Running", "Cycling"] },
      ],
      preview: true,
    },
  ],
  CatalogChoice: [{ topicIds: ["top_91b7e4"] }, { filters: { parentCategory: "Auto" } }],
  NewImport: [{ filename: "segments.csv", totalRows: 1200, mappings: MAPPINGS }],
  CreatedImport: [{ batchId: "imp_0b55aa", chunksTotal: 3, chunkSize: 500 }],
  ImportChunk: [{ chunkIndex: 0, mappings: MAPPINGS, rows: [{ Audience: "Electric SUV Shoppers", Id: "crm-1042" }] }],
  ImportedChunk: [
    {
      chunkIndex: 0,
      successCount: 1,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      updatedCount: 0,
      newTopicIds: ["lnk_5f0c2a"],
      errors: [],
    },
  ],
  StatusChange: [{ status: "cancelled" }],
  NewConnection: [
    {
      name: "Partner API",
      platform: "custom_api",
      direction: "outbound",
      config: { url: "https://partner.example/segments" },
      credentials: { token: "secret" },
    },
  ],
  CreatedConnection: [CONNECTION],
  ConnectionRecord: [
    {
      ...CONNECTION,
      config: { url: "https://partner.example/segments" },
      lastTestedAt: null,
      updatedAt: "2026-11-15T09:30:00.000Z",
    },
  ],
  ConnectionChanges: [{ name: "Partner API, EMEA" }],
  NewPush: [
    { topicIds: ["lnk_5f0c2a"], dryRun: true },
    { filters: { parentCategory: "Auto" }, background: true },
  ],
  StartedRun: [{ runId: "run_44f1c9", totalSegments: 25, status: "running", skipped: 0 }],
  DryRun: [
    {
      segments: [
        {
          orgTopicId: "lnk_5f0c2a",
          name: "Electric SUV Shoppers",
          description: "People who are shopping for electric SUVs",
          action: "create",
        },
      ],
    },
  ],
  ActivationIds: [{ activationIds: ["act_c3a9f2"] }],
  NewApiKey: [{ name: "Nightly import", scopes: ["topics:write", "topics:read"] }],
  NewSdkKey: [{ name: "Landing pages", allowedOrigins: ["https://www.example.com"], requestsPerDay: 10000 }],
  Rotation: [{ graceSeconds: 86400 }],
  KeyId: [{ id: "key_1d09b3" }],
  NewInvitation: [{ email: "ana@example.com", role: "member" }],
  RoleChange: [{ role: "admin" }],
  SettingsChange: [{ privateTopics: true }],
  NewPrice: [
    { pricing_options: [{ model: "cpm", cpm: 1.5, currency: "USD" }] },
    {
      filters: { parentCategory: "Auto" },
      pricing_options: [{ model: "percent_of_media", percent: 10, currency: "USD" }],
    },
  ],
  NewJob: [{ jobType: "reclassify", config: { background: true } }],
}
