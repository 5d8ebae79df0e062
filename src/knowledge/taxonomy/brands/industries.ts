import type { BrandTable } from "../types.ts"

export const industriesBrands: BrandTable = {
  category: "Industries",
  nodes: [
    {
      path: "Technology Industry > Semiconductors",
      market: "B2B",
      names:
        "TSMC, ASML, Applied Materials, Lam Research, Texas Instruments, Analog Devices, Broadcom, Micron, Qualcomm, NXP, Infineon, Marvell Technology",
    },
    {
      path: "Technology Industry > Computer & Electronics Industry",
      market: "B2B",
      names: "Foxconn, Corning~",
    },
    {
      path: "Financial Services Industry > Venture Capital & Private Equity",
      market: "B2B",
      names:
        "KKR, Carlyle Group, Apollo Global Management, Bain Capital, Sequoia Capital, Andreessen Horowitz, Y Combinator",
    },
    {
      path: "Manufacturing & Industrial",
      market: "B2B",
      names:
        "3M, Honeywell, General Electric = GE, Siemens, Emerson Electric, Illinois Tool Works = ITW, Parker Hannifin, Eaton~, Hitachi, Magna International, Denso, US Steel, Nucor, ArcelorMittal, Alcoa",
    },
    {
      path: "Manufacturing & Industrial > Machinery & Equipment Manufacturing",
      market: "B2B",
      names: "Cummins, Otis Elevator, Johnson Controls",
    },
    {
      path: "Manufacturing & Industrial > Aerospace & Defense",
      market: "B2B",
      names:
        "Boeing, Airbus, Lockheed Martin, Raytheon = RTX, Northrop Grumman, General Dynamics, BAE Systems, L3Harris, Leidos, SpaceX, Blue Origin, Embraer",
    },
    {
      path: "Manufacturing & Industrial > Chemicals",
      market: "B2B",
      names: "BASF, Dow Chemical, DuPont, Linde~, Ecolab, PPG Industries",
    },
    {
      path: "Manufacturing & Industrial > Paper & Packaging",
      market: "B2B",
      names: "International Paper, Ball Corporation, Georgia-Pacific",
    },
    {
      path: "Construction & Engineering",
      market: "B2B",
      names: "Bechtel, Fluor~, AECOM, Holcim, Cemex",
    },
    {
      path: "Energy & Mining > Oil & Gas",
      market: "B2B",
      names:
        "Halliburton, Schlumberger = SLB, Baker Hughes, ConocoPhillips, Saudi Aramco = Aramco, Occidental Petroleum, Kinder Morgan, Enbridge, Devon Energy, Marathon Petroleum, TotalEnergies",
    },
    {
      path: "Energy & Mining > Mining & Quarrying",
      market: "B2B",
      names: "Rio Tinto, BHP, Glencore, Freeport-McMoRan",
    },
    {
      path: "Transportation & Logistics Industry > Maritime & Rail Industry",
      market: "B2B",
      names: "Union Pacific, BNSF, CSX, Norfolk Southern, Canadian National Railway",
    },
    {
      path: "Agriculture & Forestry",
      market: "B2B",
      names: "Syngenta, Monsanto, Weyerhaeuser",
    },
    {
      path: "Agriculture & Forestry > Farm Equipment & Supplies",
      market: "B2B2C",
      names: "John Deere, Massey Ferguson, Case IH, Kubota",
    },
    { path: "Technology Industry", market: "B2B", names: "Ericsson, American Tower, Crown Castle" },
    {
      path: "Healthcare & Life Sciences",
      market: "B2B",
      names: "McKesson, Cardinal Health, Cencora, Illumina, Thermo Fisher",
    },
    {
      path: "Financial Services Industry",
      market: "B2B",
      names: "Moody's, S&P Global, MSCI, Berkshire Hathaway, Tata Group",
    },
    { path: "Energy & Mining", market: "B2B", names: "Vestas" },
  ],
}
