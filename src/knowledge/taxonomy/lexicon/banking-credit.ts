import type { LexiconTable } from "../types.ts"

export const bankingCredit: LexiconTable = {
  category: "Banking & Credit",
  nodes: [
    {
      path: "Checking & Savings",
      iab: "392",
      terms:
        "bank, banking, credit union, checking~, current account, joint account, deposit~, overdraft, atm~, wire transfer, personal check, cashiers check, check cashing, unbanked, underbanked, checking account, bank account",
    },
    {
      path: "Checking & Savings > Savings & CDs",
      iab: "392",
      terms: "savings account, savings~, saver~, money market account, cd rate, cd account, emergency fund",
    },
    {
      path: "Digital Banking & Payments",
      iab: "392",
      terms:
        "digital banking, banking app, neobank, fintech, fintech app, financial technology, finance app, financial services~, personal banking, retail banking, consumer finance, banking and finance, banking services",
    },
    {
      path: "Digital Banking & Payments > Payment Apps & Wallets",
      iab: "392",
      terms:
        "digital payment, mobile payment, mobile wallet, digital wallet, e wallet, ewallet, payment app, peer to peer payment, contactless payment, tap to pay, bill pay, bill payment, p2p~",
    },
    {
      path: "Digital Banking & Payments > Money Transfer",
      iab: "392",
      terms: "remittance, money order, currency exchange, travel money, send money",
    },
    {
      path: "Digital Banking & Payments > Prepaid & Gift Cards",
      iab: "392",
      terms: "prepaid card, reloadable card, payroll card, prepaid visa, debit",
    },
    {
      path: "Digital Banking & Payments > Buy Now Pay Later",
      iab: "405",
      terms: "bnpl, pay in 4, pay over time, installment payment, split payment",
    },
    {
      path: "Credit Cards",
      iab: "406",
      terms: "new credit card, cardholder, cardmember, card member, charge card, gold card~",
    },
    {
      path: "Credit Cards > Rewards & Cash Back Cards",
      iab: "406",
      terms: "rewards credit card, reward card, cash back card, cashback card, points card, sign up bonus",
    },
    {
      path: "Credit Cards > Travel Credit Cards",
      iab: "406",
      terms: "travel rewards card, travel rewards credit card, miles card",
    },
    {
      path: "Credit Cards > Store & Retail Cards",
      iab: "406",
      terms: "store card, retail card, department store card",
    },
    { path: "Credit Cards > Secured & Student Cards", iab: "406", terms: "secured credit card, secured card" },
    { path: "Credit Cards > Balance Transfer", iab: "406", terms: "carrying a balance, revolving balance" },
    {
      path: "Mortgages & Home Loans",
      iab: "407",
      terms: "mortgage, home financing, mortgage insurance, pmi, down payment assistance, remortgage",
    },
    { path: "Mortgages & Home Loans > Refinancing", iab: "407", terms: "refinance, refinancing, refi" },
    { path: "Mortgages & Home Loans > Home Equity & HELOC", iab: "407", terms: "home equity, heloc, equity release" },
    { path: "Mortgages & Home Loans > Reverse Mortgages", iab: "407", terms: "hecm" },
    {
      path: "Personal Loans",
      iab: "408",
      terms: "loan, lending, lender, borrower, borrowing, line of credit, financing~",
    },
    {
      path: "Personal Loans > Payday & Short-Term Loans",
      iab: "408",
      terms: "cash advance, cash advance app, microfinance, paycheck advance, refund~, payday",
    },
    { path: "Personal Loans > Debt Consolidation Loans", iab: "408", terms: "debt consolidation, consolidation~" },
    {
      path: "Auto Loans",
      iab: "405",
      terms:
        "car loan, vehicle loan, auto finance, auto financing, car finance, car financing, vehicle financing, vehicle finance, car payment, motorcycle financing, rv financing, boat financing",
    },
    { path: "Student Loans", iab: "409", terms: "college loan, pslf, income driven repayment" },
    {
      path: "Credit Reports & Repair",
      iab: "405",
      terms:
        "credit~, credit score, credit history, fico, bad credit, subprime~, creditworthy, credit report, credit monitoring, credit repair",
    },
    {
      path: "Credit Reports & Repair > Identity Theft Protection",
      iab: "405",
      terms:
        "identity theft, identity protection, identity monitoring, id theft protection, fraud protection, fraud alert, financial fraud, scam protection",
    },
    {
      path: "Debt & Financial Assistance",
      iab: "393",
      terms:
        "debt, credit counseling, collections agency, bankruptcy, chapter 7, chapter 13, wage garnishment, foreclosure prevention, financial hardship",
    },
    {
      path: "Debt & Financial Assistance > Government & Public Assistance",
      iab: "394",
      terms:
        "financial assistance, financial aid program, government assistance, public assistance, welfare~, food stamp, snap benefit, ebt, wic program, tanf, unemployment benefit, unemployment insurance, rent assistance, liheap, housing assistance, housing voucher, supplemental security income",
    },
    {
      path: "Debt & Financial Assistance > Settlements & Structured Payments",
      iab: "393",
      terms: "structured settlement, lawsuit funding, pre settlement funding, annuity buyout, inheritance advance",
    },
    {
      path: "Taxes",
      iab: "415",
      terms: "tax, form 1099, w2 form, form 1040, irs~, internal revenue service, efile, itemized deduction",
    },
    { path: "Taxes > Tax Relief", iab: "415", terms: "tax resolution" },
    {
      path: "Budgeting & Frugal Living",
      iab: "397",
      terms:
        "personal finance, finance~, money management, financial management, household budget, household finance, budgeting, budget planner, budgeting app, family budget, budget conscious, budget app, expense tracker, expense tracking, financial education, financial wellness, financial independence, financial freedom, fire movement, save money, frugal, frugality, penny pincher, cost of living, passive income, paycheck~",
    },
  ],
}
