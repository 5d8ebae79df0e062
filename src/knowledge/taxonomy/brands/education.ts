import type { BrandTable } from "../types.ts"

export const educationBrands: BrandTable = {
  category: "Education",
  nodes: [
    {
      path: "Colleges & Universities",
      market: "B2C",
      names:
        "Harvard, Yale, Princeton, Stanford, MIT, Columbia University, Cornell, Brown University, Dartmouth, University of Pennsylvania, Duke University, Northwestern University, Johns Hopkins University, University of Chicago, Vanderbilt, Rice University, Emory University, Georgetown University, University of Notre Dame, Carnegie Mellon, Caltech, UCLA, UC Berkeley = University of California Berkeley, University of California, University of Southern California, New York University = NYU, Boston University, Boston College, Tufts University, University of Michigan, Michigan State University, Ohio State University, Penn State, University of Texas = UT Austin, Texas A&M, University of Florida, Florida State University, University of Miami, University of Central Florida, University of Georgia, Georgia Tech, University of Alabama, Auburn University, University of North Carolina = UNC Chapel Hill, North Carolina State University = NC State, University of Virginia = UVA, Virginia Tech, Clemson University, University of South Carolina, University of Tennessee, University of Kentucky, University of Wisconsin, University of Minnesota, University of Iowa, University of Illinois, Purdue, Indiana University, Rutgers, Arizona State University, Oxford University, Cambridge University, Juilliard, DeVry, College Board",
    },
    {
      path: "Online Education",
      market: "B2B2C",
      names:
        "University of Phoenix, Southern New Hampshire University = SNHU, Western Governors University = WGU, Walden University, Coursera, edX, Udemy, LinkedIn Learning, Khan Academy, MasterClass~, Blackboard Learn, Google Classroom, ClassDojo, Kahoot",
    },
    {
      path: "K-12 Education",
      market: "B2B2C",
      names: "McGraw Hill, Pearson Education",
    },
    {
      path: "Early Childhood Education",
      market: "B2C",
      names: "ABCmouse",
    },
    {
      path: "Vocational & Trade School",
      market: "B2C",
      names: "Universal Technical Institute, Lincoln Tech, Le Cordon Bleu",
    },
    {
      path: "Test Prep & Tutoring",
      market: "B2C",
      names: "Kaplan Test Prep = Kaplan~, Princeton Review, Kumon, Sylvan Learning, Mathnasium, Chegg",
    },
    { path: "Language Learning", market: "B2C", names: "Duolingo, Rosetta Stone, Babbel" },
    { path: "Student Financial Aid", market: "B2C", names: "FAFSA" },
    { path: "Homeschooling", market: "B2C", names: "Abeka" },
    { path: "Study Abroad", market: "B2C", names: "Fulbright Program" },
    {
      path: "Science & Academics",
      market: "B2C",
      names: "National Science Foundation, NASA",
    },
    {
      path: "Classroom & Study Resources",
      market: "B2C",
      names: "Quizlet, Course Hero, Turnitin, Britannica, Merriam-Webster, SparkNotes",
    },
    {
      path: "Graduate & Professional School",
      market: "B2C",
      names: "Wharton, Harvard Business School, Harvard Law School",
    },
    { path: "Online Education", market: "B2C", names: "Codecademy, Udacity" },
  ],
}
