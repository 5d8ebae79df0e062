import type { BrandTable } from "../types.ts"

export const booksBrands: BrandTable = {
  category: "Books",
  nodes: [
    {
      path: "Book Retailers",
      market: "B2C",
      names:
        "Barnes & Noble = B&N, Books-A-Million, Half Price Books, Waterstones, WHSmith, Indigo Books, ThriftBooks, AbeBooks",
    },
    {
      path: "Book Retailers",
      market: "B2B2C",
      names: "Penguin Random House = Penguin Books = Random House, HarperCollins, Simon & Schuster, Hachette",
    },
    {
      path: "Book Retailers > Reading & Book Clubs",
      market: "B2C",
      names:
        "Goodreads, Oprah's Book Club, Library of Congress, Book of the Month Club, Owlcrate, Fairyloot, Illumicrate, Reese's Book Club, StoryGraph, Fable Book Club, LibraryThing, Literati Kids, BookBub, NetGalley, Babelio, LovelyBooks, Skoob, Radish Fiction, Inkitt, Dreame, Royal Road, Kindle Vella",
    },
    {
      path: "Fiction",
      market: "B2C",
      names:
        "Colleen Hoover, Nicholas Sparks, Danielle Steel, Nora Roberts, Harlequin Books, Stephen King, Dean Koontz, Goosebumps",
    },
    {
      path: "Fiction > Mystery & Thriller Books",
      market: "B2C",
      names: "James Patterson, Agatha Christie, John Grisham, Dan Brown, Sherlock Holmes",
    },
    {
      path: "Fiction > Sci-Fi & Fantasy Books",
      market: "B2C",
      names: "Sarah J. Maas, J. R. R. Tolkien = Tolkien, The Hobbit, George R. R. Martin",
    },
    {
      path: "Nonfiction & Biographies",
      market: "B2C",
      names: "Guinness World Records, Atomic Habits, Tony Robbins, Mel Robbins",
    },
    {
      path: "Children's Books",
      market: "B2C",
      names:
        "Dr. Seuss, Scholastic, Roald Dahl, Eric Carle, Diary of a Wimpy Kid = Wimpy Kid, Captain Underpants, Winnie the Pooh, Berenstain Bears, Curious George",
    },
    {
      path: "Young Adult",
      market: "B2C",
      names: "Harry Potter = J. K. Rowling, Hunger Games, Percy Jackson, Wattpad",
    },
    {
      path: "Comics & Graphic Novels",
      market: "B2C",
      names: "Marvel Comics, DC Comics, Dark Horse Comics, Asterix, Tintin",
    },
    {
      path: "Poetry & Classics",
      market: "B2C",
      names:
        "William Shakespeare = Shakespeare, Jane Austen, Charles Dickens, Ernest Hemingway = Hemingway, Mark Twain, Edgar Allan Poe, George Orwell",
    },
    {
      path: "Audiobooks & E-Books",
      market: "B2C",
      names: "Audible~, Kindle Unlimited, Scribd",
    },
    {
      path: "Magazines & Newspapers",
      market: "B2C",
      names:
        "Reader's Digest, The New Yorker, The Atlantic Magazine, National Geographic Magazine, Scientific American, Popular Science, Popular Mechanics, Consumer Reports, Ebony Magazine, Essence Magazine, Conde Nast, People Magazine",
    },
    {
      path: "Magazines & Newspapers > Lifestyle Magazines",
      market: "B2C",
      names:
        "Vogue~ = Vogue Magazine, Cosmopolitan~, Elle Magazine, Vanity Fair, Marie Claire, GQ, Esquire Magazine = Esquire~, Men's Health Magazine, Women's Health Magazine, Better Homes & Gardens, Good Housekeeping, Southern Living, Architectural Digest",
    },
    {
      path: "Art & Lifestyle Books",
      market: "B2C",
      names: "Julia Child",
    },
  ],
}
