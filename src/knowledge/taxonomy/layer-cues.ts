import type { Awareness, Intensity, Intent, Journey } from "./classification.ts"

/**
 * Words and phrases with the layer value they signal. The longest match wins, then the earlier row. The funnel is
 * derived from the journey.
 */
export type LayerCue<Value extends string> = { value: Value; terms: string }

export const INTENT_CUES: readonly LayerCue<Intent>[] = [
  {
    value: "event",
    terms:
      "event, live event, festival, concert, tour date, conference, convention, expo, trade show, summit, webinar, meetup, workshop, seminar, gala, fundraiser event, parade, tournament, championship, playoff, super bowl, world cup, olympics, world series, final four, march madness, grand prix, marathon event, race day, season opener, opening day, premiere, release party, launch event, awards show, wedding, engagement, graduation, birthday, anniversary, baby shower, bridal shower, reunion, holiday, black friday, cyber monday, prime day, back to school, christmas, thanksgiving, halloween, valentines day, mothers day, fathers day, easter, new years eve, memorial day, labor day, fourth of july, summer vacation, spring break, tax season, open enrollment, election, moving, new mover, retirement, life event, having a baby, getting married, newly engaged, newlywed, event attendee, ticket buyer, concert goer, festival goer",
  },
  {
    value: "role",
    terms:
      "decision maker, professional, executive, manager, director, vice president, c suite, c level, ceo, cfo, cto, cio, cmo, founder, business owner, entrepreneur, freelancer, job title, job role, job function, occupation, employee, worker, staff, engineer, developer, analyst, administrator, consultant, contractor, attorney, accountant, physician, nurse, hcp, pharmacist, teacher, educator, scientist, designer, technician, electrician, plumber, mechanic, driver, buyer at, procurement officer, recruiter, realtor, marketer, salesperson, first responder, service member, veteran, parent, mom, dad, grandparent, caregiver, head of household, student, homemaker, volunteer, coach, seniority, works in, works at, employed in, budget holder, buying committee",
  },
  {
    value: "need",
    terms:
      "need, needs, in need of, need help, help with, problem, struggling with, struggle, sufferer, suffering from, pain point, relief, remedy, symptom, patient, caregiver, living with, diagnosed, managing, treatment for, at risk, emergency, urgent, repair, fix, broken, replacement, replace, leak, damage, claim, dispute, debt, assistance, aid, support group, recover, recovery, prevent, prevention, protect, protection from, avoid, reduce, lower, save money on, cut cost, quit, stop, lose weight, get out of, how to, advice, seeking help, in trouble, worried about, concerned about, challenge, difficulty, seeking treatment, looking for help, shortage, deficiency, special needs, dietary need, accessibility",
  },
  {
    value: "solution",
    terms:
      "solution, solutions, software solution, platform, software, saas, system, suite, tool, tools, toolkit, technology solution, automation, management system, management software, integration, infrastructure, framework, program, plan, package, kit, all in one, end to end, turnkey, managed, outsourcing, alternative to, alternatives, ways to, strategy, optimization, transformation, digital transformation, migration, modernization, compliance solution, security solution, relief program, treatment option, diet plan, meal plan, workout plan, financial plan, insurance plan, retirement plan, protection plan, smart home system, erp, crm, payroll system, analytics platform, customer data platform, cloud solution, energy solution, mobility solution, storage solution, payment solution, logistics solution",
  },
  {
    value: "service",
    terms:
      "service, services, service provider, provider, agency, firm, consulting, consultation, repair service, installation, maintenance, cleaning service, delivery service, delivery, subscription service, streaming service, rental, rentals, leasing, financing, loan, mortgage, insurance, banking, credit card, investing service, wealth management, advisory, tax preparation, legal services, lawyer, attorney near me, accountant near me, contractor near me, plumber near me, dentist near me, doctor near me, clinic, hospital, urgent care, telehealth, therapy, counseling, salon, spa, barbershop, gym, fitness class, personal training, tutoring, lesson, course, class, coaching, childcare, daycare, preschool, pet grooming, dog walking, boarding, veterinary care, travel agency, booking, hotel, airline, flight, cruise, rideshare, car rental, restaurant, catering, food delivery, meal delivery, wireless plan, internet service, cable service, utility, home security monitoring, pest control, landscaping, lawn care, moving company, storage unit, dry cleaning, car wash, oil change, auto repair, staffing, recruiting, payroll service, marketing service, printing service, shipping, freight, hosting, it support, dating service, funeral service",
  },
  {
    value: "brand",
    terms:
      "brand, branded, brand loyalist, brand loyal, brand fan, brand advocate, brand ambassador, brand switcher, brand follower, brand customer, loyalist, loyal customer, customers of, customer of, users of, user of, subscribers of, subscriber of, members of, owners of, fans of brand, followers of, shoppers at, shoppers of, visitors to, visitors of, diners at, competitor, competitor of, conquest, conquesting, versus, vs, switching from, switch to, store visitor, store shopper, app user, loyalty member, rewards member, cardholder, cardmember, policyholder, official store, flagship, franchise fan, make and model, designer label, label, house brand, private label, name brand",
  },
  {
    value: "product",
    terms:
      "product, products, buyer, shopper, purchaser, intender, in market, owner, for sale, buy, purchase, order, shop for, best, top rated, review, price, deal, discount, coupon, new model, used, certified pre owned, refurbished, accessory, accessories, parts, replacement part, equipment, gear, supplies, appliance, device, gadget, hardware, machine, apparel, clothing, shoes, furniture, toy, toys, food, snack, drink, beverage, ingredient, cosmetics, supplement, vitamin, book, ticket, gift, collectible, vehicle, car, truck, suv, phone, laptop, tv, console, game, tool set, material, set, pack, bundle, brand new, model, edition, size, color",
  },
  {
    value: "interest",
    terms:
      "interest, interested in, interest in, enthusiast, fan, lover, aficionado, buff, hobbyist, hobby, affinity, passion, passionate about, curious about, follower, reader, viewer, listener, watcher, streamer, news, trends, inspiration, ideas, tips, culture, lifestyle, community, fandom, history, learning about, content, topic, recreation, leisure, sports, music, art, entertainment",
  },
]

export const INTENSITY_CUES: readonly LayerCue<Intensity>[] = [
  {
    value: "High",
    terms:
      "in market, in the market, intender, purchase intender, high intent, high purchase intent, strong intent, very likely, most likely, highly likely, highly engaged, high propensity, ready to buy, about to buy, buying now, buy now, immediate, immediately, urgent, emergency, same day, asap, today, this week, this month, next 30 days, within 30 days, next 90 days, 0 3 months, actively shopping, active shopper, actively looking, actively researching, active buyer, looking to buy, looking to purchase, want to buy, wants to buy, planning to buy, intend to buy, requesting a quote, quote, demo request, free trial, applicant, cart abandoner, heavy, heavy user, heavy buyer, heavy shopper, heavy spender, heavy viewer, power user, super user, superfan, super fan, die hard, diehard, hardcore, fanatic, obsessed, avid, addict, junkie, loyalist, frequent, very frequent, daily, everyday, always, top spender, high spender, big spender, top 1 percent, top 5 percent, top 10 percent, top decile, repeat buyer, repeat customer, season ticket holder, surging, surge, spike, peak, decision maker, budget holder, lease expiring, expiring soon, deadline, last minute, evangelist, advocate, bottom of funnel, decision stage, purchase stage, owner, collector",
  },
  {
    value: "Medium",
    terms:
      "considering, considerer, consideration, comparing, compare, researching, research, evaluating, exploring options, shopper, buyer, shopping, interested in buying, likely, likely to, moderate, medium, medium user, regular, regularly, weekly, monthly, occasional buyer, prospect, prospective, potential, planning, planner, next 6 months, 3 6 months, within 6 months, 6 12 months, review reader, deal seeker, bargain hunter, enthusiast, fan, lover, hobbyist, member, subscriber, customer, user, engaged, active, follower, recent visitor, seeker, professional, mid funnel, patient, viewer, listener, reader",
  },
  {
    value: "Low",
    terms:
      "interest, interested, casual, casual fan, light, light user, light buyer, light viewer, light shopper, infrequent, rarely, rare, seldom, occasional, occasionally, sometimes, once a year, yearly, curious, curious about, aware, awareness, general, general interest, broad, browsing, browser, window shopper, inspiration, ideas, dreaming, dreamer, someday, eventually, long term, next 12 months, 12 plus months, more than a year, low propensity, low intent, unlikely, lapsed, dormant, inactive, churned, former, past visitor, non user, nonuser, non buyer, non customer, never bought, unaware, demographic, age, gender, household, resident, lookalike, look alike, reach, run of network, upper funnel, top of funnel, content reader, news",
  },
]

export const AWARENESS_CUES: readonly LayerCue<Awareness>[] = [
  {
    value: "Most Aware",
    terms:
      "customer, current customer, existing customer, loyal customer, loyalist, brand loyalist, brand loyal, advocate, brand advocate, brand ambassador, ambassador, evangelist, owner, current owner, homeowner, user, power user, heavy user, active user, subscriber, member, loyalty member, rewards member, cardholder, policyholder, account holder, season ticket holder, repeat buyer, repeat customer, repeat purchaser, past purchaser, previous buyer, past buyer, recent buyer, recent purchaser, lapsed customer, superfan, super fan, die hard fan, collector, donor, ready to buy, cart abandoner, coupon user, promo code, deal seeker for brand, renewal, renewing, upgrade, upgrader, lease expiring, alumni, passholder, purchase based, purchased, bought",
  },
  {
    value: "Product Aware",
    terms:
      "in market, in the market, intender, purchase intender, shopper, buyer, purchaser, considering, considerer, comparing, comparison shopper, compare, price comparison, versus, vs, review, reviews, best, top rated, model, brand, pricing, price, quote, demo, demo request, free trial, trial user, test drive, test driver, for sale, deal, discount, coupon, store visitor, site visitor, dealership visitor, brand switcher, switcher, competitor customer, conquest, follower, brand follower, fan, viewer, listener, reader, gamer, ready to purchase, looking to buy, planning to buy, vendor evaluation, vendor selection, rfp, decision maker, applicant, booker",
  },
  {
    value: "Solution Aware",
    terms:
      "looking for, seeking, seeker, searching for, exploring, exploring options, researching, research, researcher, evaluating, alternatives, alternative to, types of, options, solution, solutions, platform, software, service, services, provider, program, plan, planning, planner, treatment, therapy, medication, relief, remedy, how to choose, guide, buying guide, tips, advice, enthusiast, hobbyist, lover, aficionado, professional, specialist, practitioner, prospect, prospective, adopter, early adopter, learning, course, how to, interested in buying, conscious, lifestyle, diet",
  },
  {
    value: "Problem Aware",
    terms:
      "need, in need of, need help, problem, issue, struggling, struggling with, sufferer, suffering from, symptom, symptoms, patient, caregiver, living with, diagnosed, newly diagnosed, undiagnosed, at risk, worried about, concerned about, concern, challenge, pain point, pain, stress, overwhelmed, broken, damage, repair, fix, leak, debt, bad credit, shortage, burnout, unhappy with, dissatisfied, frustrated with, complaint, life event, new mover, moving, newly, recently, expecting, new parent, newlywed, divorcing, retiring, nearing retirement, graduating, laid off, job seeker, deadline, compliance, risk, breach, outage, deficiency",
  },
  {
    value: "Unaware",
    terms:
      "demographic, demographics, age, aged, adults 18, adults 25 54, gender, male, female, men, women, household, household income, income, income over, affluent, education level, marital status, families, millennial, gen z, gen x, boomer, generation, resident, residents of, living in, zip code, dma, county, state, city, population, general audience, general population, mass audience, reach, prospecting, lookalike, look alike, run of network, non customer, non user, nonuser, never purchased, unaware, census, geo, geography, urban, suburban, rural",
  },
]

export const JOURNEY_CUES: readonly LayerCue<Journey>[] = [
  {
    value: "Advocacy",
    terms:
      "advocate, brand advocate, advocacy, ambassador, brand ambassador, evangelist, promoter, brand promoter, referrer, referral program, refer a friend, recommender, reviewer, product reviewer, influencer, micro influencer, superfan, super fan, megafan, fan club, fan community, supporter, champion, donor, backer, volunteer, activist, testimonial, ugc creator, unboxer, street team, nps promoter, word of mouth",
  },
  {
    value: "Retention",
    terms:
      "customer, current customer, existing customer, loyal customer, loyalty, loyalist, brand loyalist, brand loyal, loyalty member, rewards member, member, membership, subscriber, subscription, user, active user, heavy user, power user, owner, ownership, current owner, homeowner, pet owner, cardholder, policyholder, account holder, passholder, season ticket holder, repeat buyer, repeat customer, repeat purchaser, past purchaser, past buyer, previous buyer, previous customer, recent buyer, recent purchaser, lapsed customer, lapsed buyer, lapsed subscriber, churn, churn risk, win back, winback, reactivation, renewal, renewing, upgrade, upsell, cross sell, add on, refill, replenishment, reorder, accessories for owners, maintenance, service due, warranty, alumni, client, patient, crm, first party, installed base, purchase based, purchased",
  },
  {
    value: "Decision",
    terms:
      "in market, in the market, intender, purchase intender, high intent, ready to buy, about to buy, buy now, buying, buyer, shopper, purchase intent, purchase, order, checkout, cart abandoner, cart, applicant, application, apply, sign up, signup, enroll, enrollment, open enrollment, booking, booker, book, reserve, reservation, quote, quote request, requesting a quote, get a quote, demo request, request a demo, free trial, trial, test drive, dealership visitor, for sale, deal, discount, coupon, promo code, clearance, lowest price, financing, lease, hire, near me, same day, urgent, emergency, decision maker, budget holder, buying committee, vendor selection, rfp, rfq, procurement, contract, lease expiring, switch, switcher, bottom of funnel",
  },
  {
    value: "Consideration",
    terms:
      "considering, consideration, considerer, comparing, compare, comparison, comparison shopper, versus, vs, review, reviews, best, top rated, rating, researching, research, researcher, evaluating, evaluation, evaluate, exploring options, looking for, looking into, seeking, seeker, searching, search, prospect, prospective, planning, planner, plan, interested in buying, interested in purchasing, alternatives, options, buying guide, pricing, price, cost, features, specs, demo viewer, webinar attendee, whitepaper, case study, site visitor, store visitor, website visitor, retargeting, browsing, wish list, surge, surging, intent, house hunter, college bound, new mover, expecting, newly engaged, solution, mid funnel",
  },
  {
    value: "Awareness",
    terms:
      "interest, interested in, affinity, enthusiast, fan, lover, buff, aficionado, hobbyist, curious, reader, viewer, listener, watcher, streamer, follower, news, trends, inspiration, ideas, tips, how to, content, topic, demographic, age, gender, household income, lifestyle, resident, commuter, professional, job title, industry, generation, millennial, gen z, boomer, parents, families, general audience, reach, prospecting, lookalike, look alike, top of funnel, upper funnel, brand awareness, awareness, discovery, first time",
  },
]
