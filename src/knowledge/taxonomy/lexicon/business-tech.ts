import type { LexiconTable } from "../types.ts"

export const businessTech: LexiconTable = {
  category: "Business Tech",
  nodes: [
    {
      path: "Enterprise Software & SaaS",
      iab: "602",
      terms:
        "enterprise software, business software, saas, b2b software, enterprise technology, business technology, enterprise application, software solution, technographic, industry software, electronic health record, emr software, ehr software, electronic medical record, learning management system, hospital information system, prepackaged software, field service management, contract lifecycle management, property management software, point of sale software, fleet telematics, legal practice software, e rate, edtech purchasing, installed tech, tech stack, tech install, install base, installed base",
    },
    {
      path: "Enterprise Software & SaaS > Design & Engineering Software",
      iab: "602",
      terms:
        "cad software, cad, computer aided design, cam software, bim software, plm software, gis software, digital twin",
    },
    {
      path: "Enterprise Software & SaaS > Industry Software",
      iab: "602",
      terms:
        "construction management software, construction software, practice management software, ehr, emr, healthcare it, healthcare software, legal software, ediscovery, real estate software, hospitality software, nonprofit software, fundraising software, lms, insurance software, banking software, core banking, field service software, salon software, veterinary software, dental software, telematics",
    },
    {
      path: "Enterprise Software & SaaS > Supply Chain & Operations Software",
      iab: "602",
      terms:
        "supply chain software, supply chain management software, warehouse management system, wms, inventory software, order management system, shipping software, logistics software, cmms, procurement software, contract management software, compliance software",
    },
    {
      path: "Enterprise Software & SaaS > Content & Document Management",
      iab: "602",
      terms:
        "content management system, cms, enterprise content management, document management, electronic signature, e signature, esignature, digital signature, pdf software",
    },
    {
      path: "Cloud & Infrastructure",
      iab: "620",
      terms:
        "cloud computing, cloud~, multicloud, iaas, platform as a service, paas, serverless, edge computing, virtualization, virtual machine, vdi, daas, finops, mainframe, infrastructure~, cloud migration, hyperconverged infrastructure, cloud cost management, hybrid cloud, multi cloud, server virtualization, cloud storage",
    },
    {
      path: "Cloud & Infrastructure > Data Centers & Storage",
      iab: "616",
      terms:
        "data center, data centre, colocation, object storage, enterprise storage, data storage, nas storage, san storage, data backup, disaster recovery",
    },
    {
      path: "Cloud & Infrastructure > Containers & Observability",
      iab: "620",
      terms:
        "container orchestration, kubernetes, docker~, containerization, observability, apm software, log management, server monitoring, network monitoring, aiops, microservices",
    },
    {
      path: "Cybersecurity",
      iab: "618",
      terms:
        "cybersecurity, cyber security, information security, infosec, it security, network security, computer security, data security, enterprise security, cyber risk, cyber threat, cyberattack, ransomware, phishing, hacking, email security, cloud security, application security, devsecops, zero trust, zero trust security, endpoint protection, soar platform, privileged access, ransomware protection, endpoint detection, endpoint detection and response, managed detection and response",
    },
    {
      path: "Cybersecurity > Endpoint & Network Security",
      iab: "618",
      terms: "endpoint security, edr~, xdr, mdr, firewall, sase, network access control, mdm~, endpoint~",
    },
    {
      path: "Cybersecurity > Identity & Access Management",
      iab: "618",
      terms: "identity management, iam software, single sign on, sso, mfa, authentication",
    },
    {
      path: "Cybersecurity > Security Operations & Compliance",
      iab: "618",
      terms:
        "siem, security information and event management, security operations center, soar~, threat intelligence, threat detection, vulnerability management, vulnerability scanner, penetration testing, data loss prevention, dlp, encryption, gdpr, ccpa, mssp, bug bounty",
    },
    {
      path: "CRM & Sales Tech",
      iab: "59",
      terms: "crm, customer relationship management, sales software, sales technology, sales tech, sales enablement",
    },
    {
      path: "CRM & Sales Tech > Customer Service Software",
      iab: "59",
      terms:
        "help desk software, helpdesk software, ticketing system, ccaas, contact center software, call center software, contact center platform, survey software",
    },
    {
      path: "CRM & Sales Tech > Ecommerce Platforms",
      iab: "59",
      terms:
        "e commerce platform, ecommerce software, e commerce software, b2b ecommerce, headless commerce, marketplace software",
    },
    {
      path: "Marketing Technology",
      iab: "58",
      terms:
        "martech, marketing software, marketing automation, marketing cloud, adtech, ad tech, advertising technology, abm, marketing attribution, demand generation, loyalty software",
    },
    {
      path: "Marketing Technology > Email Social & SEO Tools",
      iab: "58",
      terms:
        "email marketing, email service provider, email automation, newsletter software, transactional email, seo software, seo tool, webinar software",
    },
    {
      path: "Marketing Technology > Ad Platforms & Data",
      iab: "58",
      terms: "demand side platform, dsp~, ad server, ad exchange, ad network, dmp, cdp, retail media, platform~",
    },
    {
      path: "HR & Payroll Software",
      iab: "55",
      terms:
        "hr software, human resources software, hr technology, hr tech, hris, hrms, hcm, payroll software, payroll system",
    },
    {
      path: "HR & Payroll Software > Recruiting Software",
      iab: "55",
      terms: "applicant tracking system, ats software, recruitment software, onboarding software",
    },
    {
      path: "HR & Payroll Software > Workforce & Talent Software",
      iab: "55",
      terms:
        "time tracking software, time and attendance software, time clock software, performance management software, talent management software, scheduling~",
    },
    {
      path: "ERP & Accounting Software",
      iab: "54",
      terms: "erp, enterprise resource planning, erp consulting, mrp software",
    },
    {
      path: "ERP & Accounting Software > Accounting Software",
      iab: "54",
      terms:
        "bookkeeping software, small business accounting software, invoicing software, invoice software, billing software, accounting system, cloud accounting",
    },
    {
      path: "ERP & Accounting Software > Financial Management Software",
      iab: "54",
      terms: "fp and a software, budgeting and forecasting software, corporate performance management",
    },
    {
      path: "Data & Analytics",
      iab: "611",
      terms:
        "data analytics, business intelligence, bi software, analytics software, analytics~, big data, data visualization, dashboard software, data science, data mining, text mining",
    },
    {
      path: "Data & Analytics > Databases & Warehouses",
      iab: "611",
      terms: "database, nosql, data warehouse, data warehousing, data lake",
    },
    {
      path: "Data & Analytics > Data Integration & Governance",
      iab: "611",
      terms:
        "data integration, etl, data pipeline, data quality, data governance, mdm software, data catalog, data management",
    },
    {
      path: "Collaboration & Productivity Tools",
      iab: "W3CW2J",
      terms:
        "collaboration software, collaboration tool, productivity software, productivity tool, productivity suite, office software, spreadsheet software, presentation software, scheduling software, groupware, collaboration~",
    },
    {
      path: "Collaboration & Productivity Tools > Video Conferencing & UC",
      iab: "607",
      terms:
        "video conferencing, videoconferencing, web conferencing, video conference, audio conferencing, unified communications, ucaas, business voip, cpaas, pbx",
    },
    {
      path: "Collaboration & Productivity Tools > Project Management Software",
      iab: "W3CW2J",
      terms: "project management, task management, kanban software",
    },
    {
      path: "Collaboration & Productivity Tools > File Sharing & Storage",
      iab: "616",
      terms: "enterprise file sharing, file sync and share, business cloud storage, virtual data room",
    },
    {
      path: "Networking & IT Hardware",
      iab: "600",
      terms:
        "networking equipment, network equipment, computer networking, network hardware, networking hardware, it hardware, enterprise hardware, enterprise networking, data networking, it equipment, wlan, sd wan, wan optimization, network switch, server~, network system, network infrastructure, wan, server rack",
    },
    {
      path: "Networking & IT Hardware > Servers & Storage Hardware",
      iab: "600",
      terms:
        "server hardware, rack server, blade server, computer server, server cabinet, gpu server, raid storage, supercomputer",
    },
    {
      path: "Networking & IT Hardware > Business Computers & Devices",
      iab: "600",
      terms:
        "business computer, business desktop, workstation computer, zero client, rugged laptop, rugged tablet, rugged handheld, industrial computer, industrial pc, barcode printer, rfid, digital signage, iiot, m2m",
    },
    {
      path: "Web Hosting & Development",
      iab: "621",
      terms:
        "web hosting, web host, vps, virtual private server, dedicated server, content delivery network, cdn, hosting~, domain~, domain registration, domain name, domain service",
    },
    {
      path: "Web Hosting & Development > Web Design & Builders",
      iab: "629",
      terms:
        "web design, website design, website builder, web designing, web development, website development, wordpress, ux design, ui design",
    },
    {
      path: "Developer Tools & Programming",
      iab: "631",
      terms:
        "developer tool, software development, programming, coding, software engineering, application development, mobile app development, app development, ios development, android development, api~, sdk, devops, software testing, debugging, scrum~, compiler~, middleware, scripting, game engine, integration~",
    },
    {
      path: "Developer Tools & Programming > Programming Languages",
      iab: "631",
      terms:
        "python~, java~, javascript, typescript, php, c sharp, csharp, golang, kotlin, perl~, html, html5, css~, xml, json, sql, matlab, vba, cobol, fortran, reactjs, angularjs, vuejs, nodejs, jquery, django, laravel, solidity, graphql, abap, haskell, linux server, unix, windows server",
    },
    {
      path: "Business AI & Automation",
      iab: "597",
      terms:
        "business ai, enterprise ai, ai for business, ai software, ai platform, ai solution, b2b ai, machine learning, deep learning, mlops, natural language processing, computer vision, agentic ai, conversational ai, ai governance, model risk, model risk management, responsible ai, generative ai for business, ai copilot, workflow automation, intelligent document processing, accounts payable automation",
    },
    {
      path: "Business AI & Automation > Automation & RPA",
      iab: "597",
      terms:
        "robotic process automation, rpa, process automation, hyperautomation, process mining, automation software, ipaas, warehouse robotics, cobot, automation~, workflow~",
    },
    {
      path: "Business AI & Automation > Emerging Enterprise Tech",
      iab: "597",
      terms:
        "enterprise blockchain, distributed ledger, quantum technology, enterprise vr training, enterprise metaverse, smart city, commercial drone",
    },
    {
      path: "IT Services & Support",
      iab: "626",
      terms:
        "it service, it support, msp, managed services, tech support, technical support, computer support, it outsourcing, it consulting, data recovery, staff augmentation, mpls",
    },
    {
      path: "IT Services & Support > IT Management Software",
      iab: "626",
      terms: "it service management, itsm, itil, rmm software, patch management, remote access software, itom, cmdb",
    },
  ],
}
