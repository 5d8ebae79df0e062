/** Stored on every classified topic; topics with an older version are outdated. */
export const ENGINE_VERSION = "2.5"
