import type { BrandTable } from "../types.ts"

export const fashionBrands: BrandTable = {
  category: "Fashion",
  nodes: [
    {
      path: "Women's Clothing",
      market: "B2C",
      names:
        "Ann Taylor, LOFT~, Talbots, Chico's, White House Black Market, Anthropologie, Free People, Express~, New York & Company, Madewell, Maurices, Lilly Pulitzer, Vera Wang, Lane Bryant, Torrid~",
    },
    {
      path: "Men's Clothing",
      market: "B2C",
      names:
        "Bonobos, Tommy Bahama, Duluth Trading, Hanes, Fruit of the Loom, Jockey~, MeUndies, Boot Barn, Ariat, Cavender's, Stetson",
    },
    {
      path: "Men's Clothing > Jeans & Pants",
      market: "B2C",
      names: "Levi's = Levi Strauss, Wrangler~ = Wrangler Jeans, Lee Jeans, True Religion, Lucky Brand",
    },
    {
      path: "Kids & Baby Clothing",
      market: "B2C",
      names: "Carter's, OshKosh, Children's Place, Gymboree",
    },
    {
      path: "Shoes & Footwear",
      market: "B2C",
      names:
        "DSW = Designer Shoe Warehouse, Famous Footwear, Payless, Shoe Carnival, Journeys~, Zappos, Foot Locker, Skechers, Crocs, UGG, Clarks, Cole Haan, Steve Madden, Aldo Shoes = Aldo~, Nine West, Birkenstock, Sperry, Toms~, Allbirds, Johnston & Murphy",
    },
    {
      path: "Shoes & Footwear > Sneakers",
      market: "B2C",
      names:
        "Nike, Adidas, Puma~, New Balance, Converse~, Vans~ = Vans Shoes, Reebok, Asics, Jordan Brand = Air Jordan, Finish Line, JD Sports, Champs Sports, Fila, Under Armour, Brooks Running = Brooks~, Hoka, On Running = On Cloud, Saucony",
    },
    {
      path: "Shoes & Footwear > Boots",
      market: "B2C",
      names: "Timberland, Dr. Martens = Doc Martens, Red Wing Shoes, Merrell",
    },
    {
      path: "Handbags & Accessories",
      market: "B2C",
      names:
        "Coach~, Kate Spade, Michael Kors, Dooney & Bourke, Vera Bradley, Fossil~, Longchamp, Claire's, Lids~, New Era Cap, Tapestry Inc, Marc Jacobs",
    },
    {
      path: "Jewelry & Watches",
      market: "B2C",
      names:
        "Pandora Jewelry, Kay Jewelers = Kay~, Zales, Jared~, Tiffany & Co. = Tiffany~, Signet Jewelers, Blue Nile, Brilliant Earth, Swarovski, David Yurman, Cartier, Harry Winston, Bvlgari = Bulgari, Van Cleef & Arpels, Kendra Scott",
    },
    {
      path: "Jewelry & Watches > Watches",
      market: "B2C",
      names:
        "Rolex, Omega Watches = Omega~, TAG Heuer, Seiko, Casio, Timex, Bulova, Tissot, Breitling, Patek Philippe, Audemars Piguet, Hublot, Swatch, Longines, Movado, G-Shock",
    },
    {
      path: "Activewear & Athleisure",
      market: "B2C",
      names: "Lululemon, Athleta, Fabletics, Gymshark, Alo Yoga, Champion~ = Champion Apparel",
    },
    {
      path: "Luxury & Designer Fashion",
      market: "B2C",
      names:
        "Louis Vuitton, Gucci, Chanel, Prada, Hermes, Dior, Fendi, Burberry, Versace, Yves Saint Laurent = YSL = Saint Laurent, Balenciaga, Givenchy, Valentino~, Dolce & Gabbana = D&G, Giorgio Armani = Armani, Bottega Veneta, Celine~, Alexander McQueen, Salvatore Ferragamo = Ferragamo, Christian Louboutin = Louboutin, Jimmy Choo, Ralph Lauren, Hugo Boss, Tom Ford, Oscar de la Renta, Miu Miu, LVMH, Calvin Klein, Tommy Hilfiger, Donna Karan = DKNY, Lacoste, Farfetch, Net-a-Porter",
    },
    {
      path: "Outerwear",
      market: "B2C",
      names:
        "North Face, Patagonia~, Columbia Sportswear = Columbia~, Canada Goose, Moncler, Arc'teryx, Eddie Bauer, L.L.Bean = LL Bean, Lands' End",
    },
    {
      path: "Lingerie & Swimwear",
      market: "B2C",
      names: "Victoria's Secret, Aerie, Spanx, Skims",
    },
    {
      path: "Formal & Business Wear",
      market: "B2C",
      names: "Men's Wearhouse, Jos. A. Bank, Brooks Brothers, Banana Republic, J.Crew = J Crew, David's Bridal",
    },
    {
      path: "Eyewear & Sunglasses",
      market: "B2C",
      names: "Ray-Ban, Oakley, Sunglass Hut, EssilorLuxottica = Luxottica",
    },
    {
      path: "Fashion Trends & Streetwear",
      market: "B2C",
      names:
        "Zara, H&M, Gap~, Old Navy, American Eagle, Abercrombie, Hollister~, Uniqlo, Mango~, Aeropostale, Pacific Sunwear = PacSun, Urban Outfitters, Hot Topic, Guess~ = Guess Jeans, Esprit~, Benetton, Everlane, Massimo Dutti, Primark, Topshop",
    },
    {
      path: "Fashion Trends & Streetwear > Streetwear & Sneaker Culture",
      market: "B2C",
      names: "Supreme~, Off-White, StockX",
    },
    {
      path: "Fashion Trends & Streetwear > Fast Fashion",
      market: "B2C",
      names: "Shein, Forever 21, Fashion Nova, ASOS, Boohoo",
    },
    {
      path: "Costumes & Uniforms",
      market: "B2C",
      names: "Spirit Halloween",
    },
    { path: "Costumes & Uniforms", market: "B2B2C", names: "Carhartt, Dickies" },
  ],
}
