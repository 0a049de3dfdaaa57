import { expect, test } from "vitest";

import { brandName } from "./brand-name.ts";

test.each([
  ["Sal's Keys", "Locksmith in Brooklyn.", "Sal's Keys"],
  ["Hart Plumbing and Heating", "Burst pipes, day and night.", "Hart Plumbing and Heating"],
  ["press release - Cobalt Stage", "Cobalt Stage opens its season.", "Cobalt Stage"],
  ["Solara (radio spot #2)", "Battery backup for homes.", "Solara"],
  ["Ridge Credit Union auto loan", "Loans from 4.49% APR.", "Ridge Credit Union"],
  ["Little Acorns spring enrollment", "Little Acorns Preschool - enrolling now!", "Little Acorns Preschool"],
  ["ledgerloop", "LedgerLoop is invoicing software.", "LedgerLoop"],
  ["mattress ad", "Big Rons Mattress Barn Presidents day sale!", "Big Rons Mattress Barn"],
  ["HIRING - cdl drivers", "Need drivers at Wexler Freight Lines out of Mt. Orin.", "Wexler Freight Lines"],
  // Names from the description, or from the title if the description has no better one.
  ["septic promo v3", "tank pumping $250, Vandermeer Septic, Lodi, call 209-555-0111", "Vandermeer Septic"],
  ["roofing spot", "Tarrow & Vale Roofing fixes leaks in a day. Call 555-0170.", "Tarrow & Vale Roofing"],
  ["", "Business name: Oakline. We plane and oil floors.", "Oakline"],
  ["", "Boulderhalle in Bremen, Name: Blockwärts (bitte richtig sprechen)", "Blockwärts"],
  ["", "es una clínica veterinaria en Badajoz que se llama Patas y Cía", "Patas y Cía"],
  ["", "Hofladen Brinkmann in Telgte, Erdbeeren ab 1. Juni", "Hofladen Brinkmann"],
  ["", "pet shop Bicho Bom, em Campinas", "Bicho Bom"],
  ["", "Das heißt wir liefern gratis. Bäckerei am Tor, Brot ab 3 Euro", "Bäckerei am Tor"],
  ["", "Contact name: Joe Marsh. Marlow Lane Bakery in Leeds has pies for £4.", "Marlow Lane Bakery"],
  ["", "restaurante en Madrid con terraza", ""],
  ["", "Wij zijn op zoek naar een bakker", ""],
  ["", "URGENT pls read!! Ferro Lane Deli in Ohio has hot subs for $7", "Ferro Lane Deli"],
  ["anuncio verano", "Heladería Polanco, en Gijón: dos bolas por 3 €", "Heladería Polanco"],
  [
    "BIG LOU'S TIRE & LUBE - SNOW TIRES",
    "SNOW TIRES ARE IN!!! OPEN TIL 7, SAT TIL 3.",
    "Big Lou's Tire & Lube",
  ],
  [
    "Marsh Clock Service",
    "We mend clocks. Edwin Marsh has mended them for 26 years. Call 218-555-0117.",
    "Marsh Clock Service",
  ],
  ["Lost Dog Brewing", "Small-batch ales, open till ten.", "Lost Dog Brewing"],
  ["Шиномонтаж 24", "переобуем за 30 минут, Рязань, круглосуточно", "Шиномонтаж 24"],
  ["Marek Loan", "Marek Credit Union, car loans from 5.1%.", "Marek Credit Union"],
  ["GUTTER SALE", "WE DO GUTTERS. CALL GREG.", "GUTTER SALE"],
  ["みどり歯科クリニック 新規開院", "4月7日開院。", "みどり歯科クリニック"],
  ["LedgerLoop podcast read v3", "Payroll for restaurants. LedgerLoop syncs with every till.", "LedgerLoop"],
  ["Alder Street Bakery - spring", "Hot cross buns, six for £5.", "Alder Street Bakery"],
  [
    "CDL hiring - Wichita",
    "Marsh Ridge Trucking needs Class A drivers. Call 316-555-0117.",
    "Marsh Ridge Trucking",
  ],
  [
    "Steuerfuchs24 GmbH",
    'App, Steuererklärung in 18 min. Zusatz: "Statistisches Bundesamt, Durchschnittswert"',
    "Steuerfuchs24",
  ],
  [
    "ferramenta Bonacossa srl",
    "affilatura lame, ritiro e consegna in 48 ore. 030 555 0141",
    "ferramenta Bonacossa",
  ],
  ["Мастерская «Тёплый пол» Тверь", "Перетяжка мягкой мебели, диван от 14 900", "Мастерская «Тёплый пол»"],
  [
    "La Cordonnerie du Passage",
    "Bonjour, je suis cordonnier à Nantes. Ressemelage cuir 58€, talons 14€ en 20 minutes.",
    "La Cordonnerie du Passage",
  ],
  [
    "churrería la Paqui",
    "Churros y porras, docena 4 euros. Plaza del Olmo. Lunes cerrado",
    "Churrería la Paqui",
  ],
  ["ООО КровляСнаб, Тверь", "металлочерепица, не надо «крыша поехала»", "КровляСнаб"],
  ["Wags on Wheels", "mobile dog grooming round rock texas", "Wags on Wheels"],
  [
    "Déneigement Bouchard & Fils - Saguenay",
    "contrat de déneigement, Chicoutimi Jonquière La Baie. entrée double 489$. 418-555-0172.",
    "Déneigement Bouchard & Fils",
  ],
  [
    "Детская студия керамики «Глина и Ко», г. Тверь",
    "Занятия лепкой для детей. Адрес: Тверь, улица Советская, 54.",
    "Детская студия керамики «Глина и Ко»",
  ],
  ["Ролик для кафе «Ромашка»", "Завтраки с 8 утра.", "Ромашка"],
  ["Radiospot Grippezeit", "Für unsere Hirsch-Apotheke in Ulm: 10 % auf Nasenspray.", "Hirsch-Apotheke"],
  ["Salon Anders Aktion Mai", "Schnitt 20 €.", "Salon Anders"],
  ["Frituur 't Hoekje", "Elke vrijdag mosselen. Dorpsplein Merel.", "Frituur 't Hoekje"],
  ["秋のキャンペーン", "引越しの「まる福引越センター」です。", "まる福引越センター"],
  ["Вакансия повара", "Ищем повара. Звонить Анне Петровне 555-01-22.", ""],
  ["Garage Pélissier pneus hiver", "Promo pneus hiver.", "Garage Pélissier"],
  // Names that the brief itself corrects.
  [
    "Gear change",
    "we mend prams and buggies in Leith oh and the shop is called Pram Rescue not Gear Change thats only the file",
    "Pram Rescue",
  ],
  [
    "Rebrand",
    "We used to be Oak Lane Glass, we are now Harbour Panes. Chips mended for £40.",
    "Harbour Panes",
  ],
  ["MCKINLEY TYRES", "FOUR TYRES FITTED FOR £199. CALL 01632 960111.", "McKinley Tyres"],
  [
    "Nonna Pia's + Pia's Gelato",
    "Nonna Pia's has pasta for £9, Pia's Gelato has cones.",
    "Nonna Pia's and Pia's Gelato",
  ],
  ["Harvest Fair 2026 – Cape Dale", "Pony rides, cider, on the green. Adults £6.", "Harvest Fair 2026"],
  [
    "Rug Rescue - drive time",
    "rugs washed and rebound. Hessle Cottingham Beverley, Hornsea on Fridays. £9 a foot. Rug Rescue HU 01632 960351",
    "Rug Rescue",
  ],
  [
    "Gorse Hill Show 2026",
    "The Gorse Hill Agricultural Show is on Friday 14 and Saturday 15 March at the showgrounds. Woodchop, cattle, dog jump. Adults $15, kids $5. Mention our main sponsor, Tolley's Farm Supplies, please.",
    "Gorse Hill Show 2026",
  ],
  [
    "Kilbarron Fiddle Weekend",
    "It's back! July 3 to 5 in Kilbarron Co Sligo, sessions in every pub. Headliners The Brady Sisters Saturday 8pm, €15 from kilbarronfiddle.example",
    "Kilbarron Fiddle Weekend",
  ],
  ["", "Swim lessons at St. Odo's, from £8 each", "St. Odo's"],
  ["Tempo app", "Tempo splits rent. Gen Z, funny.", "Tempo"],
  ["Hörstudio Marr Aktion Mai", "Probetragen im Mai, vier Wochen gratis.", "Hörstudio Marr"],
  ["Camas Luna LIQUIDACIÓN POR CIERRE", "Todo al 50 % hasta agotar existencias.", "Camas Luna"],
  ["Ролик для клиники «Зубрёнок»", "Лечим детей с двух лет.", "Зубрёнок"],
  [
    "Ramonage Petit et Fils",
    "Ramonage Petit, poêles, 55 €, secteur Dijon. 03 80 55 50 12",
    "Ramonage Petit et Fils",
  ],
  ["Snackbar 't Hoekje", "Elke woensdag stoofvlees, Kerkplein Marum.", "Snackbar 't Hoekje"],
  ["DR. OTIS VANE DDS", "NEW DENTAL OFFICE IN SALEM. DR. OTIS VANE DDS TAKES NEW PATIENTS.", "Otis Vane DDS"],
  ["", "Welcome to Sagar Boxes Pvt. Ltd.! Corrugated boxes in Rajkot.", "Sagar Boxes"],
  ["garden cafe", "Family-owned Marlow Garden Centre opens a cafe on Saturday.", "Marlow Garden Centre"],
  // Names that are easily cut short or extended too far.
  ["", "Bakers' Row Bread Club needs drivers. Call 555-0117.", "Bakers' Row Bread Club"],
  [
    "vuelta al cole",
    "Hola, les paso la info de la Ferretería y Pinturería El Clavo Feliz, tres sucursales.",
    "Ferretería y Pinturería El Clavo Feliz",
  ],
  [
    "press",
    "The Samahan sa Bukid Fruit Growers Cooperative of San Isidro, Nueva Ecija is pleased to open a new shed.",
    "Samahan sa Bukid Fruit Growers Cooperative",
  ],
  [
    "Fair to Middling Picture Hire",
    "Framed prints from £4 a month, fitted free.",
    "Fair to Middling Picture Hire",
  ],
  [
    "CDT",
    "La Cooperativa de Ahorro y Crédito Valle Hermoso presenta su ahorro.",
    "Cooperativa de Ahorro y Crédito Valle Hermoso",
  ],
  ["winteractie", "Dakwerken De Smet te Aalst: gratis nazicht. Bel 053 00 11 22", "Dakwerken De Smet"],
  ["The Salt Loft, Whitby", "Buns from £3 at the Salt Loft, open from seven.", "The Salt Loft"],
  [
    "concert",
    "The Marlow Ladies Choir's spring concert is on Sunday 4 May, £6 on the door.",
    "Marlow Ladies Choir",
  ],
  [
    "Aunty Bola Moin Moin",
    "Text us at Aunty Bola's Moin Moin for parties. 0700 555 0111",
    "Aunty Bola's Moin Moin",
  ],
  ["Bread van", "we bake and deliver, call it Loaf and Order, 07700 900411", "Loaf and Order"],
  ["corso di vela Scuola Nautica Le Boe", "partono i corsi serali, 300 euro", "Scuola Nautica Le Boe"],
  ["夏のCM 20秒", "お世話になっております。丸山畳工業の森です。畳の張替え4000円から。", "丸山畳工業"],
  // Names next to the names of places, events and sales.
  [
    "job ad",
    "Employer: Fernhill Linen Ltd\nLocation: Oakmead Trading Estate\nPay: £13 an hour",
    "Fernhill Linen",
  ],
  ["harp", "Nerys Vaughan mends harps in Bangor and the North Coast. Call 01248 555 011.", "Nerys Vaughan"],
  [
    "Depot",
    "Same vans, new home. Hobday Removals is now at Unit 4, Oakmead Industrial Estate, Hull.",
    "Hobday Removals",
  ],
  [
    "Spring",
    "BIGGEST EVER CURTAIN CLEARANCE SALE\nHalf price\nLarkhill Curtains, 3 Mill Road",
    "Larkhill Curtains",
  ],
  [
    "Abuja Battery Trade",
    "Bring any old battery to Sunfield Power, 12 Aminu Street, and get ₦9,000 off.",
    "Sunfield Power",
  ],
  [
    "sari show",
    "Meera Silk House presents Festive & Bridal Weekend, three days only, at Hotel Raj.",
    "Meera Silk House",
  ],
  [
    "Night Kayak Tours / Uncle Moe",
    "Paddle out with Uncle Moe, $60. nightkayak.example",
    "Night Kayak Tours",
  ],
  ["WELLS", "WE DIG WELLS FOR FARMS. KITUI MACHAKOS VOI. CHEMA PUMPS LTD. CALL 0700 555 011", "Chema Pumps"],
  [
    "Birch Hollow Township snow rules",
    "No parking on Main Road after two inches. Questions: Road Crew 610-555-0111.",
    "Birch Hollow Township",
  ],
  [
    "Paint day",
    "Town of Elm Lake (Ontario). Old Paint Day is Saturday, May 3, at the yard.",
    "Town of Elm Lake",
  ],
  ["The Salt Loft, Whitby", "Salt Loft has buns from £3, open from seven.", "Salt Loft"],
  ["", "City of Angels Tattoo in Leeds has flash sheets from £40.", "City of Angels Tattoo"],
  // Words that are misleading clues to the name.
  ["Spring", "Hartley Wholesale in Leeds has tins from £4. Call Hartley Wholesale.", "Hartley Wholesale"],
  ["", "Dobson House Clearance empties lofts from £80. Call 0113 555 0111.", "Dobson House Clearance"],
  ["", "This Christmas Willow Gifts wraps for free. Willow Gifts, 4 Mill Lane, Hull.", "Willow Gifts"],
  ["", "Schon seit vielen Jahren Tischlerei Brandt: Tische. Tischlerei Brandt, Ulm.", "Tischlerei Brandt"],
  ["Lush Locks", "City Centre salon in Derby, cuts from £20.", "Lush Locks"],
  ["Leaf Pickup", "Town of Elm Lake: bags out by 7am Monday.", "Town of Elm Lake"],
  ["Ledger & Co", "Council Tax bill too high? We check it for £20.", "Ledger & Co"],
  ["City Gym New Year Offer", "City Gym in Hull, join for £20.", "City Gym"],
  ["Trattoria Nonna", "Some call it Lasagne, we call it heaven. From £9.", "Trattoria Nonna"],
  ["Brew Bar", "Call it Monday Blues, but our coffee is £2.", "Brew Bar"],
  ["Happy Hops", "Client: Tom Baker, 07700 900111. Happy Hops has beer from £3.", "Happy Hops"],
  ["", "Bring your Audi to Kestrel Autos for an MOT from £40.", "Kestrel Autos"],
  ["", "Relax in Maple Spa. Maple Spa has massages from £40.", "Maple Spa"],
  ["", "The Cobbler's is open in Leeds from nine. Heels from £9.", "Cobbler's"],
  // Places, and titles without a name.
  ["運転手募集 20秒", "青葉タクシー、乗務員募集。", ""],
  ["Flooring", "Laminate and oak flooring laid in a day. Call 555-0117.", ""],
  ["", "tax returns from $90, me and my wife, 418 W Colfax Denver, open til 8", ""],
  ["Class A drivers", "Home weekends. Hauling Amarillo to Tulsa, Joplin. Call Deb 806-555-0129.", ""],
  ["", "mobile nails, gels $40, i come to you. text 480-555-0163, insta is @nailsbyrochelle", ""],
  ["lost cat", "Ginger tom called Marmalade, gone since Sunday night. Call Dawn 07700 900318.", ""],
  ["morning Italian lessons", "Italian for beginners, Tuesdays at 9. ciaociao.example", ""],
  ["22 Harbour Close", "New to the market: a cottage on Harbour Close, Deal. Offers over £300,000.", ""],
])("finds the business behind the title %s", (title, description, name) => {
  expect(brandName(title, description)).toBe(name);
});

test("prefers a title that looks like a name over an unlikely name from the brief", () => {
  const pantry =
    "We are a 100% volunteer food pantry in Dayton's Belmont neighborhood, feeding about 380 familes a week. We need peanut butter, cereal, canned fruit, and money honestly. Drop off Sat 8-11 at Grace Lutheran on Watervliet. saturdaytable.org";
  expect(brandName("Saturday Table Food Pantry", pantry)).toBe("Saturday Table Food Pantry");
});
