import KNOWLEDGE_VERSION from "../../../dist/knowledge-version.ts"

/** Stored on every classified topic; topics with an older version are outdated. */
export const ENGINE_VERSION = "2.5"

/** Identifies the words that the local engine knows. Stored on every topic that it classified; topics with another one are outdated. */
export { KNOWLEDGE_VERSION }

/** The knowledge version of topics that a model or a person decided. New words do not change those. */
export const NO_KNOWLEDGE = ""
