import type { BrandTable } from "../types.ts"

export const jobRolesBrands: BrandTable = {
  category: "Job Roles",
  nodes: [
    { path: "Healthcare Professionals", market: "B2B2C", names: "Doximity, Medscape, American Nurses Association" },
    { path: "Legal & Compliance Roles", market: "B2B", names: "American Bar Association" },
    { path: "Finance & Accounting Roles", market: "B2B", names: "AICPA, CFA Institute" },
    { path: "HR & Recruiting Roles", market: "B2B", names: "SHRM = Society for Human Resource Management" },
    {
      path: "Marketing Roles",
      market: "B2B",
      names: "American Marketing Association",
    },
    {
      path: "IT & Engineering Roles",
      market: "B2B",
      names: "Spiceworks, IEEE, CompTIA, American Society of Civil Engineers, American Institute of Architects",
    },
    { path: "Skilled Trades & Labor", market: "B2B2C", names: "AFL-CIO, IBEW, United Auto Workers, SEIU" },
    {
      path: "Business Owners & Founders",
      market: "B2B",
      names: "Entrepreneurs' Organization, Young Presidents' Organization",
    },
    { path: "Freelancers & Self-Employed", market: "B2B2C", names: "Freelancers Union" },
    {
      path: "Healthcare Professionals",
      market: "B2B",
      names: "American Medical Association, American Dental Association, American Veterinary Medical Association",
    },
    { path: "Managers & Directors", market: "B2B", names: "Project Management Institute" },
    {
      path: "Educators & Academics",
      market: "B2B2C",
      names: "National Education Association, American Federation of Teachers",
    },
  ],
}
