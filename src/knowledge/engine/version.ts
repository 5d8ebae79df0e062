/** Stamped on every topic the engines classify; a topic with an older one is outdated. */
export const ENGINE_VERSION = "2.5"
