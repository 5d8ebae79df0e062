import type { LexiconTable } from "../types.ts"

export const industries: LexiconTable = {
  category: "Industries",
  nodes: [
    {
      path: "Technology Industry",
      iab: "115",
      terms: "tech sector, technology sector, tech company, technology company, high tech, tmt, sector~",
    },
    {
      path: "Technology Industry > Software & SaaS Companies",
      iab: "115",
      terms:
        "software industry, software company, software vendor, software publisher, saas company, saas startup, isv, tech startup",
    },
    {
      path: "Technology Industry > Computer & Electronics Industry",
      iab: "115",
      terms:
        "computer hardware industry, computer hardware manufacturer, electronics industry, electronics manufacturer, photonics",
    },
    {
      path: "Technology Industry > Semiconductors",
      iab: "115",
      terms: "semiconductor, chip manufacturer, chipmaker, microelectronics, wafer fabrication, integrated circuit",
    },
    {
      path: "Technology Industry > Telecommunications Industry",
      iab: "116",
      terms: "telecommunication company, telecom company, telecom sector, telecom operator, telecommunications carrier",
    },
    {
      path: "Technology Industry > Information Services",
      iab: "99",
      terms: "information services industry, information services company, data broker, game studio",
    },
    {
      path: "Technology Industry > Fintech & Insurtech",
      iab: "115",
      terms:
        "fintech industry, fintech company, insurtech, proptech, regtech, edtech company, healthtech company, cleantech, agritech, legaltech, deep tech, biotech startup, climate tech",
    },
    {
      path: "Healthcare & Life Sciences",
      iab: "97",
      terms:
        "healthcare industry, health care industry, healthcare sector, healthcare company, healthcare organization, life science, healthcare vertical, healthcare business",
    },
    {
      path: "Healthcare & Life Sciences > Pharmaceutical Industry",
      iab: "109",
      terms: "pharma~, pharmaceutical~, drug development, drug discovery",
    },
    {
      path: "Healthcare & Life Sciences > Biotechnology",
      iab: "119",
      terms: "biotechnology, biotech, biopharma, biopharmaceutical, biosciences",
    },
    {
      path: "Healthcare & Life Sciences > Medical Device Industry",
      iab: "97",
      terms: "medical device company, medical device manufacturer, medtech",
    },
    {
      path: "Healthcare & Life Sciences > Hospitals & Provider Organizations",
      iab: "97",
      terms:
        "hospital industry, hospital and health care, hospitals and healthcare, hospital system, health system, provider organization, physician practice, group practice, ambulatory surgery center, surgery center, health system account, physician group, medical group, clinic network",
    },
    {
      path: "Financial Services Industry",
      iab: "95",
      terms:
        "financial sector, financial institution, bfsi, financial services industry, financial services firm, financial services company, financial services sector, financial services professional, financial services organization, financial services employee, financial services account, financial services institution",
    },
    {
      path: "Financial Services Industry > Banking Industry",
      iab: "95",
      terms: "banking sector, commercial banking industry, savings institution, central bank",
    },
    {
      path: "Financial Services Industry > Insurance Industry",
      iab: "95",
      terms:
        "insurance sector, insurance company industry, insurance carrier, insurance brokerage, insurance agency, reinsurance, insurance underwriting",
    },
    {
      path: "Financial Services Industry > Capital Markets & Investment",
      iab: "95",
      terms: "investment banking, investment bank, institutional investor, fund management, family office",
    },
    {
      path: "Financial Services Industry > Venture Capital & Private Equity",
      iab: "69",
      terms: "venture capital, private equity, vc firm, growth equity, leveraged buyout, portfolio company",
    },
    {
      path: "Financial Services Industry > Real Estate Industry",
      iab: "112",
      terms: "real estate sector, property management industry",
    },
    {
      path: "Financial Services Industry > Professional Services Industry",
      iab: "103",
      terms: "professional services, holding company, conglomerate, industry",
    },
    {
      path: "Manufacturing & Industrial",
      iab: "104",
      terms:
        "manufacturing, manufacturer~, industrials, oem, factory~, factories, production plant, assembly plant, plants and factories",
    },
    {
      path: "Manufacturing & Industrial > Machinery & Equipment Manufacturing",
      iab: "105",
      terms: "machinery manufacturing, industrial machinery manufacturing",
    },
    {
      path: "Manufacturing & Industrial > Aerospace & Defense",
      iab: "122",
      terms:
        "aerospace, defense contractor, defense contracting, military contractor, government contractor, shipbuilding, shipyard",
    },
    {
      path: "Manufacturing & Industrial > Automotive Industry",
      iab: "117",
      terms: "auto industry, automotive manufacturing, automotive sector, auto manufacturer, automotive supplier",
    },
    {
      path: "Manufacturing & Industrial > Chemicals",
      iab: "104",
      terms: "chemical industry, chemical company, specialty chemical, petrochemical, agrochemical",
    },
    {
      path: "Manufacturing & Industrial > Plastics Rubber & Glass",
      iab: "104",
      terms: "plastics industry, plastics and polymers, injection molding, composite materials, thermoforming",
    },
    {
      path: "Manufacturing & Industrial > Metals Industry",
      iab: "107",
      terms: "steelmaker, metal fabrication, fabricated metal, foundry, metal stamping, die casting, smelting",
    },
    {
      path: "Manufacturing & Industrial > Paper & Packaging",
      iab: "104",
      terms: "paper industry, paper and forest products, pulp and paper, pulp mill",
    },
    {
      path: "Manufacturing & Industrial > Textiles & Apparel Industry",
      iab: "113",
      terms: "textile industry, textile mill, nonwovens",
    },
    {
      path: "Manufacturing & Industrial > Food & Beverage Manufacturing",
      iab: "96",
      terms: "food manufacturing, food production, food processing, meat packing, meat processing, seafood processing",
    },
    {
      path: "Manufacturing & Industrial > Furniture & Wood Products",
      iab: "104",
      terms: "furniture manufacturing, furniture industry, millwork, sawmill, lumber mill",
    },
    { path: "Construction & Engineering", iab: "121", terms: "construction, design build" },
    {
      path: "Construction & Engineering > Residential & Commercial Building",
      iab: "121",
      terms: "residential construction, commercial construction",
    },
    {
      path: "Construction & Engineering > Civil & Heavy Construction",
      iab: "120",
      terms: "civil engineering, roadbuilding, tunneling, dredging, earthmoving",
    },
    {
      path: "Construction & Engineering > Specialty Trade Contractors",
      iab: "121",
      terms:
        "subcontractor, electrical contractor, plumbing contractor, hvac contractor, roofing contractor, concrete contractor, masonry contractor, painting contractor, excavation contractor, drywall contractor, flooring contractor",
    },
    {
      path: "Construction & Engineering > Architecture & Engineering Firms",
      iab: "120",
      terms:
        "architecture and planning, architecture firm, architectural firm, engineering firm, engineering services, engineering company, structural engineering, land surveying, urban planning, landscape architecture",
    },
    {
      path: "Construction & Engineering > Building Materials Industry",
      iab: "121",
      terms: "building material supplier, building products industry",
    },
    { path: "Retail & Consumer Goods Industry", iab: "114", terms: "retail~, cpg company, fmcg" },
    {
      path: "Retail & Consumer Goods Industry > Ecommerce Industry",
      iab: "114",
      terms: "ecommerce company, online retail industry, dtc brand, d2c brand, ecommerce business",
    },
    {
      path: "Retail & Consumer Goods Industry > Wholesale & Distribution",
      iab: "114",
      terms: "wholesale, wholesaler, distributor~, importer, exporter, international trade",
    },
    {
      path: "Retail & Consumer Goods Industry > Store Retail",
      iab: "114",
      terms: "supermarket industry, grocery industry, grocery retail industry, convenience store industry",
    },
    {
      path: "Retail & Consumer Goods Industry > Personal & Consumer Services Industry",
      iab: "114",
      terms: "personal care services industry, dry cleaning industry, laundry services industry",
    },
    {
      path: "Energy & Mining",
      iab: "110",
      terms:
        "energy industry, energy sector, energy company, energy and utilities, energy business, commodities producer, energy market~",
    },
    {
      path: "Energy & Mining > Oil & Gas",
      iab: "110",
      terms:
        "oil and energy, petroleum, oilfield, oil drilling, offshore drilling, oil refinery, oil refining, fracking, lng, oil rig, crude oil~",
    },
    {
      path: "Energy & Mining > Utilities Industry",
      iab: "110",
      terms:
        "utilities sector, electric power industry, power generation, power plant, power grid, smart grid, transmission line",
    },
    {
      path: "Energy & Mining > Nuclear & Renewable Industry",
      iab: "110",
      terms:
        "nuclear energy, nuclear power, renewable energy industry, wind farm, geothermal power, biofuel, hydrogen energy, solar farm, hydroelectric power, hydropower",
    },
    { path: "Energy & Mining > Mining & Quarrying", iab: "110", terms: "mining~, quarry, quarrying, iron ore" },
    {
      path: "Energy & Mining > Environmental Services Industry",
      iab: "94",
      terms:
        "environmental services, waste management industry, waste collection industry, remediation services, environmental remediation",
    },
    {
      path: "Transportation & Logistics Industry",
      iab: "101",
      terms:
        "transportation industry, logistics industry, transportation and logistics, transport and logistics, transportation sector, logistics company, transportation company, transportation logistics",
    },
    {
      path: "Transportation & Logistics Industry > Trucking & Freight Industry",
      iab: "101",
      terms:
        "trucking industry, trucking company, freight industry, freight and trucking, truck transportation, motor carrier, fleet operator, freight transport",
    },
    {
      path: "Transportation & Logistics Industry > Aviation Industry",
      iab: "118",
      terms: "airline industry, airlines and aviation, airport operations, commercial aviation",
    },
    {
      path: "Transportation & Logistics Industry > Maritime & Rail Industry",
      iab: "101",
      terms:
        "maritime industry, maritime transportation, maritime transport, maritime~, merchant marine, merchant shipping, port authority, port operations, ocean carrier, rail freight",
    },
    {
      path: "Transportation & Logistics Industry > Warehousing & Passenger Transport",
      iab: "101",
      terms: "warehousing industry, warehousing and storage",
    },
    {
      path: "Agriculture & Forestry",
      iab: "102",
      terms: "agriculture, agricultural, agribusiness, farming, family farm",
    },
    {
      path: "Agriculture & Forestry > Crop Production",
      iab: "102",
      terms: "row crop, crop protection, crop seed, floriculture",
    },
    {
      path: "Agriculture & Forestry > Livestock & Ranching",
      iab: "102",
      terms: "livestock, ranching, cattle~, beef cattle, dairy farm, poultry farm, feedlot, apiculture",
    },
    {
      path: "Agriculture & Forestry > Forestry & Fishing",
      iab: "102",
      terms: "forestry, logging company, timber~, fishery, commercial fishing, aquaculture",
    },
    {
      path: "Agriculture & Forestry > Farm Equipment & Supplies",
      iab: "102",
      terms:
        "farm equipment, farm machinery, combine harvester, farm tractor, farm implement, tractor implement, seed drill, hay baler, grain bin, farm supply, irrigation equipment",
    },
    {
      path: "Media & Advertising Industry",
      iab: "106",
      terms: "media industry, media company, media sector, entertainment company, media organization",
    },
    {
      path: "Media & Advertising Industry > Advertising & Marketing Industry",
      iab: "91",
      terms: "advertising industry, marketing industry, marketing and advertising industry, advertising sector",
    },
    {
      path: "Media & Advertising Industry > Publishing Industry",
      iab: "111",
      terms: "publishing company, newspaper industry, newspaper publishing, periodical publishing",
    },
    {
      path: "Media & Advertising Industry > Film & Broadcast Industry",
      iab: "93",
      terms: "film industry, movie industry, motion picture industry, broadcast media, media production",
    },
    {
      path: "Government & Public Sector",
      iab: "77",
      terms:
        "public sector, public administration, executive office, legislative office, govtech, government~, city and county, county government, public works, road maintenance, public agency, local government",
    },
    {
      path: "Government & Public Sector > Federal Government",
      iab: "77",
      terms: "federal agency, federal contractor, public procurement",
    },
    {
      path: "Government & Public Sector > State & Local Government",
      iab: "77",
      terms: "municipal government, municipality, city government, state agency, local authority, sled~",
    },
    {
      path: "Government & Public Sector > Public Safety & Justice Sector",
      iab: "77",
      terms:
        "law enforcement industry, public safety industry, law enforcement agency, courts of law, correctional institution, judiciary, police department",
    },
    {
      path: "Education & Nonprofit Sector",
      iab: "92",
      terms:
        "education industry, education sector, educational services, educational institution, education administration, education management, education company, education vertical",
    },
    {
      path: "Education & Nonprofit Sector > Education Institutions",
      iab: "92",
      terms:
        "higher education industry, higher education institution, higher education sector, elearning provider, academia",
    },
    {
      path: "Education & Nonprofit Sector > Nonprofit Organizations",
      iab: "108",
      terms:
        "non profit organization, philanthropic organization, trade association, professional association, grantmaking, 501c3, ngo, nonprofit",
    },
    { path: "Hospitality & Food Service", iab: "98", terms: "hospitality" },
    {
      path: "Hospitality & Food Service > Restaurant & Food Service Industry",
      iab: "98",
      terms: "restaurant industry, food service, foodservice, restaurant business, restaurant franchise",
    },
    {
      path: "Hospitality & Food Service > Lodging & Tourism Industry",
      iab: "98",
      terms:
        "hotel industry, lodging industry, hotels and motels industry, hotel operator, hospitality lodging, tourism sector, travel arrangements",
    },
    {
      path: "Company Size & Revenue",
      iab: "56",
      terms:
        "firmographic, company size, company revenue, business size, naics, sic code, public company, b2b~, corporation~, employer~, venture funded, venture backed, vc backed, vc funded, seed stage, early stage startup, late stage startup, series b, series c, series d, series e, pre ipo, publicly traded, private company, private equity backed, pe backed, family owned business, bootstrapped company, inc 5000, global 2000, unicorn company, as account, as an account, named account, target account, account list, abm list, enterprise account, headcount growth, sic, naics code",
    },
    {
      path: "Company Size & Revenue > Small & Medium Business",
      iab: "60",
      terms: "smb, sme, small company, micro business, microbusiness",
    },
    {
      path: "Company Size & Revenue > Mid-Market",
      iab: "56",
      terms: "midmarket, mid size company, midsize company, medium business, midsize business, middle market",
    },
    {
      path: "Company Size & Revenue > Enterprise & Large Business",
      iab: "56",
      terms: "large business, large company, enterprise~, big business, fortune 500, fortune 100, fortune 1000",
    },
    { path: "Company Size & Revenue > Employee Count", iab: "56", terms: "company headcount, employee~" },
    {
      path: "Company Size & Revenue > Annual Revenue",
      iab: "56",
      terms: "revenue band, revenue range, business revenue, sales volume, annual sales, company sales",
    },
    {
      path: "Company Size & Revenue > Growth Stage",
      iab: "61",
      terms: "growth stage company, early stage company, high growth company, fast growing company, scaleup",
    },
  ],
}
