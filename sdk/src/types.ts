export type ClientOptions = {
  /** An SDK key, `pk_live_...` or `pk_test_...`. It may stand in a page; an API key must not. */
  key: string
  /** Where the service is, such as `https://strata.example.com`. */
  baseUrl: string
  /** How long a call may take in all, its retries included. 60,000 unless said. */
  timeoutMs?: number
  /** How often a call is tried again after a 429, a 5xx or a lost connection. 2 unless said. */
  retries?: number
  /** Stands in for the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

export type CallOptions = {
  /** Ends the call: it rejects with the signal's reason and is not tried again. */
  signal?: AbortSignal
  /** Instead of the client's. */
  timeoutMs?: number
  /** Instead of the client's. */
  retries?: number
}

export type Message = { role: "user" | "assistant"; content: string }

export type ClassifyOptions = CallOptions & {
  /**
   * The service's default unless said, mostly `auto`: the language model where one is configured, the rules where none is. `smart` asks
   * the model only where the rules are not sure.
   */
  engine?: "auto" | "llm" | "local" | "smart"
  /** Asks for the reasons too. */
  explain?: boolean
}

export type Intent = "product" | "service" | "solution" | "brand" | "event" | "interest" | "need" | "role"

/** A node of a taxonomy of IAB Tech Lab, and whether it is broader or narrower than the subcategory. */
export type IabMatch = {
  id: string
  relation: "exact" | "broader" | "narrower"
  source: "official" | "name" | "hand"
}

/** The subcategory in the taxonomies of IAB Tech Lab (CC BY 3.0). */
export type Iab = {
  audience_1_1: IabMatch & { tier: "interest" | "purchase_intent" | "demographic" }
  content_3_1: IabMatch
  content_2_2: IabMatch
  ad_product_2_0: IabMatch | null
}

export type Classification = {
  topic_name: string
  /** One of 41. */
  parent_category: string
  /** One of 13 groups. */
  taxonomy_type: string
  subcategory: string
  segment_type: "B2B" | "B2C" | "B2B2C" | "B2E" | "B2G"
  /** One of 14. */
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
  /** How likely the category is right, 0 to 1. */
  confidence?: number
  /** The text says too little: the category is a guess and nothing narrower is claimed. */
  unsure?: boolean
  /** Ages, places, periods and other facts beside the topic. */
  qualifiers?: { kind: string; value: string; text: string }[]
  /** The language of the name; `und` if it is none that the service reads. */
  language: string
  iab: Iab | null
}

export type Explanation = {
  evidence: { text: string; category: string; node: string; weight: number; brand: string | null }[]
  layers: Record<string, { value: string; because: string; confidence: number }>
  /** Ages, places, periods and other facts beside the topic. */
  qualifiers?: { kind: string; value: string; text: string }[]
  /** The text says too little: the category is a guess. */
  unsure?: boolean
  language?: string
  /** The English that a name in another language was read as. */
  read_as?: string
}

export type Classified = Classification & {
  /** Who decided. */
  engine: "llm" | "local" | "catalog"
  /** Where `explain` was asked for. */
  explain?: Explanation
}

/** What `ortb2` reads of a topic: a classification, or a topic of the API. */
export type Ortb2Topic = { iab: Iab | null; sensitivity: string; unsure?: boolean }

export type Ortb2Options = ClassifyOptions & {
  /** Who says so, as a domain; the host of `baseUrl` unless said. */
  name?: string
}

export type Ortb2Data = { name: string; ext: { segtax: number }; segment: { id: string }[] }

/** First-party data as OpenRTB 2.6 and Prebid take it; empty if there is nothing that may be said. */
export type Ortb2 = { user?: { data: Ortb2Data[] }; site?: { content: { data: Ortb2Data[] } } }

/** A file as it is, or its content with what the file does not know of itself; `data` as text is base64. */
export type Brief = Blob | { data: Blob | string; mediaType: string; filename?: string }

export type BriefAnalysis = {
  summary: string
  objectives: string[]
  targetAudience: string
  recommendedTopics: { topic_name: string; rationale: string }[]
}

export type DuplicateOptions = CallOptions & { parentCategory?: string }

export type DuplicateCheck = {
  /** From a similarity of 0.95. */
  isDuplicate: boolean
  /** 0 to 1. */
  confidence: number
  existingTopic: { id: string; topic_name: string } | null
  /** From 0.75: near enough to look at. */
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
  /** What an audience is, from its name or from a conversation about it (at most 50 messages). */
  classify(topic: string | readonly Message[], options?: ClassifyOptions): Promise<Classified>
  /**
   * First-party data for Prebid and OpenRTB, from a text, which is classified, or from topics: Audience 1.1 (segtax 4), Content 2.2 (6)
   * and Content 3.1 (9). Sensitive and unsure topics are left out.
   */
  ortb2(topics: string | Ortb2Topic | readonly Ortb2Topic[], options?: Ortb2Options): Promise<Ortb2>
  /** Audiences for a campaign brief: pdf, docx, pptx, plain text or a picture, at most 10 MB in base64. */
  analyzeBrief(brief: Brief, options?: CallOptions): Promise<BriefAnalysis>
  /** Whether the catalog has a topic of this name or one very near it. */
  checkDuplicate(topicName: string, options?: DuplicateOptions): Promise<DuplicateCheck>
  /** The organization's live segments. */
  mappings(filter?: MappingFilter, options?: CallOptions): Promise<Mapping[]>
  /** The live segments of one topic; a topic without any is refused with 404. */
  mappingsOf(topicId: string, options?: CallOptions): Promise<Mapping[]>
}
