import type { LexiconTable } from "../types.ts"

export const insurance: LexiconTable = {
  category: "Insurance",
  nodes: [
    { path: "Auto Insurance", iab: "402", terms: "car insurance, vehicle insurance, uninsured motorist, sr22, sr 22" },
    {
      path: "Auto Insurance > Insurance Shopping & Bundles",
      iab: "398",
      terms:
        "insurance, policyholder, policy holder, property and casualty, insurer, insured~, uninsured, underinsured, umbrella policy",
    },
    {
      path: "Auto Insurance > Motorcycle & Powersports Insurance",
      iab: "402",
      terms: "motorcycle insurance, motorbike insurance, atv insurance",
    },
    { path: "Auto Insurance > Roadside & Extended Warranty", iab: "402", terms: "towing coverage, extended warranty~" },
    { path: "Home & Renters Insurance", iab: "400", terms: "home insurance, homeowner insurance, homeowners policy" },
    { path: "Home & Renters Insurance > Renters Insurance", iab: "400", terms: "renters insurance" },
    {
      path: "Home & Renters Insurance > Flood & Disaster Insurance",
      iab: "400",
      terms: "flood insurance, earthquake insurance",
    },
    {
      path: "Life Insurance",
      iab: "401",
      terms: "term life, whole life, universal life, iul, accidental death and dismemberment, life settlement",
    },
    {
      path: "Life Insurance > Final Expense & Burial",
      iab: "401",
      terms: "final expense, burial insurance, funeral cover",
    },
    {
      path: "Health Insurance",
      iab: "399",
      terms:
        "health coverage, healthcare coverage, health plan, hdhp, health savings account, hsa, flexible spending account, fsa, ppo, hmo, open enrollment, special enrollment, affordable care act, aca, obamacare, managed care, pharmacy benefit, tricare, coverage~, group health insurance, group health plan, employee health plan, aca plan, marketplace plan",
    },
    { path: "Health Insurance > Medicaid & CHIP", iab: "399", terms: "medicaid, medi cal, dual eligible, dsnp" },
    {
      path: "Health Insurance > Supplemental Health Insurance",
      iab: "399",
      terms: "supplemental insurance, critical illness cover, indemnity",
    },
    {
      path: "Medicare & Supplemental",
      iab: "399",
      terms: "medicare, medigap, part d plan, prescription drug plan, annual enrollment period~, t65",
    },
    {
      path: "Dental & Vision Insurance",
      iab: "399",
      terms:
        "dental insurance, dental plan, dental coverage, dental benefit, dental discount plan, vision plan, dental and vision",
    },
    {
      path: "Travel Insurance",
      iab: "404",
      terms:
        "trip insurance, vacation insurance, trip cancellation, trip protection, travel protection, medical evacuation",
    },
    { path: "Pet Insurance", iab: "403", terms: "dog insurance, puppy insurance" },
    {
      path: "Business Insurance",
      iab: "398",
      terms:
        "small business insurance, commercial lines, errors and omissions, workers compensation, workers comp, liability~, group insurance, employer insurance, employer plan",
    },
    {
      path: "Business Insurance > Commercial Auto & Fleet Insurance",
      iab: "402",
      terms: "commercial auto insurance, commercial truck insurance, truck insurance",
    },
    {
      path: "Long Term Care & Disability",
      iab: "398",
      terms:
        "long term care insurance, long term care planning, short term disability, long term disability, income protection, social security disability, ssdi, disability benefit",
    },
  ],
}
