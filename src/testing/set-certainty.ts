import { testServices } from "./factories.ts"

/** Gives the topics of `manyTopics` different confidences, doubts and qualifiers, and a fifth of them none. */
export async function setCertainty(marker: string): Promise<void> {
  const facts = `CASE seq % 4
    WHEN 0 THEN '[{"kind":"age","value":"25-54","text":"25 54"}]'
    WHEN 1 THEN '[{"kind":"age","value":"18+","text":"18"},{"kind":"gender","value":"female","text":"women"},{"kind":"age","value":"25-54","text":"25 54"}]'
    END`
  const { d1 } = testServices()
  await d1
    .prepare(
      `UPDATE topics SET confidence = iif(seq % 5 = 0, NULL, (seq * 37 % 100) / 100.0),
         unsure = seq % 5 <> 0 AND seq * 37 % 100 < 15, qualifiers = ${facts}
       WHERE id IN (SELECT 'tp_' || ?1 || '_' || value FROM json_each(?2))`,
    )
    .bind(marker, JSON.stringify(Array.from({ length: 10_000 }, (_, i) => i)))
    .run()
}
