import type { BrandTable } from "../types.ts"

export const healthConditionsBrands: BrandTable = {
  category: "Health Conditions",
  nodes: [
    {
      path: "Heart & Cardiovascular",
      market: "B2C",
      names: "Entresto, American Heart Association, Lipitor, Crestor, Eliquis, Xarelto, Plavix",
    },
    {
      path: "Addiction & Recovery",
      market: "B2C",
      names: "Alcoholics Anonymous, Hazelden Betty Ford, Suboxone, Narcan",
    },
    {
      path: "Allergies & Respiratory",
      market: "B2C",
      names: "Claritin, Zyrtec, Allegra, Flonase, EpiPen, Advair",
    },
    {
      path: "Arthritis & Joint Pain",
      market: "B2C",
      names: "Humira, Enbrel, Rinvoq, Xeljanz",
    },
    { path: "Cancer", market: "B2C", names: "Keytruda, Opdivo, Ibrance, Imbruvica" },
    { path: "Cold & Flu", market: "B2C", names: "Tamiflu, Theraflu" },
    {
      path: "Diabetes & Metabolic",
      market: "B2C",
      names:
        "Ozempic, Mounjaro, Trulicity, Jardiance, Dexcom, FreeStyle Libre, Omnipod, DaVita, National Kidney Foundation",
    },
    { path: "Digestive Disorders", market: "B2C", names: "Linzess, Stelara, Skyrizi, Nexium, Prilosec" },
    {
      path: "Mental Health",
      market: "B2C",
      names:
        "Zoloft, Prozac, Lexapro, Cymbalta, Xanax, Klonopin, Ativan, Vraylar, Latuda, Abilify, Adderall, Vyvanse, Ritalin, Concerta, BetterHelp, Talkspace",
    },
    {
      path: "Neurological Disorders",
      market: "B2C",
      names: "Nurtec, Ubrelvy, Leqembi, Alzheimer's Association",
    },
    {
      path: "Skin Conditions",
      market: "B2C",
      names: "Dupixent, Otezla, Tremfya, Accutane, Rogaine, Propecia, Bosley",
    },
    { path: "Sleep Disorders", market: "B2C", names: "Ambien, Lunesta, ResMed" },
    {
      path: "Reproductive & Sexual Health",
      market: "B2C",
      names:
        "Viagra, Cialis, Levitra, Roman~, Trojan~, Durex, Plan B, Mirena, Planned Parenthood, Midol, Monistat, Orilissa, Flomax, Azo~",
    },
    {
      path: "Infectious Diseases",
      market: "B2C",
      names: "Biktarvy, Truvada, Paxlovid, Harvoni, Abreva",
    },
  ],
}
