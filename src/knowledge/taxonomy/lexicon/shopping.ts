import type { LexiconTable } from "../types.ts"

export const shopping: LexiconTable = {
  category: "Shopping",
  nodes: [
    {
      path: "Online Shoppers",
      iab: "473",
      terms:
        "online shopping, online retail, online store, online purchase, ecommerce~, e commerce~, shopping app, shopping~, shopper~, shopaholic, retail therapy, past converter~, converter~, recent converter~, site converter~, non converter~, past purchaser~, recent purchaser~, repeat purchaser~, repeat buyer~, repeat customer~, one time buyer~, first time customer~, new customer~, existing customer~, current customer~, best customer~, top customer~, loyal customer~, high value customer~, high value shopper~, low value customer~, high ltv~, high ltv customer~, lifetime value~, vip customer~, vip shopper~, top spender~, high spender~, frequent shopper~, heavy shopper~, light shopper~, lapsed customer~, lapsed buyer~, lapsed shopper~, lapsed purchaser~, churned customer~, at risk customer~, dormant customer~, inactive customer~, win back, winback, reactivation, cart abandoner, abandoned cart, cart abandonment, basket abandoner, checkout abandoner, browse abandoner, added to cart, add to cart, product page viewer~, product viewer~, category browser~, category page visitor, site visitor~, website visitor~, homepage visitor~, web visitor~, landing page visitor~, store card holder, email subscriber~, newsletter subscriber~, email opener~, email clicker~, email engager~, sms subscriber~, push subscriber~, app installer~, app downloader~, loyalty member~, loyalty program member~, rewards member~, gold member~, platinum member~, silver member~, points redeemer~, wishlist, wish list, gift registry, first party data~, first party audience~, first party list~, crm list~, crm audience~, crm file~, customer list~, customer file~, customer match~, customer database~, purchase history~, past purchase~, online purchaser, online order, web shopper, mobile shopper, app shopper, omnichannel shopper, in store shopper, store shopper, brick and mortar shopper, buy online pick up in store, bopis, ecommerce shopper, buying channel, channel preference, shopping channel, born to shop, love to shop, shopping enthusiast, engaged shopper, retail shopper, impulse buyer, price driven, made in america, made in usa, buy american, brand loyalist~, brand switcher~, catalog buyer, mail order buyer, newsletter signup~, email signup~, sign up list~, pricing page~, pricing page visitor~, product page visitor~, checkout visitor~, vip member~, vip list~, lapsed user~, reengagement list~, re engagement~, registered user~, trial user~, free trial signup~, demo request~, lead list~, marketing list~, email list~, subscriber list~, in store purchaser~, offline purchaser~, offline buyer~, gift card buyer, store credit cardholder~",
    },
    {
      path: "Online Shoppers > Marketplaces",
      iab: "473",
      terms: "online marketplace, marketplace~, online auction, auction site, wholesale marketplace",
    },
    {
      path: "Online Shoppers > Catalog & TV Shopping",
      iab: "473",
      terms:
        "mail order, catalog shopping, tv shopping, direct mail responder, as seen on tv, infomercial product, direct selling",
    },
    {
      path: "Online Shoppers > Social & Live Shopping",
      iab: "473",
      terms:
        "social commerce, social shopping, live shopping, live commerce, shoppable content, influencer shopping, instagram shopping",
    },
    {
      path: "Online Shoppers > Subscriptions & Delivery",
      iab: "473",
      terms:
        "subscription box, monthly box, subscribe and save, same day delivery, curbside pickup, click and collect, in store pickup, free shipping~, autoship, direct to consumer brand",
    },
    { path: "Online Shoppers > Rent to Own", iab: "473", terms: "lease to own" },
    {
      path: "Deal Seekers & Coupons",
      iab: "474",
      terms:
        "deal seeker, smart shopper, savvy shopper, bargain hunter, bargain hunting, bargain~, price conscious, deal~, flash sale, clearance~, price comparison, price tracker, special offer, promotions~, overstock~, liquidation sale, bogo, doorbuster, discount~, markdown~, cash back",
    },
    {
      path: "Deal Seekers & Coupons > Coupons & Promo Codes",
      iab: "474",
      terms:
        "coupon, couponer, couponing, promo code, promotional code, coupon app, voucher code, coupon book, freebie, free sample",
    },
    {
      path: "Deal Seekers & Coupons > Cash Back & Rewards",
      iab: "474",
      terms:
        "cash back shopping, cashback, cash back app, rebate~, shopping rewards, loyalty program~, loyalty card, rewards program, store loyalty, loyalty points",
    },
    { path: "Luxury Shoppers", iab: "473", terms: "luxury retail, luxury~, premium brands~" },
    {
      path: "Department & Big Box Stores",
      iab: "114",
      terms:
        "big box store, retail store, retail chain, general merchandise, mass merchandiser, mass merchant, superstore, supercenter, brick and mortar, retailer~, store~, shop local",
    },
    { path: "Department & Big Box Stores > Department Stores", iab: "114", terms: "upscale department store" },
    {
      path: "Department & Big Box Stores > Military Exchanges",
      iab: "114",
      terms: "military exchange store, base exchange, military retail",
    },
    {
      path: "Discount & Dollar Stores",
      iab: "481",
      terms: "discount store, discount retailer, dollar store, off price, closeout~, pound shop",
    },
    {
      path: "Warehouse Clubs",
      iab: "114",
      terms: "wholesale club, warehouse store, club store, bulk shopping, bulk buying, membership warehouse",
    },
    {
      path: "Holiday & Seasonal Shopping",
      iab: "478",
      terms:
        "holiday shopping, holiday shopper, seasonal shopping, black friday, cyber monday, cyber week, prime day, small business saturday, christmas shopping, holiday sale, summer sale, memorial day sale, labor day sale, end of season sale",
    },
    {
      path: "Holiday & Seasonal Shopping > Christmas & Holiday Shopping",
      iab: "478",
      terms:
        "christmas shopper, christmas gift, christmas present, stocking stuffer, white elephant gift, hanukkah gift, christmas list",
    },
    {
      path: "Holiday & Seasonal Shopping > Valentines & Spring Shopping",
      iab: "478",
      terms:
        "valentines day shopping, valentines day gift, valentines gift, mothers day gift, mothers day shopping, fathers day gift, fathers day shopping, easter basket",
    },
    {
      path: "Holiday & Seasonal Shopping > Halloween Shopping",
      iab: "478",
      terms: "halloween store, trick or treat bag",
    },
    {
      path: "Back to School Shopping",
      iab: "478",
      terms:
        "back to school, school shopping, school supply~, college shopping, back to college, dorm essentials, school backpack, kids backpack, pencil case, school bag, bookbag",
    },
    {
      path: "Gifts & Flowers",
      iab: "476",
      terms:
        "gift~, gift giving, gifting, gift set, custom mug, souvenir, keepsake, birthday gift, anniversary gift, housewarming gift, teacher gift, graduation gift, present~, personalized gift, custom gift, gift idea, last minute gift",
    },
    {
      path: "Gifts & Flowers > Flowers & Florists",
      iab: "475",
      terms:
        "flower delivery, florist, flower~, bouquet~, floral~, roses~, sympathy flowers, floral design, corsage, boutonniere",
    },
    {
      path: "Gifts & Flowers > Greeting Cards",
      iab: "476",
      terms:
        "birthday card, thank you card, holiday card, christmas card, valentine card, ecard, card shop, sympathy card, photo card",
    },
    { path: "Gifts & Flowers > Gift Cards", iab: "476", terms: "gift certificate, egift card" },
    {
      path: "Gifts & Flowers > Gift Baskets & Wrapping",
      iab: "476",
      terms: "gift basket, gift box, gift hamper, edible arrangement, care package, wrapping paper, fruit bouquet",
    },
    {
      path: "Party Supplies",
      iab: "161",
      terms:
        "party store, party planning, party planner, party goods, party favor, party theme, birthday supplies, party rental, luau party, bounce house rental, photo booth prop, goody bag, pinata, party hat, party horn, noisemaker, sparkler~, cake topper, cake candle, birthday candle, confetti~, party popper",
    },
    {
      path: "Party Supplies > Decorations & Balloons",
      iab: "161",
      terms:
        "party decoration, party decor, balloon~, balloon garland, streamers decor, party banner, birthday banner, birthday decoration, party backdrop, event decor, party lights",
    },
    {
      path: "Party Supplies > Invitations & Stationery",
      iab: "161",
      terms: "invitation~, evite, place card, rsvp card, birth announcement card",
    },
    {
      path: "Malls & Outlets",
      iab: "154",
      terms:
        "mall~, shopping center, shopping centre, shopping plaza, factory outlet, premium outlet, shopping district, retail park, shopping arcade, shopping destination, galleria~, souk~, bazaar~, night market, boutique, high street shopping",
    },
    {
      path: "Resale & Secondhand",
      iab: "473",
      terms:
        "secondhand~, second hand~, resale~, thrifting, thrifter, consignment, pre owned~, preloved, pre loved, recommerce, flea market, garage sale, yard sale, estate sale, swap meet, rummage sale, charity shop, used clothing, pawn shop, pawnbroker, classifieds~, buy and sell, refurbished~, car boot sale, swap shop, reseller~, buy nothing group, thrift",
    },
  ],
}
