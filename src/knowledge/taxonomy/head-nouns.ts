/** Nouns that, as the last word, decide what a phrase is about ("dairy manufacturing", "water authority officials"). */
export type HeadNoun = { category: string; subcategory: string; terms: string }

export const HEAD_NOUNS: readonly HeadNoun[] = [
  {
    category: "Industries",
    subcategory: "Manufacturing & Industrial",
    terms: "manufacturing, manufacturer, industrial, mill, processing plant, fabrication, refinery",
  },
  {
    category: "Industries",
    subcategory: "Company Size & Revenue",
    terms: "industry, sector, company~, firm~, employer~, organization~, corporation",
  },
  {
    category: "Industries",
    subcategory: "Retail & Consumer Goods Industry",
    terms: "wholesale, wholesaler, distributor",
  },
  {
    category: "Job Roles",
    subcategory: "Managers & Directors",
    terms:
      "manager, director, supervisor, decision maker, administrator, coordinator, professional~, executive, department head, team lead",
  },
  {
    category: "Job Roles",
    subcategory: "Operations & Procurement Roles",
    terms: "specialist~, analyst, officer~, clerk, inspector, planner~, operator~, dispatcher, buyer agent",
  },
  {
    category: "Job Roles",
    subcategory: "IT & Engineering Roles",
    terms: "engineer, technician, programmer, developer~, architect~",
  },
  {
    category: "Job Roles",
    subcategory: "Skilled Trades & Labor",
    terms: "worker~, laborer, installer, repairer, tender~, setter~",
  },
  { category: "Careers", subcategory: "Job Seekers", terms: "job, vacancy, job opening" },
]
