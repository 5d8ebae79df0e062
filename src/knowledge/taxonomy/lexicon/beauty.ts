import type { LexiconTable } from "../types.ts"

export const beauty: LexiconTable = {
  category: "Beauty",
  nodes: [
    {
      path: "Makeup & Cosmetics",
      iab: "555",
      terms:
        "makeup, make up, cosmetics, beauty~, personal care, beauty retail, beauty store, beauty influencer, beauty blogger, beauty vlogger, beauty guru, beauty news, grwm, toiletries, foundation~",
    },
    {
      path: "Makeup & Cosmetics > Face Makeup",
      iab: "555",
      terms:
        "foundation makeup, concealer, blush~, bronzer, contour kit, face powder, setting powder, setting spray, face primer, bb cream, cc cream, color corrector, compact powder",
    },
    {
      path: "Makeup & Cosmetics > Eye Makeup",
      iab: "555",
      terms: "mascara, eyeliner, eyeshadow, eye shadow, eyebrow, eyelash, eye primer, lash, brow",
    },
    { path: "Makeup & Cosmetics > Lip Makeup", iab: "555", terms: "lipstick, lip" },
    {
      path: "Makeup & Cosmetics > Makeup Tools & Brushes",
      iab: "555",
      terms: "makeup brush, beauty sponge, beauty blender, beauty tool, tweezer",
    },
    {
      path: "Makeup & Cosmetics > Makeup Removers",
      iab: "555",
      terms: "micellar water, cotton pad, cotton round, balm~, cleansing~",
    },
    { path: "Skin Care", iab: "559", terms: "skincare, facial care, glowing skin, tea tree oil" },
    {
      path: "Skin Care > Cleansers & Toners",
      iab: "559",
      terms:
        "face wash, cleanser~, facial toner, skin toner, face scrub, exfoliator, exfoliant, facial scrub, astringent, rose water, cleansing brush, face~, mist~",
    },
    {
      path: "Skin Care > Moisturizers",
      iab: "559",
      terms:
        "moisturizer, face cream, night cream, day cream, facial oil, hydrating cream, cold cream, barrier cream, petroleum jelly, eye cream, under eye patch",
    },
    {
      path: "Skin Care > Serums & Treatments",
      iab: "559",
      terms:
        "serum~, retinol, retinoid cream, hyaluronic acid, vitamin c serum, niacinamide, collagen cream, glycolic acid, salicylic acid, skin brightening, dark spot corrector, skin peel, bakuchiol",
    },
    {
      path: "Skin Care > Anti-Aging",
      iab: "559",
      terms:
        "anti ageing, anti wrinkle, wrinkle cream, age defying, fine lines and wrinkles, firming cream, wrinkle treatment, skin rejuvenation",
    },
    {
      path: "Skin Care > Acne & Blemish Care",
      iab: "559",
      terms:
        "acne treatment, acne wash, acne cream, pimple patch, blemish treatment, blackhead remover, pore strip, pore minimizer, acne kit",
    },
    {
      path: "Skin Care > Face Masks",
      iab: "559",
      terms: "facial mask, sheet mask, clay mask, mud mask, peel off mask, charcoal mask, hydrating mask",
    },
    { path: "Skin Care > Lip Care", iab: "559", terms: "lip balm, chapstick" },
    {
      path: "Skin Care > Skin Care Devices",
      iab: "559",
      terms:
        "facial steamer, jade roller, gua sha, microcurrent device, facial massager, dermaroller, derma roller, beauty device, facial roller, facial sauna, dermaplaning tool",
    },
    {
      path: "Hair Care",
      iab: "554",
      terms: "haircare, hairstyle, hairdo, hair~, split ends, hair influencer, hair vitamins",
    },
    {
      path: "Hair Care > Shampoo & Conditioner",
      iab: "554",
      terms: "shampoo, conditioner~, anti dandruff, argan oil, detangler, keratin treatment, scalp massager, scalp",
    },
    {
      path: "Hair Care > Hair Color",
      iab: "554",
      terms: "hair colour, hair dye, balayage, root touch up, hair bleach, hair toner",
    },
    {
      path: "Hair Care > Styling Products",
      iab: "554",
      terms:
        "hair styling, hair gel, hairspray, pomade, styling cream, hair cream, texture spray, heat protectant, hair clay, curl cream, anti frizz, styling~",
    },
    {
      path: "Hair Care > Hair Tools",
      iab: "554",
      terms:
        "hair dryer, hairdryer, blow dryer, blow dry brush, flat iron, hair iron, curling iron, curling wand, hot rollers, hairbrush, hot air brush, detangling brush, shower cap, hair towel, silk bonnet, comb~",
    },
    {
      path: "Hair Care > Textured & Natural Hair",
      iab: "554",
      terms:
        "natural hair, curly hair, textured hair, curly girl method, protective style, dreadlocks, box braids, cornrows",
    },
    {
      path: "Hair Care > Wigs & Extensions",
      iab: "554",
      terms: "wig, hair extension, hairpiece, toupee, ponytail extension",
    },
    {
      path: "Hair Care > Hair Growth & Thinning",
      iab: "554",
      terms: "hair growth, hair regrowth, hair loss treatment, hair loss shampoo, mens hair loss",
    },
    { path: "Fragrance", iab: "558", terms: "fragrance, perfume, parfum, perfumery, eau de toilette, scent~, attar~" },
    { path: "Fragrance > Men's Cologne", iab: "558", terms: "cologne~, cologne for men" },
    { path: "Fragrance > Body Mist & Sprays", iab: "558", terms: "body mist, body spray" },
    {
      path: "Nail Care",
      iab: "556",
      terms: "nails~, cuticle~, nail tool, cuticle cream, nail health, emery board, nail lamp, nail dryer",
    },
    {
      path: "Nail Care > Nail Polish",
      iab: "556",
      terms: "nail lacquer, top coat nail, dip powder, shellac nails, nail varnish, gel~",
    },
    {
      path: "Nail Care > Artificial Nails & Nail Art",
      iab: "556",
      terms: "press on nails, acrylic nails, artificial nails, nail art, nail design",
    },
    {
      path: "Nail Care > Manicure & Pedicure",
      iab: "556",
      terms:
        "manicure, pedicure, mani pedi, foot file, foot care, foot cream, callus remover, foot peel, foot scrub, foot mask, pumice stone",
    },
    {
      path: "Bath & Body",
      iab: "591",
      terms:
        "bath and shower, bath product, body care, bathing product, bath gift set, shower product, pampering~, bath additive, bath brush, bath sponge, loofah, body brush, dry brushing, exfoliating glove, hand soap, body scrubber, bath scrubber",
    },
    {
      path: "Bath & Body > Body Wash & Soap",
      iab: "591",
      terms: "body wash, shower gel, bar soap, soap~, shower steamer, soap bar",
    },
    {
      path: "Bath & Body > Body Lotion & Hand Cream",
      iab: "591",
      terms:
        "lotion, hand cream, body butter, body cream, body oil, shea butter, cocoa butter, stretch mark cream, cellulite cream, hand care",
    },
    {
      path: "Bath & Body > Bath Soaks & Scrubs",
      iab: "591",
      terms:
        "bath bomb, bubble bath, bath salt, epsom salt, bath oil, body scrub, sugar scrub, bath soak, bath fizzy, milk bath, salt scrub, bath tea",
    },
    {
      path: "Oral Care",
      iab: "593",
      terms:
        "oral hygiene, dental hygiene, mouth care, fresh breath, bad breath, breath freshener, breath spray, denture care, denture cleaner, denture adhesive, tongue scraper, tongue cleaner, orthodontic wax, retainer cleaner, gum care, sensitive teeth, cavity protection",
    },
    {
      path: "Oral Care > Toothpaste & Mouthwash",
      iab: "593",
      terms: "toothpaste, mouthwash, mouth rinse, tooth powder, oral rinse",
    },
    {
      path: "Oral Care > Toothbrushes & Floss",
      iab: "593",
      terms: "toothbrush, dental floss, floss~, water flosser, interdental brush, oral irrigator, toothpick dental",
    },
    {
      path: "Oral Care > Teeth Whitening",
      iab: "593",
      terms: "tooth whitening, teeth whitener, white teeth, whiter smile, whitening~",
    },
    {
      path: "Shaving & Men's Grooming",
      iab: "594",
      terms:
        "mens grooming, male grooming, grooming kit, manscaping, personal grooming, body groomer, nose trimmer, grooming supply, beard trimmer",
    },
    {
      path: "Shaving & Men's Grooming > Razors & Shaving",
      iab: "594",
      terms: "shaving, razor, shaver, aftershave, shave butter, styptic pencil, bikini trimmer, shave",
    },
    { path: "Shaving & Men's Grooming > Beard Care", iab: "594", terms: "beard, mustache~, trimmers and clippers" },
    {
      path: "Shaving & Men's Grooming > Hair Removal",
      iab: "594",
      terms: "depilatory, epilator, wax strip, waxing kit, electrolysis~",
    },
    {
      path: "Deodorant & Hygiene",
      iab: "592",
      terms: "personal hygiene, hygiene~, body odor, cotton swab, cotton ball, body powder, talcum powder, body wipe",
    },
    { path: "Deodorant & Hygiene > Deodorant", iab: "592", terms: "deodorant, antiperspirant, foot powder" },
    {
      path: "Deodorant & Hygiene > Feminine Care",
      iab: "592",
      terms:
        "tampon, menstrual pad, sanitary pad, sanitary napkin, menstrual cup, panty liner, pantyliner, period product, menstrual disc, maxi pad, feminine~",
    },
    {
      path: "Deodorant & Hygiene > Hand Sanitizers & Wipes",
      iab: "592",
      terms: "hand sanitizer, hand wipe, hand wash, sanitizer~",
    },
    {
      path: "Deodorant & Hygiene > Ear & Eye Hygiene",
      iab: "592",
      terms: "ear wax removal, ear wax kit, ear cleaner, ear care, ear pick, ear syringe, ear dryer, sleep mask",
    },
    {
      path: "Natural & Clean Beauty",
      iab: "557",
      terms: "natural beauty, clean beauty, organic beauty, vegan beauty, cruelty free~, paraben free, sulfate free",
    },
    {
      path: "Salons & Spas",
      iab: "671",
      terms:
        "beauty salon, spa~, salon~, beauty services, beauty treatment, beauty parlor, cosmetology, beauty technician",
    },
    {
      path: "Salons & Spas > Hair Salons & Barbershops",
      iab: "671",
      terms: "hair salon, barber, barbershop, hairdresser, haircut, hairdressing, haircutting",
    },
    {
      path: "Salons & Spas > Nail & Waxing Salons",
      iab: "671",
      terms: "nail salon, nail bar, nail tech, waxing~, brazilian wax, bikini wax",
    },
    {
      path: "Salons & Spas > Day Spas & Massage",
      iab: "671",
      terms: "day spa, massage~, massage therapy, facial~, hydrafacial, body wrap, medspa, float tank, bathhouse~",
    },
    {
      path: "Tattoos & Body Art",
      iab: "574",
      terms: "tattoo, body art, tattooed, henna, mehndi, body paint, microblading, scarification~",
    },
    {
      path: "Tattoos & Body Art > Piercing",
      iab: "574",
      terms: "piercing, belly button ring, nose ring, body modification",
    },
    {
      path: "Sun Care & Tanning",
      iab: "590",
      terms: "sun care, suncare, sun protection, after sun, sunburn, sun exposure, sun safety",
    },
    { path: "Sun Care & Tanning > Sunscreen", iab: "590", terms: "sunscreen, sun screen, sunblock, spf~" },
    { path: "Sun Care & Tanning > Tanning", iab: "590", terms: "tanning~, self tanner, tanning bed, sunbed, tan~" },
  ],
}
