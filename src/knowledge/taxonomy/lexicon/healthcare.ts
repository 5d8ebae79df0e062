import type { LexiconTable } from "../types.ts"

export const healthcare: LexiconTable = {
  category: "Healthcare",
  nodes: [
    {
      path: "Doctors & Clinics",
      iab: "286",
      terms:
        "healthcare, health care, medical~, doctor visit, physician visit, specialist visit, doctors office, doctor appointment, physician office, clinic~, medical practice, patient~, outpatient, health center, find a doctor, second opinion, health information, clinical trial, health care and physician, walk in clinic",
    },
    {
      path: "Doctors & Clinics > Primary Care",
      iab: "286",
      terms: "family doctor, family practice, annual physical, sick visit",
    },
    {
      path: "Doctors & Clinics > Pediatrics",
      iab: "224",
      terms: "pediatric~, pediatrician visit, well child visit, neonatology, childrens doctor",
    },
    {
      path: "Doctors & Clinics > Womens Health Clinics",
      iab: "286",
      terms:
        "obstetrics, ob gyn visit, ob gyn care, gynecologist visit, gynecology, midwifery, birthing center, prenatal care, maternity ward, pap smear",
    },
    {
      path: "Doctors & Clinics > Medical Specialties",
      iab: "286",
      terms:
        "medical specialist, specialist doctor, cardiology, dermatology, endocrinology, gastroenterology, hematology, oncology, neurology, nephrology, pulmonology, rheumatology, urology, orthopedics, orthopaedic, podiatry, immunology, geriatrics, radiology, pathology~, anesthesiology, cancer center, infusion center, dialysis center, iv therapy, stem cell therapy",
    },
    { path: "Hospitals & Urgent Care", iab: "286", terms: "hospital, hospitalization, inpatient, intensive care" },
    {
      path: "Hospitals & Urgent Care > Urgent & Emergency Care",
      iab: "286",
      terms:
        "urgent care, emergency room, emergency department, er visit, ambulance, medical emergency, medical transport, paramedic service, trauma center, poison control",
    },
    {
      path: "Hospitals & Urgent Care > Surgery",
      iab: "321",
      terms:
        "surgery, surgical~, joint replacement, knee replacement, hip replacement, spinal fusion, angioplasty, stent~, gastric bypass, gastric sleeve, lap band, tonsillectomy, neurosurgery, c section, cesarean section, anesthesia, organ donation, blood donation, blood donor, blood bank, plasma donation, amputation",
    },
    { path: "Pharmacies", iab: "320", terms: "pharmacy, drug store, drugstore, chemist shop" },
    {
      path: "Pharmacies > Online & Mail Order Pharmacy",
      iab: "320",
      terms: "online pharmacy, mail order pharmacy, mail order prescription",
    },
    {
      path: "Prescription Drugs",
      iab: "320",
      terms:
        "prescription, rx, pharmaceutical drug, pharmaceutical product, pharma brand, medication, generic drug, antibiotic, amoxicillin, antiviral, corticosteroid, prednisone, muscle relaxant, sedative, tranquilizer, benzodiazepine, pill organizer, pill box, pill dispenser, pill cutter, pill reminder, controlled substance, biologic drug",
    },
    {
      path: "Over the Counter Medicine",
      iab: "320",
      terms: "over the counter, otc, nonprescription drug, medicine, remedy~, teething gel, isopropyl alcohol",
    },
    {
      path: "Over the Counter Medicine > Pain Relief",
      iab: "320",
      terms:
        "pain reliever, painkiller, analgesic, aspirin, ibuprofen, acetaminophen, paracetamol, naproxen, lidocaine patch, heating pad, hot pack, cold pack, ice pack, heat wrap, tens unit, fever reducer",
    },
    {
      path: "Over the Counter Medicine > Cough Cold & Allergy Medicine",
      iab: "320",
      terms:
        "cough medicine, flu medicine, cough and cold, cough syrup, cough drop, lozenge, decongestant, expectorant, nasal spray, nasal strip, saline spray, nasal aspirator, neti pot, vapor rub, antihistamine, sinus relief",
    },
    {
      path: "Over the Counter Medicine > Digestive Remedies",
      iab: "320",
      terms:
        "antacid, heartburn relief, acid reducer, laxative, stool softener, anti diarrheal, antidiarrheal, gas relief tablet, anti nausea, hemorrhoid cream, hemorrhoid treatment, enema, motion sickness relief",
    },
    { path: "Over the Counter Medicine > Sleep Aids", iab: "320", terms: "sleeping aid, stay awake pill" },
    {
      path: "Over the Counter Medicine > Skin & Feminine Remedies",
      iab: "320",
      terms:
        "anti itch cream, hydrocortisone, antifungal, athletes foot treatment, wart remover, cold sore treatment, lice treatment, scar treatment, calamine lotion, corn remover, eczema cream, burn cream",
    },
    {
      path: "Over the Counter Medicine > First Aid",
      iab: "299",
      terms:
        "bandage, gauze, medical tape, surgical tape, antiseptic, hydrogen peroxide, rubbing alcohol, wound care, wound dressing, tourniquet, cpr, defibrillator, aed~, eye wash, medical glove, latex glove, disposable glove~, exam glove, surgical mask, n95, medical mask, sling~, splint, smelling salts",
    },
    {
      path: "Dental Care",
      iab: "316",
      terms:
        "dental, dentistry, dentist visit, dentist office, dentist appointment, teeth cleaning, family dentist, emergency dentist, oral health, gum disease, gingivitis, periodontal disease, cavity~, toothache, dry mouth, bruxism, root canal, tooth~, teeth~",
    },
    {
      path: "Dental Care > Orthodontics",
      iab: "316",
      terms:
        "orthodontics, orthodontist visit, orthodontist office, braces~, clear aligner, retainer~, mouth guard, night guard",
    },
    { path: "Dental Care > Implants & Dentures", iab: "316", terms: "dental implant, denture, false teeth" },
    {
      path: "Dental Care > Cosmetic Dentistry",
      iab: "316",
      terms: "cosmetic dentist, veneer~, smile makeover, professional teeth whitening",
    },
    {
      path: "Vision Care",
      iab: "294",
      terms:
        "eye care, eyecare, eye health, vision center, optical~, optical store, optometry, ophthalmology, eye doctor, eye exam, optometrist visit, optician shop, vision test, vision correction, eye drop, artificial tears, dry eye, eye strain, nearsighted, myopia, farsighted, astigmatism, presbyopia, eye patch, glaucoma treatment, eye floaters",
    },
    {
      path: "Vision Care > Glasses",
      iab: "294",
      terms:
        "eyeglass, prescription eyewear, reading glasses, reader glasses, progressive lens, bifocal, computer glasses, spectacles, lens cleaner, magnifying glasses",
    },
    {
      path: "Vision Care > Contact Lenses",
      iab: "294",
      terms: "contact lens, daily contacts, disposable contacts, colored contacts",
    },
    { path: "Vision Care > Laser Eye Surgery", iab: "294", terms: "lasik" },
    {
      path: "Hearing Care",
      iab: "289",
      terms:
        "hearing~, deaf, deafness, hearing exam, audiology, ear wax, ear drop, ear plug, earplug, ear candle, amplified phone, ear nose and throat, ent doctor, otolaryngology",
    },
    { path: "Hearing Care > Hearing Aids", iab: "289", terms: "hearing amplifier" },
    {
      path: "Cosmetic Procedures",
      iab: "323",
      terms: "cosmetic surgery, cosmetic surgeon, cosmetic medical, cosmetic enhancement, medi spa, aesthetic~",
    },
    {
      path: "Cosmetic Procedures > Injectables & Skin Treatments",
      iab: "323",
      terms:
        "injectable filler, dermal filler, lip filler, lip injection, botulinum toxin, wrinkle treatment injection, chemical peel, laser skin treatment, laser resurfacing, ipl treatment, skin tightening, laser tattoo removal, scar removal, vein treatment",
    },
    {
      path: "Cosmetic Procedures > Face & Body Surgery",
      iab: "323",
      terms:
        "breast augmentation, breast reduction, breast lift, liposuction, tummy tuck, abdominoplasty, facelift, face lift, rhinoplasty, nose job, brow lift, brazilian butt lift, mommy makeover, body contouring, body sculpting, fat freezing, cellulite treatment, hair transplant, hair restoration, implant~",
    },
    {
      path: "Medical Devices & Tests",
      iab: "319",
      terms:
        "medical device, medical equipment, medical supply, medical product, diagnostic device, stethoscope, blood pressure monitor, thermometer~, pulse oximeter, heart monitor, nebulizer, oxygen concentrator, portable oxygen, oxygen tank, oxygen therapy, catheter, ostomy supply, feeding tube, syringe, hypodermic needle, medical bag, reflex hammer, exam table, surgical supply, medical lighting, light therapy, pet scan, biometric monitor, respiratory care, accessibility equipment, walking aid, walking stick, grab bar, mobility and accessibility, accessibility aid, continuous positive airway pressure, cpap",
    },
    {
      path: "Medical Devices & Tests > Medical Tests & Labs",
      iab: "319",
      terms:
        "medical test, medical testing, diagnostic test, diagnostic imaging, medical imaging, lab test, blood test, blood work, urine test, urinalysis, drug test, breathalyzer test, allergy test, covid test, std test, hiv test, home test kit, pregnancy test, ovulation test, fertility test, paternity test, genetic testing, genetic test, genetic counseling, cholesterol test, thyroid test, food sensitivity test, microbiome test, mri, cat scan, x ray~, ultrasound, sonogram, ekg, echocardiogram, biopsy, endoscopy, medical laboratory, scan~",
    },
    {
      path: "Medical Devices & Tests > Mobility Aids",
      iab: "286",
      terms:
        "mobility device, mobility equipment, wheelchair, transport chair, mobility scooter, walker~, rollator, walking cane, crutch, knee scooter, stair lift, stairlift, patient lift, shower chair, shower bench, raised toilet seat, bedside commode, bed rail, reacher grabber, accessibility furniture, prosthetic, prosthesis",
    },
    {
      path: "Medical Devices & Tests > Braces & Supports",
      iab: "286",
      terms:
        "knee brace, back brace, ankle brace, wrist brace, elbow brace, neck brace, cervical collar, posture corrector, compression sock, compression stocking, compression sleeve, walking boot, orthotic, shoe insole, arch support, bunion corrector, orthopedic shoe, lumbar support, lumbar pillow",
    },
    {
      path: "Vaccines & Preventive Care",
      iab: "322",
      terms:
        "vaccine, vaccination, vaccinated, unvaccinated, immunization, immunisation, inoculation, flu shot, booster shot, covid booster, tetanus shot",
    },
    {
      path: "Vaccines & Preventive Care > Screenings & Checkups",
      iab: "319",
      terms:
        "preventive care, preventative care, preventive health, preventative health, health screening, cancer screening, mammogram, mammography, colonoscopy, prostate screening, wellness exam, checkup~, physical exam, wellness visit, public health, health fair",
    },
    {
      path: "Senior & Home Care",
      iab: "190",
      terms:
        "senior care, elder care, eldercare, elderly care, aging care, aging parent, aging in place, aging relative, respite care, dementia care, memory care, hospice, palliative care, end of life care, caregiver service, home caregiver, home health aide, home health care, home health, in home care",
    },
    {
      path: "Senior & Home Care > Senior Living",
      iab: "190",
      terms:
        "assisted living, nursing home, skilled nursing, retirement home, retirement community~, independent living, senior housing, residential care, care home, old age home",
    },
    {
      path: "Senior & Home Care > Home Care Services",
      iab: "190",
      terms:
        "home care, home nursing, visiting nurse, private duty nursing, live in care, companion care, home infusion",
    },
    {
      path: "Senior & Home Care > Senior Care Products",
      iab: "190",
      terms:
        "medical alert, personal emergency response, emergency response pendant, fall detection, senior safety product, senior cell phone, incontinence aid, incontinence product, incontinence pad, incontinence underwear, incontinence brief, adult diaper, adult brief, adult incontinence, underpad, bed pad",
    },
    {
      path: "Telehealth",
      iab: "286",
      terms:
        "telehealth, telemedicine, virtual care, virtual doctor, virtual visit, online doctor, tele health, digital health, mhealth, health app, teletherapy, nurse hotline, ehealth",
    },
    {
      path: "Physical Therapy & Chiropractic",
      iab: "236",
      terms:
        "physical therapy, physiotherapy, rehabilitation therapy, occupational therapy, speech therapy, aquatic therapy, hand therapy, dry needling, cupping therapy, chiropractor, rehabilitation~",
    },
    {
      path: "Physical Therapy & Chiropractic > Chiropractic",
      iab: "236",
      terms: "chiropractic, spinal adjustment, spinal decompression, inversion table, osteopathy",
    },
  ],
}
