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
        "CrowdStrike, Palo Alto Networks, Fortinet, Zscaler, Check Point Software, Cloudflare, Sophos, Trend Micro, Symantec, Okta",
    },
    {
      path: "CRM & Sales Tech",
      market: "B2B",
      names: "HubSpot, Microsoft Dynamics, Pipedrive, ZoomInfo, Shopify, BigCommerce, Magento, WooCommerce",
    },
    {
      path: "CRM & Sales Tech > Customer Service Software",
      market: "B2B",
      names: "Zendesk, Freshworks, Intercom~, Qualtrics, SurveyMonkey",
    },
    {
      path: "Marketing Technology",
      market: "B2B",
      names: "Marketo",
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
      names: "Workday, UKG, Gusto~, Rippling~, BambooHR, Paycom, Paylocity, Ceridian, Deel",
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
