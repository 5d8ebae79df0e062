import type { LexiconTable } from "../types.ts"

export const politics: LexiconTable = {
  category: "Politics",
  nodes: [
    {
      path: "Voters & Elections",
      iab: "387",
      terms:
        "voter, voting, vote~, gotv, voting history, election, midterms, caucus, campaign trail, candidate~, ballot, referendum, polling place, electoral college, swing state, battleground state, gerrymandering, redistricting, congressional district, precinct~, constituent~, electorate, political advertising, brexit, presidential, poll~, likely voter, swing voter, undecided voter, early voter, primary voter, first time voter, frequent voter, split ticket, congressional race, senate race, house race, gubernatorial race, election campaign, poll worker, get out the vote, voting rights",
    },
    {
      path: "Political Parties",
      iab: "386",
      terms:
        "politics, political, party affiliation, party registration, partisan, partisanship, bipartisan, ideology~, politically engaged, politician, national convention, tea party movement, tea party patriot, democratic socialist, party convention",
    },
    { path: "Political Parties > Republican Party", iab: "386", terms: "republican, gop" },
    { path: "Political Parties > Democratic Party", iab: "386", terms: "democrat, democratic" },
    {
      path: "Political Parties > Other Parties",
      iab: "386",
      terms:
        "green party, reform party, constitution party, labour party, conservative party, liberal party, communist party",
    },
    {
      path: "Conservatives",
      iab: "388",
      terms:
        "conservative~, conservatism, right wing, right leaning, center right, far right, alt right, maga, trump, ron desantis, jd vance, conservative news, religious right, family values~, limited government~, small government, neoconservative, leans right, right of center, donald trump, mike pence, ted cruz, marco rubio, mitt romney, george w bush, ronald reagan, sarah palin, rand paul, mitch mcconnell, nikki haley, john mccain",
    },
    {
      path: "Liberals & Progressives",
      iab: "388",
      terms:
        "liberal~, liberalism, progressive~, progressivism, left wing, left leaning, center left, far left, leftist, socialist, socialism, communism, marxist, biden, kamala harris, barack obama, bernie sanders, antifa, al gore, leans left, left of center, progressive politics, joe biden, hillary clinton, elizabeth warren, nancy pelosi, alexandria ocasio cortez, bill clinton, jimmy carter, pete buttigieg, gavin newsom",
    },
    {
      path: "Independents & Swing Voters",
      iab: "387",
      terms:
        "independent~, persuadable~, no party preference, nonpartisan, moderate~, centrist, libertarian, libertarianism, apolitical, swing voter, independent voter, persuadable voter, moderate voter, ticket splitter",
    },
    {
      path: "Political Issues & Policy",
      iab: "388",
      terms:
        "political issue, policy~, hot button issue, wedge issue, legislation, tax policy, tax cut, government spending, budget deficit, government shutdown, school choice, criminal justice reform, marijuana legalization, environmental policy, green new deal, net neutrality, antitrust, welfare reform, term limits, book ban, reparations, farm bill, globalization~, second amendment, 2nd amendment, abortion rights, climate policy",
    },
    {
      path: "Political Issues & Policy > Healthcare Policy",
      iab: "388",
      terms:
        "healthcare reform, health care reform, health policy, medicare for all, universal healthcare, single payer, medicaid expansion",
    },
    {
      path: "Political Issues & Policy > Immigration",
      iab: "388",
      terms:
        "immigration, undocumented immigrant, border security, border wall, border crisis, daca, deportation, sanctuary city, asylum seeker, naturalization",
    },
    {
      path: "Political Issues & Policy > Gun Policy",
      iab: "388",
      terms: "gun control, gun rights, gun reform, gun law, pro gun, anti gun, amendment~",
    },
    {
      path: "Political Issues & Policy > Abortion & Reproductive Rights",
      iab: "388",
      terms: "abortion, reproductive rights, pro choice, pro life, prolife, roe v wade",
    },
    {
      path: "Political Donors & Activists",
      iab: "388",
      terms:
        "political donor, political donation, campaign donor, campaign donation, republican donor, democratic donor, democrat donor, conservative donor, liberal donor, political fundraising, grassroots~, canvasser, canvassing, phone banking, super pac, lobbying, campaign finance, campaign~",
    },
    {
      path: "Government & Civic Affairs",
      iab: "8YPBBL",
      terms:
        "civic affairs, civic engagement, civically engaged, civic duty, civic leader, civic organization, us government, congress~, senate, senator, congressman, congresswoman, house of representatives, white house, us president, executive order, constitution~, impeachment, citizenship, passport application~, census, parliament, prime minister, monarchy, diplomacy, embassy, lawmaker, democracy, regulation~, patriotism, patriotic",
    },
    {
      path: "State & Local Politics",
      iab: "8YPBBL",
      terms:
        "state politics, governor, mayoral race, city council, city hall, county commissioner, state legislature, state legislator, state representative, town hall meeting, attorney general, alderman, statehouse",
    },
    {
      path: "Political News",
      iab: "386",
      terms: "politics news, political podcast, political journalism, pundit, political comedy, political cartoon",
    },
  ],
}
