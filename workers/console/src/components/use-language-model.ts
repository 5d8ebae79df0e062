import { useSettings } from "../api/use-settings.ts"

/** Whether the service has an LLM configured; true until that is loaded. */
export const useLanguageModel = (): boolean => useSettings(5 * 60_000).data?.languageModel ?? true
