/** Scenes in Dutch, without a form of address (je, u): see `readScenes`. */
export const dutchScenes = `
solemn uitvaart* cremat* rouw* begrafenis* verkiezing* kandidaat bekendmaking
loodgieter* riool* > verstop* afvoer* riool* ontstopp*
  Het water staat in de gootsteen, en het zakt niet.
loodgieter* sanitair > lekkage* spoed* 24/7 kraan kranen
  Er ligt water op de vloer, en het wordt meer.
cv* verwarming* installateur* warmtepomp* > cv-ketel* ketel* onderhoud verwarming* warmtepomp*
  Nog een trui maakt het huis ook niet warm.
elektricien* elektra* > groepenkast* laadpaal* stopcontact* bedrading storing*
  Het licht knippert, en iedereen doet alsof het niets is.
slotenmaker* sloten > buitengesloten sloten inbraak* cilinder*
  De deur valt dicht. De sleutel ligt binnen.
dak* > dakdekker* lekkage* dakgoot dakgoten pannen
  Een vlek op het plafond. Vorig jaar was hij kleiner.
glazenwasser* ramen > ramen glazenwasser* kozijnen beurt
  Door dit raam kon je vroeger naar buiten kijken.
schilder* > schilderwerk binnen buiten kozijnen muren
  Al jaren dezelfde muur. Al jaren dezelfde kleur.
hovenier* tuin* > tuinonderhoud gras heg snoeien bestrating
  Even niet gekeken, en het gras deed wat het wilde.
verhuis* > verhuizing* verhuislift dozen inpakken
  Alles zit in dozen. En de dozen zijn zwaar.
schoonmaak* huishoudelijke > schoonmaak* huishoudelijke wekelijks kantoor*
  Eindelijk vrij, en dan staat daar de stofzuiger.
zonnepanelen zonne* > zonnepanelen energierekening thuisbatterij*
  De zon komt elke ochtend op. De energierekening ook.
keuken* > keuken* inbouwapparatuur fronten lade*
  Die ene la klemt. Al jaren.
garage* auto* > apk onderhoudsbeurt remmen reparatie*
  Dat geluid maakt de auto anders niet.
banden* garage auto* > winterbanden bandenwissel* opslag
  De ruit is wit, en de zomerbanden zitten er nog onder.
fiets* > reparatie* e-bike* servicebeurt onderhoudsbeurt inruil
  De fiets heeft de hele winter in de schuur gestaan.
tandarts* mondzorg > controle* mondhygiënist* implantaten "nieuwe patiënten" bleken
  De laatste controle bij de tandarts? Lang geleden.
opticien* brillen* > brillen* oogmeting* lenzen multifocaal*
  De menukaart schuift elk jaar een stukje verder weg.
hoor* audicien* > hoortoestel* hoortest*
  Wat zei je, klinkt het vaker dan vroeger.
fysio* rug* > rug* nek* klachten pijn
  Bij het veters strikken is hij er weer, de rug.
massage* wellness sauna* > massage* ontspann* sauna*
  De schouders zitten al de hele week bij de oren.
kapper* kapsalon* > knippen kleuren coupe wassen föhnen
  De laatste coupe is uitgegroeid. Dat zien anderen ook.
sportschool* fitness* > proefles* abonnement* groepslessen lid
  De sporttas rijdt al weken mee in de kofferbak.
yoga* pilates* > les* beginners yoga* pilates*
  Adem in. En nu langzamer.
dans* > danslessen salsa ballet proefles*
  Het lievelingsnummer begint, en de voeten weten niet waarheen.
muziek* gitaar* piano* > les* gitaar* piano* proefles*
  De gitaar in de hoek zwijgt al lang.
taal* > nederlands engels spaans cursus*
  Hallo zeggen lukt. En dan?
bijles* huiswerk* > wiskunde huiswerkbegeleiding examen* bijles*
  Het is laat, en wiskunde ligt nog op de keukentafel.
rijschool* rijles* > rijlessen theorie rijbewijs examen
  Spiegel, schouder, ademhalen. Iedereen is ooit begonnen.
thuiszorg* zorg ouderen* > thuiszorg* mantelzorg* dagbesteding ouderen
  Het gaat wel, zeggen ze. De zorgen blijven.
bakkerij* bakker* brood* > brood* desem* croissants broodjes
  Je ruikt het voordat je het ziet.
taart* banketbakker* > taart* verjaardag* bruidstaart* gebak
  Iemand is bijna jarig, en iemand moet de taart meenemen.
koffie* > koffie* espresso bonen branderij
  Eerst koffie. Dan de rest.
restaurant* eetcafé* pizzeria* afhaal* > menu* pizza* diner lunch bezorg* gerechten
  Niemand heeft zin om te koken.
slager* vlees* > vlees* worst bbq barbecue* biefstuk
  De barbecue is aan. En wat gaat erop?
brouwerij* wijn* proeverij* > bier* wijn* proeverij* borrel*
  De week is voorbij. Iemand zou iets moeten inschenken.
ijssalon* ijs > ijs smaken bolletje*
  Te warm om te koken. Niet te warm voor ijs.
boerderij* boer* markt* streek* > groente* eieren aardbeien kaas aardappelen
  Wanneer smaakte een tomaat voor het laatst naar tomaat?
honden* trimsalon* > trimsalon* wassen trimmen vacht
  Hij heeft ergens in gerold, en hij is er trots op.
honden* puppy* > hondenschool* puppy* gehoorzaamheid training
  De puppy heeft de tweede schoen gevonden.
dierenarts* > vaccinatie* spreekuur spoed* ziek*
  Ze kunnen niet zeggen waar het pijn doet.
bloem* > boeket* bloemen bezorg* rozen
  Sommige dingen zeg je makkelijker met bloemen.
juwelier* goud* > trouwringen verlovingsring* diamant*
  De vraag staat vast. Nu de ring nog.
boek* > boeken voorlees* roman* kinderboeken
  De telefoon ligt er straks ook nog.
matras* bedden* slaap* > matras* boxspring* bedden
  Moe wakker, en in het matras zit een kuil.
makelaar* woning* huis* > kopen starters aankoop* hypotheek*
  De huur is betaald. Het huis is van een ander.
makelaar* woning* > verkoop* taxatie* waardebepaling
  Wat zou het eigen huis nu waard zijn?
verzeker* > premie* autoverzekering* inboedel*
  Alweer duurder geworden. En er is niets gebeurd.
belasting* boekhoud* administratie* > aangifte* btw teruggave bonnetjes zzp
  Ergens staat een schoenendoos vol bonnetjes.
advocaat* > ontslag* arbeidsrecht letselschade
  De ontslagbrief ligt op tafel. En nu?
computer* ict* it > netwerk* storing* back-up* mkb helpdesk
  Iedereen is er, en niemand kan inloggen.
hotel* b&b vakantiehuis* camping* > nacht nachten kamers ontbijt weekend*
  Wanneer was het uitzicht voor het laatst anders?
theater* > voorstelling* première kaarten musical*
  Telefoons uit. Licht uit.
foto* > bruiloft* portret* newborn* gezin*
  Ooit ben je blij dat iemand die foto heeft gemaakt.
telefoon* smartphone* > scherm* reparatie* accu*
  Hij viel. Iedereen hoorde het.
hiring zorg* > verpleegkundige* verzorgende* zorgmedewerker*
  Iemand drukt op de bel en hoopt op een vriendelijk gezicht.
hiring vacature* medewerker* collega* team baan > uur loon salaris fulltime parttime
  Het weekend is bijna om, en de zin in het werk ook?
`;
