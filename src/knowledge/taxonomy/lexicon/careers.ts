import type { LexiconTable } from "../types.ts"

export const careers: LexiconTable = {
  category: "Careers",
  nodes: [
    { path: "Job Seekers", iab: "127", terms: "job, job hunting, hiring, employment, headhunter~" },
    {
      path: "Career Advice & Planning",
      iab: "125",
      terms:
        "career, professional development, professional networking, work life balance, mentorship~, upskilling, reskilling, outplacement, career consulting, career coach, career coaching, career counseling, career services",
    },
    {
      path: "Career Advice & Planning > Vocational Training",
      iab: "131",
      terms: "on the job training, skills training, workforce training",
    },
    {
      path: "Resumes & Interviews",
      iab: "129",
      terms:
        "resume, curriculum vitae, cv template, cv writing, cover letter, interview prep, linkedin profile, interview~",
    },
    {
      path: "Remote & Gig Work",
      iab: "130",
      terms:
        "remote work, remote working, remote worker, remote employee, work from home, wfh, working from home, telecommute, telecommuting, telecommuter, teleworker, telework, hybrid work, gig economy, gig worker, side hustle, extra income, paid survey, freelance work, digital nomad, contract work, microtask, mystery shopper, flexible work, work at home, gig~",
    },
    {
      path: "Internships & Apprenticeships",
      iab: "124",
      terms: "internship, intern~, apprenticeship, apprentice~, trainee~, externship, fellowship program, traineeship",
    },
    { path: "Tech & IT Jobs", iab: "127", terms: "tech job, it job" },
    { path: "Healthcare Jobs", iab: "127", terms: "health care job, healthcare career, travel nursing" },
    { path: "Retail & Hospitality Jobs", iab: "127", terms: "retail job, retail career" },
    { path: "Trades & Manufacturing Jobs", iab: "127", terms: "trade job, skilled trade job, skilled trades career" },
    { path: "Office & Finance Jobs", iab: "127", terms: "office job, white collar job, administrative assistant job" },
    {
      path: "Government & Education Jobs",
      iab: "127",
      terms:
        "government job, federal government job, public sector job, military recruiting, army recruiting, military recruitment, army recruitment, navy recruitment, enlistment, join the military, enlist",
    },
    {
      path: "Seasonal & Part Time Jobs",
      iab: "127",
      terms: "seasonal job, seasonal work, part time work, hourly worker, shift work, moonlighting",
    },
    {
      path: "Job Market",
      iab: "89",
      terms:
        "labor market, jobless claim, unemployment, unemployment insurance claim, layoff, laid off, severance~, work permit, return to office, minimum wage, salary",
    },
  ],
}
