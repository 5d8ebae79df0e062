import type { BrandTable } from "../types.ts"

export const investingBrands: BrandTable = {
  category: "Investing",
  nodes: [
    {
      path: "Stocks & Bonds",
      market: "B2C",
      names:
        "Charles Schwab = Schwab, Fidelity Investments = Fidelity~, E*TRADE = ETrade, TD Ameritrade, Robinhood~, Webull, Merrill Edge, Public.com, Acorns App = Acorns~, Nomura, Seeking Alpha, Motley Fool, Morningstar, Yahoo Finance, Investopedia",
    },
    {
      path: "Mutual Funds & ETFs",
      market: "B2B2C",
      names:
        "Vanguard~ = Vanguard Group, BlackRock = iShares, Invesco, T. Rowe Price, Franklin Templeton, American Funds, PIMCO",
    },
    {
      path: "Retirement Planning",
      market: "B2B2C",
      names: "TIAA, Empower Retirement, Principal Financial, Lincoln Financial",
    },
    {
      path: "Financial Planning & Advisors",
      market: "B2C",
      names:
        "Edward Jones, Ameriprise, Raymond James, Merrill Lynch = Merrill~, Morgan Stanley, UBS, LPL Financial, Stifel, Primerica, Northwestern Mutual, Thrivent, Betterment, Wealthfront",
    },
    {
      path: "Day Trading & Options",
      market: "B2C",
      names: "Interactive Brokers, Thinkorswim, TradingView, eToro",
    },
    {
      path: "Cryptocurrency",
      market: "B2C",
      names:
        "Bitcoin = BTC, Ethereum, Dogecoin, Litecoin, Solana, Cardano, Ripple XRP = XRP, Polkadot~, Chainlink~, Tether~, Coinbase, Kraken~, Gemini Exchange, Crypto.com, FTX, Ledger Wallet, Trezor, MetaMask, OpenSea",
    },
    { path: "Commodities & Precious Metals", market: "B2C", names: "JM Bullion" },
    {
      path: "Wealth Management",
      market: "B2B2C",
      names:
        "Goldman Sachs, Northern Trust, BNY = Bank of New York Mellon, State Street, Blackstone Group, Citadel LLC",
    },
    {
      path: "Economy & Markets",
      market: "B2B2C",
      names:
        "Nasdaq, New York Stock Exchange = NYSE, S&P 500, Dow Jones, International Monetary Fund = IMF, World Bank",
    },
  ],
}
