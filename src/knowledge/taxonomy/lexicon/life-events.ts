import type { LexiconTable } from "../types.ts"

export const lifeEvents: LexiconTable = {
  category: "Life Events",
  nodes: [
    {
      path: "Getting Married",
      iab: "165",
      terms:
        "marriage, marry, wedding, bride, groom~, bridal~, bridesmaid~, groomsmen, best man, maid of honor, fiance, fiancee, nuptials, elopement, eloping, vow renewal, recently married, just married, newlywed, newly married, flower girl, flower girl basket, groomsman, ring bearer, wedding party, wedding guest",
    },
    { path: "Getting Married > Engagement", iab: "191", terms: "engagement~, engaged couple, engaged~" },
    {
      path: "Getting Married > Wedding Services & Venues",
      iab: "165",
      terms: "wedding venue, wedding photography, wedding videographer, wedding caterer, wedding makeup, registry~",
    },
    {
      path: "Getting Married > Honeymoon & Destination",
      iab: "165",
      terms: "destination wedding, honeymoon planning, honeymoon registry",
    },
    {
      path: "Getting Married > Bachelor Parties",
      iab: "167",
      terms: "bachelorette party, bachelorette weekend, hen party, hen do, stag do, stag party, rehearsal dinner",
    },
    {
      path: "Having a Baby",
      iab: "169",
      terms:
        "new baby, childbirth, birth~, new arrival~, new child, newborn in household, trying to conceive, trying for a baby, ttc, starting a family, growing family, pregnancy announcement, due date, gender reveal, baby name, christening, baby registry, maternity leave, paternity leave, parental leave, first baby",
    },
    { path: "Having a Baby > Baby Showers", iab: "166", terms: "baby sprinkle party" },
    {
      path: "Moving Home",
      iab: "163",
      terms:
        "moving house, new mover, pre mover, premover, post mover, recent mover, recently moved, just moved, about to move, planning to move, relocating, relocation~, relocator, moving~, potential mover, downsizing, upsizing, first apartment, new resident, housewarming",
    },
    {
      path: "Buying a First Home",
      iab: "451",
      terms:
        "first time home buyer, first time homebuyer, first time home buying, first home, first house, first time buyer, new homeowner, new home owner, recent homebuyer",
    },
    {
      path: "New Job",
      iab: "126",
      terms:
        "job change, job changer, job switcher, changed jobs, new career, recently promoted, new hire, new position~, new role~, job loss, lost job, sabbatical",
    },
    {
      path: "Graduation & College Bound",
      iab: "172",
      terms:
        "graduation, graduating~, graduate~, new graduate, recent grad, new grad, graduating senior, commencement, yearbook, college bound, off to college, going to college, starting college, class reunion, first day of school, recent college graduate, recent graduate, grad season",
    },
    {
      path: "Graduation & College Bound > Prom & School Dances",
      iab: "173",
      terms: "prom, homecoming dance, homecoming~, promposal, school dance, winter formal",
    },
    {
      path: "Retirement",
      iab: "416",
      terms:
        "retiree, retirement~, retiring, preretiree, newly retired, recently retired, retirement age, retirement gift, soon to retire",
    },
    {
      path: "Divorce & Separation",
      iab: "189",
      terms:
        "divorce, getting divorced, divorcing, recently divorced, newly divorced, marital separation, separation~, child custody, custody battle, child support, alimony, breakup, recently single, newly single, remarriage, blended family",
    },
    {
      path: "Birthdays & Anniversaries",
      iab: "170",
      terms:
        "birthday, sweet 16, sweet sixteen, quinceanera, turning 21, turning 40, turning 50, celebration~, special occasion, life event, milestone~, life transition, family reunion, coming of age",
    },
    { path: "Birthdays & Anniversaries > Anniversaries", iab: "164", terms: "anniversary, wedding anniversary" },
    { path: "Empty Nesters", iab: "186", terms: "empty nest, new empty nester, children left home, nester" },
    {
      path: "Bereavement & Funerals",
      iab: "187",
      terms:
        "bereavement, bereaved, grief, grieving, loss of a loved one, death~, mourning, mourner, recently widowed, widowhood, sympathy~, condolence, deceased, end of life planning, obituary",
    },
    {
      path: "Bereavement & Funerals > Funerals & Memorials",
      iab: "171",
      terms:
        "funeral, mortuary, undertaker, cremation, urn~, burial, casket, coffin, cemetery, graveyard, headstone, gravestone, tombstone, memorial~, memorial gift, wake~, mausoleum, cremation jewelry",
    },
    {
      path: "Holidays & Seasons",
      iab: "1KXCLD",
      terms: "holiday~, seasonal~, winter holiday, bank holiday, summertime",
    },
    {
      path: "Holidays & Seasons > Winter Holidays",
      iab: "1KXCLD",
      terms:
        "christmas, xmas, white elephant~, santa claus, elf on the shelf, boxing day, new years, kwanzaa, yuletide, thanksgiving, friendsgiving",
    },
    {
      path: "Holidays & Seasons > Spring & Romance Holidays",
      iab: "1KXCLD",
      terms:
        "valentine, galentines day, easter~, easter bunny, st patricks day, mothers day, fathers day, grandparents day, april fools day, cinco de mayo, earth day~",
    },
    {
      path: "Holidays & Seasons > Halloween",
      iab: "1KXCLD",
      terms:
        "halloween, trick or treat, trick or treating, trick or treater, day of the dead, dia de los muertos, spooky season, jack o lantern",
    },
    {
      path: "Holidays & Seasons > National & Civic Holidays",
      iab: "157",
      terms:
        "4th of july, fourth of july, july 4th, independence day, memorial day, labor day, veterans day, presidents day, mlk day, martin luther king day, juneteenth, columbus day, canada day, australia day, flag day, black history month, pride month, womens history month, hispanic heritage month",
    },
    {
      path: "Dating & Relationships",
      iab: "188",
      terms:
        "dating, relationship~, love life, relationship coach, new relationship, date night, first date, blind date, intimacy~, friendship~, flirting, courtship, polyamory, open relationship, swinger~, single and dating, speed dating",
    },
    {
      path: "Dating & Relationships > Online Dating",
      iab: "188",
      terms: "online dater, dating app, matchmaking, matchmaker, personals~, matrimony",
    },
    {
      path: "Dating & Relationships > Single Life",
      iab: "200",
      terms: "single living, single lifestyle, active single, available single, solo living",
    },
  ],
}
