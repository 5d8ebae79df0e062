import { attempt, PlatformError } from "./port.ts"

/**
 * Deactivates a segment, or finds that it no longer exists: the platform answers 404 and does not list it. The list is checked because a
 * wrong base URL returns 404 as well. If the list cannot be read, the deactivation's error is thrown, since only it says whether an earlier
 * attempt may have taken effect.
 */
export async function deactivateOrFindMissing(deactivate: () => Promise<unknown>, isLive: () => Promise<boolean>) {
  try {
    await deactivate()
  } catch (error) {
    const isNotFound = error instanceof PlatformError && (error.status === 404 || error.status === 410)
    if (!isNotFound || (await attempt(isLive)) !== false) throw error
  }
}
