/** Businesses that stand between a maker and the people who use what it makes. */
export const INTERMEDIARIES: string =
  "agent, adviser, advisor, broker, dealer, dealership, retailer, reseller, distributor, franchisee, employer, restaurant, bar, hotel, clinic, doctor, physician, dentist, pharmacist, pharmacy, therapist, trainer, stylist, salon, barber, contractor, installer, builder, designer, decorator, planner, landlord, lender, bank, school, university, teacher, gym, spa, merchant, grocer, shop, store, veterinarian, vet, accountant, lawyer, attorney, host, operator, provider, insurer, club, concierge, tutor, coach, publisher, creator, company, business, airline, carrier"

/** The people at the end of the chain, after a preposition: "advisors booking cruises for clients". */
export const END_CUSTOMERS: string =
  "client, customer, guest, patient, staff, employee, member, policyholder, resident, tenant, shopper, consumer, diner, passenger, traveler, student, parent, homeowner, borrower, patron, buyer, fan, subscriber, user, pet owner, workforce, worker, end user, end customer, household, family, clientele"
