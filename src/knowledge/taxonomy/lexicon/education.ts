import type { LexiconTable } from "../types.ts"

export const education: LexiconTable = {
  category: "Education",
  nodes: [
    {
      path: "Colleges & Universities",
      iab: "137",
      terms:
        "college, university, higher education, higher ed, undergraduate, undergrad, campus life, ivy league, hbcu, degree program, campus tour, fraternity, sorority, greek life, honor society, alumni association, student~, collegiate, collegian, college visit, college town student",
    },
    {
      path: "Colleges & Universities > College Planning & Admissions",
      iab: "138",
      terms: "college planning, admission~",
    },
    {
      path: "Colleges & Universities > Community Colleges",
      iab: "141",
      terms: "associate degree program, associates program",
    },
    {
      path: "Colleges & Universities > Degrees & Majors",
      iab: "141",
      terms:
        "business degree, business administration degree, accounting degree, finance degree, marketing degree, nursing degree, nursing program, engineering degree, education degree, teaching degree, art degree, liberal arts, music conservatory",
    },
    {
      path: "Graduate & Professional School",
      iab: "139",
      terms:
        "graduate school, grad school, graduate student, grad student, graduate program, postgraduate, postgrad, online masters, postdoctoral, dissertation~, thesis~, phd, business education, business school",
    },
    {
      path: "Graduate & Professional School > Business School & MBA",
      iab: "140",
      terms: "mba, emba, executive education",
    },
    {
      path: "Graduate & Professional School > Law School",
      iab: "140",
      terms: "law student, juris doctor, jd program, law degree, pre law, llm program",
    },
    {
      path: "Graduate & Professional School > Medical & Health Schools",
      iab: "140",
      terms:
        "medical school, med school, medical student, pre med, premed, medical education, dental school, dental student, pharmacy school, pharmacy student, veterinary school, msn program, optometry school",
    },
    {
      path: "Online Education",
      iab: "148",
      terms:
        "online learning, online course, online class, online degree, elearning, mooc, educational app, learning app, learning platform, edtech, ed tech, education technology, microlearning, educational video, learning management, distance learning, virtual classroom",
    },
    {
      path: "Online Education > Coding & Tech Courses",
      iab: "148",
      terms:
        "coding bootcamp, coding boot camp, coding class, coding course, coding school, programming course, programming class, learn programming, course~",
    },
    {
      path: "K-12 Education",
      iab: "149",
      terms:
        "k 12, k12, school~, elementary school, primary school, grade school, schooling, schoolchildren, pta, pto, school fundraiser, stem~, gifted and talented, common core, first grade, arts education, music education, spelling bee",
    },
    {
      path: "K-12 Education > Middle & High School",
      iab: "135",
      terms:
        "high school, high schooler, middle school, middle school student, secondary education, middle schooler, junior high, dual enrollment, debate team, robotics competition, student government, gcse",
    },
    {
      path: "K-12 Education > Private & Charter Schools",
      iab: "134",
      terms: "private school, independent school, charter school, magnet school, catholic school, christian school",
    },
    {
      path: "K-12 Education > Special Education",
      iab: "136",
      terms:
        "special ed, special needs education, 504 plan, learning disability education, learning difference, resource room, deaf education",
    },
    {
      path: "Early Childhood Education",
      iab: "142",
      terms:
        "early childhood, early learning, early education, kindergarten, kindergartner, pre k, prek, head start program, montessori, learn to read, phonics, nursery rhyme~",
    },
    {
      path: "Vocational & Trade School",
      iab: "131",
      terms:
        "vocational school, vocational training, vocational education, vocational program, trade school, trade program, technical education, career school, cosmetology school, barber school, culinary school, cooking school, hvac school, welding school, automotive school, truck driving school, cdl training, emt training, bartending school, police academy, academy~",
    },
    {
      path: "Test Prep & Tutoring",
      iab: "144",
      terms:
        "test prep, test preparation, exam prep, exam~, standardized test, standardized testing, educational assessment, admission test, practice test, sat~, psat, gre~, gmat, lsat, mcat, pcat, usmle, nclex, cpa exam, ged, toefl, ielts, toeic, asvab, iq test, prep~, sat prep, act prep, gre prep, gmat prep, lsat prep, mcat prep, bar exam prep",
    },
    {
      path: "Test Prep & Tutoring > Tutoring & Learning Centers",
      iab: "146",
      terms: "tutoring, tutor, learning center",
    },
    {
      path: "Language Learning",
      iab: "147",
      terms:
        "language course, language class, language school, language app, language lesson, language instruction, language exchange, learn a language, foreign language, second language, dual language program, language immersion, polyglot, linguist~, linguistics, sign language, asl~, esperanto, grammar~, learner~",
    },
    {
      path: "Language Learning > English & ESL",
      iab: "147",
      terms:
        "esl, efl, esol, ell student, learn english, learning english, english class, english lesson, tefl, tesol, teach english",
    },
    {
      path: "Language Learning > Spanish & European Languages",
      iab: "147",
      terms:
        "learn spanish, spanish class, spanish lesson, spanish course, spanish language learning, learn french, french class, french lesson, learn german, learn italian, learn russian, learn swedish, spanish immersion, learn polish, learn irish",
    },
    {
      path: "Language Learning > Asian & Middle Eastern Languages",
      iab: "147",
      terms:
        "learn japanese, japanese class, learn chinese, learn mandarin, mandarin class, mandarin lesson, learn korean, learn arabic, learn thai, learn turkish",
    },
    {
      path: "Adult & Continuing Education",
      iab: "133",
      terms:
        "adult education, adult learner, adult learning, continuing ed, professional certification, professional certificate, certificate program, ceu~, cme~, adult literacy, pmp certification, cpr certification, cpr class, masterclass~, edutainment, education~, learning~, certification~",
    },
    {
      path: "Student Financial Aid",
      iab: "395",
      terms: "financial aid, student aid, fafsa, scholarship, student grant, pell grant, tuition, gi bill, bursary",
    },
    {
      path: "Homeschooling",
      iab: "145",
      terms:
        "homeschool, homeschooling, home school, homeschooler, homeschool mom, homeschool book, home educator, unschooling, microschool",
    },
    {
      path: "Study Abroad",
      iab: "137",
      terms:
        "studying abroad, study overseas, overseas education, international student, student exchange, exchange program, semester abroad, gap year, student visa, fulbright, erasmus~",
    },
    {
      path: "Science & Academics",
      iab: "464",
      terms:
        "science, science news, scientific research, academic research, academic journal, nobel prize, pseudoscience, forensics~, neuroscience, nanotechnology, scientific method, ted talk, lecture~, bioinformatics, critical thinking, linguistics, statistics course",
    },
    {
      path: "Science & Academics > Biology & Life Sciences",
      iab: "465",
      terms:
        "biology, microbiology, zoology, botany, entomology, ornithology, mycology, ecology, evolution~, anatomy, physiology, biochemistry, bioengineering, virology, biodiversity, toxicology, pharmacology~, epidemiology, oceanography",
    },
    {
      path: "Science & Academics > Genetics",
      iab: "468",
      terms: "genetics, genomics, genome~, gene editing, crispr, heredity, cloning~, dna sequencing, stem cell~",
    },
    { path: "Science & Academics > Chemistry", iab: "466", terms: "chemistry, periodic table, chemical reaction" },
    {
      path: "Science & Academics > Physics",
      iab: "471",
      terms: "physics, quantum mechanics, astrophysics, thermodynamics, relativity~",
    },
    {
      path: "Science & Academics > Space & Astronomy",
      iab: "472",
      terms:
        "astronomy, outer space, space exploration, space travel, spaceflight, space flight, space program, space tourism, solar system, planet~, cosmology, rocket launch, astronaut, space telescope, observatory, moon landing, eclipse~, solar eclipse, meteor shower, galaxy~, black hole, universe~, aerospace engineering, night sky",
    },
    {
      path: "Science & Academics > Earth & Environmental Science",
      iab: "470",
      terms:
        "geology, geoscience, paleontology, dinosaur~, fossil~, volcano~, seismology, hydrology, meteorology, climatology, physical geography, geography class, cartography, geophysics, agronomy",
    },
    {
      path: "Science & Academics > Mathematics & Statistics",
      iab: "464",
      terms: "math, mathematics, algebra, geometry, calculus, trigonometry, statistics~, arithmetic, theory~",
    },
    {
      path: "Science & Academics > Computer Science & Engineering",
      iab: "464",
      terms: "computer science, computer engineering, engineering~, robotics education, petroleum engineering",
    },
    {
      path: "Science & Academics > Social Sciences",
      iab: "464",
      terms:
        "psychology, sociology, anthropology, archaeology, archeology, ancient civilization, economics~, microeconomics, behavioral economics, criminology, demography, gender studies, pedagogy, civics, study~",
    },
    {
      path: "Science & Academics > History & Humanities",
      iab: "464",
      terms:
        "humanities, history, ancient egypt, ancient rome, ancient greece, philosophy, philosopher, ethics~, logic~, stoicism, english literature, american literature, rhetoric~, mythology, folklore, historical society, etymology",
    },
    {
      path: "Classroom & Study Resources",
      iab: "146",
      terms:
        "classroom, study resource, study guide, study aid, study tip, study material, homework, classroom furniture, teacher supply, teacher resource, lesson planning, curriculum, educational website, worksheet~, flashcard, workbook~, educational software, student discount, dictionary~, thesaurus, encyclopedia, atlas~, almanac, note taking, scientific calculator, world globe, wall map, protractor, essay writing, composition notebook, teaching~, educational resource, study skill, coursework, homework help, lesson plan, school supplies~, primary school resource, secondary school resource",
    },
    {
      path: "Classroom & Study Resources > Textbooks",
      iab: "146",
      terms:
        "textbook, text book, etextbook, academic book, educational book, study book, school book, college bookstore",
    },
  ],
}
