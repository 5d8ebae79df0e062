export type AudienceType = { name: string; people: string; when: string }

export const AUDIENCE_TYPES: readonly AudienceType[] = [
  {
    name: "In-Market",
    people: "In-Market Shoppers",
    when: "Wants to buy now or soon: shops, compares, plans, intends.",
  },
  { name: "Ownership", people: "Owners", when: "Has the thing already and is called its owner." },
  { name: "Past Purchaser", people: "Past Purchasers", when: "Bought it before: past, recent or repeat buyers." },
  { name: "Decision Maker", people: "Decision Makers", when: "Chooses or approves a purchase, mostly for a company." },
  { name: "Enthusiast", people: "Enthusiasts", when: "Loves the subject for long: fans, buffs, hobbyists." },
  { name: "Professional", people: "Professionals", when: "Named by job, function, seniority, industry or employer." },
  {
    name: "Life Event",
    people: "Life-Event Audiences",
    when: "Goes through a change: new, expecting, moving, marrying, retiring.",
  },
  {
    name: "Demographic",
    people: "Demographic Groups",
    when: "Named by age, gender, income, family, schooling or language.",
  },
  {
    name: "Lifestyle",
    people: "Lifestyle Groups",
    when: "Shares a habit or way of living: vegans, commuters, bargain hunters.",
  },
  {
    name: "Customer & Supporter",
    people: "Customers and Supporters",
    when: "Tied to a brand or cause today: users, members, donors, voters.",
  },
  { name: "Visitor & Resident", people: "Visitors and Residents", when: "Named by where people live, stay or go." },
  {
    name: "Viewer & Listener",
    people: "Viewers Listeners and Readers",
    when: "Named by what they watch, hear, read or play.",
  },
  {
    name: "Patient & Caregiver",
    people: "Patients and Caregivers",
    when: "Lives with a health condition or cares for a person who does.",
  },
  { name: "Interest", people: "People Interested In", when: "Only a subject is named and nothing says more." },
]
