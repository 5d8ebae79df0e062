import type { Ortb2, Ortb2Data, Ortb2Topic } from "./types.ts"

/** First-party data of OpenRTB. Unsure topics, topics with any sensitivity, and nodes narrower than the topic are omitted. */
export function ortb2Of(topics: readonly Ortb2Topic[], name: string): Ortb2 {
  const shown = topics.flatMap(({ iab, sensitivity, unsure }) =>
    sensitivity === "None" && !unsure && iab ? [iab] : [],
  )
  const data = (segtax: number, taxonomy: "audience_1_1" | "content_2_2" | "content_3_1"): Ortb2Data[] => {
    const ids = shown.map((iab) => iab[taxonomy]).filter(isTrue)
    return ids.length === 0
      ? []
      : [{ name, ext: { segtax }, segment: [...new Set(ids.map(({ id }) => id))].map((id) => ({ id })) }]
  }
  const user = data(4, "audience_1_1")
  const content = [...data(6, "content_2_2"), ...data(9, "content_3_1")]
  return {
    ...(user.length > 0 && { user: { data: user } }),
    ...(content.length > 0 && { site: { content: { data: content } } }),
  }
}

/** Services of earlier versions also name nodes that are narrower than the topic: sent, they would claim too much. */
const isTrue = ({ relation }: { relation: string }) => relation === "exact" || relation === "broader"
