import type { Scene, Scenes } from "../../scene.ts";

type Row = [trade: RegExp, need: RegExp, lines: string[], isHiring?: "hiring"];

const rows: Row[] = [
  // Home
  [
    /plumb|rooter|sewer|drain|pipe/i,
    /\b(?:drains?|clog\w*|block(?:ed|age)\w*|unclog\w*|toilets?)\b/i,
    ["The sink fills up, and it isn’t going down.", "Standing in an inch of shower water?"],
  ],
  [
    /plumb|boiler|heating|gas engineer/i,
    /\b(?:hot water|water heaters?|boilers?|tankless)\b/i,
    ["The shower runs cold, and it stays cold.", "You turn the tap to hot. Nothing happens."],
  ],
  [
    /plumb|pipe/i,
    /\b(?:leaks?|leaky|burst|emergency|emergencies|24.?(?:hours?|7|hr)|weekends?|taps?|faucets?)\b/i,
    ["There’s water on the floor, and it’s spreading.", "Pipes never burst at a good time."],
  ],
  [
    /hvac|cooling|air con|a\/c|\bac\b/i,
    /\b(?:ac|a\/c|air.?con\w*|cooling)\b/i,
    ["It’s hot outside, and hotter in the bedroom.", "The fan is on. It’s only moving the heat around."],
  ],
  [
    /hvac|heating|furnace|boiler|heat pump/i,
    /\b(?:furnaces?|heating|heat pumps?|boilers?|tune.?ups?)\b/i,
    ["You can see your breath in the hallway.", "Another sweater won’t fix the heating."],
  ],
  [
    /electric/i,
    /\b(?:electrician|electrical|rewir\w*|wiring|panels?|outlets?|sockets?|lights?|lighting|fuse\w*)\b/i,
    ["The lights flicker, and you tell yourself it’s nothing."],
  ],
  [
    /lock|keys?\b/i,
    /\b(?:lock.?outs?|locked out|locksmith|rekey\w*|24.?(?:hours?|7|hr))\b/i,
    ["The door clicks shut. The keys are inside.", "Locked out?"],
  ],
  [
    /roof/i,
    /\b(?:roof\w*|shingles?|leaks?|gutters?|storm\w*)\b/i,
    ["There’s a stain on the ceiling, and it’s growing.", "It’s raining. Look up."],
  ],
  [
    /pest|extermin|rodent|termite/i,
    /\b(?:mice|mouse|rats?|rodents?|squirrels?|raccoons?)\b/i,
    ["You heard it again last night, inside the wall."],
  ],
  [
    /pest|extermin|bug|mosquito/i,
    /\b(?:pest\w*|ants?|roach\w*|cockroach\w*|bed ?bugs?|termites?|spiders?|wasps?|mosquito\w*)\b/i,
    ["You turn on the kitchen light, and something moves."],
  ],
  [
    /lawn|landscap|garden|mow|yard/i,
    /\b(?:mow\w*|grass|lawns?|hedges?)\b/i,
    ["You looked away for a week, and the grass didn’t.", "Saturday morning. You, or the mower?"],
  ],
  [
    /lawn|landscap|yard|garden/i,
    /\b(?:leaf|leaves|clean.?ups?)\b/i,
    ["The leaves came down, and all of them are in your yard."],
  ],
  [
    /landscap|patio|hardscap|deck|fenc/i,
    /\b(?:patios?|decks?|decking|pavers?|fenc\w*|retaining walls?)\b/i,
    ["You’ve pictured that backyard finished for years."],
  ],
  [
    /tree|stump|arborist/i,
    /\b(?:tree (?:removal|service|surgeon\w*|work|trimming|care)|stumps?|branch\w*|prun\w*)\b/i,
    ["That branch over the roof isn’t getting any lighter."],
  ],
  [
    /snow|plow|plough/i,
    /\b(?:snow|plow\w*|driveways?|salting|shovel\w*)\b/i,
    ["It snowed all night, and your car is under there somewhere."],
  ],
  [
    /window/i,
    /\bwindow (?:clean\w*|wash\w*)|clean\w* windows?\b/i,
    ["When did you last see clearly through your own windows?"],
  ],
  [
    /window|glaz|door/i,
    /\b(?:double.?glaz\w*|replacement windows?|new windows|windows and doors|draft\w*|draught\w*)\b/i,
    ["You can feel the wind from the sofa, with the windows shut."],
  ],
  [
    /carpet|rug|upholster/i,
    /\b(?:carpets?|rugs?|stains?|upholster\w*)\b.{0,40}\bclean|clean\w*.{0,40}\b(?:carpets?|rugs?|stains?|upholster\w*)/i,
    ["You moved the chair to hide that stain, didn’t you?"],
  ],
  [
    /pressure.?wash|power.?wash|soft.?wash/i,
    /\b(?:driveways?|siding|decks?|patios?|roofs?|houses?)\b/i,
    ["Your driveway used to be another colour."],
  ],
  [
    /clean|maid/i,
    /\b(?:house.?clean\w*|maids?|deep cleans?|home cleaning|cleaning (?:service|company)|cleaners?|move.?(?:in|out) clean\w*|weekly|biweekly|bi-weekly)\b/i,
    [
      "It’s your day off. Don’t spend it with a mop.",
      "Guests in an hour, and you’ve just seen the bathroom.",
    ],
  ],
  [
    /mov(?:ers?|ing)\b|removals/i,
    /\b(?:movers?|moving|removals|pack\w*|trucks?|vans?|apartments?)\b/i,
    ["Everything you own is in boxes, and the boxes are heavy."],
  ],
  [
    /junk|haul|rubbish|clearance|dumpster|skip hire/i,
    /\b(?:junk|haul\w*|rubbish|clear\w*|clean.?outs?|garages?|dumpsters?)\b/i,
    ["There’s a garage somewhere under all that."],
  ],
  [
    /storage/i,
    /\b(?:self.?storage|storage units?|units?|lockers?)\b/i,
    ["The spare room is full, and nobody is staying in it."],
  ],
  [
    /paint/i,
    /\b(?:painters?|painting|interior|exterior|walls?|cabinets?)\b/i,
    ["You’ve been looking at that wall for years. It’s been looking back."],
  ],
  [
    /kitchen|cabinet|remodel|renovat/i,
    /\b(?:kitchens?|cabinets?|countertops?|worktops?)\b/i,
    ["You know which drawer sticks. You’ve known for years."],
  ],
  [
    /bath|remodel|renovat/i,
    /\b(?:bath(?:room)?s?|showers?|tubs?|walk.?in)\b/i,
    ["The grout was white once. You remember."],
  ],
  [
    /floor/i,
    /\b(?:hardwood|laminate|vinyl|carpets?|living rooms?|in.?home)\b/i,
    ["Some floors creak. Yours announces you."],
  ],
  [
    /solar/i,
    /\b(?:solar panels?|panels?|bills?|roof\w*|power|energy|electric\w*)\b/i,
    ["The sun comes up every morning. So does the electric bill."],
  ],
  [
    /pool/i,
    /\b(?:pool (?:clean\w*|service|care|opening|maintenance)|openings?|closings?|chemicals)\b/i,
    ["The pool is the colour of the lawn. That’s not a good thing."],
  ],
  [
    /garage door|overhead door/i,
    /\b(?:springs?|openers?|repairs?|garage doors?)\b/i,
    ["The garage door went up this morning, and it’s still up."],
  ],
  [
    /handyman|odd jobs|home repair/i,
    /\b(?:handyman|odd jobs|small jobs|repairs?|shel\w+|honey.?do)\b/i,
    ["The list on the fridge has got longer again."],
  ],
  [
    /security|alarm|camera/i,
    /\b(?:alarms?|cameras?|home security|monitor\w*)\b/i,
    ["You locked the door. You’re almost sure."],
  ],
  [
    /internet|fibre|fiber|broadband|wifi/i,
    /\b(?:internet|fibre|fiber|broadband|gig\w*|mbps|wi-?fi)\b/i,
    ["The film stops. The little wheel turns. You wait."],
  ],
  [
    /appliance/i,
    /\b(?:washers?|dryers?|fridges?|refrigerators?|ovens?|dishwashers?)\b/i,
    ["The washing machine stopped, and it’s still full of water."],
  ],
  // Cars
  [
    /auto|car|mechanic|garage|brake|tire|tyre/i,
    /\bbrakes?\b/i,
    ["You turned the radio up so you wouldn’t hear the brakes."],
  ],
  [
    /auto|car\b|cars|mechanic|garage|tire|tyre|lube|motor/i,
    /\b(?:oil changes?|mechanics?|auto repair|car repairs?|inspections?|MOTs?|tune.?ups?|engines?|diagnostic\w*|servicing)\b/i,
    [
      "That light on the dashboard has been on for a while now.",
      "Your car has started making that noise again.",
    ],
  ],
  [
    /collision|body|dent|paint/i,
    /\b(?:body ?(?:shop|work)|collision|dents?|scratch\w*|bumpers?)\b/i,
    ["It’s only a scratch. You see it every single morning."],
  ],
  [
    /detail|car wash|valet/i,
    /\b(?:detail\w*|car wash\w*|interior|seats?|wax\w*|valet\w*)\b/i,
    ["There are french fries under that seat, and you know it."],
  ],
  [
    /used cars?|auto (?:sales|group)|motors|dealer|pre-?owned|cars and trucks/i,
    /\b(?:used cars?|pre-?owned|trade.?ins?|financing|cars|trucks|suvs?|vehicles)\b/i,
    ["Your car starts, on the second try. Most days."],
  ],
  [
    /taxi|cab|airport|shuttle|car service|transfer/i,
    /\b(?:airport|taxis?|shuttles?|rides?|transfers?)\b/i,
    ["The flight leaves before sunrise. Who’s driving?"],
  ],
  // Health and beauty
  [
    /dent|orthodont|smile/i,
    /\b(?:emergency|emergencies|same.?day|tooth ?ache|pain|extractions?|root canals?)\b/i,
    ["You’ve been chewing on one side for days."],
  ],
  [
    /dent|orthodont|smile/i,
    /\b(?:new patients?|check.?ups?|cleanings?|exams?|x-?rays?|famil\w+|hygien\w+)\b/i,
    ["You’ve been meaning to see a dentist. Since when, exactly?"],
  ],
  [
    /dent|orthodont|smile|aligner/i,
    /\b(?:braces|aligners?|invisalign|whiten\w*|veneers?|implants?|cosmetic)\b/i,
    ["Do you still smile with your mouth closed?"],
  ],
  [
    /optic|optom|eye|vision|glasses/i,
    /\b(?:eye (?:exams?|tests?)|glasses|frames|lenses|contacts?)\b/i,
    ["You hold the menu a little further away every year."],
  ],
  [
    /hear/i,
    /\b(?:hearing (?:aids?|tests?|loss)|aids|audiolog\w*)\b/i,
    [
      "“What did she say?” You ask it more than you used to.",
      "The television is a little louder than last year.",
    ],
  ],
  [
    /chiro|physio|physical therap|osteo|spine|back/i,
    /\b(?:backs?|necks?|pain|spine|posture|adjustments?|sciatica|injur\w+)\b/i,
    ["You bend down for your shoes, and there it is again."],
  ],
  [
    /massage|spa\b|bodywork/i,
    /\b(?:massages?|deep tissue|spa|facials?|relax\w*|stress)\b/i,
    ["Your shoulders have been up by your ears all week."],
  ],
  [
    /therap|counsel|psycholog/i,
    /\b(?:counsel\w*|therap(?:y|ists?)|anxiety|depress\w*|couples?|grief)\b/i,
    ["“I’m fine.” You’ve said it all week."],
  ],
  [
    /urgent care|clinic|walk.?in/i,
    /\b(?:urgent care|walk.?ins?|flu|fevers?|stitches|sprains?)\b/i,
    ["It isn’t the emergency room. But it can’t wait for Monday."],
  ],
  [
    /pharmac|chemist/i,
    /\b(?:prescriptions?|refills?|delivery|pharmacists?)\b/i,
    ["You’re sick. The last thing you want is a line."],
  ],
  [
    /barber/i,
    /\b(?:cuts?|fades?|shaves?|beards?|barbers?|walk.?ins?)\b/i,
    ["Your hat can’t hide it forever."],
  ],
  [
    /salon|hair|stylist/i,
    /\b(?:haircuts?|cuts?|colou?rs?|highlights|balayage|blow.?(?:outs?|dr\w+)|perms?|stylists?|salon)\b/i,
    ["You caught yourself in a shop window, and thought: time for a cut."],
  ],
  [/nail/i, /\b(?:mani\w*|pedi\w*|gels?|nails?|acrylics?)\b/i, ["Look at your hands. Go on, look."]],
  [
    /skin|facial|esthetic|aesthetic|beauty|laser/i,
    /\b(?:facials?|skin|peels?|botox|laser|acne|derma\w*)\b/i,
    ["You’ve tried the creams. All of them."],
  ],
  [
    /gym|fitness|crossfit|workout|training/i,
    /\b(?:gyms?|members?\w*|join\w*|personal train\w*|classes|weights|equipment|crossfit|bootcamp)\b/i,
    ["Your gym bag has been in the car all month.", "You said Monday. It was a while ago."],
  ],
  [
    /yoga|pilates/i,
    /\b(?:class\w*|beginners?|mats?|studio|yoga|pilates)\b/i,
    ["Take a breath. Now take a slower one."],
  ],
  [
    /karate|judo|martial|taekwondo|jiu|boxing|kickbox/i,
    /\b(?:kids?|children|youth|ages)\b/i,
    ["They’re climbing the furniture again."],
  ],
  [
    /home care|senior|caregiv|assisted|elder/i,
    /\b(?:home care|care\w*|assisted|seniors?|parents?|mom|mum|dad|memory)\b/i,
    ["“I’m managing fine,” says Mom. You worry anyway."],
  ],
  [/mattress|bed/i, /\bmattress\w*/i, ["You wake up tired, on the side of the bed that dips."]],
  // Food and drink
  [
    /bak(?:ery|er|ed|ing)|bread|boulang|sourdough/i,
    /\b(?:bread\w*|sourdough|loa(?:f|ves)|baguettes?|croissants?|rolls?|rye)\b/i,
    ["You can smell it before you see it.", "Still warm when you carry it home: that’s bread."],
  ],
  [
    /cake|bak(?:ery|er)|cupcake|patisserie/i,
    /\b(?:birthday|wedding|custom|cakes?|cupcakes?)\b/i,
    ["Somebody has a birthday coming, and somebody has to bring the cake."],
  ],
  [/do?nut/i, /\b(?:dozen|glazed|coffee|fresh|do?nuts?)\b/i, ["Nobody ever said no to the box of donuts."]],
  [
    /coffee|caf[eé]|espresso|roast/i,
    /\b(?:coffee|espresso|lattes?|roast\w*|beans?|brew\w*)\b/i,
    ["Before anybody asks you anything: coffee.", "You’re awake. You’re just not awake yet."],
  ],
  [
    /pizza/i,
    /\b(?:pizzas?|slices?|deliver\w*|pies?|calzones?|wings)\b/i,
    ["Nobody feels like cooking tonight.", "Open the fridge. Close the fridge. Order a pizza."],
  ],
  [
    /bbq|barbe[cq]ue|smokehouse|brisket/i,
    /\b(?:brisket|ribs?|pulled pork|smoked|bbq)\b/i,
    ["Roll the window down, and follow the smoke."],
  ],
  [
    /taco|taqueria|mexican|cantina/i,
    /\b(?:tacos?|burritos?|margaritas?|quesadillas?|birria)\b/i,
    ["You had plans for dinner. Now you have tacos."],
  ],
  [
    /breakfast|brunch|diner|pancake/i,
    /\b(?:brunch|breakfast|pancakes|waffles|eggs|omelet\w*)\b/i,
    ["You slept in. Good. Now you’re hungry."],
  ],
  [
    /restaurant|bistro|grill|kitchen|eatery|trattoria|ristorante|curry|indian|thai|chinese|ramen|sushi|noodle/i,
    /\b(?:dinner|lunch|menus?|dine|reserv\w*|tables?|chefs?|take.?(?:out|away)|deliver\w*|curr(?:y|ies)|sushi|ramen|noodles|pasta)\b/i,
    [
      "Half the day is gone, and nobody knows what’s for dinner.",
      "Leave the dishes to somebody else tonight.",
    ],
  ],
  [
    /ice cream|gelato|frozen yogurt/i,
    /\b(?:scoops?|flavou?rs?|cones?|gelato|ice cream)\b/i,
    ["Too hot to cook. Not too hot for ice cream."],
  ],
  [
    /brew|taproom|pub|tavern|winery|vineyard|wine/i,
    /\b(?:beers?|ales?|taps?|pints?|happy hour|wines?|tastings?|live music|trivia)\b/i,
    ["The week is over. Somebody should pour something."],
  ],
  [
    /cater/i,
    /\b(?:weddings?|part(?:y|ies)|events?|office|trays?|platters?)\b/i,
    ["You’ve invited everyone. Now they’ll want to eat."],
  ],
  [
    /farm|orchard|pick.your.own|u-?pick|berr(?:y|ies)/i,
    /\b(?:apples?|berr(?:y|ies)|strawberr\w*|blueberr\w*|peach\w*|pumpkins?)\b/i,
    ["Hand the kids a basket, and point them at the rows."],
  ],
  [
    /farm|csa|produce|veg|market/i,
    /\b(?:csa|veg\w*|produce|box(?:es)?|eggs|honey|fresh)\b/i,
    ["When did a tomato last taste of tomato?"],
  ],
  [
    /meal ?(?:prep|kit|box)|meals/i,
    /\b(?:meals?|deliver\w*|prep\w*|recipes?)\b/i,
    ["Evening, tired, an empty fridge. Again."],
  ],
  // Pets and families
  [
    /groom|dog|pet/i,
    /\b(?:groom\w*|baths?|nail trims?|wash\w*|de-?shed\w*)\b/i,
    ["Your dog has rolled in something, and he’s proud of it."],
  ],
  [
    /vet|animal (?:hospital|clinic)|pet/i,
    /\b(?:vets?|veterinar\w*|vaccin\w*|shots|spay\w*|neuter\w*|check.?ups?)\b/i,
    ["They can’t tell you where it hurts."],
  ],
  [
    /kennel|board|pet|dog/i,
    /\b(?:boarding|kennels?|day ?care|overnight|holiday)\b/i,
    ["You take out the suitcase, and your dog knows."],
  ],
  [
    /dog|puppy|pup/i,
    /\b(?:train\w*|obedience|leash|puppy class\w*)\b/i,
    ["The puppy has found your other shoe."],
  ],
  [/dog|pet/i, /\bwalk(?:s|ers?|ing)?\b/i, ["You’re at work. Your dog is at the window."]],
  [
    /shelter|rescue|humane|adopt/i,
    /\b(?:adopt\w*|dogs?|cats?|pupp(?:y|ies)|kittens?|foster\w*)\b/i,
    ["Somebody is waiting behind a gate, tail going."],
  ],
  [
    /tutor|math|learning|lessons|test prep/i,
    /\b(?:math\w*|tutor\w*|homework|reading|sat|gcse|grades?)\b/i,
    ["Bedtime has come and gone, and the homework is still on the table."],
  ],
  [
    /daycare|day care|nursery|preschool|childcare|child care|montessori/i,
    /\b(?:infants?|toddlers?|preschool\w*|childcare|child care|kids|children|ages|enroll?\w*)\b/i,
    ["You wave at the door. Then you wonder about them all day."],
  ],
  [
    /camp\b|camps\b/i,
    /\b(?:summer|kids|ages|canoe\w*|archery|sports|swim\w*|science|art)\b/i,
    ["Summer is coming, and somebody will be bored by Tuesday."],
  ],
  [
    /swim/i,
    /\b(?:lessons?|bab(?:y|ies)|toddlers?|kids|class\w*)\b/i,
    ["The first time they float alone, you don’t forget it."],
  ],
  [
    /guitar|piano|music|violin|drum|singing/i,
    /\b(?:lessons?|teach\w*|beginners?)\b/i,
    ["There’s a song you’ve always wanted to play."],
  ],
  [
    /danc|ballet/i,
    /\b(?:class\w*|lessons?|ballet|salsa|wedding|beginners?)\b/i,
    ["Somewhere, your song comes on. Your feet know it. Do you?"],
  ],
  [
    /language|spanish|french|english|german|italian/i,
    /\b(?:lessons?|learn\w*|course\w*|tutors?|conversation\w*)\b/i,
    ["You know how to say hello. And then?"],
  ],
  [
    /driving (?:school|lessons|instruct)|learn to drive/i,
    /\b(?:lessons?|pass\w*|tests?|learners?|instructors?|teens?)\b/i,
    ["Check the mirror. Breathe. Everybody was a beginner once."],
  ],
  // Shops
  [
    /flor(?:ist|al)|flower|petal|bloom/i,
    /\b(?:bouquets?|roses?|tulips?|flowers?|arrangements?|deliver\w*)\b/i,
    ["Some things are easier to say with flowers."],
  ],
  [
    /jewel|diamond|goldsmith/i,
    /\b(?:engagement|rings?|diamonds?|wedding bands?)\b/i,
    ["You know the question. Now you need the ring."],
  ],
  [
    /bridal|wedding dress/i,
    /\b(?:dress\w*|gowns?|brides?)\b/i,
    ["You’ll wear it once, and see it in pictures forever."],
  ],
  [
    /furniture|sofa|couch/i,
    /\b(?:sofas?|couch\w*|recliners?|sectionals?|tables?)\b/i,
    ["Sit down on your sofa. Hear that?"],
  ],
  [
    /bike|bicycle|cycl/i,
    /\b(?:repairs?|tune.?ups?|bikes?|e-?bikes?|service)\b/i,
    ["Your bike has been hanging in the garage all winter."],
  ],
  [
    /book/i,
    /\b(?:books?|reading|novels?|stories|authors?)\b/i,
    ["Your phone will still be there. Read something."],
  ],
  [
    /phone|screen|device|mobile/i,
    /\b(?:crack\w*|screens?|repairs?|batter(?:y|ies))\b/i,
    ["It slipped. You heard the crack."],
  ],
  [
    /laundr|wash|dry clean/i,
    /\b(?:laundr\w*|wash.?(?:and|n|&).?fold|washers?|dry clean\w*|loads?)\b/i,
    ["The laundry pile has started to lean."],
  ],
  [
    /tailor|alteration|seamstress|sewing/i,
    /\b(?:alter\w*|hems?|suits?|dress\w*|zippers?|repairs?)\b/i,
    ["It fitted perfectly, once."],
  ],
  [
    /thrift|second.?hand|consign|vintage/i,
    /\b(?:clothes|clothing|furniture|vintage|donat\w*|thrift)\b/i,
    ["Somebody’s old jacket is about to be your favourite."],
  ],
  [
    /garden cent|nursery|plants/i,
    /\b(?:plants?|flowers|trees|shrubs|seeds|perennials)\b/i,
    ["That corner of the garden is still empty."],
  ],
  // Money, law, property, work
  [
    /realt|real estate|homes|property|estate agent/i,
    /\b(?:first.?time|buyers?|buy\w*)\b/i,
    [
      "You pay the rent. Your landlord gets the house.",
      "You’ve been looking at houses in the middle of the night again.",
    ],
  ],
  [
    /realt|real estate|homes|property|estate agent/i,
    /\b(?:sell\w*|valuations?|list\w*|market)\b/i,
    ["You’ve wondered what your house would sell for."],
  ],
  [
    /mortgage|lend|loan/i,
    /\b(?:first.?time|buyers?|home loans?|pre-?approv\w*|down payment|mortgages?)\b/i,
    ["You pay the rent. Your landlord gets the house."],
  ],
  [
    /insur/i,
    /\b(?:auto|car|home|rates?|quotes?|premiums?|bundle|renewals?)\b/i,
    ["Your insurance went up again. You didn’t do anything."],
  ],
  [
    /tax/i,
    /\b(?:tax (?:prep\w*|returns?|season|refunds?)|taxes|returns?|refunds?|irs|deadline)\b/i,
    ["There’s a shoebox of receipts, and it has your name on it."],
  ],
  [
    /account|bookkeep/i,
    /\b(?:bookkeep\w*|small business\w*|payroll|invoices?|vat|books)\b/i,
    ["Sunday night, and you’re doing the books again."],
  ],
  [/invoic/i, /\b(?:freelanc\w*|invoices?|paid|clients)\b/i, ["The work is done. The invoice isn’t."]],
  [
    /schedul|shift|rota/i,
    /\b(?:staff|employees?|teams?|restaurants?|retail|shifts?)\b/i,
    ["Who’s working Friday? Check the group chat. All of it."],
  ],
  [
    /\bit\b|managed services|tech support|computer/i,
    /\b(?:it support|help ?desk|networks?|back.?ups?|computers?|servers?|small business\w*)\b/i,
    ["Monday morning, and nobody can log in."],
  ],
  [
    /law|attorney|legal|injury/i,
    /\b(?:injur\w*|accidents?|crash\w*|wrecks?)\b/i,
    ["The crash took a second. The phone calls never stop."],
  ],
  [
    /law|attorney|legal|solicitor|estate plan/i,
    /\b(?:wills?|trusts?|estate planning|probate)\b/i,
    ["You keep meaning to write a will."],
  ],
  [
    /immigra|visa/i,
    /\b(?:visas?|green cards?|citizenship|petitions?|asylum)\b/i,
    ["You’ve read that form again and again, and you’re still not sure."],
  ],
  [
    /law|attorney|legal|solicitor|mediat/i,
    /\b(?:divorce|custody|family law|separation)\b/i,
    ["You never thought you’d need a lawyer for this."],
  ],
  [
    /retire|financial|wealth|advis/i,
    /\b(?:retire\w*|pensions?|savings?|401k?|plan\w*)\b/i,
    ["You worked for it. Now you’d like it to last."],
  ],
  [
    /cowork|office space/i,
    /\b(?:desks?|offices?|meeting rooms?|cowork\w*)\b/i,
    ["The kitchen table is not an office. Your back agrees."],
  ],
  // Going out
  [
    /hotel|inn\b|b&b|bed and breakfast|cabin|lodge|resort|glamping|cottage/i,
    /\b(?:nights?|rooms?|stays?|cabins?|weekends?|breakfast|getaway)\b/i,
    ["You haven’t woken up to another view in months."],
  ],
  [
    /theat(?:re|er)|playhouse|players|stage/i,
    /\b(?:play|musical|tickets?|performances?|shows?|cast)\b/i,
    ["Phones off. Lights down."],
  ],
  [
    /escape room/i,
    /\b(?:rooms?|puzzles?|teams?|minutes|players)\b/i,
    ["The door is locked. Somebody has a theory."],
  ],
  [
    /photo/i,
    /\b(?:wedding\w*|portraits?|famil(?:y|ies)|newborns?|sessions?)\b/i,
    ["One day you’ll be glad somebody took that picture."],
  ],
  [
    /wedding|venue|barn|banquet/i,
    /\b(?:venues?|receptions?|guests|weddings?)\b/i,
    ["You’ve found the one. Now find the place."],
  ],
  [
    /travel|tours?\b|cruise/i,
    /\b(?:trips?|cruises?|flights?|packages?|vacations?|holidays?)\b/i,
    ["Look out of the window. Now imagine another one."],
  ],
  [
    /fishing|boat|kayak|marina/i,
    /\b(?:charters?|rentals?|kayaks?|boats?|fish\w*)\b/i,
    ["No meetings out there. Just water."],
  ],
  [
    /bowl/i,
    /\b(?:lanes?|league|bowling|parties)\b/i,
    ["Somebody’s going to throw it straight into the gutter. Probably you."],
  ],
  // Doing good
  [
    /food (?:bank|pantry)|hunger/i,
    /\b(?:donat\w*|volunteer\w*|meals?|famil(?:y|ies)|food)\b/i,
    ["Tonight, a cupboard somewhere is empty."],
  ],
  [
    /blood/i,
    /\b(?:donat\w*|donors?|blood drive|types?)\b/i,
    ["Roll up a sleeve. Somebody is waiting for it."],
  ],
  [
    /church|parish|chapel|ministr/i,
    /\b(?:services?|worship|welcome|sundays?|easter|christmas)\b/i,
    ["There’s a seat with nobody’s name on it."],
  ],
  [
    /mentor|youth|boys (?:and|&) girls/i,
    /\b(?:mentors?|volunteer\w*|tutor\w*|after.?school)\b/i,
    ["You remember the grown-up who had time for you."],
  ],
  // Jobs
  [
    /hiring|jobs?\b|careers/i,
    /\b(?:drivers?|cdl)\b.*\bhome (?:every|weekly|daily|nightly|on weekends)/is,
    ["When did you last sleep in your own bed on a Friday?"],
    "hiring",
  ],
  [
    /hiring|jobs?\b|careers|recruit/i,
    /\b(?:nurses?|rns?|cnas?|lpns?|care(?:givers?|rs?))\b/i,
    ["Somebody’s call light is on, and they’re hoping it’s you."],
    "hiring",
  ],
  [
    /hiring|jobs?\b|careers|recruit/i,
    /\b(?:training (?:provided|paid)|paid training|no experience|will train|apprentic\w*)\b/i,
    ["Everybody who’s good at it had a first day."],
    "hiring",
  ],
  [
    /hiring|jobs?\b|careers|recruit/i,
    /\b(?:pay|hr|hour|benefits|full.?time|part.?time|shifts?|week)\b/i,
    ["Sunday evening, and you’re already dreading Monday?"],
    "hiring",
  ],
];

/** Moments of a listener's day that a trade answers. A trade is sought from the beginning of a word. */
export const englishScenes: Scenes = {
  all: rows.map(([trade, need, lines, kind]): Scene => ({
    trade: new RegExp(String.raw`\b(?:${trade.source})`, "i"),
    need,
    lines,
    isHiring: kind === "hiring",
  })),
  solemn:
    /\b(?:public notice|advisory|boil water|paid for by|re-?elect|vote for|funeral|memorial|hospice)\b/i,
};
