import type { BrandTable } from "../types.ts"

export const healthcareBrands: BrandTable = {
  category: "Healthcare",
  nodes: [
    {
      path: "Pharmacies",
      market: "B2C",
      names:
        "CVS, Walgreens, Rite Aid, Duane Reade, Shoppers Drug Mart, Lloyds Pharmacy, Superdrug, Chemist Warehouse, Watsons, GoodRx, SingleCare",
    },
    { path: "Pharmacies", market: "B2B2C", names: "Walgreens Boots Alliance, Express Scripts, OptumRx, Caremark" },
    {
      path: "Pharmacies > Online & Mail Order Pharmacy",
      market: "B2C",
      names: "PillPack, Amazon Pharmacy, Cost Plus Drugs",
    },
    {
      path: "Hospitals & Urgent Care",
      market: "B2C",
      names:
        "Mayo Clinic, Cleveland Clinic, Johns Hopkins Medicine, HCA, Tenet Healthcare, Community Health Systems, Universal Health Services, Ascension Health, CommonSpirit, Providence Health, Sutter Health, Dignity Health, AdventHealth, Advocate Health Care, Banner Health, Intermountain Health = Intermountain Healthcare, Northwell Health, NYU Langone, Mount Sinai Health System, NewYork-Presbyterian, Mass General Brigham, Cedars-Sinai, UCLA Health, UPMC, Geisinger, St. Jude, MD Anderson, CityMD, Concentra, CSL Plasma, BioLife Plasma",
    },
    {
      path: "Doctors & Clinics",
      market: "B2C",
      names: "One Medical, MinuteClinic, Zocdoc, WebMD, Healthgrades, Healthline, Optum, NHS",
    },
    {
      path: "Prescription Drugs",
      market: "B2B2C",
      names:
        "Pfizer, Eli Lilly, Merck, AbbVie, AstraZeneca, Novartis, Novo Nordisk, Bristol Myers Squibb, GlaxoSmithKline = GSK, Sanofi, Amgen, Gilead, Roche, Genentech, Bayer, Biogen, Regeneron, Vertex Pharmaceuticals, Takeda, Teva, Boehringer Ingelheim, Johnson & Johnson = J&J, Janssen, Moderna, Otsuka",
    },
    {
      path: "Over the Counter Medicine",
      market: "B2C",
      names: "Haleon, Kenvue, Cortizone, Compound W, Dr. Scholl's",
    },
    {
      path: "Over the Counter Medicine > Pain Relief",
      market: "B2C",
      names: "Tylenol, Advil, Aleve, Motrin, Excedrin, Panadol, Bengay",
    },
    {
      path: "Over the Counter Medicine > Cough Cold & Allergy Medicine",
      market: "B2C",
      names: "Vicks, NyQuil, DayQuil, Mucinex, Robitussin, Sudafed, Benadryl, Afrin",
    },
    {
      path: "Over the Counter Medicine > Digestive Remedies",
      market: "B2C",
      names: "Pepto, Tums, Imodium, Alka-Seltzer, Pepcid, Rolaids, Gas-X",
    },
    {
      path: "Over the Counter Medicine > First Aid",
      market: "B2C",
      names: "Band-Aid, Neosporin, Betadine",
    },
    {
      path: "Dental Care",
      market: "B2C",
      names: "Aspen Dental, Heartland Dental, Invisalign, SmileDirectClub, ClearChoice",
    },
    {
      path: "Vision Care",
      market: "B2C",
      names:
        "LensCrafters, Pearle Vision, America's Best, Visionworks, Eyemart Express, Specsavers, Warby Parker, Zenni, EyeBuyDirect, GlassesUSA, 1-800 Contacts, Acuvue",
    },
    {
      path: "Hearing Care",
      market: "B2C",
      names: "Miracle-Ear, Beltone",
    },
    {
      path: "Medical Devices & Tests",
      market: "B2B2C",
      names:
        "Medtronic, Abbott~ = Abbott Laboratories, Boston Scientific, Stryker, Becton Dickinson, Baxter International, Zimmer Biomet, Edwards Lifesciences, Intuitive Surgical, GE HealthCare, Siemens Healthineers",
    },
    {
      path: "Medical Devices & Tests",
      market: "B2C",
      names:
        "Omron, Inogen, Quest Diagnostics, Labcorp = Laboratory Corporation of America, Cologuard, First Response~, Invacare",
    },
    { path: "Vaccines & Preventive Care", market: "B2C", names: "Shingrix, Gardasil" },
    {
      path: "Senior & Home Care",
      market: "B2C",
      names:
        "A Place for Mom, Brookdale, Sunrise Senior Living, Home Instead, Visiting Angels, Comfort Keepers, Life Alert, Depend~",
    },
    { path: "Telehealth", market: "B2C", names: "Teladoc, Amwell, MDLive, Hims & Hers" },
    {
      path: "Physical Therapy & Chiropractic",
      market: "B2C",
      names: "ATI Physical Therapy, The Joint Chiropractic",
    },
    {
      path: "Cosmetic Procedures",
      market: "B2C",
      names: "Botox, Juvederm, Restylane, CoolSculpting",
    },
  ],
}
