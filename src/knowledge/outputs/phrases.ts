/** Phrases for descriptions of a category's audiences. */
export type CategoryPhrase = {
  /** What they do, as the field `taxonomy_description`. */
  activity: string
  /** Advertisers: follows "A good fit for". */
  fit: string
}

export const CATEGORY_PHRASES: Readonly<Record<string, CategoryPhrase>> = {
  Auto: {
    activity: "shopping for, driving or caring for cars",
    fit: "automakers, dealers, lenders and service centers",
  },
  "Powersports & RV": {
    activity: "riding, boating or camping on wheels",
    fit: "dealers, gear makers, marinas and campgrounds",
  },
  Industries: {
    activity: "running and growing a business in their industry",
    fit: "B2B vendors, trade media and industry events",
  },
  "Job Roles": {
    activity: "doing a particular job and staying good at it",
    fit: "business software, recruiters and training providers",
  },
  "Business Services": {
    activity: "finding outside help that keeps a business running",
    fit: "agencies, banks, and payroll, shipping and facilities providers",
  },
  "Consumer Tech": {
    activity: "choosing, using and upgrading personal technology",
    fit: "device makers, retailers, carriers and app publishers",
  },
  "Business Tech": {
    activity: "evaluating, buying or running business technology",
    fit: "software vendors, cloud providers and IT service firms",
  },
  "Telecom & Utilities": {
    activity: "choosing and paying for phone, internet and power",
    fit: "carriers, internet providers and energy companies",
  },
  "Sports & Outdoors": {
    activity: "playing, watching sports or heading outdoors",
    fit: "leagues, sporting goods brands, broadcasters and outfitters",
  },
  "Movies & TV": {
    activity: "watching films and shows",
    fit: "studios, streaming services, theaters and snack brands",
  },
  "Music & Audio": {
    activity: "listening to music, radio and podcasts",
    fit: "labels, streaming services, concert promoters and audio brands",
  },
  Gaming: {
    activity: "playing and following video games",
    fit: "game publishers, console makers and hardware brands",
  },
  Books: {
    activity: "reading, listening to and collecting books",
    fit: "publishers, booksellers and audiobook services",
  },
  Travel: {
    activity: "planning, booking and taking trips",
    fit: "airlines, hotels, cruise lines and booking sites",
  },
  "Arts & Events": {
    activity: "going to shows, museums and events",
    fit: "venues, promoters, museums and ticket sellers",
  },
  Hobbies: {
    activity: "making, collecting and learning for the fun of it",
    fit: "craft stores, specialty retailers and online classes",
  },
  Fashion: {
    activity: "following style and shopping for clothes",
    fit: "apparel and shoe brands, jewelers and retailers",
  },
  Beauty: {
    activity: "trying and buying beauty and personal care",
    fit: "cosmetics, skin care and hair care brands, salons and spas",
  },
  Shopping: {
    activity: "browsing stores, hunting deals and buying gifts",
    fit: "retailers, marketplaces, malls and coupon sites",
  },
  "Food & Beverage": {
    activity: "cooking, eating and stocking the kitchen",
    fit: "food and drink brands, grocers and meal kits",
  },
  Dining: {
    activity: "eating out and ordering in",
    fit: "restaurants, coffee chains and delivery apps",
  },
  "Alcohol & Regulated": {
    activity: "enjoying products and pastimes reserved for adults",
    fit: "licensed brands, retailers and operators",
  },
  Household: {
    activity: "keeping the home clean and stocked",
    fit: "household brands, grocers and discount stores",
  },
  "Home & Garden": {
    activity: "furnishing, fixing up and looking after a home",
    fit: "home improvement stores, furniture brands and contractors",
  },
  "Real Estate": {
    activity: "buying, selling, renting or moving",
    fit: "agents, lenders, builders and moving companies",
  },
  Pets: {
    activity: "feeding, training and caring for animals",
    fit: "pet food brands, vets, groomers and pet insurers",
  },
  "Banking & Credit": {
    activity: "managing accounts, credit and everyday money",
    fit: "banks, card issuers, lenders and tax services",
  },
  Investing: {
    activity: "growing savings and planning for the long term",
    fit: "brokerages, fund companies, advisors and financial media",
  },
  Insurance: {
    activity: "comparing and choosing insurance coverage",
    fit: "insurers, brokers and comparison sites",
  },
  "Health Conditions": {
    activity: "managing a health condition or helping someone who does",
    fit: "health systems, drug makers and patient organizations",
  },
  Healthcare: {
    activity: "finding and using medical care",
    fit: "clinics, hospitals, pharmacies and insurers",
  },
  "Fitness & Wellness": {
    activity: "getting fit, eating well and feeling good",
    fit: "gyms, supplement brands, activewear and wellness apps",
  },
  Demographics: {
    activity: "living at a given age, income or stage of life",
    fit: "broad reach campaigns and audience layering",
  },
  Parenting: {
    activity: "raising children",
    fit: "baby and toy brands, family retailers and childcare services",
  },
  "Life Events": {
    activity: "going through a big change in life",
    fit: "retailers, insurers, banks and service providers",
  },
  Geography: {
    activity: "living in, working in or visiting a place",
    fit: "local businesses, regional chains and tourism boards",
  },
  Education: {
    activity: "studying, teaching or choosing a school",
    fit: "schools, course providers and education technology",
  },
  Careers: {
    activity: "looking for work or planning a career",
    fit: "employers, job boards, staffing firms and training providers",
  },
  "News & Society": {
    activity: "following the news and the issues of the day",
    fit: "publishers, nonprofits and public information campaigns",
  },
  Politics: {
    activity: "following politics, policy and elections",
    fit: "campaigns, advocacy groups and news publishers",
  },
  Religion: {
    activity: "practicing, studying or exploring faith",
    fit: "faith groups, publishers and charities",
  },
}
