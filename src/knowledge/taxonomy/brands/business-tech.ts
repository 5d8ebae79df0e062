import type { BrandTable } from "../types.ts"

export const businessTechBrands: BrandTable = {
  category: "Business Tech",
  nodes: [
    {
      path: "Enterprise Software & SaaS",
      market: "B2B",
      names:
        "SAP~, Oracle~, IBM, Salesforce, ServiceNow, Atlassian, Zoho, Oracle Corporation, Adobe Creative Cloud for Business, Revit~, CATIA, PTC Creo, Siemens NX, ANSYS, Altair Engineering, Bentley Systems, Trimble~, Procore~, PlanGrid, Buildertrend, CoConstruct, Bluebeam, Aconex, Sage 300 Construction, Viewpoint Vista, Nemetschek, Archicad, SketchUp, Rhino 3D, Onshape, Fusion 360, Arena PLM, Windchill~, Blue Yonder, Manhattan Associates, Kinaxis, o9 Solutions, E2open, project44, FourKites, Descartes Systems, Geotab, Motive Fleet, Verizon Connect, Flexport, ShipStation, ShipBob, Shippo, EasyPost, AfterShip, IQVIA~, athenahealth, eClinicalWorks, NextGen Healthcare, Allscripts, DrChrono, Practice Fusion, Kareo, SimplePractice, TherapyNotes, Dentrix, Doctolib Pro, Clio Legal, MyCase, PracticePanther, LexisNexis, Westlaw, Relativity eDiscovery, Everlaw, iManage, NetDocuments, Ironclad~, Icertis, DocuWare, M-Files, OpenText, Laserfiche, Hyland OnBase, Alfresco, Guidewire, Duck Creek, Applied Epic, Vertafore, nCino, Temenos, FIS Global, Jack Henry, Finastra, Q2 Software, Blend Lending, Encompass Mortgage, Yardi, AppFolio, Buildium, RealPage, Entrata, Mews Systems, Cloudbeds, Opera PMS, SiteMinder, Toast POS, Lightspeed Commerce, Square for Restaurants, TouchBistro, Revel Systems, NCR Aloha, Mindbody, Zen Planner, Glofox, Vagaro, Blackbaud, Bloomerang, DonorPerfect, Classy Fundraising, Givebutter, Canvas LMS = Instructure, Moodle, PowerSchool, Ellucian, Schoology, Clever Badges, Tyler Technologies, Accela, OpenGov, Granicus, Cvent, Bizzabo, Hopin~, Swapcard, Eventbrite Organizer, Genetec, Milestone Systems, Verkada, Axon Evidence",
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
        "AWS = Amazon Web Services, Microsoft Azure = Azure~, Google Cloud, VMware, Citrix, Red Hat, DigitalOcean, Rackspace, Equinix, Pure Storage, NetApp, Azure Cloud, GCP~, Oracle Cloud, IBM Cloud, Alibaba Cloud, Tencent Cloud, Huawei Cloud, Linode, Vultr, Hetzner, OVHcloud = OVH~, Scaleway, IONOS Cloud, UpCloud, Exoscale, STACKIT, Open Telekom Cloud, Digital Realty, CyrusOne, CoreWeave, Lambda Labs, RunPod, Nutanix, Red Hat OpenShift, OpenStack, HashiCorp, Terraform~, Pulumi~, Ansible~, Puppet Enterprise, Chef Infra, Jenkins~, CircleCI, Travis CI, Bitbucket, Argo CD, Harness.io, Octopus Deploy, JFrog, Sonatype, Vercel, Netlify, Heroku, Render.com, Fly.io, Railway App, Fastly, Bunny CDN, Backblaze, Wasabi Storage, Dell EMC, HPE GreenLake, Hitachi Vantara, Parallels RAS, Nerdio, BMC Software, Micro Focus, Jira Service Management, Freshservice, ManageEngine, SysAid, TOPdesk, Matrix42, NinjaOne, ConnectWise, Kaseya, Atera, Jamf, Kandji, Mosyle, Addigy, Hexnode, AnyDesk, Splashtop, BeyondTrust Remote",
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
        "HubSpot, Microsoft Dynamics, Pipedrive, ZoomInfo, Shopify, BigCommerce, Magento, WooCommerce, Zoho CRM, Freshsales, Close CRM, Copper CRM, Insightly, SugarCRM, Creatio~, Keap = Infusionsoft, Nutshell CRM, Salesflare, Attio~, Folk CRM, Streak CRM, Capsule CRM, Less Annoying CRM, Bitrix24, Kommo, amoCRM, Odoo CRM, Vtiger, Zendesk Sell, Microsoft Dynamics 365 = Dynamics 365, Oracle CX, SAP Sales Cloud, Salesloft, Outreach.io, Gong.io, Clari, Chorus.ai, Apollo.io, Lusha, Cognism~, LeadIQ, Seamless.AI, RocketReach, Clearbit~, Demandbase~, 6sense~, Bombora~, Terminus ABM, RollWorks, Triblio, Drift Chatbot, Qualified.com, Chili Piper, Calendly, HubSpot Sales, Lemlist, Instantly.ai, Smartlead, Reply.io, Mailshake, Yesware, Mixmax, Groove Sales, Highspot, Seismic~, Showpad, Mindtickle, Allego, Bigtincan, PandaDoc, Proposify, Qwilr, DocSend, DealHub, Varicent, Xactly, CaptivateIQ, Spiff Commissions, LeanData, Pipefy, RD Station, Ploomes, Agendor, Zoho Bigin, Engagebay, Freshdesk, Help Scout, Front App, Gorgias, Kustomer, Gladly~, Kayako, LiveAgent, LiveChat Inc, Tidio, Crisp Chat, Olark, Tawk.to, Ada Chatbot, Forethought AI, Ultimate.ai, Dixa, Talkdesk, Five9, Genesys, NICE CXone, Aircall, Dialpad, CloudTalk, RingCentral Contact Center, 8x8 Contact Center, Amazon Connect, Twilio Flex, Avaya, Medallia, Typeform, Jotform, Delighted Survey, AskNicely, InMoment, Sprinklr, Khoros, Gainsight, Totango, ChurnZero, Vitally~, Planhat",
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
        "Marketo, Pardot, Eloqua, Salesforce Marketing Cloud, Adobe Experience Cloud, Adobe Campaign, Braze~, Iterable~, Customer.io, ActiveCampaign, Campaign Monitor, AWeber, GetResponse, ConvertKit = Kit Email, Drip Email, Sendinblue = Brevo, Mailjet, MailerLite, Moosend, Omnisend, SendGrid, Mailgun, Postmark App, SparkPost, CleverReach, Rapidmail, Emarsys, Bloomreach, Insider One, MoEngage, CleverTap, WebEngage, Airship~, OneSignal, Leanplum, Attentive Mobile, Postscript SMS, SimpleTexting, EZ Texting, Podium Reviews, Birdeye, Yext~, Moz Pro, SE Ranking, Screaming Frog, Majestic SEO, BrightEdge, Conductor SEO, Searchmetrics, Sistrix, Surfer SEO, Clearscope, MarketMuse, Buffer App, Later Social, Loomly, Agorapulse, SocialBee, Metricool, Planable, Brandwatch, Meltwater~, Talkwalker, Mention App, Brand24, Cision~, Muck Rack, BuzzSumo, Unbounce, Instapage, Leadpages, ClickFunnels, Kartra, Systeme.io, Optimizely, VWO~, AB Tasty, Kameleoon, Dynamic Yield, Monetate, Hotjar, FullStory, Crazy Egg, Mouseflow, Contentsquare, Heap Analytics, Mixpanel, Amplitude Analytics, Adobe Analytics, Matomo, Piwik PRO, Plausible Analytics, Fathom Analytics, Segment CDP, mParticle, Tealium, Treasure Data, BlueConic, ActionIQ, Lytics, RudderStack, Hightouch, Census Data, Epsilon Marketing, Experian Marketing, Neustar~, Merkle~, DV360~ = Display & Video 360, Microsoft Advertising, Meta Ads Manager, Amazon Ads, TikTok Ads, LinkedIn Ads, Pinterest Ads, Snapchat Ads, AdRoll, Quantcast~, Xandr~, PubMatic~, Magnite~, OpenX~, Index Exchange, Viant~, StackAdapt~, Basis Technologies, Simpli.fi, Innovid, Integral Ad Science, Moat Analytics, Nielsen~, AppsFlyer~, Adjust GmbH, Branch Metrics, Kochava~, Singular Analytics, Unity Ads, ironSource, Vungle = Liftoff~, InMobi~, Digital Turbine, Impact.com, CJ Affiliate, ShareASale, Awin, Rakuten Advertising, PartnerStack, Partnerize, Tradedoubler, ClickBank, Hotmart, Eduzz, Monetizze, Upfluence, Grin Influencer, CreatorIQ, AspireIQ, Traackr, Bazaarvoice, Yotpo, Trustpilot, PowerReviews, Okendo, Judge.me, Smile.io, LoyaltyLion, Extole, ReferralCandy, Wistia, Vidyard, Brightcove, Bynder, Brandfolder, Canto DAM, Frontify, Widen Collective, Canva for Teams, Lucidpress, Marq, Celtra, Smartly.io, Bannerflow, Funnel.io, Supermetrics, Windsor.ai, Whatagraph, AgencyAnalytics, DashThis, Databox, Triple Whale, Northbeam, Rockerbox, Measured Inc, Recast MMM",
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
        "Workday~, UKG, Gusto~, Rippling~, BambooHR, Paycom, Paylocity, Ceridian, Deel, Gusto Payroll, Paycor, ADP Workforce Now, Paychex Flex, Ultimate Kronos Group, Kronos Workforce, Ceridian Dayforce, SAP SuccessFactors, Oracle HCM, Personio, HiBob, Factorial HR, Kenjo, Sesame HR, Lucca HR, PayFit, Payworks, Humi HR, Employment Hero, Xero Payroll, Deputy Scheduling, When I Work, Homebase Scheduling, 7shifts, Connecteam, Justworks, TriNet, Insperity, Remote.com, Oyster HR, Papaya Global, Velocity Global, Globalization Partners, Multiplier HR, Greenhouse Recruiting, Lever ATS, iCIMS, SmartRecruiters, Jobvite, Workable~, Ashby HQ, JazzHR, Breezy HR, Teamtailor, Recruitee, Bullhorn~, Phenom People, Eightfold AI, Beamery, HireVue, Paradox Olivia, Gem Recruiting, SeekOut, hireEZ, LinkedIn Recruiter, Culture Amp, Lattice HR, 15Five, Betterworks, Leapsome, Officevibe, TINYpulse, Glint Survey, Peakon, Bonusly, Achievers~, Workhuman, O.C. Tanner, Awardco, Cornerstone OnDemand, Docebo, TalentLMS, Absorb LMS, 360Learning, Degreed~, Udemy Business, Go1 Learning, Litmos, Articulate 360, Checkr, HireRight, Sterling Check, Zenefits, Namely HR, Sage HR, Cezanne HR, Breathe HR, CharlieHR, Gupy, Sólides, Convenia, Feedz, Runa HR, Worky México, Keka, Darwinbox, GreytHR, Zoho People, SmartHR Japan, freee HR, Jobcan, KING OF TIME, Benefitfocus, Bswift, Ease Benefits, Navan, Visier~",
    },
    {
      path: "ERP & Accounting Software",
      market: "B2B",
      names:
        "NetSuite, Wave Accounting, Sage Intacct, Sage 50, SAP S/4HANA, SAP Business One, Oracle Fusion, Microsoft Dynamics GP, Acumatica, Infor~, Epicor, IFS ERP, Unit4, Odoo, ERPNext, SYSPRO, Plex Systems, Priority Software, Katana MRP, Fishbowl Inventory, Cin7, Zoho Books, Tally Prime = TallyPrime, Vyapar App, Busy Accounting, ClearTax, MYOB, Reckon Accounts, FreeAgent, Kashoo, Bench Accounting, Pilot.com, Melio~, Tipalti, AvidXchange, Stampli, Coupa, SAP Ariba, Jaggaer, Ivalua, GEP Smart, Procurify, Ramp Card, Airbase, Emburse, Spendesk, Pleo~, Payhawk, Soldo, Moss Finance, Qonto, Pennylane, Dext~, Hubdoc, AutoEntry, Lexoffice = lexware Office, sevDesk, DATEV, Exact Online, Moneybird, e-conomic, Fortnox, Visma~, Dinero Regnskab, Holded~, Quipu, Contasimple, Fatture in Cloud, TeamSystem, Zucchetti, Aruba Fatturazione, Conta Azul, Omie~, Bling ERP, Tiny ERP, TOTVS, Sankhya, Senior Sistemas, Contpaqi, Aspel, Alegra~, Siigo, Defontana, Money Forward, freee, Yayoi Accounting, OBIC, Kingdee, Yonyou, Anaplan, Adaptive Insights, Planful, Vena Solutions, OneStream, BlackLine~, FloQast, Workiva, Trintech, Zuora, Chargebee, Recurly, Maxio, Avalara, Vertex Tax, TaxJar, Sovos, Thomson Reuters ONESOURCE, CCH Axcess, Carta Equity, Pulley Equity",
    },
    {
      path: "ERP & Accounting Software > Accounting Software",
      market: "B2B",
      names: "QuickBooks, Xero, FreshBooks, Bill.com, Expensify, SAP Concur, Intuit",
    },
    {
      path: "Data & Analytics",
      market: "B2B",
      names:
        "Tableau~, Power BI, Looker~, SAS Institute, MicroStrategy, Palantir, Databricks, Informatica, Snowflake Data, BigQuery, Amazon Redshift, Azure Synapse, Teradata, Vertica, Cloudera, MariaDB, Redis~, Cassandra DB, CockroachDB, PlanetScale, Supabase, Firebase~, DynamoDB, Neo4j, Elasticsearch, Couchbase, ClickHouse, Singlestore, Pinecone DB, Weaviate, Qdrant, Fivetran, Stitch Data, Airbyte, Matillion, Talend, Boomi, MuleSoft, SnapLogic, Jitterbit, dbt Labs, Dataiku, DataRobot, H2O.ai, Alteryx, KNIME, RapidMiner, SPSS, Stata, Qlik, QlikView, Domo~, Sisense, ThoughtSpot, Metabase, Mode Analytics, Sigma Computing, Hex Technologies, Preset Superset, Yellowfin BI, TIBCO, Collibra, Alation, Atlan~, data.world, Monte Carlo Data, Bigeye, Great Expectations Data, Confluent~, Apache Kafka, Apache Spark, Apache Airflow, C3.ai, Starburst Data, Dremio, Denodo, Splunk Cloud, Grafana, Kibana, Dynatrace, AppDynamics, Honeycomb.io, PagerDuty, Opsgenie, LogicMonitor, Zabbix, Nagios, Prometheus Monitoring, Sentry.io, Rollbar, Bugsnag, Esri ArcGIS, CARTO GIS, Mapbox, Crunchbase, PitchBook, CB Insights, SimilarWeb, Statista, Euromonitor, IBISWorld, Forrester",
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
      names:
        "GoDaddy, Bluehost, HostGator, Namecheap, SiteGround, DreamHost, A2 Hosting, InMotion Hosting, Hostinger, Network Solutions, Domain.com, Porkbun, Gandi.net, WP Engine, Kinsta, Flywheel Hosting, Pressable, Liquid Web, Weebly, Ghost CMS, Drupal, Joomla, Duda Websites, Carrd, Framer Sites, Elementor, Divi Theme, Adobe Commerce, PrestaShop, Shopware, OXID eSales, JTL-Shop, Ecwid, Volusion, Salesforce Commerce Cloud, commercetools, VTEX, Nuvemshop = Tiendanube, Loja Integrada, Tray Commerce, Jumpseller, STORES Japan, BASE Japan, MakeShop, ColorMe Shop, Cafe24, Strato Hosting, 1&1 IONOS, Hosteurope, All-Inkl, Mittwald, Jimdo, OVH Hosting, Gandi~, Infomaniak, Webempresa, Raiola Networks, Aruba Hosting, Register.it, TransIP, Combell, One.com, Simply.com, Loopia, Locaweb, KingHost, UOL Host, Neubox, Xserver, Sakura Internet, ConoHa, VentraIP, Crazy Domains, HostPapa, Contentful, Sanity CMS, Storyblok, Strapi~, Prismic, Sitecore, Adobe Experience Manager, Kentico, Umbraco, TYPO3, Acquia, Optimizely CMS, Contentstack, Bubble.io, Retool~, OutSystems, Mendix, Appian~, Power Apps, Make.com = Integromat, n8n~, Workato, Tray.io, Automation Anywhere, Blue Prism, Celonis, Nintex, Pega Systems, Camunda, Bizagi, IFTTT",
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
    {
      path: "Collaboration & Productivity Tools",
      market: "B2B",
      names:
        "Zoom Meetings, GoTo Meeting = GoToMeeting, BlueJeans, Whereby, Nextiva, Grasshopper Phone, OpenPhone, Notion App, Coda.io, Airtable, Wrike, Smartsheet, Teamwork.com, Height App, Linear App, Shortcut Software, Hive Project, Workfront, Planview, Clarizen, Celoxis, LiquidPlanner, ProofHub, Nifty PM, Quire App, MeisterTask, Stackfield, Zenkit, awork, factro, Planio, OpenProject, Redmine, Miro Whiteboard, Mural Whiteboard, Lucidchart, Lucidspark, Whimsical~, Microsoft Visio, Loom Video, Otter.ai, Fireflies.ai, Fathom AI, Read.ai, Grain Video, tl;dv, Krisp~, Dropbox Business, Egnyte, Citrix ShareFile, OneDrive for Business, Nextcloud, ownCloud, Tresorit, WeTransfer, Adobe Sign, HelloSign = Dropbox Sign, SignNow, airSlate, Evernote Teams, Guru Knowledge, Slite~, Slab Wiki, Tettra, Bloomfire, Document360, GitBook, Staffbase, Workvivo, Workplace from Meta, Yammer = Viva Engage, Simpplr, Beekeeper App, LumApps, Jive Software, Igloo Software, Toggl, Harvest Time Tracking, Clockify, Hubstaff, Time Doctor, RescueTime, Everhour, Kantata, Scoro, Productive.io, Teamleader, Bitwarden Teams, 1Password Business, Kintone, Chatwork, Lark Suite, DingTalk, WeCom, Zoho Cliq, Flock Chat, Mattermost, Rocket.Chat, Element Matrix, Twist App, Pumble, Doodle Scheduling, SavvyCal, Cal.com, YouCanBookMe, Acuity Scheduling",
    },
  ],
}
