import type { BrandTable } from "../types.ts"

export const politicsBrands: BrandTable = {
  category: "Politics",
  nodes: [
    {
      path: "Political News",
      market: "B2C",
      names:
        "Politico, The Hill~, Axios, Roll Call, RealClearPolitics, National Review, The New Republic, The Daily Wire, Daily Kos, Meet the Press, Tucker Carlson, Ben Shapiro",
    },
    {
      path: "Political Donors & Activists",
      market: "B2C",
      names: "ActBlue, WinRed, EMILY's List, MoveOn, Heritage Foundation",
    },
    {
      path: "Voters & Elections",
      market: "B2C",
      names: "Rock the Vote, League of Women Voters, Vote.org",
    },
    { path: "Voters & Elections", market: "B2B", names: "TargetSmart" },
    { path: "Government & Civic Affairs", market: "B2C", names: "USA.gov, AFSCME, Teamsters, U.S. Census Bureau" },
    {
      path: "Political Parties",
      market: "B2C",
      names: "Republican National Committee = RNC, Democratic National Committee = DNC",
    },
    {
      path: "Political Issues & Policy",
      market: "B2C",
      names: "Brady Campaign, National Right to Life",
    },
    { path: "Political Issues & Policy", market: "B2C", names: "National Rifle Association = NRA" },
  ],
}
