import type { LexiconTable } from "../types.ts"

export const investing: LexiconTable = {
  category: "Investing",
  nodes: [
    {
      path: "Stocks & Bonds",
      iab: "414",
      terms:
        "investing, investor, investment, stock~, equities, shareholder, stockholder, dividend~, meme stock, biotech stock, cannabis stock, ipo, initial public offering, spac, brokerage, discount broker, reit, real estate investment trust, securities~",
    },
    {
      path: "Stocks & Bonds > Bonds & Fixed Income",
      iab: "414",
      terms: "bond~, fixed income, treasury bill, treasury note, us treasury, t bill",
    },
    { path: "Mutual Funds & ETFs", iab: "412", terms: "mutual fund, etf, dollar cost averaging, bogleheads, fund~" },
    {
      path: "Retirement Planning",
      iab: "416",
      terms:
        "retirement plan, retirement savings, retirement saver, retirement account, retirement fund, retirement income, retirement advisor, retirement calculator, pension~, superannuation, 401k, 401 k, 403b, 457 plan, ira, thrift savings plan, required minimum distribution, rmd, social security~, rrsp, retirement planner, retirement planning, 401k plan sponsor, plan sponsor 401k",
    },
    { path: "Retirement Planning > Annuities", iab: "416", terms: "annuity, guaranteed income" },
    {
      path: "Financial Planning & Advisors",
      iab: "396",
      terms:
        "financial planning, financial plan, financial planner, cfp, financial advisor, financial advice, financial advisory, financial consultant, robo advisor, fiduciary, portfolio management, asset allocation, managed account, adviser~",
    },
    {
      path: "Financial Planning & Advisors > Estate Planning",
      iab: "396",
      terms:
        "estate plan, revocable trust, trust and estate, trust fund, inheritance, legacy planning, generational wealth, charitable trust",
    },
    {
      path: "Day Trading & Options",
      iab: "413",
      terms:
        "day trading, trader~, trading~, trading platform, trading app, trading course, technical analysis, short selling, short squeeze, covered call, cfd, futures~, option~, day trader, swing trader, options trader, active trader, stock trader",
    },
    { path: "Day Trading & Options > Forex Trading", iab: "82", terms: "forex, currency market, currency pair" },
    {
      path: "Cryptocurrency",
      iab: "82",
      terms:
        "cryptocurrency, crypto, digital asset, altcoin, stablecoin, hardware wallet, cold wallet, staking~, defi~, decentralized finance, blockchain, bitcoin atm, hodl, memecoin, meme coin, nft collector, nft marketplace, dapp, smart contract",
    },
    {
      path: "Commodities & Precious Metals",
      iab: "81",
      terms: "commodity, precious metal, gold bar, gold~, silver~, bullion, silver bar, palladium, oil price",
    },
    {
      path: "Wealth Management",
      iab: "411",
      terms:
        "wealth manager, wealth advisor, wealth adviser, wealth advisory, private wealth, wealth preservation, asset protection, asset management",
    },
    {
      path: "Wealth Management > Alternative Investments",
      iab: "411",
      terms: "alternative asset, hedge fund, private credit, private debt, private placement",
    },
    {
      path: "Wealth Management > Private Equity & Venture Capital",
      iab: "69",
      terms: "private equity fund, vc fund, startup investing, limited partner",
    },
    {
      path: "College Savings",
      iab: "396",
      terms: "college fund, saving for college, education savings, 529~, coverdell, custodial account, prepaid tuition",
    },
    {
      path: "Economy & Markets",
      iab: "80",
      terms:
        "economy~, economic growth, economic outlook, economic indicator, economic forecast, gdp, inflation, deflation, stagflation, recession, rate hike, federal reserve, monetary policy, fiscal policy, trade war, consumer price index, yield curve, exchange rate, currency~, financial market, capital market, stock market, market volatility, bull market, bear market, wall street, emerging market",
    },
  ],
}
