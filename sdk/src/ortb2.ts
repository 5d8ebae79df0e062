import type { Ortb2, Ortb2Data, Ortb2Topic } from "./types.ts"

/** First-party data of OpenRTB. Unsure topics, and topics with any sensitivity, are omitted. */
export function ortb2Of(topics: readonly Ortb2Topic[], name: string): Ortb2 {
  const shown = topics.flatMap(({ iab, sensitivity, unsure }) =>
    sensitivity === "None" && !unsure && iab ? [iab] : [],
  )
  const data = (segtax: number, ids: string[]): Ortb2Data => ({
    name,
    ext: { segtax },
    segment: [...new Set(ids)].map((id) => ({ id })),
  })
  if (shown.length === 0) return {}
  return {
    user: {
      data: [
        data(
          4,
          shown.map((iab) => iab.audience_1_1.id),
        ),
      ],
    },
    site: {
      content: {
        data: [
          data(
            6,
            shown.map((iab) => iab.content_2_2.id),
          ),
          data(
            9,
            shown.map((iab) => iab.content_3_1.id),
          ),
        ],
      },
    },
  }
}
