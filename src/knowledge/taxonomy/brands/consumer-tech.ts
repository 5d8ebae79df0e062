import type { BrandTable } from "../types.ts"

export const consumerTechBrands: BrandTable = {
  category: "Consumer Tech",
  nodes: [
    {
      path: "Smartphones & Accessories",
      market: "B2C",
      names:
        "Apple~ = Apple Inc, Samsung, OnePlus, Xiaomi, Huawei, Motorola, Nokia, Oppo, HTC, BlackBerry~, iPhone, Samsung Galaxy, Google Pixel, OtterBox, Spigen, Anker, Belkin, PopSockets, AirTag = AirTags",
    },
    {
      path: "Computers & Laptops",
      market: "B2B2C",
      names: "Microsoft, Dell, HP = Hewlett-Packard, Lenovo, Acer, Asus, MSI, Toshiba, Dell XPS, Microsoft Surface",
    },
    {
      path: "Tablets & E-Readers",
      market: "B2C",
      names: "iPad, Galaxy Tab, Amazon Fire Tablet, Kindle, Kobo, Nook~",
    },
    {
      path: "TVs & Home Theater",
      market: "B2C",
      names:
        "Vizio, LG, Hisense, Sharp Electronics, Philips, Panasonic, Magnavox, JVC, Sony, Roku, Fire TV, Chromecast, TiVo, Denon, Dolby",
    },
    {
      path: "Audio & Headphones",
      market: "B2C",
      names: "Bose, Bang & Olufsen = B&O, Sonos, JBL, Klipsch, Ultimate Ears, Victrola",
    },
    {
      path: "Audio & Headphones > Headphones & Earbuds",
      market: "B2C",
      names: "AirPods, Beats~ = Beats by Dre, Sennheiser, Skullcandy, Audio-Technica",
    },
    {
      path: "Cameras & Photo Gear",
      market: "B2C",
      names:
        "Nikon, Canon~, Fujifilm, Leica, Olympus Camera, Kodak, Polaroid, Instax, GoPro, Insta360, Blackmagic Design, DJI, Celestron, Bushnell, Shutterfly, Snapfish",
    },
    {
      path: "Wearables & Smartwatches",
      market: "B2C",
      names: "Garmin, Fitbit, Amazfit, Apple Watch, Galaxy Watch, Whoop~, Oura",
    },
    {
      path: "Computer Accessories & Components",
      market: "B2C",
      names: "Logitech, Targus, Corsair~, TomTom",
    },
    {
      path: "Computer Accessories & Components > Storage & Memory",
      market: "B2B2C",
      names: "Western Digital = WD, Seagate, SanDisk, Synology",
    },
    {
      path: "Computer Accessories & Components > Home Networking",
      market: "B2C",
      names: "Netgear, TP-Link, Linksys, Eero, D-Link, Ubiquiti",
    },
    {
      path: "Smart Home Devices",
      market: "B2C",
      names:
        "SmartThings, Google Home, Google Nest, Eufy, Wyze, Alexa, Amazon Echo = Echo Dot, Google Assistant, Siri, HomePod, Philips Hue, Govee, Ring Doorbell, Arlo~, Ecobee, Nest Thermostat",
    },
    {
      path: "Consumer Software & Apps",
      market: "B2C",
      names: "Microsoft Windows = Windows 11, App Store~, Google Play",
    },
    {
      path: "Consumer Software & Apps > Antivirus & Privacy",
      market: "B2C",
      names:
        "Norton~ = NortonLifeLock, McAfee, Bitdefender, Kaspersky, Avast, Malwarebytes, NordVPN, ExpressVPN, 1Password, LastPass",
    },
    {
      path: "Consumer Software & Apps > Operating Systems & Browsers",
      market: "B2C",
      names: "Google Chrome, Firefox = Mozilla, Microsoft Edge, Opera Browser, macOS, iOS",
    },
    {
      path: "Consumer Software & Apps > Photo & Video Software",
      market: "B2B2C",
      names:
        "Adobe Photoshop = Photoshop, Lightroom, Adobe Premiere = Premiere Pro, Final Cut Pro, iMovie, CapCut, Canva, Google Photos",
    },
    {
      path: "Consumer Software & Apps > Audio & Music Software",
      market: "B2C",
      names: "Ableton, Logic Pro, FL Studio, Shazam",
    },
    {
      path: "Consumer Software & Apps > Personal Productivity",
      market: "B2B2C",
      names:
        "Microsoft 365 = Microsoft Office = Office 365, Google Drive, Dropbox, Evernote, OneDrive, Grammarly, Adobe Acrobat, OneNote, Google Docs",
    },
    {
      path: "Consumer Software & Apps > Maps & Navigation Apps",
      market: "B2C",
      names: "Google Maps, Waze, Apple Maps, MapQuest, Google Earth",
    },
    {
      path: "AI & Emerging Tech",
      market: "B2B2C",
      names:
        "OpenAI, Anthropic, DeepMind, xAI, Mistral AI, DeepSeek, ChatGPT, Claude AI, Google Gemini, Perplexity AI = Perplexity~, Grok~ = Grok AI, Midjourney, DALL-E, Boston Dynamics",
    },
    {
      path: "VR & AR",
      market: "B2C",
      names: "Meta Quest = Oculus, Apple Vision Pro = Vision Pro",
    },
    {
      path: "Social Networks & Online Services",
      market: "B2C",
      names:
        "Meta~, Facebook, Instagram, Twitter = X.com, Snapchat, Reddit, Pinterest, Threads~, Tumblr, Nextdoor, Quora, Discord~, Bluesky, Yelp, Wikipedia, Google = Alphabet Inc, Bing~ = Microsoft Bing, Yahoo, DuckDuckGo, AOL, Baidu, TikTok = ByteDance, YouTube, Vimeo, Rumble~, Patreon, Substack, MrBeast",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Tech News & Reviews",
      market: "B2C",
      names: "CNET, The Verge, Engadget, TechCrunch, Gizmodo, Tom's Hardware, PCMag, Wired Magazine, Ars Technica, CES",
    },
    {
      path: "Tech Enthusiasts & Early Adopters > Electronics Stores",
      market: "B2C",
      names: "Best Buy = Geek Squad, Micro Center, Newegg, RadioShack, Apple Store, MediaMarkt",
    },
    { path: "Computers & Laptops", market: "B2C", names: "MacBook, iMac" },
    { path: "TVs & Home Theater", market: "B2B2C", names: "Epson" },
    {
      path: "Audio & Headphones",
      market: "B2B2C",
      names: "Shure, Blue Yeti",
    },
    {
      path: "Computer Accessories & Components",
      market: "B2B2C",
      names:
        "Intel, AMD, Nvidia, GeForce, Brother Printer, Lexmark, HP LaserJet, Canon Pixma, MakerBot, Bambu Lab, Arduino, Raspberry Pi",
    },
    { path: "Social Networks & Online Services", market: "B2B2C", names: "LinkedIn" },
  ],
}
