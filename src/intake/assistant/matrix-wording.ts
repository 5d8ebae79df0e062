/** Wording of a dimension's value next to the topic it narrows; `{}` is the value. */
export type Wording = { before: string } | { after: string }

export const MATRIX_WORDING: Readonly<Record<string, Wording>> = {
  "Age Range": { after: "Ages {}" },
  Gender: { before: "{}" },
  "Income Range": { after: "with Income {}" },
  "Net Worth": { after: "with Net Worth {}" },
  "Education Level": { after: "with Education {}" },
  "Marital Status": { before: "{}" },
  Homeownership: { before: "{}" },
  "Presence of Children": { after: "with {}" },
  "Household Size": { after: "in Households of {}" },
  Ethnicity: { before: "{}" },
  Language: { before: "{} Speaking" },
  "Life Stage": { after: "among {}" },
  "Home Value": { after: "with Home Value {}" },
  "Length of Residence": { after: "with Residence of {}" },
  "Employment Status": { before: "{}" },
  "US State": { after: "in {}" },
  "Seniority Level": { after: "at {} Level" },
  Department: { after: "in {}" },
  "Company Size": { after: "at Companies of {}" },
  "Company Revenue": { after: "at Companies with Revenue {}" },
  "Company Industry": { after: "in {}" },
  "C-Suite Title": { before: "{}" },
}
