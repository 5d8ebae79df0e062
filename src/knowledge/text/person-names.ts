import { WordSet } from "./new-strings.ts"

/** Given names that mean nothing else in a name of an audience. Names that are also places or brands are left out. */
const GIVEN = new WordSet(
  (
    "aaron abigail adam adrian agnes ahmed aisha akira alan alberto alejandra alejandro alessandra alessandro alexander alfonso alfred ali alice " +
    "alicia alison allison alvaro amanda amelia amir amy ana anders andre andrea andreas andrew andrzej angela angelo anita anja anna anne " +
    "annette annika anthony antoine anton antonio anya april ariana arjun armando arthur arturo astrid audrey barbara bastien beatrice beatriz " +
    "benjamin bernard bernardo bianca bill bjorn bob brandon brenda brian bridget bruno caitlin camila carl carla carlo carlos carmen carol " +
    "caroline catherine cecilia cesar charles chloe chris christina christine christophe christopher claire clara claudia colin connor craig " +
    "cristina cynthia dan daniel daniela danielle daria dave david deborah debra dennis derek diane diego dimitri dmitri dominic donald donna " +
    "doris dorothy doug douglas duncan edith eduardo edward eileen elaine eleanor elena elisa elizabeth ellen emil emilia emily emma enrique " +
    "erica erik erika ernest ernesto esteban esther ethan eugene eva evelyn fabio fatima federico felipe fernanda fernando filip fiona " +
    "florian frances francesca francesco francis francisco francois frank franz frederic frederick friedrich gabriel gabriela gary gavin " +
    "geoffrey george gerald gerard gianluca gianni gilbert gina giorgio giovanni giulia giuseppe gloria gonzalo gordon graham greg gregory " +
    "greta guillaume guillermo gunther gustavo gwen hannah hans harold harriet hassan heather heidi heinrich helen helena helga henri henrik " +
    "henry herbert hiroshi howard hubert ian ibrahim ignacio igor ines ingrid irene isaac isabel isabella ivan jacob jacqueline jacques jakub " +
    "james jan jane janet janice javier jean jeff jeffrey jennifer jeremy jerome jessica joan joanna joao joaquin joel johan johann johannes " +
    "john jonas jonathan jorge jose josef joseph joshua joyce juan juanita judith judy julia julian julie julien julio jurgen justin " +
    "kai karen karin karl katarzyna kate katharina katherine kathleen kathy katie keiko keith kelly ken kenji kenneth kevin kiran klaus krzysztof kurt " +
    "kyle larry lars laszlo laura lauren laurent leah leila leonard leonardo leslie liam linda lisa lorenzo lorraine louis louise luc luca lucas " +
    "lucia luciano lucy luigi luis luisa lukas lydia magdalena malcolm manuel marc marcel marcela marcelo marco marcus margaret margarita maria " +
    "mariana marianne marie mario marion marisol marlene marta martin martina mary mateo mathieu matteo matthew matthias maurice mauricio " +
    "maxime mei megan mehmet melanie melissa michael michele michelle miguel mikhail miriam mohamed mohammed monica monika muhammad nadia " +
    "naomi natalia natalie natasha neil nicholas nicola nicolas nigel nikolai nina nora norman olaf oliver olivia omar oscar otto pablo pamela " +
    "paolo patricia patrick paul paula pauline pedro peggy peter petra philip philippe pierre pietro piotr priya rachel rafael rajesh ralph " +
    "ramon raul raymond rebecca renata ricardo richard rita robert roberta roberto rodrigo roger roland ronald rosa roxanne russell ruth ryan " +
    "sabine salvatore samantha samuel sandra sanjay sara sarah scott sean sebastian sergei sergio sharon sheila shirley silvia simon simone " +
    "sofia sonia sophia sophie stanley stefan stefania stefano stella stephanie stephen steve steven stuart sunita susan suzanne sven sylvia " +
    "takeshi tamara tanya tatiana teresa theresa thomas tim timothy tobias todd tom tomas tracy trevor ulrich ursula valentina valerie vanessa " +
    "veronica vicente vicki victor viktor vincent vincenzo vladimir walter wanda wayne wendy wilhelm wolfgang yolanda yuki yusuf yvonne zainab"
  ).split(" "),
)
/** Given names that are ordinary words too: they need a surname that says what people do. */
const WORDS_TOO = new WordSet(
  (
    "rose ivy jasmine olive amber ruby jack mark grant heath daisy lily poppy violet iris hazel holly heather pearl jade ginger sandy dawn faith " +
    "hope grace joy crystal robin jay drew rich bill rob will pat art gene dean chase chip cliff clay rusty dusty miles hunter max rod gay jean " +
    "reed rocky sonny star summer autumn june may august basil sage cherry melody harmony destiny nick frank pierce ray guy buddy " +
    "devon charlotte sydney florence victoria georgia virginia austin jackson madison chelsea savannah jordan chad morgan blake casey riley quinn avery " +
    "reese skylar hayden cameron kendall hudson penny gail brook brooke dale glen forrest bonnie sterling"
  ).split(" "),
)
/** Surnames that are jobs, and others that are words of their own. */
const SURNAMES = new WordSet(
  (
    "archer archibald abbott baptiste baker barber barnes barbieri bell berger bishop boucher boulanger brewer brooks brown butcher butler carpenter carter " +
    "chandler cook cooper coach crane draper driver dyer earl farmer ferrari ferrero fields fischer fisher fletcher flowers forrest fowler fox " +
    "gardener gardner glover green guerrero harper herrero hill hunter jager judge king knight koch lake lamb lane law little long lopez major " +
    "marino marsh marshall martin mason may miller moreno muller page palmer parker parks pastor piper pope porter potter price prince reed " +
    "rivers sadler sailor sargent sawyer schneider shepherd shoemaker silva singer skinner slater smith snow spicer steele stone strong summers " +
    "tanner taylor thatcher trainer turner tyler walker wallace ward weaver webb wheeler white winter winters wolf wood woods wright young zapatero"
  ).split(" "),
)
const TITLES = new WordSet("dr mr mrs ms prof sir herr frau monsieur madame signor signora senor senora".split(" "))

/** Whether words are a person's name, whatever else they mean: "Rose Baker", "Carlos Zapatero". */
export function isNameOfPerson(words: readonly string[]): boolean {
  const given = givenNameIn(words)
  return given !== undefined && SURNAMES.has(words.at(-1) ?? "")
}

/** Whether two or three words begin with a name that is nothing but a given name: "Tom Cook". */
export function hasGivenName(words: readonly string[]): boolean {
  const given = givenNameIn(words)
  return given !== undefined && GIVEN.has(given)
}

/** The given name that two or three words begin with, after a title. */
function givenNameIn(words: readonly string[]): string | undefined {
  const start = TITLES.has(words[0] ?? "") ? 1 : 0
  const count = words.length - start
  if (count < 2 || count > 3 || (count === 3 && !isPartOfName(words[start + 1] ?? ""))) return undefined
  const given = words[start] ?? ""
  return GIVEN.has(given) || WORDS_TOO.has(given) ? given : undefined
}

const PARTICLES = new WordSet("da de del della di van von la le el bin al st mc".split(" "))
const isPartOfName = (word: string) =>
  word.length === 1 || GIVEN.has(word) || PARTICLES.has(word) || WORDS_TOO.has(word)
