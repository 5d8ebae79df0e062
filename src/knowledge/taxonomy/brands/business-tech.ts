import type { BrandTable } from "../types.ts"

export const businessTechBrands: BrandTable = {
  category: "Business Tech",
  nodes: [
    {
      path: "Enterprise Software & SaaS",
      market: "B2B",
      names: "SAP~, Oracle~, IBM, Salesforce, ServiceNow, Atlassian, Zoho",
    },
    {
      path: "Enterprise Software & SaaS > Design & Engineering Software",
      market: "B2B2C",
      names: "Adobe, Autodesk, AutoCAD, SolidWorks, Dassault Systemes, Esri, Figma",
    },
    {
      path: "Enterprise Software & SaaS > Industry Software",
      market: "B2B",
      names: "Epic Systems, Cerner, Veeva, Fiserv, Samsara~",
    },
    {
      path: "Enterprise Software & SaaS > Content & Document Management",
      market: "B2B2C",
      names: "DocuSign, SharePoint",
    },
    {
      path: "Cloud & Infrastructure",
      market: "B2B",
      names:
        "AWS = Amazon Web Services, Microsoft Azure = Azure~, Google Cloud, VMware, Citrix, Red Hat, DigitalOcean, Rackspace, Equinix, Pure Storage, NetApp",
    },
    {
      path: "Cloud & Infrastructure > Containers & Observability",
      market: "B2B",
      names: "Datadog, New Relic, Splunk, SolarWinds",
    },
    {
      path: "Cybersecurity",
      market: "B2B",
      names:
        "CrowdStrike, Palo Alto Networks, Fortinet, Zscaler, Check Point Software, Cloudflare, Sophos, Trend Micro, Symantec, Okta, SentinelOne, Ping Identity, OneLogin, Duo Security, CyberArk, BeyondTrust, Delinea, SailPoint, Saviynt, Auth0, JumpCloud, Keeper Security, Tenable, Qualys, Rapid7, Wiz Cloud Security, Orca Security, Lacework, Snyk, Veracode, Checkmarx, SonarQube, Black Duck Software, Proofpoint, Mimecast, Abnormal Security, Barracuda Networks, KnowBe4, Cofense, Darktrace, Vectra AI, ExtraHop, Exabeam, LogRhythm, Securonix, Sumo Logic, Arctic Wolf, Huntress~, eSentire, Red Canary, Secureworks, Mandiant, Recorded Future, ThreatConnect, Anomali, Trellix, McAfee Enterprise, ESET, WithSecure, Malwarebytes ThreatDown, Cylance, Carbon Black, Cybereason, Cato Networks, Netskope, Forcepoint, iboss, Akamai, Imperva, F5 Networks, Radware, Vanta~, Drata, Secureframe, OneTrust, TrustArc, LogicGate, AuditBoard, ServiceNow GRC, RSA Security, Thales Security, Entrust~, DigiCert, Sectigo, Yubico, HashiCorp Vault, Varonis, Rubrik, Cohesity, Veeam, Commvault, Acronis, Datto, Axonius, Armis, Claroty, Nozomi Networks, Dragos~, BitSight, SecurityScorecard, Bugcrowd, HackerOne, Synack, Cobalt.io, Abnormal AI, Sysdig, Aqua Security, Tanium, Ivanti, Absolute Software, WatchGuard, SonicWall, Hornetsecurity, G DATA",
    },
    {
      path: "CRM & Sales Tech",
      market: "B2B",
      names:
        "HubSpot, Microsoft Dynamics, Pipedrive, ZoomInfo, Shopify, BigCommerce, Magento, WooCommerce, Zoho CRM, Freshsales, Close CRM, Copper CRM, Insightly, SugarCRM, Creatio~, Keap = Infusionsoft, Nutshell CRM, Salesflare, Attio~, Folk CRM, Streak CRM, Capsule CRM, Less Annoying CRM, Bitrix24, Kommo, amoCRM, Odoo CRM, Vtiger, Zendesk Sell, Microsoft Dynamics 365 = Dynamics 365, Oracle CX, SAP Sales Cloud, Salesloft, Outreach.io, Gong.io, Clari, Chorus.ai, Apollo.io, Lusha, Cognism~, LeadIQ, Seamless.AI, RocketReach, Clearbit~, Demandbase~, 6sense~, Bombora~, Terminus ABM, RollWorks, Triblio, Drift Chatbot, Qualified.com, Chili Piper, Calendly, HubSpot Sales, Lemlist, Instantly.ai, Smartlead, Reply.io, Mailshake, Yesware, Mixmax, Groove Sales, Highspot, Seismic~, Showpad, Mindtickle, Allego, Bigtincan, PandaDoc, Proposify, Qwilr, DocSend, DealHub, Varicent, Xactly, CaptivateIQ, Spiff Commissions, LeanData, Pipefy, RD Station, Ploomes, Agendor, Zoho Bigin, Engagebay, Freshdesk, Help Scout, Front App, Gorgias, Kustomer, Gladly~, Kayako, LiveAgent, LiveChat Inc, Tidio, Crisp Chat, Olark, Tawk.to, Ada Chatbot, Forethought AI, Ultimate.ai, Dixa, Talkdesk, Five9, Genesys, NICE CXone, Aircall, Dialpad, CloudTalk, RingCentral Contact Center, 8x8 Contact Center, Amazon Connect, Twilio Flex, Avaya, Medallia, Typeform, Jotform, Delighted Survey, AskNicely, InMoment, Sprinklr, Khoros, Gainsight, Totango, ChurnZero, Vitally, Planhat",
    },
    {
      path: "CRM & Sales Tech > Customer Service Software",
      market: "B2B",
      names: "Zendesk, Freshworks, Intercom~, Qualtrics, SurveyMonkey",
    },
    {
      path: "Marketing Technology",
      market: "B2B",
      names:
        "Marketo, Pardot, Eloqua, Salesforce Marketing Cloud, Adobe Experience Cloud, Adobe Campaign, Braze, Iterable, Customer.io, ActiveCampaign, Campaign Monitor, AWeber, GetResponse, ConvertKit = Kit Email, Drip Email, Sendinblue = Brevo, Mailjet, MailerLite, Moosend, Omnisend, SendGrid, Mailgun, Postmark App, SparkPost, CleverReach, Rapidmail, Emarsys, Bloomreach, Insider One, MoEngage, CleverTap, WebEngage, Airship~, OneSignal, Leanplum, Attentive Mobile, Postscript SMS, SimpleTexting, EZ Texting, Podium Reviews, Birdeye, Yext~, Moz Pro, SE Ranking, Screaming Frog, Majestic SEO, BrightEdge, Conductor SEO, Searchmetrics, Sistrix, Surfer SEO, Clearscope, MarketMuse, Buffer App, Later Social, Loomly, Agorapulse, SocialBee, Metricool, Planable, Brandwatch, Meltwater, Talkwalker, Mention App, Brand24, Cision~, Muck Rack, BuzzSumo, Unbounce, Instapage, Leadpages, ClickFunnels, Kartra, Systeme.io, Optimizely, VWO~, AB Tasty, Kameleoon, Dynamic Yield, Monetate, Hotjar, FullStory, Crazy Egg, Mouseflow, Contentsquare, Heap Analytics, Mixpanel, Amplitude Analytics, Adobe Analytics, Matomo, Piwik PRO, Plausible Analytics, Fathom Analytics, Segment CDP, mParticle, Tealium, Treasure Data, BlueConic, ActionIQ, Lytics, RudderStack, Hightouch, Census Data, Epsilon Marketing, Experian Marketing, Neustar~, Merkle~, DV360~ = Display & Video 360, Microsoft Advertising, Meta Ads Manager, Amazon Ads, TikTok Ads, LinkedIn Ads, Pinterest Ads, Snapchat Ads, AdRoll, Quantcast~, Xandr~, PubMatic~, Magnite~, OpenX~, Index Exchange, Viant~, StackAdapt~, Basis Technologies, Simpli.fi, Innovid, Integral Ad Science, Moat Analytics, Nielsen~, AppsFlyer~, Adjust GmbH, Branch Metrics, Kochava~, Singular Analytics, Unity Ads, ironSource, Vungle = Liftoff, InMobi~, Digital Turbine, Impact.com, CJ Affiliate, ShareASale, Awin, Rakuten Advertising, PartnerStack, Partnerize, Tradedoubler, ClickBank, Hotmart, Eduzz, Monetizze, Upfluence, Grin Influencer, CreatorIQ, AspireIQ, Traackr, Bazaarvoice, Yotpo, Trustpilot, PowerReviews, Okendo, Judge.me, Smile.io, LoyaltyLion, Extole, ReferralCandy, Wistia, Vidyard, Brightcove, Bynder, Brandfolder, Canto DAM, Frontify, Widen Collective, Canva for Teams, Lucidpress, Marq, Celtra, Smartly.io, Bannerflow, Funnel.io, Supermetrics, Windsor.ai, Whatagraph, AgencyAnalytics, DashThis, Databox, Triple Whale, Northbeam, Rockerbox, Measured Inc, Recast MMM",
    },
    {
      path: "Marketing Technology > Email Social & SEO Tools",
      market: "B2B",
      names: "Mailchimp, Constant Contact, Klaviyo, Hootsuite, Sprout Social, Semrush, Ahrefs",
    },
    {
      path: "Marketing Technology > Ad Platforms & Data",
      market: "B2B",
      names:
        "The Trade Desk, Google Ads, Google Analytics, LiveRamp, DoubleVerify, Criteo, Taboola, Outbrain, AppLovin, Acxiom, Comscore",
    },
    {
      path: "HR & Payroll Software",
      market: "B2B",
      names:
        "Workday~, UKG, Gusto~, Rippling~, BambooHR, Paycom, Paylocity, Ceridian, Deel, Gusto Payroll, Paycor, ADP Workforce Now, Paychex Flex, Ultimate Kronos Group, Kronos Workforce, Ceridian Dayforce, SAP SuccessFactors, Oracle HCM, Personio, HiBob, Factorial HR, Kenjo, Sesame HR, Lucca HR, PayFit, Payworks, Humi HR, Employment Hero, Xero Payroll, Deputy Scheduling, When I Work, Homebase Scheduling, 7shifts, Connecteam, Justworks, TriNet, Insperity, Remote.com, Oyster HR, Papaya Global, Velocity Global, Globalization Partners, Multiplier HR, Greenhouse Recruiting, Lever ATS, iCIMS, SmartRecruiters, Jobvite, Workable~, Ashby HQ, JazzHR, Breezy HR, Teamtailor, Recruitee, Bullhorn, Phenom People, Eightfold AI, Beamery, HireVue, Paradox Olivia, Gem Recruiting, SeekOut, hireEZ, LinkedIn Recruiter, Culture Amp, Lattice HR, 15Five, Betterworks, Leapsome, Officevibe, TINYpulse, Glint Survey, Peakon, Bonusly, Achievers~, Workhuman, O.C. Tanner, Awardco, Cornerstone OnDemand, Docebo, TalentLMS, Absorb LMS, 360Learning, Degreed~, Udemy Business, Go1 Learning, Litmos, Articulate 360, Checkr, HireRight, Sterling Check, Zenefits, Namely HR, Sage HR, Cezanne HR, Breathe HR, CharlieHR, Gupy, Sólides, Convenia, Feedz, Runa HR, Worky México, Keka, Darwinbox, GreytHR, Zoho People, SmartHR Japan, freee HR, Jobcan, KING OF TIME, Benefitfocus, Bswift, Ease Benefits, Navan, Visier~",
    },
    {
      path: "ERP & Accounting Software",
      market: "B2B",
      names: "NetSuite",
    },
    {
      path: "ERP & Accounting Software > Accounting Software",
      market: "B2B",
      names: "QuickBooks, Xero, FreshBooks, Bill.com, Expensify, SAP Concur, Intuit",
    },
    {
      path: "Data & Analytics",
      market: "B2B",
      names: "Tableau~, Power BI, Looker~, SAS Institute, MicroStrategy, Palantir, Databricks, Informatica",
    },
    {
      path: "Data & Analytics > Databases & Warehouses",
      market: "B2B",
      names: "Snowflake~, MongoDB, PostgreSQL = Postgres, MySQL, Microsoft SQL Server = SQL Server",
    },
    {
      path: "Collaboration & Productivity Tools",
      market: "B2B2C",
      names:
        "Slack~, Google Workspace, Notion~, Microsoft Excel, Confluence~, Microsoft Word, PowerPoint, Microsoft Outlook, Box Inc",
    },
    {
      path: "Collaboration & Productivity Tools > Video Conferencing & UC",
      market: "B2B2C",
      names: "Zoom~, Microsoft Teams = MS Teams, Webex, RingCentral, 8x8, Twilio",
    },
    {
      path: "Collaboration & Productivity Tools > Project Management Software",
      market: "B2B",
      names: "Asana~, Monday.com, Trello, Jira, Basecamp~, ClickUp",
    },
    {
      path: "Networking & IT Hardware",
      market: "B2B",
      names: "Cisco, Juniper Networks, Arista Networks, HPE = Hewlett Packard Enterprise",
    },
    {
      path: "Networking & IT Hardware > Business Computers & Devices",
      market: "B2B",
      names: "Lenovo ThinkPad, Panasonic Toughbook = Toughbook, Dell Technologies, Xerox, Ricoh",
    },
    {
      path: "Web Hosting & Development",
      market: "B2B2C",
      names: "GoDaddy, Bluehost, HostGator, Namecheap",
    },
    {
      path: "Web Hosting & Development > Web Design & Builders",
      market: "B2B2C",
      names: "Wix, Squarespace, WordPress.com, Webflow",
    },
    {
      path: "Developer Tools & Programming",
      market: "B2B",
      names: "GitHub, GitLab, Stack Overflow, Visual Studio, VS Code = Visual Studio Code, Unreal Engine",
    },
    {
      path: "Business AI & Automation",
      market: "B2B",
      names: "IBM Watson, GitHub Copilot, Microsoft Copilot, UiPath, Zapier",
    },
    {
      path: "IT Services & Support",
      market: "B2B",
      names:
        "Accenture, Infosys, Wipro, Cognizant, Tata Consultancy Services = TCS~, Capgemini, CDW, Gartner, Forrester Research, TeamViewer, LogMeIn",
    },
  ],
}
