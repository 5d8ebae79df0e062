import type { LexiconTable } from "../types.ts"

export const businessServices: LexiconTable = {
  category: "Business Services",
  nodes: [
    {
      path: "Marketing & Advertising Services",
      iab: "58",
      terms:
        "ad agency, creative agency, digital agency, advertising, marketing, seo, sem, search engine marketing, localization service, translation and localization, market research firm, public relations agency",
    },
    {
      path: "Marketing & Advertising Services > Digital Marketing Services",
      iab: "58",
      terms:
        "digital marketing, seo service, seo agency, search engine optimization, ppc agency, social media agency, email marketing service, lead generation service, reputation management, paid search",
    },
    {
      path: "Marketing & Advertising Services > Traditional Media & Direct Mail",
      iab: "91",
      terms: "direct mail, billboard, digital out of home, dooh, telemarketing",
    },
    {
      path: "Marketing & Advertising Services > Branding PR & Research",
      iab: "58",
      terms:
        "branding agency, brand strategy, brand identity, logo design, graphic design service, public relations, pr agency, crisis communications, market research, video production service, commercial photography, translation service, transcription service, branding~",
    },
    {
      path: "Marketing & Advertising Services > Promotional Products",
      iab: "58",
      terms:
        "branded merchandise, corporate gift, corporate gifting, business gift, swag~, branded pen, employee gift, client gift, promotional~",
    },
    {
      path: "Accounting & Payroll Services",
      iab: "54",
      terms:
        "bookkeeping, cpa firm, cpa service, accounting, payroll, bookkeeper~, outsourced accounting, tax advisory",
    },
    {
      path: "Accounting & Payroll Services > Business Tax Services",
      iab: "54",
      terms: "business tax, corporate tax, small business tax, payroll tax",
    },
    {
      path: "Accounting & Payroll Services > Audit & Assurance",
      iab: "54",
      terms: "audit service, auditing service, financial audit, assurance service, business valuation",
    },
    {
      path: "Accounting & Payroll Services > Collections & Credit Services",
      iab: "54",
      terms: "debt collection agency, commercial collections, accounts receivable management, business credit report",
    },
    {
      path: "Legal Services",
      iab: "383",
      terms:
        "law firm, law office, legal help, legal advice, legal aid, legal representation, lawyer referral, prepaid legal, legal plan, notary public, class action, mass tort, litigation, expungement, lawsuit",
    },
    {
      path: "Legal Services > Personal Injury Law",
      iab: "383",
      terms:
        "personal injury lawyer, personal injury attorney, personal injury, accident lawyer, accident attorney, wrongful death, medical malpractice, workers compensation lawyer, product liability, mesothelioma lawyer, injury lawyer, disability lawyer",
    },
    {
      path: "Legal Services > Family & Divorce Law",
      iab: "383",
      terms:
        "family law, family lawyer, family law attorney, divorce lawyer, divorce attorney, divorce law, custody attorney, adoption lawyer, prenuptial agreement, prenup, divorce mediation, guardianship lawyer",
    },
    {
      path: "Legal Services > Estate & Bankruptcy Law",
      iab: "383",
      terms:
        "estate planning attorney, estate planning lawyer, estate lawyer, probate lawyer, probate attorney, probate, elder law, living trust, last will and testament, online will, power of attorney, living will, bankruptcy lawyer, bankruptcy attorney, bankruptcy law, tax attorney, tax lawyer, tax law",
    },
    {
      path: "Legal Services > Criminal & Immigration Law",
      iab: "383",
      terms:
        "criminal lawyer, criminal defense lawyer, criminal defense attorney, criminal law, dui lawyer, dui attorney, dwi lawyer, bail bond, bail bondsman, immigration lawyer, immigration attorney, immigration law",
    },
    {
      path: "Legal Services > Corporate & IP Law",
      iab: "383",
      terms:
        "corporate law, business law, business lawyer, corporate lawyer, corporate attorney, business attorney, commercial law, contract law, contract lawyer, intellectual property, patent attorney, patent lawyer, patent~, trademark, trademark attorney, copyright law, employment law, employment lawyer, labor law, real estate lawyer, real estate attorney, environmental law, construction law, copyright~",
    },
    {
      path: "Staffing & HR Services",
      iab: "55",
      terms:
        "staffing, hr service, professional employer organization, peo, eor, employee engagement, background check",
    },
    {
      path: "Staffing & HR Services > Recruitment & Temp Staffing",
      iab: "55",
      terms:
        "employment agency, temp agency, executive search, headhunting, rpo, employee screening, talent acquisition, recruitment, recruiting",
    },
    {
      path: "Staffing & HR Services > Benefits & Employee Programs",
      iab: "55",
      terms:
        "employee benefit, benefits administration, employee assistance program, corporate wellness, employee wellness, workplace wellness, relocation service, corporate relocation, employee relocation, voluntary benefits",
    },
    {
      path: "Staffing & HR Services > Corporate Training",
      iab: "55",
      terms:
        "employee training, leadership training, leadership development, management training, sales training, compliance training, safety training, osha training, executive coaching, team building, diversity training, professional training, business coach",
    },
    {
      path: "Shipping & Logistics Services",
      iab: "57",
      terms: "shipping service, logistics, shipping~, 3pl, 4pl, supply chain, fulfillment~",
    },
    {
      path: "Shipping & Logistics Services > Freight & Trucking Services",
      iab: "57",
      terms:
        "freight, freight brokerage, less than truckload, full truckload, trucking, drayage, cargo~, customs brokerage",
    },
    {
      path: "Shipping & Logistics Services > Parcel & Courier Services",
      iab: "57",
      terms:
        "parcel delivery, package delivery, parcel shipping, courier, express delivery, last mile delivery, messenger service, mail service, mailing service, mail forwarding, mailbox rental, postage, post office, certified mail",
    },
    {
      path: "Shipping & Logistics Services > Warehousing Services",
      iab: "57",
      terms:
        "warehousing, warehouse storage, cold storage warehouse, distribution center, public warehouse, bonded warehouse, inventory storage, cross docking",
    },
    {
      path: "Business Banking & Lending",
      iab: "66",
      terms:
        "business banking, small business banking, commercial banking, corporate banking, business finance, business financing, business bank account, business checking, treasury management, trade finance, corporate finance, merchant banking, surety bond, business financial services",
    },
    {
      path: "Business Banking & Lending > Business Loans",
      iab: "66",
      terms:
        "small business loan, commercial loan, commercial lending, sba loan, business line of credit, startup loan, working capital, merchant cash advance, ppp loan, microloan, equipment loan, commercial mortgage loan",
    },
    {
      path: "Business Banking & Lending > Factoring & Leasing",
      iab: "67",
      terms:
        "invoice factoring, accounts receivable financing, invoice financing, debt factoring, equipment financing, equipment leasing, equipment finance, sale leaseback, invoice~, factoring~",
    },
    {
      path: "Business Banking & Lending > Business Credit Cards",
      iab: "66",
      terms:
        "small business credit card, corporate credit card, corporate card, company card, fuel card, fleet card, purchasing card, business debit card",
    },
    {
      path: "Business Banking & Lending > M&A & Capital Raising",
      iab: "68",
      terms:
        "mergers and acquisitions, merger~, corporate acquisition, m and a, capital raising, ipo advisory, business broker, business for sale, business acquisition, chapter 11",
    },
    {
      path: "Merchant Services & Payments",
      iab: "63",
      terms:
        "merchant service, merchant account, payment processing, payment processor, credit card processing, payment gateway, payment solution, b2b payments, ecommerce payments, ach payments, subscription billing, chargeback, merchant services, payment system, card processing, payment terminal",
    },
    {
      path: "Merchant Services & Payments > POS Systems",
      iab: "63",
      terms:
        "point of sale, pos software, pos hardware, restaurant pos, cash register, credit card terminal, credit card reader, receipt printer, cash drawer, bar code reader, barcode scanner, card reader, pos~",
    },
    {
      path: "Merchant Services & Payments > Money Handling",
      iab: "63",
      terms:
        "bill counter, money counter, banknote verifier, coin counter, coin wrapper, counterfeit detector, money bag, armored car service, atm machine business, coin sorter, currency counter",
    },
    {
      path: "Consulting Services",
      iab: "103",
      terms:
        "consulting, consultancy, corporate strategy, advisory service, business strategy, change management, organizational development, process improvement, business administration, strategic planning, corporate governance, six sigma",
    },
    {
      path: "Consulting Services > Outsourcing & BPO",
      iab: "103",
      terms: "bpo, outsourcing, offshoring, nearshoring, answering service, virtual receptionist, customer service",
    },
    {
      path: "Consulting Services > Risk & Environmental Consulting",
      iab: "94",
      terms: "risk management, regulatory compliance, esg, corporate sustainability, csr, carbon offset",
    },
    {
      path: "Consulting Services > Specialist Consulting",
      iab: "103",
      terms:
        "financial consulting, healthcare consulting, grant writing, research and development, architectural service",
    },
    {
      path: "Office Supplies & Equipment",
      iab: "73",
      terms:
        "office supply, office product, office equipment, business supply, office accessory, office store, office essentials, workplace supply, breakroom supply, desk accessory",
    },
    {
      path: "Office Supplies & Equipment > Paper & Writing Supplies",
      iab: "73",
      terms:
        "copy paper, printer paper, office paper, multipurpose paper, notepad, legal pad, sticky note, post it note, index card, letterhead, business form, receipt book, invoice form, ballpoint pen, gel pen, rollerball pen, fountain pen~, highlighter, dry erase marker, permanent marker, mechanical pencil, pencil sharpener, correction fluid, correction tape, eraser~, spiral notebook, ledger book, desk calendar, appointment book, adhesive label, name badge, name tag, badge holder, lanyard, desk pad, blotter, envelope",
    },
    {
      path: "Office Supplies & Equipment > Filing & Desk Organization",
      iab: "73",
      terms:
        "file folder, filing cabinet, file cabinet, file organizer, file box, binder~, paper clip, paperclip, stapler, staple remover, hole punch, tape dispenser, rubber band, push pin, clipboard, desk organizer, pen holder, letter tray, sheet protector, expanding file, rolodex, letter opener, name plate, date stamp, ink pad, self inking stamp, paper cutter, paper trimmer, magazine holder, whiteboard, dry erase board, chalkboard, lectern, podium~, binding machine, bulletin board, folder~",
    },
    {
      path: "Office Supplies & Equipment > Office Machines",
      iab: "73",
      terms:
        "copier, photocopier, copy machine, fax machine, laminator, label maker, label printer, mailing machine, typewriter, time clock, time card, office printer, business printer, conference phone, office phone, desk phone, overhead projector, document camera, toner~, printer ribbon, vending machine, calculator~, dictation machine, laser pointer, thermal printer, shredder",
    },
    {
      path: "Office Supplies & Equipment > Office Furniture & Space",
      iab: "73",
      terms:
        "office furniture, office desk, office chair, executive chair, conference table, cubicle, workstation furniture, reception desk, reception furniture, task chair, conference chair, chair mat, office bookcase, lap desk, office lighting, executive desk, stacking chair, virtual office, serviced office, office remodel, office design, office pod, office moving",
    },
    {
      path: "Printing & Signage",
      iab: "73",
      terms:
        "printing service, print shop, print service, print on demand, book printing, embroidery service, vinyl cutter, sign printer, engraving service, printing~",
    },
    {
      path: "Printing & Signage > Business Cards & Marketing Print",
      iab: "73",
      terms:
        "business card, postcard mailer, pamphlet, leaflet, door hanger, custom sticker, custom label, custom packaging, table tent, brochure, flyer~",
    },
    {
      path: "Printing & Signage > Signs & Displays",
      iab: "73",
      terms:
        "signage, business sign, sign maker, custom sign, sign shop, vinyl banner, led sign, open sign, digital sign, safety sign, traffic sign, exit sign, ada sign, sandwich board, vehicle wrap, truck lettering, window graphic, real estate sign, feather flag, poster stand, sign holder, menu board, retail display, mannequin, store fixture, slatwall, gridwall, banner~",
    },
    {
      path: "Corporate Events & Conferences",
      iab: "180",
      terms:
        "corporate event, event planning service, event management service, business event, conference~, convention~, industry event, industry conference, trade show, tradeshow, trade fair, expo~, exhibitor, networking event, business networking, webinar, virtual event, seminar~, event production, event rental, keynote, incentive travel, hackathon",
    },
    {
      path: "Industrial Equipment & Supplies",
      iab: "105",
      terms:
        "industrial equipment, industrial supply, industrial machinery, industrial material, industrial product, machinery~, manufacturing equipment, mro, industrial parts, industrial tool, industrial hardware, equipment rental, industrial fan, industrial vacuum, industrial generator, industrial storage, industrial battery, industrial lubricant, industrial adhesive, industrial scale, industrial refrigeration, industrial oven, industrial furnace, industrial boiler, industrial laser, hairdressing equipment, trolley~, pallet jack",
    },
    {
      path: "Industrial Equipment & Supplies > Construction & Heavy Equipment",
      iab: "121",
      terms:
        "construction equipment, heavy equipment, excavator, bulldozer, backhoe, skid steer, wheel loader, crane~, paver machine, trencher, concrete mixer, cement mixer, concrete pump, scissor lift, boom lift, aerial lift, dump truck~, telehandler, compactor machine, pile driver, drilling rig, mining equipment, surveying equipment, traffic cone, traffic barrel, traffic barrier, road barricade, site trailer, portable toilet",
    },
    {
      path: "Industrial Equipment & Supplies > Material Handling & Packaging",
      iab: "105",
      terms:
        "material handling, forklift, fork lift, pallet, warehouse racking, warehouse shelving, warehouse equipment, industrial shelving, conveyor~, conveyor belt, hoist~, industrial winch, lift table, hand truck, platform cart, packaging supply, shipping supply, shipping box, corrugated box, cardboard box, bubble wrap, packing tape, packing peanut, packing paper, stretch film, mailing~, mailer~",
    },
    {
      path: "Industrial Equipment & Supplies > Manufacturing & Machine Tools",
      iab: "105",
      terms:
        "machine tool, cnc machine, cnc router, milling machine, lathe machine, metalworking equipment, press brake, stamping press, welding equipment, laser cutter, tooling, abrasive, industrial robot, industrial automation, plc, motion control, industrial control, sensor~, industrial gearbox, bearing~, sandblaster, oscilloscope",
    },
    {
      path: "Industrial Equipment & Supplies > Fluid Power & Electrical",
      iab: "105",
      terms:
        "hydraulics, pneumatics, industrial pump, centrifugal pump, industrial valve, flow meter, pressure gauge, heat exchanger, cooling tower, industrial chiller, industrial filter, industrial hose, gasket~, industrial gas, electrical transformer, switchgear, cable tray",
    },
    {
      path: "Industrial Equipment & Supplies > Workplace Safety & PPE",
      iab: "105",
      terms:
        "personal protective equipment, ppe, work safety gear, work safety protective gear, safety equipment, safety supply, safety vest, high visibility vest, hard hat, safety glasses, safety goggle, protective eyewear, safety gloves, work glove, safety harness, fall protection, welding mask, gas mask, dust mask, ear protection, industrial earmuffs, hazmat suit, safety apron, protective apron, spill kit, fire hose, safety cone, ergonomic mat, bulletproof vest, n95 mask, respirator",
    },
    {
      path: "Industrial Equipment & Supplies > Food Service & Hospitality Supplies",
      iab: "105",
      terms:
        "restaurant equipment, restaurant supply, commercial kitchen, food service equipment, foodservice equipment, food service supply, commercial oven, commercial refrigerator, commercial refrigeration, commercial freezer, commercial dishwasher, commercial fryer, commercial mixer, commercial blender, commercial grill, walk in cooler, steam table, concession equipment, bakery equipment, bakery box, restaurant furniture, hotel supply, hotel linen, salon equipment, salon chair, barber chair, piercing supply",
    },
    {
      path: "Industrial Equipment & Supplies > Lab & Scientific Equipment",
      iab: "105",
      terms:
        "laboratory equipment, lab equipment, lab supply, laboratory supply, scientific equipment, science and laboratory, laboratory chemical, lab chemical, laboratory instrument, microscope~, centrifuge, spectrophotometer, spectrometer, chromatography, laboratory freezer, laboratory oven, laboratory furnace, laboratory glassware, beaker~, test tube, petri dish, pipette, autoclave, fume hood, dissection kit, scientific instrument, micromanipulator, industrial dehumidifier, examination table, hospital furniture, hospital curtain, surgical table, nitrile gloves, dental equipment, dental instrument, dental chair, veterinary equipment, ultrasound machine, x ray machine, mri machine, law enforcement equipment, dental supply, scalpel, surgical instrument",
    },
    {
      path: "Startups & Small Business Solutions",
      iab: "61",
      terms:
        "startup, start up company, small business, start a business, new business, business idea, business plan, incorporation, registered agent, business license, home business, entrepreneurship, business productivity",
    },
    {
      path: "Startups & Small Business Solutions > Franchising",
      iab: "61",
      terms: "franchise~, franchising, franchise investment, fitness franchise",
    },
    {
      path: "Startups & Small Business Solutions > Startup Funding",
      iab: "64",
      terms:
        "angel investment, angel investor, angel investing, seed funding, seed capital, venture funding, business incubator, crowdfunding, pitch deck, startup investor",
    },
    {
      path: "Startups & Small Business Solutions > Ecommerce Selling",
      iab: "61",
      terms:
        "selling online, sell online, dropshipping, drop shipping, online business, amazon fba, marketplace selling, wholesale sourcing, wholesale supplier, wholesale product, b2b marketplace, online entrepreneur, reselling",
    },
    {
      path: "Security & Facilities Services",
      iab: "73",
      terms:
        "facility service, facility management, building maintenance, building service, facility maintenance, commercial hvac, commercial plumbing, commercial roofing, commercial flooring, commercial landscaping, elevator maintenance, commercial lighting, uniform service, uniform rental",
    },
    {
      path: "Security & Facilities Services > Commercial Cleaning",
      iab: "73",
      terms: "janitorial, office cleaning, industrial cleaning, building cleaning, custodial service",
    },
    {
      path: "Security & Facilities Services > Commercial Security",
      iab: "73",
      terms:
        "business security, security service, security guard service, guard service, private security, corporate security, access control, loss prevention, executive protection, private investigator, armed security, security patrol, turnstile",
    },
  ],
}
