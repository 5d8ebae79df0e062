import type { BrandTable } from "../types.ts"

export const careersBrands: BrandTable = {
  category: "Careers",
  nodes: [
    {
      path: "Job Seekers",
      market: "B2B2C",
      names: "Indeed~, ZipRecruiter, Monster.com, CareerBuilder, LinkedIn Jobs, SimplyHired, Snagajob, Naukri, SEEK~",
    },
    {
      path: "Career Advice & Planning",
      market: "B2C",
      names: "BetterUp, Toastmasters",
    },
    { path: "Resumes & Interviews", market: "B2C", names: "Zety, Resume.io, MyPerfectResume, Resume Genius" },
    { path: "Remote & Gig Work", market: "B2B2C", names: "Upwork, Fiverr, FlexJobs, Freelancer.com" },
    { path: "Internships & Apprenticeships", market: "B2C", names: "Handshake~" },
    { path: "Tech & IT Jobs", market: "B2B2C", names: "Dice.com, Built In" },
    { path: "Healthcare Jobs", market: "B2B2C", names: "Vivian Health, Nurse.com" },
    {
      path: "Office & Finance Jobs",
      market: "B2B2C",
      names: "eFinancialCareers, Wall Street Oasis",
    },
    {
      path: "Government & Education Jobs",
      market: "B2B2C",
      names: "USAJobs, HigherEdJobs, AmeriCorps, Peace Corps",
    },
    { path: "Job Market", market: "B2B2C", names: "Glassdoor, Payscale, Salary.com" },
  ],
}
