import type { LexiconTable } from "../types.ts"

export const demographics: LexiconTable = {
  category: "Demographics",
  nodes: [
    {
      path: "Age Groups",
      iab: "TIFQA5",
      terms:
        "age~, age range, age band, age bracket, aged~, years old, adult~, demographic, demo~, sociodemographic, age 18, 18 plus, minor~, general audience, general population, gen pop, mass audience, total population, all adults, broad audience",
    },
    {
      path: "Age Groups > Children & Teens",
      iab: "TIFQA5",
      terms:
        "teen, teenager, teenage, tween, preteen, adolescent, adolescence, youth~, young people, 13 17~, minor under 16",
    },
    {
      path: "Age Groups > Young Adults",
      iab: "TIFQA5",
      terms:
        "young adult, emerging adult, 18 24~, a18 24, p18 24, 18 29~, 18 34~, 21 34~, 25 34~, twenties, in their 20s, young professional",
    },
    {
      path: "Age Groups > Adults 35-54",
      iab: "TIFQA5",
      terms:
        "middle aged, middle age, midlife, 35 44~, a35 44, 35 54~, 45 54~, 25 49~, 25 54~, 18 49~, 18 54~, thirties, forties, fifties~, in their 30s, in their 40s, in their 50s, over 40",
    },
    {
      path: "Age Groups > Mature Adults 55-64",
      iab: "TIFQA5",
      terms: "age 55 64, 55 64~, a55 64, 50 64~, 50 plus, over 50, 55 plus",
    },
    {
      path: "Age Groups > Seniors 65+",
      iab: "TIFQA5",
      terms: "senior~, elderly, elder~, pensioner, golden years~, age 65, 65 plus, centenarian",
    },
    { path: "Generations", iab: "TIFQA5", terms: "generation~, generational, age cohort" },
    { path: "Generations > Gen Alpha", iab: "TIFQA5", terms: "generation alpha" },
    { path: "Generations > Gen Z", iab: "TIFQA5", terms: "generation z, genz, gen zer, zoomer, igen" },
    { path: "Generations > Millennials", iab: "TIFQA5", terms: "millennial, gen y, xennial" },
    { path: "Generations > Gen X", iab: "TIFQA5", terms: "generation x, genx, gen xer" },
    { path: "Generations > Baby Boomers", iab: "TIFQA5", terms: "boomer, babyboomer" },
    { path: "Generations > Silent Generation", iab: "TIFQA5", terms: "greatest generation, depression era generation" },
    { path: "Gender", iab: "TIFQA5", terms: "gender, unknown gender" },
    { path: "Gender > Women", iab: "TIFQA5", terms: "female~, woman~, women~, lady~, girl~" },
    { path: "Gender > Men", iab: "TIFQA5", terms: "male~, man~, men~, guy~, gentleman~, boy~, dude~" },
    {
      path: "Gender > LGBTQ+ & Nonbinary",
      iab: "TIFQA5",
      terms: "lgbt, lgbtq, lgbtqia, gay, lesbian, bisexual, transgender, trans community, queer, nonbinary",
    },
    {
      path: "Household Income",
      iab: "391",
      terms: "hhi, income~, personal income, income range, income band, income bracket, earner~",
    },
    {
      path: "Household Income > Lower Income",
      iab: "391",
      terms: "low income, under 25k, under 50k, poverty level, working class, welfare recipient",
    },
    { path: "Household Income > Middle Income", iab: "391", terms: "moderate income, middle class" },
    {
      path: "Household Income > Upper Income",
      iab: "391",
      terms: "high income, higher income, henry~, 100k plus~, 150k plus~, 200k plus~, 250k plus~",
    },
    { path: "Net Worth & Affluence", iab: "391", terms: "net worth, hnw, hnwi, hnwis, 1m plus~" },
    {
      path: "Net Worth & Affluence > Affluent",
      iab: "391",
      terms: "affluent~, affluence~, wealthy~, wealth~, well off~, rich~, upscale~, privileged~, prosperous~",
    },
    {
      path: "Net Worth & Affluence > Ultra High Net Worth",
      iab: "391",
      terms: "uhnw, uhnwi, millionaire, multimillionaire, billionaire, one percent~",
    },
    {
      path: "Education Level",
      iab: "132",
      terms:
        "educational attainment, level of education, highest education, education attained, educated~, college educated",
    },
    {
      path: "Education Level > High School or Less",
      iab: "132",
      terms:
        "high school diploma, high school graduate, high school education, completed high school, ged holder, no college",
    },
    {
      path: "Education Level > Some College",
      iab: "132",
      terms: "attended college, associates degree, vocational degree, technical degree, college dropout",
    },
    {
      path: "Education Level > College Graduate",
      iab: "132",
      terms:
        "college grad, university graduate, completed college, college degree, university degree, bachelors degree, undergraduate degree, degree holder, college alumni, alumni~, alumnus",
    },
    {
      path: "Education Level > Graduate Degree",
      iab: "132",
      terms:
        "advanced degree, postgraduate degree, masters degree, doctoral degree, doctorate, phd holder, professional degree, mba holder",
    },
    { path: "Marital Status", iab: "191", terms: "relationship status, marital" },
    {
      path: "Marital Status > Married & Partnered",
      iab: "191",
      terms: "married, wife~, husband~, spouse, couple~, domestic partner, domestic partnership, cohabiting, dink",
    },
    { path: "Marital Status > Single", iab: "191", terms: "single~, unmarried, bachelor~, bachelorette~" },
    {
      path: "Marital Status > Divorced & Widowed",
      iab: "191",
      terms: "divorced, divorcee, separated~, widowed, widow, widower",
    },
    { path: "Household Composition", iab: "186", terms: "household~, householder, lifestage, family~" },
    {
      path: "Household Composition > Households With Children",
      iab: "186",
      terms: "presence of children, presence of child, children present, children at home, families~",
    },
    {
      path: "Household Composition > Households Without Children",
      iab: "186",
      terms: "no children, no kids, childless, childfree, child free, without children, living alone, lives alone",
    },
    {
      path: "Household Composition > Multigenerational & Shared",
      iab: "186",
      terms: "multigenerational, sandwich generation",
    },
    {
      path: "Homeowners & Renters",
      iab: "441",
      terms:
        "dwelling~, home ownership, homeownership, housing tenure, residence type, length of residence, years at residence, dwelling type",
    },
    {
      path: "Homeowners & Renters > Homeowners",
      iab: "441",
      terms: "homeowner, home owner, house owner, owner occupied, owns home, own residence, condo owner, hoa",
    },
    { path: "Homeowners & Renters > Renters", iab: "452", terms: "renter, rents home, apartment dweller" },
    { path: "Homeowners & Renters > Home Value & Property", iab: "441", terms: "home value, home market value" },
    {
      path: "Employment Status",
      iab: "123",
      terms:
        "employed, employment demographic, occupation type, breadwinner, salaried, part time worker, full time worker, part time employee, full time employee",
    },
    { path: "Employment Status > Unemployed", iab: "123", terms: "unemployed, out of work, jobless" },
    {
      path: "Employment Status > White & Blue Collar",
      iab: "123",
      terms:
        "white collar, white collar occupation, blue collar occupation, pink collar, gray collar, professional occupation, clerical occupation, craftsman occupation, laborer occupation, union member",
    },
    {
      path: "Employment Status > Homemakers & Retired",
      iab: "123",
      terms: "homemaker, housewife, househusband, retired",
    },
    {
      path: "Language & Ethnicity",
      iab: "TIFQA5",
      terms:
        "ethnicity, ethnic~, multicultural, minority group, racial minority, bipoc, acculturation, bicultural, nationality, spanish dominant, spanish speaking, english dominant, bilingual household, navajo nation, native american tribe",
    },
    {
      path: "Language & Ethnicity > Hispanic & Latino",
      iab: "TIFQA5",
      terms: "hispanic, latino, latina, latinx, mexican american, cuban american, puerto rican, chicano",
    },
    {
      path: "Language & Ethnicity > Black & African American",
      iab: "TIFQA5",
      terms:
        "african american, black american, black community, black women, black audience, black culture, african heritage, haitian american",
    },
    {
      path: "Language & Ethnicity > Asian American & Pacific",
      iab: "TIFQA5",
      terms:
        "asian american, asian~, aapi, chinese american, indian american, filipino american, vietnamese american, korean american, japanese american, desi~, samoan, hmong",
    },
    {
      path: "Language & Ethnicity > White & European",
      iab: "TIFQA5",
      terms:
        "caucasian, european american, white household, irish american, italian american, polish american, german american, russian american, scandinavian american, french canadian",
    },
    {
      path: "Language & Ethnicity > Native & Middle Eastern",
      iab: "TIFQA5",
      terms:
        "native american, american indian, alaska native, indigenous, first nations, tribal member, arab american, persian american, armenian american, multiracial, biracial",
    },
    {
      path: "Language & Ethnicity > Languages",
      iab: "TIFQA5",
      terms:
        "language speaker, language preference, language spoken, preferred language, primary language, browser language, language setting, native language, spanish speaker, spanish language, english speaker, bilingual~, multilingual~, chinese speaker, mandarin speaker, french speaker, francophone, german speaker, italian speaker, portuguese speaker, russian speaker, arabic speaker, hindi speaker, korean speaker, japanese speaker, vietnamese speaker, tagalog speaker, polish speaker, speaking~",
    },
    {
      path: "Military & Veterans",
      iab: "122",
      terms:
        "military household, military affiliation, military community, military discount~, military connected, military status, military personnel",
    },
    {
      path: "Military & Veterans > Active Duty & Reserve",
      iab: "122",
      terms:
        "active duty, active military, service member, servicemember, servicewoman, serviceman, enlisted~, soldier~, airman~, reservist, army reserve",
    },
    { path: "Military & Veterans > Veterans", iab: "122", terms: "veteran, military retiree, former military" },
    {
      path: "Military & Veterans > Military Families",
      iab: "122",
      terms: "military wife, military parent, army wife, military brat, military child, military base, military mom",
    },
  ],
}
