import type { BrandTable } from "../types.ts"

export const artsEventsBrands: BrandTable = {
  category: "Arts & Events",
  nodes: [
    {
      path: "Concerts & Festivals",
      market: "B2C",
      names:
        "Live Nation, Madison Square Garden, House of Blues, Radio City Music Hall, SXSW = South by Southwest, Texas State Fair",
    },
    {
      path: "Concerts & Festivals > Music Festivals",
      market: "B2C",
      names: "Coachella, Lollapalooza, Bonnaroo, Glastonbury, Electric Daisy Carnival, Burning Man",
    },
    {
      path: "Theater & Performing Arts",
      market: "B2C",
      names:
        "Cirque du Soleil, Blue Man Group, Kennedy Center, Lincoln Center, Ringling Bros = Barnum & Bailey, Disney on Ice, Carnegie Hall, Sydney Opera House, Hamilton Musical, Wicked Musical, Phantom of the Opera, Les Miserables",
    },
    {
      path: "Theater & Performing Arts > Live Comedy",
      market: "B2C",
      names: "The Second City, Dave Chappelle",
    },
    {
      path: "Museums & Galleries",
      market: "B2C",
      names:
        "Smithsonian, Metropolitan Museum of Art = The Met, MoMA = Museum of Modern Art, Louvre, Guggenheim, The Getty = Getty Center, Tate Modern, British Museum, American Museum of Natural History, Madame Tussauds, Kennedy Space Center, Rock and Roll Hall of Fame",
    },
    {
      path: "Fine Art & Design",
      market: "B2C",
      names:
        "Van Gogh, Picasso, Claude Monet = Monet, Banksy, Andy Warhol, Leonardo da Vinci, Michelangelo, Sotheby's, Christie's, Art Basel, Frank Lloyd Wright, Behance",
    },
    {
      path: "Dance & Opera",
      market: "B2C",
      names:
        "Arthur Murray, American Ballet Theatre, Bolshoi, The Nutcracker, Metropolitan Opera = Met Opera, New York Philharmonic",
    },
    {
      path: "Theme Parks & Attractions",
      market: "B2C",
      names:
        "Disneyland, Walt Disney World = Disney World, Epcot, Magic Kingdom, Universal Studios = Universal Orlando, Six Flags, Cedar Point, Knott's Berry Farm, Busch Gardens, SeaWorld, Legoland, Dollywood, Hersheypark, Coney Island",
    },
    {
      path: "Theme Parks & Attractions > Family Entertainment Centers",
      market: "B2C",
      names: "Dave & Buster's, Bowlero, Sky Zone",
    },
    {
      path: "Zoos & Aquariums",
      market: "B2C",
      names: "San Diego Zoo, Bronx Zoo, Georgia Aquarium, Monterey Bay Aquarium",
    },
    {
      path: "Event Tickets",
      market: "B2C",
      names: "Ticketmaster, StubHub, SeatGeek, Vivid Seats, Eventbrite",
    },
    {
      path: "Fan Conventions & Expos",
      market: "B2C",
      names: "San Diego Comic-Con = Comic-Con",
    },
    {
      path: "Film Festivals & Awards Shows",
      market: "B2C",
      names:
        "Academy Awards = The Oscars, Grammys = Grammy Awards, Golden Globes = Golden Globe Awards, Emmys = Emmy Awards, Tony Awards, Sundance Film Festival = Sundance~, Cannes Film Festival = Cannes~, BAFTA, Met Gala",
    },
    {
      path: "Parks & Landmarks",
      market: "B2C",
      names:
        "National Park Service = NPS~, Yellowstone National Park, Yosemite, Grand Canyon, Great Smoky Mountains, Glacier National Park, Central Park, Joshua Tree National Park",
    },
    {
      path: "Parks & Landmarks > Historic Sites & Tours",
      market: "B2C",
      names:
        "Statue of Liberty, Mount Rushmore, Empire State Building, Eiffel Tower, Golden Gate Bridge, Alcatraz, Space Needle, The Alamo, Gettysburg, Tower of London, Buckingham Palace, Big Ben, Stonehenge, Taj Mahal, Colosseum, Great Wall of China",
    },
  ],
}
