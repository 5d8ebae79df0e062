import { sha256Hex } from "../kernel/ids.ts"
import type { Classification } from "../knowledge/taxonomy/classification.ts"

/** Sixty varied topics as a media planner would type them. */
export const SAMPLES: readonly string[] = [
  "electric SUV shoppers",
  "Ford F-150 owners",
  "used car buyers under $20k",
  "Harley-Davidson riders",
  "RV owners planning a road trip",
  "CFOs at mid-market SaaS companies",
  "IT decision makers in healthcare",
  "small business owners looking for payroll software",
  "CRM software buyers",
  "dairy product manufacturing",
  "federal agencies buying cloud services",
  "employee benefits enrollment audience",
  "financial advisors and their retail clients",
  "iPhone 16 owners",
  "noise cancelling headphones",
  "smart home enthusiasts",
  "cord cutters",
  "5G wireless plan switchers",
  "NFL fans",
  "fantasy football players",
  "marathon runners",
  "trail camera buyers",
  "horror movie fans",
  "true crime podcast listeners",
  "K-pop fans",
  "PlayStation gamers",
  "romance novel readers",
  "cruise vacation planners",
  "luxury hotel guests",
  "trips to Japan",
  "Taylor Swift concert goers",
  "theme park visitors with kids",
  "quilting and sewing",
  "women's running shoes",
  "luxury watch collectors",
  "clean beauty shoppers",
  "Black Friday deal seekers",
  "plant-based milk drinkers",
  "meal kit subscribers",
  "craft beer drinkers",
  "McDonald's customers",
  "laundry detergent buyers",
  "home renovators",
  "first time home buyers",
  "dog food buyers",
  "cat owners",
  "high yield savings account",
  "credit card switchers",
  "crypto investors",
  "Medicare supplement shoppers",
  "type 2 diabetes patients",
  "caregivers of Alzheimer's patients",
  "gym members",
  "keto diet followers",
  "new parents",
  "newly engaged couples",
  "Texas residents",
  "Gen Z women aged 18-24",
  "MBA students",
  "registered voters",
]

/** A hash of an engine's results for the samples and a few thousand texts made of their words, once it has loaded what they need. */
export async function digestOf(
  classify: (text: string) => Classification,
  load: (texts: readonly string[]) => Promise<void>,
): Promise<string> {
  const words = SAMPLES.flatMap((sample) => sample.split(" "))
  const texts = [...SAMPLES]
  // A deterministic pseudorandom sequence.
  for (let i = 0, seed = 7; i < 4_000; i++) {
    const picked = [0, 1, 2].map(() => words[(seed = (seed * 48_271) % 2_147_483_647) % words.length])
    texts.push(picked.slice(0, 1 + (i % 3)).join(i % 5 === 0 ? " > " : " "))
  }
  await load(texts)
  return sha256Hex(texts.map((text) => JSON.stringify(classify(text))).join("\n"))
}
