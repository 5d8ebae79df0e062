export type ClientOptions = {
  /** An SDK key, `pk_live_...` or `pk_test_...`. It may be used in a web page; an API key must not. */
  key: string
  /** The service's URL, such as `https://strata.example.com`. */
  baseUrl: string
  /** Timeout of a call in milliseconds, including its retries. Default: 60,000. */
  timeoutMs?: number
  /** Retries after a 429, a 5xx or a lost connection. Default: 2. */
  retries?: number
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export type CallOptions = {
  /** Aborts the call: it rejects with the signal's reason and is not retried. */
  signal?: AbortSignal
  /** Overrides the client's setting. */
  timeoutMs?: number
  /** Overrides the client's setting. */
  retries?: number
}

export type Message = { role: "user" | "assistant"; content: string }

export type ClassifyOptions = CallOptions & {
  /**
   * Default: the service's own, usually `auto`: the language model if one is configured, otherwise the rules. `smart` asks the model only if the rules are unsure.
   */
  engine?: "auto" | "llm" | "local" | "smart"
  /** Also returns the evidence. */
  explain?: boolean
}

export type Intent = "product" | "service" | "solution" | "brand" | "event" | "interest" | "need" | "role"

/** A node of an IAB Tech Lab taxonomy, and whether it is the topic itself or broader. */
export type IabMatch = {
  id: string
  relation: "exact" | "broader"
  source: "official" | "name" | "hand"
}

/** The topic in the IAB Tech Lab taxonomies (CC BY 3.0). */
export type Iab = {
  audience_1_1: IabMatch & { tier: "interest" | "purchase_intent" | "demographic" }
  content_3_1: IabMatch
  content_2_2: IabMatch
  ad_product_2_0: IabMatch | null
}

export type Classification = {
  topic_name: string
  /** One of 41 categories. */
  parent_category: string
  /** One of 13 groups. */
  taxonomy_type: string
  subcategory: string
  segment_type: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G"
  /** One of 14 audience types. */
  audience_type: string
  keywords: string[]
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
  iab_code: string
  taxonomy_path: string
  intent: Intent
  secondary_intent: Intent | null
  intensity: "High" | "Medium" | "Low"
  awareness: "Unaware" | "Problem Aware" | "Solution Aware" | "Product Aware" | "Most Aware"
  funnel: "Upper" | "Mid" | "Lower"
  buyer_journey: "Awareness" | "Consideration" | "Decision" | "Retention" | "Advocacy"
  sensitivity: "None" | "Low" | "Restricted" | "Sensitive"
  /** 0 to 100. */
  composite_score: number
  /** Probability that the category is correct, 0 to 1. */
  confidence?: number
  /** The text says too little: the category is a guess, without a narrower node. */
  unsure?: boolean
  /** Ages, places, periods and other facts besides the topic. */
  qualifiers?: { kind: string; value: string; text: string }[]
  /** The language of the name; `und` if the service does not support it. */
  language: string
  iab: Iab | null
}

export type Explanation = {
  evidence: { text: string; category: string; node: string; weight: number; brand: string | null }[]
  /** `unsure` is set if no evidence decided the value: it is a guess. */
  layers: Record<string, { value: string; because: string; confidence: number; unsure?: boolean }>
  /** Ages, places, periods and other facts besides the topic. */
  qualifiers?: { kind: string; value: string; text: string }[]
  /** The text says too little: the category is a guess. */
  unsure?: boolean
  language?: string
  /** The English reading of a name in another language. */
  read_as?: string
}

export type Classified = Classification & {
  /** The engine that answered. */
  engine: "llm" | "local" | "catalog"
  /** Only with `explain`. */
  explain?: Explanation
}

/** The fields of a topic that `ortb2` reads, from a classification or the API. */
export type Ortb2Topic = { iab: Iab | null; sensitivity: string; unsure?: boolean }

export type Ortb2Options = ClassifyOptions & {
  /** The data provider's domain. Default: the host of `baseUrl`. */
  name?: string
}

export type Ortb2Data = { name: string; ext: { segtax: number }; segment: { id: string }[] }

/** First-party data for OpenRTB 2.6 and Prebid; empty if no topic may be shared. */
export type Ortb2 = { user?: { data: Ortb2Data[] }; site?: { content: { data: Ortb2Data[] } } }

/** A `File`, or its content with name and media type; a string in `data` is base64. */
export type Brief = Blob | { data: Blob | string; mediaType: string; filename?: string }

export type BriefAnalysis = {
  summary: string
  objectives: string[]
  targetAudience: string
  recommendedTopics: { topic_name: string; rationale: string }[]
}

export type DuplicateOptions = CallOptions & { parentCategory?: string }

export type DuplicateCheck = {
  /** True at a similarity of 0.95 or more. */
  isDuplicate: boolean
  /** 0 to 1. */
  confidence: number
  existingTopic: { id: string; topic_name: string } | null
  /** Topics with a similarity of 0.75 or more. */
  warning?: true
}

export type MappingFilter = { platform?: string; topicId?: string }

/** A topic that is live as a segment on a platform. */
export type Mapping = {
  topicId: string
  topicName: string
  platform: string
  platformSegmentId: string | null
  segmentName: string | null
  connectionId: string
  activatedAt: string | null
}

export type StrataClient = {
  /** Classifies an audience by its name or a conversation about it (at most 50 messages). */
  classify(topic: string | readonly Message[], options?: ClassifyOptions): Promise<Classified>
  /**
   * First-party data for Prebid and OpenRTB, from a text, which is classified, or from topics: Audience 1.1 (segtax 4), Content 2.2 (6) and
   * Content 3.1 (9). Sensitive and unsure topics are omitted.
   */
  ortb2(topics: string | Ortb2Topic | readonly Ortb2Topic[], options?: Ortb2Options): Promise<Ortb2>
  /** Audiences for a campaign brief: pdf, docx, pptx, plain text or a picture, at most 10 MB in base64. */
  analyzeBrief(brief: Brief, options?: CallOptions): Promise<BriefAnalysis>
  /** Whether the catalog has a topic with this name or a very similar one. */
  checkDuplicate(topicName: string, options?: DuplicateOptions): Promise<DuplicateCheck>
  /** The organization's live segments. */
  mappings(filter?: MappingFilter, options?: CallOptions): Promise<Mapping[]>
  /** The live segments of one topic; 404 if it has none. */
  mappingsOf(topicId: string, options?: CallOptions): Promise<Mapping[]>
}
