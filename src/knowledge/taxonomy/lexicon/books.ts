import type { LexiconTable } from "../types.ts"

export const books: LexiconTable = {
  category: "Books",
  nodes: [
    {
      path: "Fiction",
      iab: "48",
      terms:
        "fiction, novel, novelist, novella, short story, family saga, beach read, anthology~, fan fiction, fanfic, fanfiction, page turner",
    },
    {
      path: "Fiction > Mystery & Thriller Books",
      iab: "331",
      terms: "mystery book, cozy mystery, legal thriller, medical thriller, techno thriller",
    },
    {
      path: "Fiction > Romance Books",
      iab: "326",
      terms:
        "romance novel, romance reader, contemporary romance, historical romance, regency romance, paranormal romance, romantic suspense, romantasy, dark romance",
    },
    {
      path: "Fiction > Sci-Fi & Fantasy Books",
      iab: "335",
      terms:
        "fantasy book, epic fantasy, high fantasy, urban fantasy, dark fantasy, science fiction book, litrpg, alternate history, military science fiction",
    },
    { path: "Fiction > Horror Books", iab: "336", terms: "horror novel, horror fiction, ghost story, horror author" },
    { path: "Nonfiction & Biographies", iab: "44", terms: "pregnancy book, nonfiction, essay~, travel writing" },
    { path: "Nonfiction & Biographies > Biographies & Memoirs", iab: "44", terms: "biography, autobiography, memoir" },
    { path: "Nonfiction & Biographies > Business & Money Books", iab: "44", terms: "business book, finance book" },
    {
      path: "Nonfiction & Biographies > Self-Help Books",
      iab: "44",
      terms: "self improvement book, personal development book",
    },
    { path: "Nonfiction & Biographies > History Books", iab: "EZWB7V", terms: "military history book" },
    {
      path: "Nonfiction & Biographies > Religious Books",
      iab: "42",
      terms: "devotional book, religion book, spirituality book",
    },
    {
      path: "Children's Books",
      iab: "645",
      terms: "baby book, bedtime story, storybook, fable, childrens story, tale~",
    },
    {
      path: "Young Adult",
      iab: "51",
      terms:
        "young adult book, young adult fiction, young adult novel, young adult literature, ya fantasy, ya romance, young adult fantasy",
    },
    {
      path: "Comics & Graphic Novels",
      iab: "46",
      terms: "comic~, superhero comic, webcomic, webtoon, cartoonist, fanzine",
    },
    { path: "Comics & Graphic Novels > Manga", iab: "46", terms: "manga, shonen manga, manhwa, manhua" },
    {
      path: "Poetry & Classics",
      iab: "49",
      terms:
        "poetry, poem, poet~, spoken word~, haiku, sonnet, literature, literary~, verse~, prose~, modern classic, essayist, literary classic, classic literature, literary fiction",
    },
    { path: "Audiobooks & E-Books", iab: "42", terms: "audiobook, ebook, audiobook app" },
    {
      path: "Magazines & Newspapers",
      iab: "111",
      terms:
        "news magazine, trade publication, magazine~, newspaper, print media, periodical, journal~, newsstand, opinion column, zine, sunday paper, newspaper subscription, print magazine",
    },
    {
      path: "Magazines & Newspapers > Lifestyle Magazines",
      iab: "111",
      terms:
        "parenting magazine, womens magazine, mens magazine, fashion magazine, fitness magazine, celebrity magazine, car magazine, teen magazine, gaming magazine, golf magazine, hunting magazine, cooking magazine",
    },
    { path: "Art & Lifestyle Books", iab: "43", terms: "art book, photography book, coffee table book, guidebook" },
    { path: "Art & Lifestyle Books > Cookbooks", iab: "43", terms: "cookbook, recipe book, food writing" },
    {
      path: "Book Retailers",
      iab: "42",
      terms:
        "bookstore, bookshop, bookseller, library~, publisher~, publishing house, university press, bookplate, newsagent",
    },
    {
      path: "Book Retailers > Reading & Book Clubs",
      iab: "42",
      terms:
        "book, reading~, bookworm, reader~, bibliophile, booktok, bookstagram, bestseller, author~, literary festival, hardcover, paperback",
    },
  ],
}
