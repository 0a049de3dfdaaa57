/** Trades, what their customers need, and the moments when they need it: see `readScenes`. */
export const englishScenes = `
solemn "public notice" advisory "boil water" "paid for by" re-elect reelect "vote for" funeral memorial cremat* bereave* "pet loss" hospice hajj umrah pilgrimage "domestic violence" hotline
tone sensitive dignified respectful*
plumb* rooter* sewer* drain* pipe* > drain clog* blocked* blockage* unclog* toilet
  The sink fills up, and it isn’t going down.
  Standing in an inch of shower water?
plumb* boiler* heating* "gas engineer*" > "hot water" "water heater" boiler tankless
  The shower runs cold, and it stays cold.
  You turn the tap to hot. Nothing happens.
plumb* pipe* > leak leaky burst emergency emergencies "24 hour" "24 7" "24 hr" weekend tap faucet
  There’s water on the floor, and it’s spreading.
  Pipes never burst at a good time.
hvac* cooling* "air con*" ac > ac "air con*" cooling
  It’s hot outside, and hotter in the bedroom.
  The fan is on. It’s only moving the heat around.
hvac* heating* furnace* boiler* "heat pump*" > furnace heating "heat pump" boiler "tune up"
  You can see your breath in the hallway.
  Another sweater won’t fix the heating.
electric* > electrician electrical rewir* wiring panel outlet socket light lighting fuse*
  The lights flicker, and you tell yourself it’s nothing.
locksmith* lockout* > lock lockout "lock out" "locked out" rekey* "24 hour" "24 7" "24 hr" keys
  The door clicks shut. The keys are inside.
  Locked out?
roof* > roofer roofing "roof repair" shingle leak* storm* hail
  There’s a stain on the ceiling, and it’s growing.
  It’s raining. Look up.
pest* extermin* rodent* > mice mouse rat rodent squirrel raccoon
  You heard it again last night, inside the wall.
pest* extermin* bug* > ant roach* cockroach* insect
  You turn on the kitchen light, and something moves.
pest* extermin* > termite*
  Knock on the wood. Does it sound hollow?
lawn* landscap* garden* mow* yard* > mow* grass lawn hedge
  You looked away for a week, and the grass didn’t.
  Your morning off. You, or the mower?
lawn* landscap* yard* garden* > leaf leaves "clean up"
  The leaves came down, and all of them are in your yard.
landscap* patio* hardscap* deck* fenc* > patio deck decking paver fenc* "retaining wall"
  You’ve pictured that backyard finished for years.
tree trees stump* arborist* > "tree removal" "tree service" "tree surgeon*" "tree work" "tree trimming" "tree care" stump branch* prun*
  That branch over the roof isn’t getting any lighter.
snow* plow* plough* > snow plow* driveway salting shovel*
  It snowed all night, and your car is under there somewhere.
window* > "window clean*" "window wash*" "clean* window"
  When did you last see clearly through your own windows?
window* glaz* > "double glaz*" "replacement window" "new windows" "windows and doors" draft* draught*
  You can feel the wind from the sofa, with the windows shut.
clean* steam* shampoo* > carpet rug stain upholster*
  You moved the chair to hide that stain, didn’t you?
"pressure wash*" "power wash*" "soft wash*" > driveway siding deck patio roof house
  Your driveway used to be another colour.
clean* maid maids > "house clean*" maid "deep clean" "home cleaning" "cleaning service" "cleaning company" cleaner "move in clean*" "move out clean*" weekly biweekly "bi weekly"
  It’s your day off. Don’t spend it with a mop.
  Guests in an hour, and you’ve just seen the bathroom.
movers moving removals > mover moving removals pack* truck van apartment
  Everything you own is in boxes, and the boxes are heavy.
junk* haul* rubbish* clearance* dumpster* "skip hire*" > junk haul* rubbish clear* "clean out" garage dumpster
  There’s a garage somewhere under all that.
storage* > "self storage" "storage unit" unit locker
  The spare room is full, and nobody is staying in it.
paint painting painters painter > painter painting interior exterior wall cabinet
  You’ve been looking at that wall for years. It’s been looking back.
kitchen* cabinet* remodel* renovat* > kitchen cabinet countertop worktop
  You know which drawer sticks. You’ve known for years.
bath* remodel* renovat* > bathroom bath shower tub "walk in"
  The grout was white once. You remember.
flooring floors floor > hardwood laminate vinyl carpet "living room" "in home"
  Some floors creak. Yours announces you.
solar > bill power energy electric* batter* kw kilowatt* grid
  The sun comes up every morning. So does the electric bill.
pool pools > "pool clean*" "pool service" "pool care" "pool opening" "pool maintenance" opening closing chemicals
  The pool is the colour of the lawn. That’s not a good thing.
"garage door*" "overhead door*" > spring opener repair "garage door"
  The garage door went up this morning, and it’s still up.
handyman* "odd jobs*" "home repair*" > handyman "odd jobs" "small jobs" repair shel* "honey do"
  The list of little jobs has got longer again.
security alarm alarms > alarm camera "home security" monitor*
  You locked the door. You’re almost sure.
internet fibre fiber broadband > internet fibre fiber broadband gig* mbps "wi fi"
  The film stops. The little wheel turns. You wait.
appliance* > washer dryer fridge refrigerator oven dishwasher
  The washing machine stopped, and it’s still full of water.
auto automotive car mechanic* garage* tire tyre > brake
  You turned the radio up so you wouldn’t hear the brakes.
auto automotive car mechanic* garage* tire tyre lube motors > "oil change" mechanic "auto repair" "car repair" inspection MOT "tune up" engine diagnostic* servicing
  That light on the dashboard has been on for a while now.
  Your car has started making that noise again.
collision* "auto body" bodywork bodyshop "body shop" dent dents > "body shop" "body work" collision dent scratch* bumper
  It’s only a scratch. You see it every single morning.
detailing detailer* "car wash*" valeting > detail "car wash*" interior seat wax* valet* car cars
  There are french fries under that seat, and you know it.
"used car*" "auto sales*" "auto group*" motors dealer* dealership* "pre owned*" "cars and trucks*" > "used car" "pre owned" "trade in" financing cars trucks suv vehicles
  Your car starts, on the second try. Most days.
taxi* cab cabs airport* shuttle* "car service*" transfer* > airport taxi shuttle ride transfer
  The flight leaves before sunrise. Who’s driving?
dentist* dental* orthodont* > emergency emergencies "same day" "tooth ache" pain extraction "root canal"
  You’ve been chewing on one side for days.
dentist* dental* orthodont* > "new patient" "check up" cleaning exam "x ray" famil* hygien*
  You’ve been meaning to see a dentist. Since when, exactly?
dentist* dental* orthodont* smile* aligner* > braces aligner invisalign whiten* veneer implant cosmetic
  Do you still smile with your mouth closed?
optic* optom* eyecare "eye care" eyewear vision glasses > "eye exam" "eye test" glasses frames lenses contact
  You hold the menu a little further away every year.
hearing hear audiolog* > "hearing aid" "hearing test" "hearing loss" aids audiolog*
  How often do you ask people to say it again?
  The television is a little louder than last year.
chiro* physio* "physical therap*" osteo* spine spinal chiropract* > back neck pain spine posture adjustment sciatica injur*
  You bend down for your shoes, and there it is again.
massage* bodywork "day spa" > massage "deep tissue" facial relax* stress
  Your shoulders have been up by your ears all week.
therapist therapy counsel* psycholog* > counsel* therapy therapist anxiety depress* couple grief
  You keep saying that you’re fine.
"urgent care" clinic > "urgent care" "walk in" flu fever stitches sprain
  It isn’t an emergency. It can’t wait for next week, either.
pharmac* chemist* > prescription refill delivery pharmacist
  You’re sick. The last thing you want is a line.
barber* > cut fade shave beard barber "walk in"
  Your hat can’t hide it forever.
salon* hair hairdress* stylist* > haircut cut color colour highlights balayage "blow out" "blow dr*" perm stylist salon
  You caught yourself in a shop window, and thought: time for a cut.
nail nails > mani* pedi* gel acrylic "nail salon"
  Look at your hands. Go on, look.
skin skincare esthetic* aesthetic* beauty medspa > facial skin peel botox laser acne derma*
  You’ve tried the creams. All of them.
gym* fitness crossfit* workout* > gym member membership join* "personal train*" classes weights equipment crossfit bootcamp
  Your gym bag has been in the car all month.
  You said you’d start next week. That was a while ago.
yoga* pilates* > class* beginner mat studio yoga pilates
  Take a breath. Now take a slower one.
karate judo martial taekwondo jiu* boxing kickbox* > kid children youth ages
  They’re climbing the furniture again.
"home care*" senior* caregiv* assisted* elder* > "home care" care* assisted senior parent mom mum dad memory
  They say they’re managing fine. You worry anyway.
mattress* bed beds sleep > mattress*
  You wake up tired, on the side of the bed that dips.
bakery* baker* baked* baking* bread* boulang* sourdough* > bread* sourdough loaf loaves baguette croissant roll rye
  You can smell it before you see it.
  Still warm when you carry it home: that’s bread.
cake* bakery* baker* cupcake* patisserie* > birthday wedding custom cake cupcake
  Somebody has a birthday coming, and somebody has to bring the cake.
donut* doughnut* > dozen glazed coffee fresh donut doughnut
  Nobody ever said no to the box of donuts.
coffee* cafe espresso roast* > coffee espresso latte roast* bean brew*
  Before anybody asks you anything: coffee.
  You’re awake. You’re just not awake yet.
pizza* > pizza slice deliver* pie calzone wings
  Nobody feels like cooking tonight.
  You looked in the refrigerator again. Nothing has changed.
bbq* barbecue* smokehouse* brisket* > brisket rib "pulled pork" smoked bbq
  Roll the window down, and follow the smoke.
taco* taqueria* mexican* cantina* > taco burrito margarita quesadilla birria
  You had plans for dinner. Now you have tacos.
breakfast* brunch* diner* pancake* > brunch breakfast pancakes waffles eggs omelet*
  You slept in. Good. Now you’re hungry.
restaurant* bistro* grill* kitchen* eatery* thai* chinese* ramen* sushi* noodle* indian* curry* > "lunch special" "lunch buffet"
  Lunch from the office microwave, again?
restaurant* bistro* grill* eatery* trattoria* ristorante* curry* indian* thai* chinese* ramen* sushi* noodle* > dinner lunch menu dine reserv* table chef "take out" "take away" deliver* curry curries sushi ramen noodles pasta
  Half the day is gone, and nobody knows what’s for dinner.
  Leave the dishes to somebody else tonight.
"ice cream*" gelato* "frozen yogurt*" > scoop flavor flavour cone gelato "ice cream"
  Too hot to cook. Not too hot for ice cream.
brewery brewing brewpub taproom* pub tavern* winery* vineyard* wine* > beer ale tap pint "happy hour" wine tasting "live music" trivia
  The week is over. Somebody should pour something.
cater* > wedding party parties event office tray platter
  You’ve invited everyone. Now they’ll want to eat.
orchard* "pick your own" "u pick" upick "pumpkin patch" > apple berry berries strawberr* blueberr* peach* pumpkin
  Hand the kids a basket, and point them at the rows.
farm farms csa produce "farmers market" > csa veg* produce boxes box eggs honey fresh
  When did a tomato last taste of tomato?
"meal prep*" "meal kit*" "meal box*" > meal deliver* prep* recipe
  It’s evening, you’re tired, and there’s nothing in the house.
groom* dog dogs pet pets pup > groom* bath "nail trim" wash* "de shed*"
  Your dog has rolled in something, and he’s proud of it.
vet vets veterinar* "animal hospital" "animal clinic" > sick ill pain emergenc* urgent vaccin* shots "check up"
  They can’t tell you where it hurts.
kennel* boarding pet pets dog dogs > boarding kennel "day care" overnight holiday
  You take out the suitcase, and your dog knows.
dog dogs puppy puppies pup > train* obedience leash "puppy class*"
  The puppy has found your other shoe.
dog dogs pet pets > walks walker walking walk
  You’re at work. Your dog is at the window.
shelter* rescue* humane* adopt* > adopt* dog cat puppy puppies kitten foster*
  Somebody is waiting behind a gate, tail going.
tutor* math* learning* lessons* "test prep*" > math* tutor* homework reading sat gcse grade
  Bedtime has come and gone, and the homework is still on the table.
daycare* "day care*" nursery* preschool* childcare* "child care*" montessori* > infant toddler preschool* childcare "child care" kids children ages enroll* enrol*
  You wave at the door. Then you wonder about them all day.
camp camps > summer kids ages canoe* archery sports swim* science art
  Summer is coming, and somebody is going to be bored.
swim* > lesson baby babies toddler kids class*
  The first time they float alone, you don’t forget it.
guitar* piano* music* violin* drum* singing* > lesson teach* beginner
  There’s a song you’ve always wanted to play.
dance dancing ballet > class* lesson ballet salsa "first dance" beginner
  Somewhere, your song comes on. Your feet know it. Do you?
language* spanish* french* english* german* italian* > lesson learn* course* tutor conversation*
  You know how to say hello. And then?
"driving school*" "driving lessons*" "driving instruct*" "learn to drive*" > lesson pass* test learner instructor teen
  Check the mirror. Breathe. Everybody was a beginner once.
florist* floral* flower* petal* bloom* > bouquet rose tulip flower arrangement deliver*
  Some things are easier to say with flowers.
jewel* diamond* goldsmith* > engagement "wedding band" "wedding ring" propos*
  You know the question. Now you need the ring.
bridal* "wedding dress*" > dress* gown bride
  You’ll wear it once, and see it in pictures forever.
furniture* sofa* couch* > sofa couch* recliner sectional table
  Sit down on your sofa. Hear that?
bike bikes bicycle* cycles cyclery > repair "tune up" bike "e bike" service
  Your bike has been hanging in the garage all winter.
bookshop bookstore "book shop" "book store" books > book reading novel stories author
  Your phone will still be there. Read something.
phone phones screen mobile iphone > crack* screen repair battery batteries
  It slipped. You heard the crack.
laundr* laundromat "dry clean*" > laundr* "wash and fold" "wash n fold" washer "dry clean*" load
  The laundry pile has started to lean.
tailor* alteration* seamstress* sewing* > alter* hem suit dress* zipper repair
  It fitted perfectly, once.
thrift* "second hand*" consign* vintage* > clothes clothing jacket dress* donat* thrift
  Somebody’s old jacket is about to be your favourite.
"garden cent*" nursery* plants* > plant flowers trees shrubs seeds perennials
  That corner of the garden is still empty.
realt* "real estate*" homes* property* "estate agent*" > "first time" buyer buy*
  You pay the rent. Your landlord gets the house.
  You’ve been looking at houses in the middle of the night again.
realt* "real estate*" homes* property* "estate agent*" > sell* valuation list* market
  You’ve wondered what your house would sell for.
mortgage* lend* loan* > "first time" buyer "home loan" "pre approv*" "down payment" mortgage
  You pay the rent. Your landlord gets the house.
insur* > auto car home rate quote premium bundle renewal
  Your insurance went up again. You didn’t do anything.
tax taxes > "tax prep*" "tax return" "tax season" "tax refund" taxes return refund irs deadline
  There’s a shoebox of receipts, and it has your name on it.
accountan* accounting bookkeep* > bookkeep* "small business*" payroll invoice vat books
  It’s late, and you’re doing the books again.
invoic* > freelanc* invoice paid clients
  The work is done. The invoice isn’t.
schedul* shift* rota* > staff employee team restaurant retail shift
  Who’s working tonight? Check the group chat. All of it.
"managed services" msp "tech support*" computer* > "it support" "help desk" network "back up" computer server "small business*"
  Everybody is at work, and nobody can log in.
law lawyer* attorney* injury > injur* accident crash* wreck
  The crash took a second. The phone calls never stop.
law lawyer* attorney* legal solicitor* "estate plan*" > will trust "estate planning" probate
  You keep meaning to write a will.
immigra* visa* > visa "green card" citizenship petition asylum
  You’ve read that form again and again. It still isn’t clear.
law lawyer* attorney* legal solicitor* mediat* > divorce custody "family law" separation
  You never thought you’d need a lawyer for this.
retire* financial* wealth* advis* > retire* pension saving 401k plan*
  You worked for it. Now you’d like it to last.
cowork* "office space*" > desk office "meeting room" cowork*
  The kitchen table is not an office. Your back agrees.
hotel* inn b&b* "bed and breakfast*" cabin* lodge* resort* glamping* cottage* > night room stay cabin weekend breakfast getaway
  You haven’t woken up to another view in months.
theatre theater playhouse players > play musical ticket performance show cast
  Somebody walks on stage, and everybody stops whispering.
"escape room*" > room puzzle team minutes players
  The door is locked. Somebody has a theory.
photo photos photograph* > wedding* portrait family families newborn session
  One day you’ll be glad somebody took that picture.
wedding* venue* barn* banquet* > venue reception guests wedding
  You’ve found the one. Now find the place.
travel cruises > cruise flight package vacation holiday
  Look out of the window. Now imagine another one.
fishing boat boats kayak* marina > charter rental kayak boat fish*
  No meetings out there. Just water.
bowl bowling bowlero > lane league bowling parties
  Somebody’s going to throw it straight into the gutter. Probably you.
"food bank*" "food pantry*" hunger* > donat* volunteer* meal family families food
  Tonight, a cupboard somewhere is empty.
blood > donat* donor "blood drive" type
  Roll up a sleeve. Somebody is waiting for it.
church* parish* chapel* ministr* > service worship welcome sunday easter christmas
  There’s a seat with nobody’s name on it.
mentor* youth "boys and girls" > mentor volunteer* tutor* "after school"
  You remember the grown-up who had time for you.
oil fuel propane > "heating oil" propane "oil delivery" burner
  The gauge on the tank says less than you hoped.
septic > pump* inspection septic tank
  When was the septic tank last pumped? Before you moved in?
foundation basement waterproof* > crack foundation basement waterproof* settling
  That crack in the wall wasn’t there last year.
chimney fireplace > sweep* chimney fireplace inspection
  First fire of the season. When did anybody last look up that chimney?
insulat* attic > insulat* attic draft* bill
  You’re heating the attic. Nobody lives up there.
blinds shades shutters curtains > blinds shades shutters curtains
  The neighbors can see what’s on your television.
water > filter filtration softener "tap water"
  Pour a glass of water. Now smell it.
"credit union" auto car > refinanc* refi
  The car payment takes a bite out of every month.
apartment apartments lofts residences > bedroom lease pool "move in" studio
  The lease is nearly up, and you’re not signing it again.
rv camper campers motorhome* > rv camper trailer rental
  You keep looking at maps.
motorcycle* harley > ride motorcycle bike gear
  The garage door opens, and you already know where you’re going.
golf > tee golf range greens lesson "driving range"
  You left the office. Nobody saw you go.
toy toys > toys games puzzles gift
  What do you give a child who has everything?
"board game" games cafe > "board game" "game night" tabletop
  Phones on the shelf. Dice on the table.
pottery ceramics art studio > class* pottery clay painting workshop
  When did you last make something with your own hands?
cooking culinary kitchen > "cooking class" "cooking classes" "learn to cook"
  You’ve watched the videos. You’ve eaten the toast.
records vinyl > vinyl records turntable
  You can’t hold a playlist in your hands.
"christmas tree" "christmas trees" tree > "christmas tree" fir wreath "cut your own"
  The ornaments are in the attic. The tree isn’t.
maze corn pumpkin > "corn maze" maze hayride
  Left. No, right. No, we were here before.
haunted scream* > haunted house zombie scream*
  You heard that, too?
coding code robotics > kids camp class* coding robotics
  They know every level of that game. Let them build one.
commercial janitorial office > janitorial "office cleaning" "commercial cleaning"
  Somebody has to empty the office bins, and it keeps being you.
print printing printers > flyers banners signs "business card" brochures
  The event is close, and the flyers aren’t printed.
freight courier logistics delivery > freight courier shipping trucking warehous*
  It was due this morning. Where is it now?
web website websites > "web design" website seo hosting
  When did you last look at your own website?
crm sales > crm leads pipeline "follow up"
  Whose turn was it to call them back?
backup cloud storage > backup backups files photos
  When was your last backup? Exactly.
budget* money finance > app budget* spending saving
  Where did all of it go this month?
meditat* sleep calm > meditat* insomnia anxi* breath* "fall asleep" "sleep better"
  It’s late. Your head isn’t.
candle candles > soy candle scent* wick "hand poured"
  Strike a match. Breathe in.
tea teas > tea teas loose blend chai
  Put the kettle on.
"hot sauce" sauce pepper > "hot sauce" sauce pepper salsa
  Your eggs are bored.
chocolat* truffle* > chocolat* truffle* box
  One more. Just one more.
butcher* meat meats > steak sausage beef pork cuts
  You’ve bought it in plastic long enough.
deli sandwich* sub subs lunch truck > sandwich* lunch subs hoagie wraps panini
  Lunch from the office microwave, again?
juice smoothie* > juice smoothie* bowl acai
  You don’t need another coffee. You need something green.
razor shave shaving > razor blade shav*
  Look at that razor. Be honest.
shoe shoes sneakers "running store" "running shop" > shoes running sneakers fitting boots
  Turn your shoes over. Look at the soles.
college university "trade school" > degree nursing evening online "financial aid" enroll*
  You’ve thought about going back. More than once.
debt credit > debt "credit repair" consolidat* collections
  Another envelope, and you know what’s in it.
pediatric* pediatrician* > pediatric* checkup "well visit" sick children
  It’s the middle of the night, and the little one feels hot.
"water damage" "flood damage" "flood clean*" "damage restor*" mold mould > flood* mold mould restor* dry* basement* leak*
  The rain stopped. The basement didn’t notice.
concrete driveway paving asphalt > driveway concrete asphalt seal* paving
  Everybody who parks here steps over that crack.
tow towing roadside > tow towing roadside "jump start" flat
  The car stopped. The traffic didn’t.
ev electric charg* > charger charging ev
  The battery says you should have left earlier.
museum gallery > exhibit* museum gallery admission
  It’s raining, and everybody is looking at a screen.
zoo aquarium > zoo aquarium animals feeding
  Somebody small wants to see a lion.
trampoline arcade "laser tag" skating rink > party parties birthday kids jump
  A whole afternoon, and nobody wants to sit still.
library > books reading "library card" "story time" borrow*
  There’s a chair by the window, and it’s quiet.
translat* interpret* > translat* interpret* documents certified
  You have the words. They need them in another language.
staffing recruiting > temp staffing employers workers
  The shift starts soon, and you’re one pair of hands short.
hiring driver drivers cdl > "home every" "home weekly" "home daily" "home nightly" "home weekends" "home on weekends"
  When did you last sleep in your own bed on a weekend?
hiring hiring jobs job careers recruiting > nurse rn cna lpn caregiver carer
  Somebody’s call light is on, and they’re hoping it’s you.
hiring hiring jobs job careers recruiting > "training provided" "training paid" "paid training" "no experience" "will train" apprentic*
  Everybody who’s good at it had a first day.
hiring hiring jobs job careers recruiting > pay hr hour benefits "full time" "part time" shift week
  The weekend ends, and you’re already dreading work?
`;
