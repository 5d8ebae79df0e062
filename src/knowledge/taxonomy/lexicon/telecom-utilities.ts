import type { LexiconTable } from "../types.ts"

export const telecomUtilities: LexiconTable = {
  category: "Telecom & Utilities",
  nodes: [
    {
      path: "Wireless Carriers & Plans",
      iab: "420",
      terms:
        "telecom~, telecommunication~, telco, wireless carrier, mobile carrier, phone carrier, wireless provider, wireless service, mobile operator, mobile network, cell phone service, mobile phone service, phone service, cell phone provider, phone company, mvno, cellular~, wireless network",
    },
    {
      path: "Wireless Carriers & Plans > Plans & Data",
      iab: "420",
      terms:
        "phone plan, cell phone plan, wireless plan, mobile plan, data plan, postpaid, mobile data, sim only, smartphone plan, data usage, phone bill, wireless bill, unlimited~",
    },
    {
      path: "Wireless Carriers & Plans > 5G & Network",
      iab: "420",
      terms:
        "5g, 4g lte, lte network, cell tower, cell coverage, network coverage, cell phone booster, small cell, open ran",
    },
    {
      path: "Wireless Carriers & Plans > Business Wireless",
      iab: "420",
      terms: "business cell phone, iot connectivity",
    },
    {
      path: "Home Internet & Broadband",
      iab: "419",
      terms:
        "home internet, internet service, isp, internet provider, broadband, high speed internet, internet plan, internet access, internet connection, home wifi, internet speed, speed test, hotspot~, gigabit, public wifi",
    },
    {
      path: "Home Internet & Broadband > Fiber & Cable Internet",
      iab: "419",
      terms: "fiber internet, fiber optic internet, fiber optic service, ftth, cable internet, dsl, dial up",
    },
    {
      path: "Home Internet & Broadband > Satellite & Wireless Internet",
      iab: "419",
      terms: "satellite internet, rural internet, fixed wireless, wireless internet",
    },
    {
      path: "Home Internet & Broadband > Business Internet",
      iab: "419",
      terms:
        "business fiber, ethernet service, leased line, dark fiber, wholesale connectivity, managed wifi, connectivity~",
    },
    {
      path: "Cable & Satellite TV",
      iab: "640",
      terms:
        "pay tv, paid tv, tv provider, television provider, tv subscription, tv service, dvr service, cable box, mvpd, tv package, tv bundle, iptv",
    },
    {
      path: "Cable & Satellite TV > Cable TV",
      iab: "640",
      terms:
        "cable television, cable subscriber, cable company, cable provider, cable service, digital cable, basic cable",
    },
    {
      path: "Cable & Satellite TV > Satellite TV",
      iab: "640",
      terms:
        "satellite television, satellite subscriber, satellite provider, dish subscriber, satellite cable, satellite household",
    },
    {
      path: "Home Phone & VoIP",
      iab: "420",
      terms:
        "home phone, landline, land line, residential phone, fixed line, wireline, telephone, business telecom, telecom service",
    },
    {
      path: "Home Phone & VoIP > VoIP & Business Phone",
      iab: "420",
      terms:
        "voip, voice over ip, internet phone, business phone, phone system, sip trunk, virtual phone number, toll free number, second phone number, telephony",
    },
    { path: "Prepaid & International Calling", iab: "420", terms: "international roaming, roaming~, travel sim" },
    {
      path: "Prepaid & International Calling > Prepaid Wireless",
      iab: "420",
      terms:
        "prepaid phone, prepaid plan, prepaid cell phone, prepaid mobile, prepaid sim, pay as you go, burner phone, sim card, esim, lifeline program",
    },
    {
      path: "Prepaid & International Calling > International Calling",
      iab: "420",
      terms: "international call, phone card, call abroad, calling app, calling~",
    },
    { path: "Messaging & Email Services", iab: "80DV8O", terms: "messaging service, messenger~, email~" },
    { path: "Messaging & Email Services > Email", iab: "623", terms: "email service, webmail, email app" },
    {
      path: "Messaging & Email Services > Text & Chat",
      iab: "80DV8O",
      terms: "messaging app, instant messenger, texting, texting app, sms~, mms~, chat app, group chat, messaging~",
    },
    {
      path: "Messaging & Email Services > Video Calling",
      iab: "80DV8O",
      terms: "video call, video chat, video chat app, video calling app",
    },
    {
      path: "Electricity & Gas Providers",
      iab: "418",
      terms:
        "utility company, household utility, utilities~, energy provider, energy plan, energy bill, home energy, energy switching, energy switcher, energy rate, energy saving, energy assistance",
    },
    {
      path: "Electricity & Gas Providers > Electricity",
      iab: "418",
      terms:
        "electric company, electric utility, electricity, electric provider, electric service, electric bill, power company, electric cooperative, electric power, electric grid, microgrid, electrification",
    },
    {
      path: "Electricity & Gas Providers > Natural Gas & Heating Fuel",
      iab: "418",
      terms:
        "natural gas, gas utility, gas company, gas bill, gas provider, home heating oil, heating oil, propane, heating fuel, lpg",
    },
    { path: "Water & Waste Services", iab: "421", terms: "water and sewer, utility water, wastewater" },
    {
      path: "Water & Waste Services > Water Service",
      iab: "421",
      terms:
        "water utility, water company, water bill, water provider, water supply, municipal water, tap water, water quality, well water, water well, sewage, sewer, stormwater, water meter, bottled water delivery, desalination",
    },
    {
      path: "Water & Waste Services > Trash & Recycling",
      iab: "421",
      terms:
        "trash service, trash pickup, trash collection, garbage service, garbage collection, garbage pickup, refuse collection, waste management, waste service, waste collection, waste disposal, recycling service, recycling program, recycling center, curbside recycling, dumpster, landfill, hazardous waste, e waste, scrap metal, scrap yard",
    },
    {
      path: "Solar & Renewable Energy",
      iab: "78",
      terms:
        "renewable energy, renewable~, green energy, clean energy, alternative energy, sustainable energy, green power, clean power, energy transition, biogas, hydroelectric, tidal power, rooftop solar, going solar, solar panel, solar installer, home solar, community solar",
    },
    {
      path: "Solar & Renewable Energy > Solar Power",
      iab: "78",
      terms: "solar, solar loan, photovoltaic, net metering",
    },
    { path: "Solar & Renewable Energy > Energy Storage", iab: "78", terms: "home battery, battery storage" },
    {
      path: "Solar & Renewable Energy > Wind & Geothermal",
      iab: "78",
      terms: "wind energy, wind power, wind turbine, offshore wind, geothermal, wind generator",
    },
  ],
}
