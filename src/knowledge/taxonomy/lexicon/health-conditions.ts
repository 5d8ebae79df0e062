import type { LexiconTable } from "../types.ts"

export const healthConditions: LexiconTable = {
  category: "Health Conditions",
  nodes: [
    {
      path: "Allergies & Respiratory",
      iab: "288",
      terms: "allergy, allergic reaction, allergen, respiratory, breathing problem, wheezing",
    },
    {
      path: "Allergies & Respiratory > Seasonal & Nasal Allergies",
      iab: "288",
      terms:
        "seasonal allergy, hay fever, allergic rhinitis, ragweed, pollen count, sneezing, postnasal drip, nasal polyp, sinusitis, sinus pressure",
    },
    {
      path: "Allergies & Respiratory > Food & Drug Allergies",
      iab: "288",
      terms: "food allergy, peanut allergy, food sensitivity, anaphylaxis, epinephrine injector",
    },
    {
      path: "Allergies & Respiratory > Asthma & Lung Disease",
      iab: "300",
      terms:
        "asthma, asthmatic, inhaler, inhaled corticosteroid, copd, emphysema, bronchitis, sarcoidosis, mesothelioma, lung, pulmonary, fibrosis",
    },
    {
      path: "Arthritis & Joint Pain",
      iab: "312",
      terms:
        "arthritis, arthritic, joint pain, joint condition, osteoarthritis, joint stiffness, bursitis, tendonitis, tendinitis, gout, musculoskeletal",
    },
    {
      path: "Arthritis & Joint Pain > Autoimmune & Inflammatory",
      iab: "312",
      terms:
        "rheumatoid arthritis, ankylosing spondylitis, axial spondyloarthritis, lupus, scleroderma, vasculitis, polymyalgia rheumatica, immunodeficiency, autoimmune",
    },
    {
      path: "Arthritis & Joint Pain > Back & Neck Pain",
      iab: "312",
      terms:
        "back pain, backache, neck pain, stiff neck, sciatica, herniated disc, slipped disc, spinal stenosis, scoliosis, whiplash",
    },
    {
      path: "Arthritis & Joint Pain > Knee Hip & Shoulder Pain",
      iab: "312",
      terms:
        "knee pain, hip pain, shoulder pain, elbow pain, wrist pain, hand pain, frozen shoulder, rotator cuff, torn meniscus, acl tear, tennis elbow, golfers elbow, carpal tunnel, trigger finger, tmj, jaw pain",
    },
    { path: "Arthritis & Joint Pain > Bone Health", iab: "312", terms: "osteoporosis, osteopenia, bone~" },
    {
      path: "Arthritis & Joint Pain > Chronic Pain",
      iab: "312",
      terms:
        "pain sufferer, pain management, muscle pain, muscle ache, muscle cramp, muscle spasm, muscle soreness, body ache, fibromyalgia",
    },
    {
      path: "Arthritis & Joint Pain > Injuries",
      iab: "298",
      terms: "sports injury, injury~, fracture, sprain, sprained ankle, muscle strain, dislocation",
    },
    {
      path: "Arthritis & Joint Pain > Foot Conditions",
      iab: "295",
      terms:
        "foot health, foot pain, heel pain, plantar fasciitis, bunion, hammertoe, flat feet, fallen arches, heel spur, ingrown toenail",
    },
    { path: "Cancer", iab: "314", terms: "cancer, oncology patient, tumor, tumour, malignancy, carcinoma, sarcoma" },
    { path: "Cancer > Breast Cancer", iab: "314", terms: "her2 positive, brca, mastectomy, breast lump" },
    { path: "Cancer > Gynecologic Cancer", iab: "314", terms: "ovarian cancer" },
    { path: "Cancer > Prostate & Urologic Cancer", iab: "314", terms: "prostate cancer, testicular cancer" },
    { path: "Cancer > Lung Cancer", iab: "314", terms: "nsclc" },
    { path: "Cancer > Digestive System Cancer", iab: "314", terms: "colon cancer, colorectal cancer" },
    { path: "Cancer > Blood Cancer", iab: "314", terms: "leukemia, lymphoma, myeloma" },
    { path: "Cancer > Skin Cancer", iab: "314", terms: "melanoma, actinic keratosis" },
    { path: "Cancer > Head Neck & Brain Cancer", iab: "314", terms: "brain tumor, glioblastoma" },
    {
      path: "Cancer > Cancer Treatment",
      iab: "314",
      terms: "chemotherapy, chemo, radiation therapy, radiotherapy, immunotherapy, car t, oncology drug, transplant~",
    },
    { path: "Cold & Flu", iab: "315", terms: "flu, influenza, common cold, head cold, chest cold" },
    {
      path: "Cold & Flu > Cough & Congestion",
      iab: "315",
      terms: "cough, congestion~, stuffy nose, runny nose, mucus, croup",
    },
    {
      path: "Cold & Flu > Sore Throat & Fever",
      iab: "315",
      terms: "sore throat, fever~, chills~, laryngitis, tonsillitis, strep throat, hoarseness",
    },
    { path: "Cold & Flu > Flu Treatment", iab: "315", terms: "antiviral flu drug, flu medication, flu antiviral" },
    {
      path: "Diabetes & Metabolic",
      iab: "317",
      terms:
        "diabetes, diabetic, blood sugar, a1c, endocrine, hypoglycemia, hyperglycemia, metabolic health, metabolic~",
    },
    { path: "Diabetes & Metabolic > Type 1 Diabetes", iab: "317", terms: "t1d" },
    {
      path: "Diabetes & Metabolic > Type 2 Diabetes",
      iab: "317",
      terms: "t2d, metformin, sglt2 inhibitor, dpp 4 inhibitor",
    },
    { path: "Diabetes & Metabolic > Prediabetes & Gestational", iab: "317", terms: "prediabetes, prediabetic" },
    {
      path: "Diabetes & Metabolic > Diabetes Care & Supplies",
      iab: "317",
      terms:
        "insulin, diabetes medication, diabetic medication, diabetic shoe, diabetic sock, cgm, glucose monitor, glucometer, lancet~, glucose~",
    },
    { path: "Diabetes & Metabolic > Obesity", iab: "290", terms: "obesity, obese, bmi over 30, overweight~" },
    {
      path: "Diabetes & Metabolic > Thyroid Disorders",
      iab: "293",
      terms: "thyroid, hypothyroidism, hyperthyroidism, hashimotos, goiter",
    },
    {
      path: "Diabetes & Metabolic > Hormonal Disorders",
      iab: "291",
      terms:
        "hormone disorder, hormone imbalance, growth hormone, adrenal insufficiency, adrenal fatigue, hormonal~, deficiency~",
    },
    {
      path: "Diabetes & Metabolic > Kidney Disease",
      iab: "290",
      terms: "ckd, dialysis, hemodialysis, nephropathy, kidney, renal",
    },
    {
      path: "Diabetes & Metabolic > Chronic & Rare Diseases",
      iab: "287",
      terms:
        "health condition, medical condition, ailment, disease~, illness~, disorder~, syndrome~, genetic disorder, symptom~, symptom checker, disability~, disabled~, handicapped, transplant recipient, chronic, condition~",
    },
    {
      path: "Digestive Disorders",
      iab: "318",
      terms:
        "gastrointestinal, gut problem, abdominal pain, indigestion, bloating, gas relief, flatulence, nausea, vomiting, motion sickness, gastritis, gastroparesis, gastroenteritis, food poisoning, stomach~, digestive, stoma, ostomate, colostomy, ileostomy",
    },
    {
      path: "Digestive Disorders > Heartburn & Reflux",
      iab: "318",
      terms:
        "heartburn, acid reflux, gerd, gastroesophageal reflux disease, barretts esophagus, eosinophilic esophagitis, hernia, ulcer, difficulty swallowing",
    },
    {
      path: "Digestive Disorders > IBS & Bowel Disease",
      iab: "318",
      terms: "ibs, ibd, crohns, colitis, diverticulitis, diverticulosis, leaky gut, ostomy, colon polyp, bowel",
    },
    {
      path: "Digestive Disorders > Constipation & Diarrhea",
      iab: "318",
      terms: "constipation, diarrhea, diarrhoea, irregularity~, hemorrhoid, anal fissure",
    },
    {
      path: "Digestive Disorders > Celiac & Intolerances",
      iab: "318",
      terms: "celiac, coeliac disease, gluten sensitivity, lactose intolerant, fodmap, intolerance~",
    },
    {
      path: "Digestive Disorders > Liver & Pancreas",
      iab: "318",
      terms: "liver disease, nash~, nafld, cirrhosis, liver health, gallstone, gallbladder, pancreatitis, liver~",
    },
    {
      path: "Heart & Cardiovascular",
      iab: "296",
      terms:
        "heart disease, heart condition, heart health, heart patient, cardiovascular, heart problem, angina, chest pain, heart attack, myocardial infarction, heart failure, cardiomyopathy, aortic stenosis, heart murmur, cardiac arrest, heart medication",
    },
    {
      path: "Heart & Cardiovascular > High Blood Pressure",
      iab: "296",
      terms:
        "hypertension, hypertensive, blood pressure, blood pressure medication, hypotension, beta blocker, ace inhibitor, diuretic",
    },
    {
      path: "Heart & Cardiovascular > High Cholesterol",
      iab: "296",
      terms: "cholesterol, cholesterol medication, statin, hyperlipidemia, triglycerides, atherosclerosis",
    },
    {
      path: "Heart & Cardiovascular > Heart Rhythm Disorders",
      iab: "296",
      terms:
        "arrhythmia, irregular heartbeat, atrial fibrillation, afib, heart palpitation, tachycardia, bradycardia, pacemaker, heart rhythm",
    },
    {
      path: "Heart & Cardiovascular > Stroke & Circulation",
      iab: "296",
      terms:
        "stroke~, stroke patient, stroke survivor, blood clot, dvt, blood thinner, anticoagulant, poor circulation, varicose vein, spider vein, venous insufficiency, aneurysm, lymphedema, edema",
    },
    {
      path: "Heart & Cardiovascular > Blood Disorders",
      iab: "306",
      terms: "anemia, iron deficiency, sickle cell, hemophilia, thrombocytopenia",
    },
    {
      path: "Mental Health",
      iab: "301",
      terms:
        "mental illness, mental disorder, behavioral health, psychiatric, emotional health, suicide, suicidal, self harm",
    },
    {
      path: "Mental Health > Depression",
      iab: "301",
      terms: "depression, depressed, major depressive disorder, antidepressant, ssri, sadness~",
    },
    {
      path: "Mental Health > Anxiety & Stress",
      iab: "301",
      terms: "anxiety, panic attack, panic disorder, phobia, ocd, hoarding, burnout~",
    },
    {
      path: "Mental Health > Trauma & PTSD",
      iab: "301",
      terms: "ptsd, posttraumatic stress, trauma survivor, childhood trauma, emdr, abuse survivor",
    },
    {
      path: "Mental Health > Bipolar & Schizophrenia",
      iab: "301",
      terms:
        "bipolar, schizophrenia, schizoaffective disorder, psychosis, antipsychotic, personality disorder, tardive dyskinesia",
    },
    {
      path: "Mental Health > ADHD & Autism",
      iab: "301",
      terms:
        "adhd, attention deficit disorder, attention deficit hyperactivity disorder, adhd medication, autism, autistic, aspergers, neurodivergent, neurodiversity, developmental delay, dyslexia",
    },
    { path: "Mental Health > Eating Disorders", iab: "301", terms: "anorexia, bulimia, binge eating, body dysmorphia" },
    {
      path: "Mental Health > Therapy & Counseling",
      iab: "301",
      terms:
        "therapy~, psychotherapy, counseling~, counselling~, marriage counseling, anger management, psychiatry, psychiatric hospital, psychiatric medication",
    },
    {
      path: "Neurological Disorders",
      iab: "313",
      terms:
        "brain disorder, nervous system disorder, concussion, neuropathy, neuralgia, bells palsy, cerebral palsy, paralysis, paraplegic, spina bifida, hydrocephalus, numbness, neurological, nerve pain, nerve damage",
    },
    {
      path: "Neurological Disorders > Alzheimers & Dementia",
      iab: "313",
      terms: "alzheimers, dementia, memory loss, cognitive~",
    },
    {
      path: "Neurological Disorders > Migraine & Headache",
      iab: "313",
      terms: "migraine, headache, migraine medication, cgrp inhibitor",
    },
    {
      path: "Neurological Disorders > Multiple Sclerosis",
      iab: "313",
      terms: "ms patient, ms treatment, neuromyelitis optica, sclerosis",
    },
    {
      path: "Neurological Disorders > Parkinsons & Movement",
      iab: "313",
      terms: "parkinsons, tremor~, huntingtons disease, huntingtons chorea, dystonia, ataxia",
    },
    {
      path: "Neurological Disorders > Epilepsy & Seizures",
      iab: "313",
      terms: "epilepsy, epileptic, seizure, dravet syndrome, infantile spasms, anticonvulsant",
    },
    {
      path: "Neurological Disorders > ALS & Neuromuscular",
      iab: "313",
      terms:
        "als disease, lou gehrigs disease, myasthenia gravis, muscular dystrophy, duchenne, spinal muscular atrophy",
    },
    {
      path: "Neurological Disorders > Ear & Balance Disorders",
      iab: "289",
      terms: "tinnitus, ringing in the ears, vertigo, dizziness, menieres disease, balance disorder, ear pain, earache",
    },
    {
      path: "Neurological Disorders > Eye Diseases",
      iab: "294",
      terms:
        "glaucoma, macular degeneration, wet amd, retinal disease, retinitis pigmentosa, retinal detachment, optic neuritis, cataract, vision loss, low vision, blindness, visually impaired, visual impairment, lazy eye",
    },
    {
      path: "Skin Conditions",
      iab: "309",
      terms:
        "skin disorder, skin disease, skin problem, dermatology condition, dermatological, skin irritation, rash~, hives~, urticaria, itchy skin, vitiligo, hyperhidrosis, excessive sweating, cellulitis, wound~, bed sore, skin tag, mole removal, hidradenitis suppurativa, melasma, hyperpigmentation, birthmark, cyst~, boil~, blister~, hair loss, skin and dermatology, dermatological condition",
    },
    { path: "Skin Conditions > Acne & Rosacea", iab: "309", terms: "acne, teen acne, acne medication, rosacea" },
    { path: "Skin Conditions > Eczema & Psoriasis", iab: "309", terms: "eczema, dermatitis, psoriasis, diaper rash" },
    {
      path: "Skin Conditions > Fungal & Viral Skin Infections",
      iab: "309",
      terms:
        "athletes foot, ringworm, jock itch, nail fungus, toenail fungus, wart, cold sore, impetigo, scabies, lice",
    },
    { path: "Skin Conditions > Hair Loss", iab: "309", terms: "alopecia, male pattern baldness" },
    {
      path: "Sleep Disorders",
      iab: "310",
      terms:
        "sleep problem, sleep issue, trouble sleeping, sleep deprivation, poor sleep, sleep study, sleep medicine, sleepwalking, night terror, jet lag, cant sleep, cannot sleep, trouble falling asleep, sleepless, sleepless night, wake up at night, waking up at night, night waking",
    },
    {
      path: "Sleep Disorders > Insomnia",
      iab: "310",
      terms: "insomnia, insomniac, sleeplessness, sleeping pill, insomnia medication",
    },
    { path: "Sleep Disorders > Sleep Apnea & Snoring", iab: "310", terms: "sleep apnea, cpap, bipap, snoring" },
    {
      path: "Sleep Disorders > Narcolepsy & Restless Legs",
      iab: "310",
      terms: "narcolepsy, excessive daytime sleepiness, restless leg, hypersomnia",
    },
    {
      path: "Reproductive & Sexual Health",
      iab: "302",
      terms:
        "reproductive health, sexual health, sexual wellness, reproductive medicine, sexual condition, sexual disorder, sexual education",
    },
    {
      path: "Reproductive & Sexual Health > Birth Control",
      iab: "303",
      terms:
        "contraception, contraceptive, morning after pill, plan b pill, iud, intrauterine device, condom, vasectomy, tubal ligation, family planning",
    },
    {
      path: "Reproductive & Sexual Health > Fertility",
      iab: "304",
      terms:
        "infertility, fertility, ivf, in vitro fertilization, egg freezing, egg donor, egg donation, sperm donor, sperm bank, surrogacy, surrogate mother, artificial insemination, miscarriage, pregnancy loss, ectopic pregnancy, unplanned pregnancy, teen pregnancy, high risk pregnancy, pregnancy complication, morning sickness, premature birth",
    },
    {
      path: "Reproductive & Sexual Health > Menopause",
      iab: "292",
      terms:
        "menopause, perimenopause, perimenopausal, menopausal, postmenopausal, hot flash, hot flush, night sweats, vaginal dryness, hrt",
    },
    {
      path: "Reproductive & Sexual Health > Gynecological Conditions",
      iab: "302",
      terms:
        "endometriosis, fibroid, pcos, polycystic ovary syndrome, ovarian cyst, heavy menstrual bleeding, heavy period, painful period, menstrual cramp, period pain, pms, bacterial vaginosis, pelvic pain, hysterectomy, mastitis",
    },
    {
      path: "Reproductive & Sexual Health > Erectile Dysfunction",
      iab: "308",
      terms:
        "impotence, ed treatment, ed medication, premature ejaculation, low testosterone, low t, testosterone replacement, low libido, male enhancement, dysfunction",
    },
    {
      path: "Reproductive & Sexual Health > Prostate & Bladder",
      iab: "302",
      terms:
        "bph, benign prostatic hyperplasia, prostate, prostatitis, incontinence, uti, cystitis, bed wetting, bedwetting, bladder~, urinary",
    },
    {
      path: "Reproductive & Sexual Health > STDs",
      iab: "308",
      terms:
        "std~, sti~, sexually transmitted disease, herpes, hpv, human papillomavirus, chlamydia, gonorrhea, syphilis",
    },
    {
      path: "Addiction & Recovery",
      iab: "311",
      terms:
        "addiction, addict, substance abuse, rehab~, treatment center, sober house, sobriety, sober~, recovery program, 12 step program, twelve step, relapse prevention, intervention~, problem gambling, gambling problem, adult child of alcoholic, child of alcoholic, al anon, problem gambler",
    },
    {
      path: "Addiction & Recovery > Alcohol Addiction",
      iab: "311",
      terms:
        "alcoholism, alcoholic~, alcohol abuse, alcohol use disorder, alcohol rehab, alcohol treatment, alcohol detox, alcohol recovery, alcohol dependence, binge drinking, dui recovery",
    },
    {
      path: "Addiction & Recovery > Drug & Opioid Addiction",
      iab: "311",
      terms:
        "drug addiction, drug abuse, drug rehab, drug treatment program, drug detox, opioid, heroin, cocaine, methamphetamine, fentanyl, overdose, methadone, suboxone clinic, buprenorphine, naloxone, medication assisted treatment",
    },
    {
      path: "Infectious Diseases",
      iab: "297",
      terms:
        "infection, virus~, contagious disease, epidemic~, pandemic, outbreak~, sepsis, mrsa, c diff, superbug, pink eye, conjunctivitis",
    },
    { path: "Infectious Diseases > COVID-19", iab: "297", terms: "covid, coronavirus, covid antiviral, sars cov 2" },
    { path: "Infectious Diseases > HIV & AIDS", iab: "297", terms: "hiv, aids patient" },
    { path: "Infectious Diseases > Hepatitis", iab: "297", terms: "hepatitis, hep c, hep b" },
    {
      path: "Infectious Diseases > Respiratory Infections",
      iab: "297",
      terms: "pneumonia, rsv, tuberculosis, pertussis",
    },
    {
      path: "Infectious Diseases > Viral & Tick Borne Diseases",
      iab: "297",
      terms:
        "shingles~, shingles virus, shingles pain, chickenpox, chicken pox, measles, mumps, rubella, mononucleosis, lyme~, malaria, dengue, zika, ebola, monkeypox, mpox, rabies, polio, meningitis, norovirus, salmonella, tetanus, typhoid, cholera",
    },
  ],
}
