import type { BrandTable } from "../types.ts"

export const telecomUtilitiesBrands: BrandTable = {
  category: "Telecom & Utilities",
  nodes: [
    {
      path: "Wireless Carriers & Plans",
      market: "B2B2C",
      names:
        "Verizon, AT&T = ATT, T-Mobile = TMobile, Sprint~, U.S. Cellular = UScellular, Vodafone, Orange S.A., O2 UK, EE Limited, Telefonica, Deutsche Telekom = Telekom, Claro~, Rogers Wireless, Bell Canada, Telus, Telstra, Optus, Bharti Airtel = Airtel, Reliance Jio = Jio",
    },
    {
      path: "Home Internet & Broadband",
      market: "B2C",
      names:
        "Xfinity, Comcast, Spectrum Internet = Charter Spectrum = Spectrum~, Charter Communications, Cox Communications, Cablevision, Mediacom, Sparklight, Time Warner Cable, Virgin Media, BT Group = British Telecom, Starlink, HughesNet, Viasat",
    },
    {
      path: "Home Internet & Broadband > Fiber & Cable Internet",
      market: "B2C",
      names: "Verizon Fios = Fios, AT&T Fiber, Google Fiber, Frontier Communications, CenturyLink",
    },
    {
      path: "Home Internet & Broadband > Business Internet",
      market: "B2B",
      names: "Lumen Technologies = Lumen~",
    },
    { path: "Home Phone & VoIP", market: "B2C", names: "Ooma, magicJack, Vonage" },
    {
      path: "Prepaid & International Calling > Prepaid Wireless",
      market: "B2C",
      names: "Cricket Wireless, Metro by T-Mobile = MetroPCS, Boost Mobile, TracFone, Straight Talk",
    },
    {
      path: "Messaging & Email Services > Text & Chat",
      market: "B2C",
      names: "WhatsApp, Facebook Messenger, Telegram App = Telegram~, Signal Messenger, WeChat, iMessage",
    },
    {
      path: "Electricity & Gas Providers",
      market: "B2B2C",
      names:
        "Duke Energy, Southern Company, Dominion Energy, Exelon, PG&E, Con Edison = Consolidated Edison, National Grid, Xcel Energy, Entergy, DTE Energy, Consumers Energy, Ameren, PSE&G, Eversource, FirstEnergy, PPL Electric, NV Energy, San Diego Gas & Electric = SDG&E, Sempra, British Gas, E.ON, SoCalGas",
    },
    {
      path: "Electricity & Gas Providers > Electricity",
      market: "B2B2C",
      names:
        "American Electric Power = AEP, Florida Power & Light = FPL, Commonwealth Edison = ComEd, Southern California Edison, Reliant Energy, NRG Energy, Constellation Energy, Tennessee Valley Authority",
    },
    {
      path: "Water & Waste Services > Water Service",
      market: "B2B2C",
      names: "American Water, Thames Water, Veolia",
    },
    {
      path: "Solar & Renewable Energy",
      market: "B2B2C",
      names: "NextEra, Tesla Powerwall = Powerwall",
    },
    {
      path: "Solar & Renewable Energy > Solar Power",
      market: "B2B2C",
      names: "Sunrun, SunPower, Tesla Solar, First Solar, Enphase, SolarEdge",
    },
    {
      path: "Wireless Carriers & Plans",
      market: "B2C",
      names: "Mint Mobile, Visible Wireless, Consumer Cellular",
    },
    {
      path: "Cable & Satellite TV",
      market: "B2C",
      names: "DIRECTV = Direct TV, DISH Network = DISH TV",
    },
    { path: "Home Phone & VoIP", market: "B2B", names: "Google Voice" },
    {
      path: "Messaging & Email Services",
      market: "B2C",
      names: "Gmail, Yahoo Mail, Outlook.com = Hotmail, Skype, FaceTime",
    },
    {
      path: "Water & Waste Services",
      market: "B2B2C",
      names: "Waste Management, Republic Services",
    },
  ],
}
