/** Phrases for descriptions of a category's audiences. */
export type CategoryPhrase = {
  /** What they do: follows "spend time". */
  activity: string
  /** One sentence about them. */
  habit: string
  /** Advertisers: follows "A good fit for". */
  fit: string
}

export const CATEGORY_PHRASES: Readonly<Record<string, CategoryPhrase>> = {
  Auto: {
    activity: "shopping for, driving or caring for cars",
    habit: "They keep an eye on new models, running costs and what a fair deal looks like.",
    fit: "automakers, dealers, lenders and service centers",
  },
  "Powersports & RV": {
    activity: "riding, boating or camping on wheels",
    habit: "Weekends are for the road, the trail or the water, and the gear matters.",
    fit: "dealers, gear makers, marinas and campgrounds",
  },
  Industries: {
    activity: "running and growing a business in their industry",
    habit: "They follow what moves their industry, from regulation and hiring to new equipment.",
    fit: "B2B vendors, trade media and industry events",
  },
  "Job Roles": {
    activity: "doing a particular job and staying good at it",
    habit: "Their daily work shapes what they read, which tools they use and what they buy.",
    fit: "business software, recruiters and training providers",
  },
  "Business Services": {
    activity: "finding outside help that keeps a business running",
    habit: "They want dependable partners who save time and keep costs predictable.",
    fit: "agencies, banks, and payroll, shipping and facilities providers",
  },
  "Consumer Tech": {
    activity: "choosing, using and upgrading personal technology",
    habit: "They read reviews, compare specs and like to know what comes out next.",
    fit: "device makers, retailers, carriers and app publishers",
  },
  "Business Tech": {
    activity: "evaluating, buying or running business technology",
    habit: "Integration, security and a clear return are what they look at first.",
    fit: "software vendors, cloud providers and IT service firms",
  },
  "Telecom & Utilities": {
    activity: "choosing and paying for phone, internet and power",
    habit: "Coverage, reliability and the monthly bill decide whether they stay or switch.",
    fit: "carriers, internet providers and energy companies",
  },
  "Sports & Outdoors": {
    activity: "playing, watching sports or heading outdoors",
    habit: "Game days, training and time outside fill their calendar.",
    fit: "leagues, sporting goods brands, broadcasters and outfitters",
  },
  "Movies & TV": {
    activity: "watching films and shows",
    habit: "They know what is streaming, what is in theaters and what everyone is talking about.",
    fit: "studios, streaming services, theaters and snack brands",
  },
  "Music & Audio": {
    activity: "listening to music, radio and podcasts",
    habit: "Something is always playing, at home, in the car or on the way to a show.",
    fit: "labels, streaming services, concert promoters and audio brands",
  },
  Gaming: {
    activity: "playing and following video games",
    habit: "They keep up with releases, streamers and the hardware that runs it all.",
    fit: "game publishers, console makers and hardware brands",
  },
  Books: {
    activity: "reading, listening to and collecting books",
    habit: "There is always a next title on the list, in print, on screen or in audio.",
    fit: "publishers, booksellers and audiobook services",
  },
  Travel: {
    activity: "planning, booking and taking trips",
    habit: "They compare fares, stays and routes, and tend to have a next trip in mind.",
    fit: "airlines, hotels, cruise lines and booking sites",
  },
  "Arts & Events": {
    activity: "going to shows, museums and events",
    habit: "They like a full calendar and plan outings around what is on.",
    fit: "venues, promoters, museums and ticket sellers",
  },
  Hobbies: {
    activity: "making, collecting and learning for the fun of it",
    habit: "They put real time into what they make, collect or practice.",
    fit: "craft stores, specialty retailers and online classes",
  },
  Fashion: {
    activity: "following style and shopping for clothes",
    habit: "They notice trends and care about fit, fabric and how it all comes together.",
    fit: "apparel and shoe brands, jewelers and retailers",
  },
  Beauty: {
    activity: "trying and buying beauty and personal care",
    habit: "They try new products, watch tutorials and come back to what works.",
    fit: "cosmetics, skin care and hair care brands, salons and spas",
  },
  Shopping: {
    activity: "browsing stores, hunting deals and buying gifts",
    habit: "They know where to look, when to wait for a sale and what a good price is.",
    fit: "retailers, marketplaces, malls and coupon sites",
  },
  "Food & Beverage": {
    activity: "cooking, eating and stocking the kitchen",
    habit: "Taste comes first, with price, health and convenience close behind.",
    fit: "food and drink brands, grocers and meal kits",
  },
  Dining: {
    activity: "eating out and ordering in",
    habit: "They look for the next good meal, be it at a table, at the counter or at the door.",
    fit: "restaurants, coffee chains and delivery apps",
  },
  "Alcohol & Regulated": {
    activity: "enjoying products and pastimes reserved for adults",
    habit: "Age limits and local rules apply here, so plan for verified adults.",
    fit: "licensed brands, retailers and operators",
  },
  Household: {
    activity: "keeping the home clean and stocked",
    habit: "These are repeat purchases, made on habit, price and what works.",
    fit: "household brands, grocers and discount stores",
  },
  "Home & Garden": {
    activity: "furnishing, fixing up and looking after a home",
    habit: "There is usually a project under way, indoors or out.",
    fit: "home improvement stores, furniture brands and contractors",
  },
  "Real Estate": {
    activity: "buying, selling, renting or moving",
    habit: "They watch listings, rates and neighborhoods closely.",
    fit: "agents, lenders, builders and moving companies",
  },
  Pets: {
    activity: "feeding, training and caring for animals",
    habit: "Their animals are family, and that shows in what they spend.",
    fit: "pet food brands, vets, groomers and pet insurers",
  },
  "Banking & Credit": {
    activity: "managing accounts, credit and everyday money",
    habit: "Rates, fees and trust decide where they bank and borrow.",
    fit: "banks, card issuers, lenders and tax services",
  },
  Investing: {
    activity: "growing savings and planning for the long term",
    habit: "They follow the markets and weigh returns against risk.",
    fit: "brokerages, fund companies, advisors and financial media",
  },
  Insurance: {
    activity: "comparing and choosing insurance coverage",
    habit: "Price, coverage and how claims are handled are what they compare.",
    fit: "insurers, brokers and comparison sites",
  },
  "Health Conditions": {
    activity: "managing a health condition or helping someone who does",
    habit: "They look for clear information, treatment options and support.",
    fit: "health systems, drug makers and patient organizations",
  },
  Healthcare: {
    activity: "finding and using medical care",
    habit: "They look for care they can trust, close by and covered.",
    fit: "clinics, hospitals, pharmacies and insurers",
  },
  "Fitness & Wellness": {
    activity: "getting fit, eating well and feeling good",
    habit: "Routines, goals and small wins keep them going.",
    fit: "gyms, supplement brands, activewear and wellness apps",
  },
  Demographics: {
    activity: "living at a given age, income or stage of life",
    habit: "Who they are is the common thread, so pair this audience with an interest or intent.",
    fit: "broad reach campaigns and audience layering",
  },
  Parenting: {
    activity: "raising children",
    habit: "Time is short, and what is safe, simple and worth the money wins.",
    fit: "baby and toy brands, family retailers and childcare services",
  },
  "Life Events": {
    activity: "going through a big change in life",
    habit: "A moment like this changes budgets, brands and habits within a few months.",
    fit: "retailers, insurers, banks and service providers",
  },
  Geography: {
    activity: "living in, working in or visiting a place",
    habit: "Place is the common thread, which makes it a solid base for local campaigns.",
    fit: "local businesses, regional chains and tourism boards",
  },
  Education: {
    activity: "studying, teaching or choosing a school",
    habit: "They weigh cost, schedule and where learning can take them.",
    fit: "schools, course providers and education technology",
  },
  Careers: {
    activity: "looking for work or planning a career",
    habit: "They follow openings, pay and what employers ask for.",
    fit: "employers, job boards, staffing firms and training providers",
  },
  "News & Society": {
    activity: "following the news and the issues of the day",
    habit: "They read, watch and discuss what is going on around them.",
    fit: "publishers, nonprofits and public information campaigns",
  },
  Politics: {
    activity: "following politics, policy and elections",
    habit: "They follow candidates, policy and the races that matter to them.",
    fit: "campaigns, advocacy groups and news publishers",
  },
  Religion: {
    activity: "practicing, studying or exploring faith",
    habit: "Belief, community and tradition play a part in how they live.",
    fit: "faith groups, publishers and charities",
  },
}
