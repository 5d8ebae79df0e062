import { attempt, PlatformError } from "./port.ts"

/**
 * Deactivates a segment, or finds it gone: the platform answers 404 and does not list it. The list is asked because a wrong base
 * URL returns 404 as well. If the list cannot be read, the error of the deactivation is thrown, since only that one tells whether
 * an earlier attempt may have taken effect.
 */
export async function deactivateOrFindGone(deactivate: () => Promise<unknown>, isLive: () => Promise<boolean>) {
  try {
    await deactivate()
  } catch (error) {
    const isNotFound = error instanceof PlatformError && (error.status === 404 || error.status === 410)
    if (!isNotFound || (await attempt(isLive)) !== false) throw error
  }
}
