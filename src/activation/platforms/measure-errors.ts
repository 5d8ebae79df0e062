import type { OrgContext } from "../../kernel/context.ts"
import { type Platform, PlatformError } from "./port.ts"

/** Wraps a platform and records a metric for every failed call. */
export function measureErrors({ figures, org }: OrgContext, name: string, platform: Platform): Platform {
  const measured = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (error instanceof PlatformError) {
        figures.write({ kind: "platform_error", subject: name, outcome: kindOf(error), org: org.id })
      }
      throw error
    }
  }
  const segments = platform.segments?.bind(platform)
  return {
    ...platform,
    test: () => measured(platform.test()),
    create: (...given) => measured(platform.create(...given)),
    update: (...given) => measured(platform.update(...given)),
    deactivate: (...given) => measured(platform.deactivate(...given)),
    lookup: () => {
      const find = platform.lookup()
      return (...given) => measured(find(...given))
    },
    ...(segments && { segments: () => measured(segments()) }),
  }
}

function kindOf({ status, unanswered }: PlatformError): string {
  if (status !== undefined) return String(status)
  return unanswered ? "no_answer" : "rejected"
}
