import type { BrandTable } from "../types.ts"

export const bankingCreditBrands: BrandTable = {
  category: "Banking & Credit",
  nodes: [
    {
      path: "Checking & Savings",
      market: "B2B2C",
      names:
        "JPMorgan Chase = Chase Bank = Chase~, Bank of America = BofA, Wells Fargo, Citibank = Citi = Citigroup, U.S. Bank, PNC, Truist, TD Bank, Capital One, Fifth Third, Regions Bank, KeyBank, Huntington Bank, M&T Bank, Citizens Bank, BMO = Bank of Montreal, Santander, Comerica, Flagstar Bank, Bank of Hawaii, City National Bank, First Republic, HSBC, Barclays, Lloyds Bank, NatWest = Royal Bank of Scotland = RBS, Standard Chartered, Virgin Money, Deutsche Bank, Sparkasse, BNP Paribas, Societe Generale, Credit Agricole, UniCredit, Intesa Sanpaolo, BBVA, CaixaBank, ING Bank, Rabobank, Credit Suisse, Nordea, State Bank of India = SBI, HDFC Bank, ICICI Bank, Bank of China, MUFG, DBS Bank, Commonwealth Bank, Westpac, ANZ, National Australia Bank, Royal Bank of Canada = RBC~, Scotiabank, CIBC, Itau, Bradesco",
    },
    {
      path: "Checking & Savings",
      market: "B2C",
      names: "Navy Federal, Pentagon Federal = PenFed, Marcus by Goldman Sachs, Synchrony",
    },
    {
      path: "Digital Banking & Payments",
      market: "B2C",
      names:
        "Ally Bank = Ally Financial, Chime~, SoFi, Revolut, Monzo, N26, Nubank, Green Dot, NetSpend, Western Union, MoneyGram, Remitly, Wise Transfer = TransferWise, Affirm~, Klarna, Afterpay",
    },
    {
      path: "Digital Banking & Payments > Payment Apps & Wallets",
      market: "B2C",
      names: "PayPal, Venmo, Cash App, Zelle, Apple Pay, Google Pay = Google Wallet, Alipay, Paytm",
    },
    {
      path: "Credit Cards",
      market: "B2C",
      names:
        "Visa~ = Visa Card, Mastercard, American Express = Amex, Discover~ = Discover Card, Chase Sapphire, Apple Card, NerdWallet",
    },
    {
      path: "Mortgages & Home Loans",
      market: "B2C",
      names:
        "Rocket Mortgage = Quicken Loans, LoanDepot, Better.com, United Wholesale Mortgage, Mr. Cooper, Guaranteed Rate, Veterans United, Fannie Mae, Freddie Mac",
    },
    {
      path: "Personal Loans",
      market: "B2C",
      names: "LendingTree, LendingClub, Upstart~, OneMain Financial",
    },
    {
      path: "Personal Loans > Payday & Short-Term Loans",
      market: "B2C",
      names: "Amscot, TitleMax",
    },
    {
      path: "Auto Loans",
      market: "B2C",
      names: "Ford Credit",
    },
    { path: "Student Loans", market: "B2C", names: "Sallie Mae, Navient" },
    {
      path: "Credit Reports & Repair",
      market: "B2C",
      names: "Experian, Equifax, TransUnion, Credit Karma, FICO = myFICO, LifeLock",
    },
    {
      path: "Debt & Financial Assistance",
      market: "B2C",
      names: "National Debt Relief",
    },
    {
      path: "Taxes",
      market: "B2C",
      names: "TurboTax, H&R Block = HR Block, Jackson Hewitt, TaxAct, TaxSlayer",
    },
    {
      path: "Budgeting & Frugal Living",
      market: "B2C",
      names: "Mint App, YNAB, Rocket Money, Dave Ramsey, Quicken",
    },
  ],
}
