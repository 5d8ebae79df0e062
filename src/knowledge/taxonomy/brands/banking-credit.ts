import type { BrandTable } from "../types.ts"

export const bankingCreditBrands: BrandTable = {
  category: "Banking & Credit",
  nodes: [
    {
      path: "Checking & Savings",
      market: "B2B2C",
      names:
        "JPMorgan Chase = Chase Bank = Chase~, Bank of America = BofA, Wells Fargo, Citibank = Citi = Citigroup, U.S. Bank, PNC, Truist, TD Bank, Capital One, Fifth Third, Regions Bank, KeyBank, Huntington Bank, M&T Bank, Citizens Bank, BMO = Bank of Montreal, Santander, Comerica, Flagstar Bank, Bank of Hawaii, City National Bank, First Republic, HSBC, Barclays, Lloyds Bank, NatWest = Royal Bank of Scotland = RBS, Standard Chartered, Virgin Money, Deutsche Bank, Sparkasse~, BNP Paribas, Societe Generale, Credit Agricole, UniCredit, Intesa Sanpaolo, BBVA, CaixaBank, ING Bank, Rabobank, Credit Suisse, Nordea, State Bank of India = SBI, HDFC Bank, ICICI Bank, Bank of China, MUFG, DBS Bank, Commonwealth Bank, Westpac, ANZ, National Australia Bank, Royal Bank of Canada = RBC~, Scotiabank, CIBC, Itau, Bradesco",
    },
    {
      path: "Checking & Savings",
      market: "B2C",
      names:
        "Navy Federal, Pentagon Federal = PenFed, Marcus by Goldman Sachs, Synchrony, Santander Bank, BMO Harris, First Citizens, Zions Bank, Synovus, First Horizon, Webster Bank, Valley National Bank, East West Bank, Cathay Bank, Umpqua Bank, Banner Bank, Associated Bank, Old National Bank, Arvest, BOK Financial, Frost Bank, Navy Federal Credit Union, Alliant Credit Union, BECU, SchoolsFirst, Golden 1 Credit Union, State Employees' Credit Union, Discover Bank, Synchrony Bank, CIT Bank, Axos Bank, Halifax Bank, Santander UK, TSB Bank, Nationwide Building Society, Metro Bank, First Direct, Coventry Building Society, Yorkshire Building Society, Allied Irish Banks = AIB~, Bank of Ireland, Permanent TSB, Commerzbank, Volksbank~, Postbank, ING-DiBa, DKB~ = Deutsche Kreditbank, Comdirect, Targobank, HypoVereinsbank, Consorsbank, Erste Bank, Raiffeisen Bank, Bawag, Bank Austria, UBS Switzerland, PostFinance, Zürcher Kantonalbank, Crédit Mutuel, Caisse d'Épargne, Banque Populaire, La Banque Postale, LCL Banque, CIC Banque, Boursorama = BoursoBank, Hello bank, Fortuneo~, Monabanq, Belfius, KBC Bank, Argenta~, ABN AMRO, SNS Bank, ASN Bank, Knab, Banco Santander, Banco Sabadell, Bankinter, Unicaja, Kutxabank, Abanca, Ibercaja, Openbank, EVO Banco, Caixa Geral de Depósitos, Millennium BCP, Novo Banco, Banco BPI, Banco BPM, BPER Banca, Monte dei Paschi, Poste Italiane, Fineco, Banca Mediolanum, Widiba, Illimity, PKO Bank Polski, Bank Pekao, mBank, Santander Polska, Alior Bank, Česká spořitelna, ČSOB, Komerční banka, OTP Bank, Banca Transilvania, BCR Romania, Swedbank, SEB Bank, Handelsbanken, Danske Bank, DNB Norway, OP Financial, Jyske Bank, Alpha Bank, Piraeus Bank, Eurobank, Garanti BBVA, Akbank, İş Bankası, Yapı Kredi, Ziraat Bankası, Sberbank, Tinkoff, Alfa-Bank, VTB Bank, PrivatBank, Banco do Brasil, Caixa Econômica Federal, Santander Brasil, Banrisul, Sicredi, Sicoob, BTG Pactual, Banco Safra, Banorte, Citibanamex = Banamex, BBVA México, Santander México, HSBC México, Scotiabank México, Banco Azteca, BanCoppel, Inbursa, Bancolombia, Davivienda, Banco de Bogotá, BCP Perú, Interbank Perú, Banco de Chile, BancoEstado, BCI Chile, Banco Galicia, Banco Nación, Banco Macro, RBC Royal Bank, TD Canada Trust, BMO Bank of Montreal, National Bank of Canada, Desjardins, Tangerine Bank, EQ Bank, Simplii, CommBank, ANZ Bank, NAB Bank, Macquarie Bank, Bendigo Bank, Suncorp Bank, Bankwest, St.George Bank, ING Australia, Kiwibank, ASB Bank, BNZ~, SMBC, Mizuho Bank, Resona~, Japan Post Bank, Rakuten Bank, SBI Sumishin, Sony Bank, Aeon Bank, Seven Bank, Shinsei Bank, KB Kookmin, Shinhan Bank, Woori Bank, Hana Bank, KakaoBank, Toss Bank, ICBC, China Construction Bank, Agricultural Bank of China, China Merchants Bank, OCBC, UOB Bank, Maybank, CIMB, Public Bank Malaysia, Bangkok Bank, Kasikornbank, SCB Thailand, BDO Unibank, BPI Philippines, Metrobank Philippines, Bank Mandiri, BCA Indonesia, BRI Bank, Axis Bank, Kotak Mahindra, Punjab National Bank, Bank of Baroda, Canara Bank, IndusInd, Yes Bank, IDFC First, Standard Bank, FNB South Africa, Absa, Nedbank, Capitec, Discovery Bank, Equity Bank Kenya, KCB Bank, GTBank, Access Bank~, Zenith Bank, First Bank Nigeria, UBA Bank, Emirates NBD, First Abu Dhabi Bank, ADCB, Mashreq~, Al Rajhi Bank, SNB AlAhli, Riyad Bank, QNB~, Bank Hapoalim, Bank Leumi, CIB Egypt",
    },
    {
      path: "Digital Banking & Payments",
      market: "B2C",
      names:
        "Ally Bank = Ally Financial, Chime~, SoFi, Revolut, Monzo, N26, Nubank, Green Dot, NetSpend, Western Union, MoneyGram, Remitly, Wise Transfer = TransferWise, Affirm~, Klarna, Afterpay, Chime Bank, Varo~, Current Banking, Dave App, MoneyLion, Aspiration Bank, Starling Bank, Atom Bank, Chase UK, Kroo, Zopa~, Tide Business Banking, Bunq, Vivid Money, Tomorrow Bank, Kontist, Holvi, Lunar Bank, Nu México, Banco Inter, C6 Bank, PagBank = PagSeguro, PicPay, Mercado Pago, Neon Pagamentos, Will Bank, Ualá, Naranja X, Brubank, Klar México, Stori Card, Albo México, Hey Banco, Nequi, Daviplata, Yape, Plin Perú, MACH Chile, Tenpo, Up Bank Australia, 86 400, Ubank, Wealthsimple Cash, KOHO, Neo Financial, PhonePe, Google Pay India, BharatPe, CRED App, MobiKwik, Jupiter Money, Fi Money, Niyo, Slice India, Freecharge, GCash, Maya Philippines, GrabPay, ShopeePay, OVO Wallet, DANA Wallet, GoPay, LinkAja, TrueMoney, MoMo Vietnam, ZaloPay, Touch 'n Go = TNG eWallet, Boost Malaysia, PayPay, LINE Pay, Rakuten Pay, Merpay, Suica~, PASMO, WeChat Pay, KakaoPay, Toss Korea, Naver Pay, Samsung Pay, Skrill, Neteller, Paysafecard, Payoneer, Xoom, WorldRemit, Ria Money Transfer, Azimo, Small World Transfer, Sendwave, TapTap Send, LemFi, Chipper Cash, M-Pesa, OPay, PalmPay, Kuda Bank, Moniepoint, Flutterwave, Paystack, Airtel Money, MTN MoMo, Wave Senegal, Orange Money, stc pay, Tabby~, Tamara BNPL, Sezzle~, Zip Pay, Quadpay, Splitit, Clearpay, Laybuy, Scalapay, Alma France, Oney, Cofidis, Cetelem, Floa Bank, SeQura, Aplazame, Kueski, Atome, Akulaku, Kredivo, Simpl India, LazyPay, ZestMoney, iDEAL~, Bizum~, Satispay~, Twint~, Swish Sweden, Vipps, MobilePay, Paylib, Lydia App, Giropay, Paydirekt, Bancontact, Payconiq, MB WAY, BLIK, Pix Brasil, Interac, BPAY, PayID, Papara~, ininal, Greenlight Card, GoHenry, Step Banking, BusyKid, Acorns Early, FamZoo, Till Financial, Brigit, Earnin, Albert App, Cleo AI, Mint Intuit, Monarch Money, Copilot Money, Simplifi, EveryDollar, PocketGuard, Goodbudget, Emma App, Plum App, Moneybox, Chip Savings, Snoop App, Money Dashboard, Finanzguru, Outbank, Bankin', Linxo, Fintonic, Wallet by BudgetBakers, Guiabolso, Mobills",
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
        "Visa~ = Visa Card, Mastercard, American Express = Amex, Discover~ = Discover Card, Chase Sapphire, Apple Card, NerdWallet, Chase Freedom, Citi Double Cash, Amex Platinum, Amex Gold, Capital One Venture, Wells Fargo Active Cash, Bilt Rewards, Petal Card, Tomo Card, Mission Lane, Credit One, Indigo Mastercard, Milestone Mastercard, OpenSky, Self Credit, Barclaycard, Vanquis, Capital on Tap, Aqua Card, Marbles Card, Zable, Advanzia, Hanseatic Bank, Barclays Visa, RappiCard, Trigg Mastercard, Porto Seguro Cartão, Elo Cartão, Hipercard~, JCB Card, Rakuten Card, Diners Club, EPOS Card, Saison Card, SBI Card, OneCard India, AmEx Centurion",
    },
    {
      path: "Mortgages & Home Loans",
      market: "B2C",
      names:
        "Rocket Mortgage = Quicken Loans, LoanDepot, Better.com, United Wholesale Mortgage, Mr. Cooper, Guaranteed Rate, Veterans United, Fannie Mae, Freddie Mac, Better Mortgage, Guild Mortgage, Fairway Independent Mortgage, Movement Mortgage, CrossCountry Mortgage, Freedom Mortgage, PennyMac, Caliber Home Loans, New American Funding, AmeriSave, Figure Lending, Hometap, Point HEI, Unison Home, Bankrate, Habito, L&C Mortgages, Interhyp, Dr. Klein, Check24 Kredit, Meilleurtaux, Pretto, Cafpi, MutuiOnline, Idealista Hipotecas, Trioteca, iAhorro, Hypotheker, Aussie Home Loans, Lendi, Mortgage Choice, Athena Home Loans, Creditas, Credihome, Infonavit, HDFC Ltd, LIC Housing Finance, PNB Housing",
    },
    {
      path: "Personal Loans",
      market: "B2C",
      names:
        "LendingTree, LendingClub, Upstart~, OneMain Financial, Prosper Loans, Upstart Loans, Avant Loans, Best Egg, Happy Money, LightStream, Mariner Finance, Oportun, Upgrade Inc, Rocket Loans, Possible Finance, OppLoans, NetCredit, CashNetUSA, Advance America, ACE Cash Express, Check Into Cash, Speedy Cash, Check 'n Go, Wonga, Provident Financial UK, Everyday Loans, Likely Loans, QuickQuid, Oakbrook Loans, Auxmoney, Smava, Younited Credit, Cashper, Vivus, Creditea, Moneyman, Wandoo, Crediclick, Provident Polska, MoneyMe, Nimble Loans, SocietyOne, Wisr, Harmoney, Fairstone, easyfinancial, goeasy, Borrowell, Geru, Simplic, Bom Pra Crédito, Kubo Financiero, Bajaj Finserv, KreditBee, MoneyTap, Navi Loans, Muthoot Finance, Manappuram, Promise Japan, Acom Japan, Aiful, Lake ALSA",
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
