import type { LexiconTable } from "../types.ts"

export const jobRoles: LexiconTable = {
  category: "Job Roles",
  nodes: [
    { path: "C-Suite & Executives", iab: "76", terms: "c suite, c level, cxo, executive, leadership team" },
    {
      path: "C-Suite & Executives > CEO & President",
      iab: "76",
      terms: "ceo, managing partner, general partner, chairman~, university president, president~",
    },
    {
      path: "C-Suite & Executives > CFO",
      iab: "76",
      terms: "cfo, chief financial officer, chief accounting officer, chief investment officer",
    },
    { path: "C-Suite & Executives > CIO CTO & CISO", iab: "76", terms: "cio, cto, ciso" },
    {
      path: "C-Suite & Executives > CMO & CRO",
      iab: "76",
      terms: "cmo, chief marketing officer, chief revenue officer",
    },
    { path: "C-Suite & Executives > COO & Other Chiefs", iab: "76", terms: "coo, chro, officer~, chief~" },
    {
      path: "C-Suite & Executives > Board Members",
      iab: "76",
      terms: "board of directors, board director, corporate board, independent director, trustee~, board chair",
    },
    { path: "C-Suite & Executives > Vice Presidents", iab: "76", terms: "vp, svp, evp, avp" },
    {
      path: "Business Owners & Founders",
      iab: "60",
      terms:
        "business owner, small business owner, business proprietor, company owner, owner operator~, smb owner, business partner~, practice owner",
    },
    {
      path: "Business Owners & Founders > Founders & Entrepreneurs",
      iab: "61",
      terms: "founder, cofounder, entrepreneur, solopreneur",
    },
    {
      path: "Business Owners & Founders > Shop & Franchise Owners",
      iab: "60",
      terms:
        "franchise owner, franchisee, franchisor, restaurant owner, restaurateur, store owner, shop owner, salon owner, gym owner, bar owner, hotel owner, hotelier, shopkeeper",
    },
    {
      path: "Managers & Directors",
      iab: "62",
      terms:
        "manager~, director~, senior manager, senior director, middle management, department head, team lead, team leader, supervisor, decision maker~, job seniority, seniority~, job title, job function, occupation, professional~, businessman, businesswoman, businesspeople, head of, department lead, line manager, senior leadership",
    },
    {
      path: "Managers & Directors > Project & Program Managers",
      iab: "62",
      terms:
        "project manager, program manager, project management professional, pmp, scrum master, project leader, construction manager, coordinator~",
    },
    {
      path: "Managers & Directors > Product Managers",
      iab: "62",
      terms: "product owner, product management professional, product lead",
    },
    {
      path: "Managers & Directors > Store & Hospitality Managers",
      iab: "62",
      terms: "store manager, retail manager, restaurant manager, hotel manager, lodging manager, kitchen manager",
    },
    {
      path: "Managers & Directors > Administrative & Office Roles",
      iab: "62",
      terms:
        "office manager, administrative assistant, personal assistant~, secretary~, receptionist, typist, clerk, staff~",
    },
    {
      path: "IT & Engineering Roles",
      iab: "72",
      terms:
        "it professional, it decision maker, itdm, it manager, it director, it administrator, it department, it leader, technology manager, it buyer, federal it buyer, tech lead",
    },
    {
      path: "IT & Engineering Roles > Software Developers",
      iab: "72",
      terms:
        "software engineer, web designer, developer~, programmer, coder, app developer, ios developer, javascript developer, wordpress developer",
    },
    {
      path: "IT & Engineering Roles > Data & AI Roles",
      iab: "72",
      terms:
        "data scientist, data analyst, business intelligence analyst, bi analyst, ai researcher, database administrator, statistician, mathematician, quant~",
    },
    {
      path: "IT & Engineering Roles > Infrastructure & Security Roles",
      iab: "72",
      terms: "system administrator, sysadmin, network administrator, sre~",
    },
    {
      path: "IT & Engineering Roles > IT Support Roles",
      iab: "72",
      terms: "help desk technician, helpdesk technician, it support specialist, desktop support technician",
    },
    {
      path: "IT & Engineering Roles > Engineers",
      iab: "105",
      terms: "engineer, engineering professional, drafter, draftsman",
    },
    {
      path: "IT & Engineering Roles > Architects & Planners",
      iab: "120",
      terms:
        "architect, urban planner, city planner, land surveyor, surveyor~, cartographer, construction inspector, estimator~, inspector~",
    },
    {
      path: "IT & Engineering Roles > UX & Design Roles",
      iab: "72",
      terms:
        "ux designer, ui designer, product designer, ux researcher, interaction designer, visual designer, industrial designer",
    },
    {
      path: "Marketing Roles",
      iab: "58",
      terms:
        "marketer, marketing professional, marketing manager, marketing director, vp marketing, marketing leader, marketing coordinator, marketing analyst, marketing consultant",
    },
    {
      path: "Marketing Roles > Digital & Growth Marketing Roles",
      iab: "58",
      terms: "digital marketer, digital marketing manager, growth hacker, webmaster, strategist~",
    },
    {
      path: "Marketing Roles > Brand & Product Marketing Roles",
      iab: "58",
      terms: "brand manager, brand director, brand ambassador",
    },
    {
      path: "Marketing Roles > Advertising & Media Roles",
      iab: "91",
      terms:
        "media buyer, media planner, ad agency professional, advertising manager, ad operations, programmatic trader, programmatic buyer, copywriter",
    },
    {
      path: "Marketing Roles > PR & Communications Roles",
      iab: "58",
      terms:
        "public relations specialist, public relations manager, pr professional, public relations professional, pr manager, publicist, communications manager, spokesperson",
    },
    {
      path: "Marketing Roles > Media & Creative Professionals",
      iab: "106",
      terms:
        "graphic designer, multimedia artist, animator, illustrator~, commercial artist, photojournalist, commercial photographer, professional photographer, videographer, film producer, camera operator, cinematographer, screenwriter, journalist, reporter, correspondent~, columnist, editor~, proofreader, technical writer, fashion designer, jewelry designer, actor~, choreographer, professional musician, music director, umpire~, referee~, fashion model, interpreter~, translator~, creatives~, composer~, music producer",
    },
    {
      path: "Sales Roles",
      iab: "59",
      terms:
        "sales professional, salesperson, sales rep, sales representative, sales manager, sales leader, sales associate, sales agent, salespeople, salesman, saleswoman, revops, revenue operations, revops leader, sales ops",
    },
    {
      path: "Sales Roles > B2B & Account Sales",
      iab: "59",
      terms: "account executive, account manager, sdr, bdr, telemarketer, representative~",
    },
    {
      path: "Sales Roles > Customer Success & Service Roles",
      iab: "59",
      terms:
        "customer success manager, customer service representative, customer service agent, customer service manager",
    },
    {
      path: "Sales Roles > Retail & Specialty Sales",
      iab: "59",
      terms:
        "retail salesperson, retail worker, retail employee, cashier, store associate, insurance agent, insurance broker, auctioneer, stocker~, merchandiser",
    },
    {
      path: "Finance & Accounting Roles",
      iab: "54",
      terms:
        "finance professional, financial professional, finance manager, finance director, financial manager, finance leader, accounting professional, controller~, comptroller, treasurer~",
    },
    {
      path: "Finance & Accounting Roles > Accountants & Auditors",
      iab: "54",
      terms: "accountant, cpa, auditor, bookkeeper, accounting manager, tax advisor, payroll manager",
    },
    {
      path: "Finance & Accounting Roles > Analysts & Investment Roles",
      iab: "54",
      terms:
        "financial analyst, investment banker, investment analyst, investment manager, investment professional, asset manager, fund manager, venture capitalist, equity analyst, stockbroker, stock broker, economist, analyst~, examiner~",
    },
    {
      path: "Finance & Accounting Roles > Banking & Insurance Roles",
      iab: "54",
      terms:
        "banker, bank manager, bank teller, teller~, loan officer, underwriter, insurance adjuster, insurance appraiser, actuary, insurance professional, appraiser~, adjuster~, insurance broker, insurance agent, mortgage broker, claims adjuster, plan sponsor",
    },
    {
      path: "HR & Recruiting Roles",
      iab: "55",
      terms:
        "hr professional, human resources professional, human resource, hr manager, hr director, people and culture, head of people, chief people officer, people ops, people operations, employee experience, benefits broker, employee benefits broker",
    },
    {
      path: "HR & Recruiting Roles > Recruiters",
      iab: "55",
      terms:
        "recruiter, recruiting professional, recruiting manager, talent acquisition manager, recruitment consultant, staffing manager, hiring manager, recruitment manager",
    },
    {
      path: "HR & Recruiting Roles > Compensation Benefits & Training",
      iab: "55",
      terms: "benefits manager, benefits administrator, compensation manager, compensation analyst",
    },
    {
      path: "Operations & Procurement Roles",
      iab: "73",
      terms:
        "operations manager, operations director, operations professional, director of operations, operations leader, consultant~",
    },
    {
      path: "Operations & Procurement Roles > Procurement & Purchasing",
      iab: "73",
      terms: "procurement manager, purchasing manager, purchasing agent, procurement professional, procurement officer",
    },
    {
      path: "Operations & Procurement Roles > Supply Chain & Logistics",
      iab: "57",
      terms:
        "supply chain manager, supply chain professional, supply chain director, supply chain analyst, logistics manager, logistics coordinator, logistics professional, dispatcher",
    },
    {
      path: "Operations & Procurement Roles > Production & Quality",
      iab: "104",
      terms:
        "plant manager, production manager, manufacturing manager, factory manager, quality manager, manufacturing professional, safety professional, foreman, superintendent~",
    },
    {
      path: "Operations & Procurement Roles > Facilities & Events",
      iab: "73",
      terms:
        "facility manager, facilities director, facilities decision maker, building manager, event planner, meeting planner, travel manager",
    },
    {
      path: "Legal & Compliance Roles",
      iab: "100",
      terms:
        "legal professional, legal decision maker, legal staff, legal department, legal counsel, legal operations, notary~, legal assistant, paralegal, mediator, arbitrator",
    },
    {
      path: "Legal & Compliance Roles > Lawyers & Judges",
      iab: "100",
      terms:
        "lawyer, attorney, general counsel, corporate counsel, law partner, barrister, solicitor~, prosecutor, judge~, magistrate, litigator",
    },
    {
      path: "Legal & Compliance Roles > Compliance & Risk Roles",
      iab: "100",
      terms:
        "compliance officer, compliance manager, compliance professional, compliance director, compliance analyst, privacy officer",
    },
    {
      path: "Legal & Compliance Roles > Government & Public Officials",
      iab: "77",
      terms:
        "government employee, federal employee, state employee, government worker, civil servant, public official, government official, policy maker, policymaker, legislator, diplomat, mayor~, lobbyist, city official, county official, municipal official, elected official, town clerk, city council member, contracting officer, city manager, procurement official",
    },
    {
      path: "Healthcare Professionals",
      iab: "97",
      terms:
        "health care professional, hcp, healthcare worker, health professional, clinician, healthcare practitioner, hospital administrator, healthcare administrator",
    },
    {
      path: "Healthcare Professionals > Physicians",
      iab: "97",
      terms:
        "physician, medical doctor, doctor~, primary care physician, pcp, general practitioner, internist, pediatrician, prescriber",
    },
    {
      path: "Healthcare Professionals > Medical Specialists",
      iab: "97",
      terms:
        "cardiologist, oncologist, dermatologist, neurologist, psychiatrist, radiologist, anesthesiologist, gastroenterologist, endocrinologist, rheumatologist, pulmonologist, nephrologist, urologist, hematologist, allergist, immunologist, ophthalmologist, otolaryngologist, obstetrician, gynecologist, ob gyn, obgyn, pathologist, specialist~",
    },
    {
      path: "Healthcare Professionals > Surgeons",
      iab: "97",
      terms: "surgeon, orthopedic surgeon, orthopedist, neurosurgeon, podiatrist",
    },
    {
      path: "Healthcare Professionals > Nurses & Advanced Practice",
      iab: "97",
      terms: "nurse, rn, lpn, midwife, cna, nursing assistant",
    },
    {
      path: "Healthcare Professionals > Dental & Vision Professionals",
      iab: "97",
      terms:
        "dentist, orthodontist, periodontist, endodontist, prosthodontist, dental hygienist, dental assistant, dental professional, optometrist, optician, audiologist",
    },
    {
      path: "Healthcare Professionals > Pharmacists & Lab",
      iab: "97",
      terms: "pharmacist, pharmacy technician, pharmacy manager, pharmacy director, pharmacy aide, phlebotomist",
    },
    {
      path: "Healthcare Professionals > Therapists & Allied Health",
      iab: "97",
      terms:
        "physical therapist, physiotherapist, respiratory therapist, acupuncturist, naturopath, athletic trainer, dietitian, nutritionist, radiology technician, sonographer, medical assistant, medical biller, emt, paramedic, genetic counselor, doula, music therapist, technologist~",
    },
    {
      path: "Healthcare Professionals > Mental Health & Social Work",
      iab: "97",
      terms: "psychologist, psychotherapist, social worker, therapist~, counselor~",
    },
    {
      path: "Healthcare Professionals > Veterinary Professionals",
      iab: "97",
      terms: "veterinary technician, vet tech, veterinary assistant, equine veterinarian",
    },
    {
      path: "Educators & Academics",
      iab: "92",
      terms:
        "educator, education professional, education decision maker, education leader, education worker, academic~, faculty~",
    },
    {
      path: "Educators & Academics > Teachers",
      iab: "92",
      terms: "teacher, school teacher, schoolteacher, teaching assistant, childcare worker",
    },
    {
      path: "Educators & Academics > School Administrators",
      iab: "92",
      terms:
        "school principal, principal~, school superintendent, dean~, provost, university administrator, registrar~, headmaster, administrator~",
    },
    {
      path: "Educators & Academics > Professors & Researchers",
      iab: "92",
      terms:
        "professor, college professor, university professor, lecturer, postdoctoral researcher, postdoc, university faculty, college faculty, librarian, archivist, curator~",
    },
    {
      path: "Educators & Academics > Scientists",
      iab: "92",
      terms:
        "scientist, chemist, biologist, physicist, geologist, geoscientist, microbiologist, biochemist, geneticist, epidemiologist, meteorologist, astronomer, zoologist, sociologist, anthropologist, archaeologist, historian, ecologist, neuroscientist, paleontologist, oceanographer, botanist, researcher~",
    },
    {
      path: "Skilled Trades & Labor",
      iab: "121",
      terms:
        "skilled trade, tradesperson, tradesman, tradespeople, skilled labor, blue collar, laborer, craftsperson, journeyman, worker~, technician~, contractor~, skilled manual worker, manual worker, skilled worker, tradie",
    },
    {
      path: "Skilled Trades & Labor > Construction Trades",
      iab: "121",
      terms:
        "general contractor, construction worker, construction professional, construction decision maker, electrician, plumber, carpenter, mason~, bricklayer, stonemason, roofer, house painter, glazier, ironworker, steelworker, plasterer, pipefitter, solar installer, framer~, cabinetmaker, remodeler, millwright",
    },
    {
      path: "Skilled Trades & Labor > Installation & Repair Trades",
      iab: "121",
      terms:
        "mechanic~, auto mechanic, automotive technician, automotive service technician, auto technician, diesel mechanic, truck mechanic, hvac technician, lineman~, installer~, repairer",
    },
    {
      path: "Skilled Trades & Labor > Production & Manufacturing Workers",
      iab: "104",
      terms:
        "welder, machinist, factory worker, manufacturing worker, assembler, toolmaker, fabricator, tailor~, seamstress, plant operator, operator~",
    },
    {
      path: "Skilled Trades & Labor > Drivers & Transportation Workers",
      iab: "101",
      terms:
        "truck driver, trucker, cdl driver, commercial driver, delivery driver, bus driver, taxi driver, cab driver, rideshare driver, uber driver, chauffeur, forklift operator, pilot~, airline pilot, flight attendant, garbage collector, professional driver, attendant~, owner operator, long haul driver",
    },
    {
      path: "Skilled Trades & Labor > Food & Hospitality Workers",
      iab: "98",
      terms:
        "chef, line cook, restaurant worker, restaurant professional, hospitality worker, hospitality professional, waiter, waitress, bartender, barista, hotel worker, concierge~, bellhop, housekeeper~, maid~, sommelier",
    },
    {
      path: "Skilled Trades & Labor > Personal & Building Service Workers",
      iab: "98",
      terms:
        "janitor, custodian~, cleaner~, landscaper, landscaping worker, groundskeeper, arborist, tree trimmer, hair stylist, hairstylist, cosmetologist, beautician, esthetician, aesthetician, manicurist, makeup artist~, funeral director, mortician, fitness instructor, yoga instructor, zookeeper, lifeguard~, butler~, minister~, chaplain, instructor~",
    },
    {
      path: "Skilled Trades & Labor > Public Safety & Security Workers",
      iab: "97",
      terms:
        "police officer, law enforcement officer, law enforcement professional, cop~, sheriff~, detective~, criminal investigator, firefighter, security guard, security officer, security professional, park ranger, game warden, fbi agent, bodyguard, police chief, coroner",
    },
    {
      path: "Skilled Trades & Labor > Farm Forestry & Mining Workers",
      iab: "102",
      terms:
        "farmer, rancher, farm worker, farmworker, agricultural worker, ranch hand, grower~, logger~, lumberjack, winemaker, miner~",
    },
    {
      path: "Freelancers & Self-Employed",
      iab: "60",
      terms:
        "freelancer, freelance, self employed, self employment, independent contractor, sole proprietor, sole proprietorship, sole trader",
    },
    {
      path: "Freelancers & Self-Employed > Creative Freelancers",
      iab: "60",
      terms: "freelance writer, virtual assistant",
    },
    {
      path: "Freelancers & Self-Employed > Creators & Online Sellers",
      iab: "60",
      terms:
        "etsy seller, ebay seller, amazon seller, online seller, dropshipper, course creator, professional blogger, professional youtuber, professional streamer, keynote speaker, motivational speaker",
    },
  ],
}
