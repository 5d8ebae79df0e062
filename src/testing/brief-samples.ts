/**
 * Briefs as media planners write them, each with three topics of which one should be among the first five found. Written for this
 * purpose, before the search was first run on them; the topics of all lines together are the library, among others.
 */
export const BRIEFS: readonly (readonly string[])[] = `
We are launching a mid-size EV and want drivers who may switch from petrol soon | Electric Car Intenders | Hybrid Vehicle Owners | EV Charging Station Users
Reach households that are about to replace their family car with a bigger one | Minivan Buyers | SUV Shoppers | Growing Families Buying Cars
Truck enthusiasts who tow boats and trailers at weekends | Pickup Truck Owners | Towing Equipment Buyers | Boat Trailer Owners
Budget drivers hunting for second-hand cars | Used Car Shoppers | Certified Pre-Owned Buyers | Car Auction Visitors
People whose car insurance is up for renewal | Auto Insurance Switchers | Car Insurance Comparison Users | New Drivers Needing Insurance
Riders of big touring bikes who buy leather jackets and helmets | Motorcycle Owners | Harley-Davidson Fans | Motorcycle Gear Shoppers
A tyre retailer needs motorists preparing for winter | Winter Tire Buyers | Auto Maintenance DIYers | Car Parts Shoppers
Homeowners thinking about putting photovoltaic panels on the roof | Solar Panel Intenders | Home Battery Storage Shoppers | Energy Conscious Homeowners
Folks redoing their kitchen this year | Kitchen Remodelers | Kitchen Cabinet Shoppers | Home Renovation Planners
First-time buyers looking for a mortgage | First-Time Home Buyers | Mortgage Rate Shoppers | Real Estate Listing Browsers
Renters who are moving to another city | Apartment Hunters | Moving Company Customers | Long Distance Movers
Gardeners who grow their own vegetables | Vegetable Gardeners | Raised Bed Gardening Fans | Organic Seed Buyers
People buying furniture for a small flat | Small Space Furniture Shoppers | Sofa Bed Buyers | Home Decor Enthusiasts
Smart home fans with voice assistants and connected lights | Smart Speaker Owners | Smart Lighting Buyers | Home Automation Enthusiasts
DIY crowd buying cordless tools | Power Tool Buyers | DIY Home Improvers | Woodworking Hobbyists
New mothers looking for a stroller and a car seat | Expectant Parents | Baby Stroller Shoppers | Infant Car Seat Buyers
Parents of toddlers buying diapers in bulk | Diaper Buyers | Parents of Toddlers | Baby Food Shoppers
Families planning a theme park trip | Theme Park Visitors | Disney Vacation Planners | Family Travel Planners
Back-to-school shopping mums and dads | Back to School Shoppers | School Supplies Buyers | Parents of Elementary Schoolers
Teenagers' parents comparing universities | College Bound Families | University Admissions Researchers | Student Loan Seekers
Career changers who want to learn programming online | Coding Bootcamp Prospects | Online Course Learners | Career Changers
People learning Spanish on their phone | Language Learning App Users | Spanish Learners | Study Abroad Students
Frequent flyers who collect miles | Airline Loyalty Members | Business Travelers | Airport Lounge Users
Couples dreaming of a beach honeymoon | Honeymoon Planners | Caribbean Vacation Planners | All-Inclusive Resort Guests
Retired couples interested in cruises | Cruise Vacationers | Retirees Who Travel | River Cruise Fans
Skiers booking chalets in the Alps | Ski Vacationers | Snowboarders | Alpine Chalet Renters
Backpackers on a shoestring touring Asia | Budget Travelers | Backpackers in Southeast Asia | Hostel Guests
Campers and owners of motorhomes | RV Owners | Camping Enthusiasts | Campground Reservations
People booking last minute hotel deals | Last Minute Hotel Bookers | Hotel Deal Seekers | Weekend Getaway Planners
Lovers of fine dining and tasting menus | Fine Dining Enthusiasts | Michelin Star Restaurant Visitors | Wine Tasting Attendees
Vegans and people cutting down on meat | Vegan Consumers | Plant-Based Meat Buyers | Flexitarian Eaters
Home bakers who make their own bread | Home Bread Bakers | Baking Supplies Shoppers | Artisan Flour Buyers
Coffee lovers who buy beans and espresso machines | Espresso Machine Buyers | Specialty Coffee Drinkers | Coffee Bean Subscribers
Craft beer drinkers who visit breweries | Craft Beer Drinkers | Brewery Visitors | Home Brewers
Whisky collectors | Single Malt Scotch Drinkers | Whiskey Collectors | Premium Spirits Buyers
Busy professionals ordering meal kits | Meal Kit Subscribers | Food Delivery App Users | Healthy Ready Meal Buyers
Shoppers on gluten-free diets | Gluten Free Shoppers | Celiac Diet Followers | Food Allergy Families
Grill masters and barbecue fans | Barbecue Enthusiasts | Gas Grill Buyers | Outdoor Cooking Fans
Marathon runners who need new shoes | Marathon Runners | Running Shoe Buyers | Race Event Participants
Yoga and pilates practitioners | Yoga Practitioners | Pilates Studio Members | Meditation App Users
Weightlifters buying protein powder | Protein Supplement Buyers | Weightlifters | Gym Members
People trying to lose weight after the holidays | Weight Loss Seekers | Diet Program Members | Calorie Counting App Users
Golfers with money for new clubs | Golf Club Buyers | Golf Course Members | Golf Travel Planners
Tennis and padel players | Tennis Players | Padel Players | Racket Sports Gear Shoppers
Fans of premier league football | Soccer Fans | Premier League Viewers | Football Jersey Buyers
NFL viewers who play fantasy | NFL Fans | Fantasy Football Players | Sports Bar Visitors
Anglers and hunters | Fly Fishing Enthusiasts | Hunting Gear Buyers | Bass Fishing Fans
Cyclists who ride carbon road bikes | Road Cyclists | Bicycle Component Buyers | Cycling Event Participants
Hikers who need waterproof jackets | Hikers | Rain Jacket Shoppers | National Park Visitors
Surfers and stand-up paddlers | Surfers | Paddleboard Buyers | Wetsuit Shoppers
Console gamers waiting for the next big release | PlayStation Gamers | Xbox Players | Video Game Pre-Order Buyers
PC builders who buy graphics cards | Gaming PC Builders | Graphics Card Buyers | Esports Viewers
Mobile gamers who spend on in-app purchases | Mobile Game Spenders | Puzzle Game Players | Casual Mobile Gamers
Cord cutters who stream series | Streaming TV Subscribers | Cord Cutters | Netflix Binge Watchers
Film buffs who still go to cinemas | Moviegoers | Film Festival Attendees | Independent Film Fans
Music fans who buy concert tickets | Concert Goers | Music Festival Attendees | Live Music Ticket Buyers
Podcast listeners on their commute | Podcast Listeners | Audiobook Subscribers | News Podcast Fans
Readers of crime novels | Mystery Novel Readers | E-Book Buyers | Book Club Members
Photographers upgrading to mirrorless cameras | Mirrorless Camera Buyers | Photography Hobbyists | Camera Lens Shoppers
Crafters who knit and sew | Knitters | Sewing Hobbyists | Craft Supply Shoppers
Guitar players buying amps | Guitar Players | Musical Instrument Buyers | Home Recording Musicians
Owners of puppies looking for training and food | Puppy Owners | Dog Food Buyers | Dog Training Seekers
Cat people buying litter | Cat Litter Buyers | Cat Parents | Pet Supplies Shoppers
Pet parents considering insurance for their animals | Pet Insurance Seekers | Veterinary Clinic Clients | Senior Dog Owners
Aquarium and reptile keepers | Aquarium Hobbyists | Reptile Owners | Exotic Pet Keepers
Women buying premium skincare | Luxury Skincare Buyers | Anti-Aging Cream Shoppers | Beauty Subscription Box Members
Make-up fans following tutorials | Makeup Enthusiasts | Lipstick Buyers | Beauty Influencer Followers
Men who groom their beards | Beard Care Buyers | Mens Grooming Shoppers | Electric Shaver Buyers
Luxury handbag and watch shoppers | Designer Handbag Buyers | Luxury Watch Buyers | High-End Fashion Shoppers
Sneakerheads | Sneaker Collectors | Limited Edition Sneaker Buyers | Streetwear Fans
Thrifty parents buying kids' clothes | Childrens Clothing Shoppers | Discount Apparel Shoppers | Second-Hand Clothing Buyers
Brides planning their wedding | Brides to Be | Wedding Venue Seekers | Wedding Dress Shoppers
Jewellery gifts for an engagement | Engagement Ring Buyers | Diamond Jewelry Shoppers | Gift Givers for Anniversaries
Investors who trade stocks themselves | Self-Directed Investors | Stock Trading App Users | Options Traders
Crypto holders | Cryptocurrency Investors | Bitcoin Wallet Users | NFT Collectors
Savers planning for retirement | Retirement Planners | 401k Rollover Prospects | Annuity Researchers
People who carry credit card debt and want to consolidate | Debt Consolidation Seekers | Personal Loan Shoppers | Balance Transfer Card Seekers
Affluent people who need wealth management | High Net Worth Investors | Private Banking Clients | Estate Planning Seekers
Small business owners who need accounting software | Small Business Owners | Accounting Software Buyers | Payroll Service Shoppers
Freelancers filing their own taxes | Self-Employed Tax Filers | Freelancers | Tax Software Users
IT leaders evaluating cloud infrastructure | Cloud Infrastructure Buyers | IT Decision Makers | Data Center Managers
Security teams buying endpoint protection | Cybersecurity Software Buyers | Chief Information Security Officers | Network Security Engineers
Marketing managers choosing a CRM | CRM Software Evaluators | Marketing Directors | Marketing Automation Users
HR departments hiring at scale | Recruiters | HR Software Buyers | Talent Acquisition Managers
Developers who work with Kubernetes and containers | Kubernetes Engineers | DevOps Engineers | Software Developers
Construction companies renting heavy machines | Construction Contractors | Heavy Equipment Renters | Building Materials Buyers
Farmers buying tractors and seed | Farmers | Tractor Buyers | Crop Seed Purchasers
Restaurant owners buying equipment | Restaurant Owners | Commercial Kitchen Equipment Buyers | Food Service Distributors
Warehouse and logistics managers | Warehouse Managers | Supply Chain Managers | Freight Shippers
Physicians interested in new treatments | Physicians | Medical Conference Attendees | Hospital Administrators
Teachers buying classroom materials | Teachers | Classroom Supplies Buyers | Education Technology Buyers
People comparing mobile phone plans | Wireless Plan Switchers | Unlimited Data Plan Shoppers | Prepaid Phone Users
Apple fans waiting for the new iPhone | iPhone Owners | Smartphone Upgraders | Apple Watch Owners
Remote workers furnishing a home office | Remote Workers | Office Chair Buyers | Standing Desk Buyers
Shoppers hunting Black Friday bargains | Black Friday Shoppers | Coupon Users | Online Deal Hunters
Environmentally minded consumers who avoid plastic | Sustainable Product Buyers | Zero Waste Consumers | Eco-Friendly Household Shoppers
Donors to animal charities | Animal Charity Donors | Nonprofit Supporters | Wildlife Conservation Supporters
Grandparents spoiling their grandchildren | Grandparents | Toy Buyers | Childrens Book Buyers
Allergy sufferers in spring | Allergy Relief Buyers | Air Purifier Shoppers | Seasonal Allergy Sufferers
Board game nights with friends | Board Game Players | Tabletop Role-Playing Gamers | Party Game Buyers
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()))
