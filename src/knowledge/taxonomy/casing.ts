const SPELLINGS =
  "SUV SUVs TV TVs CEO CEOs CFO CFOs CTO CTOs CMO CMOs COO COOs CIO CIOs CHRO CHROs CDO CDOs CISO CISOs VP VPs HR SaaS PaaS IaaS B2B B2C B2G B2E CRM ERP AI ML VR XR IoT API APIs USA UK EU UAE NYC NFL NBA MLB NHL MLS WNBA NCAA UFC WWE NASCAR PGA FIFA UEFA DIY RV RVs ATV ATVs UTV UTVs EV EVs PHEV PC PCs iPhone iPhones iPad iPads iMac iOS macOS MacBook AirPods eBay YouTube TikTok LinkedIn PlayStation Xbox MMO MMORPG RPG RPGs FPS DVD DVDs CD CDs GPS LED OLED QLED HD UHD 4K 8K USB SSD HVAC CBD THC HIV ADHD COPD PTSD IBS OTC MRI CPA CPAs MBA MBAs PhD GED GRE LSAT ESL K-12 HOA FHA IRA IRAs 401k ETF ETFs REIT REITs NFT NFTs BMW KFC IKEA NPR PBS HBO CNN BBC ESPN IRS DMA DMAs SMB SMBs SEO PPC CPG QSR LGBTQ DINK DINKs HENRYs BBQ IPA IPAs MRO POS EHR EMR DevOps eSports e-bike WiFi Wi-Fi VoIP VPN VPNs"

/** Words that title case would get wrong, keyed by their lower-case letters and digits. */
export const CASING: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split(" ").map((word) => [
    word.toLowerCase().replaceAll(/[^a-z0-9]/g, ""),
    word.replaceAll(/[^A-Za-z0-9]/g, ""),
  ]),
)
