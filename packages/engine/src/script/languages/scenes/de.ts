/** Scenes in German, without a form of address (du, Sie): see `readScenes`. */
export const germanScenes = `
solemn bestattung* trauer* krematori* einäscher* bekanntmachung wahl kandidat*
rohr* sanitär* klempner* installateur* > verstopf* abfluss* rohrreinigung kanal*
  Das Wasser steht im Waschbecken, und es läuft nicht ab.
sanitär* klempner* installateur* rohrbruch > rohrbruch notdienst wasserschaden tropf*
  Auf dem Boden steht Wasser, und es wird mehr.
heizung* sanitär* wärmepumpe* > heizung* wartung wärmepumpe* kessel* notdienst
  Noch ein Pullover macht die Wohnung auch nicht warm.
elektro* elektriker* > elektroinstallation* leitung* sicherung* licht* wallbox* steckdose*
  Das Licht flackert, und alle tun so, als wäre nichts.
schlüssel* schloss* > schlüsseldienst türöffnung* ausgesperrt notdienst
  Die Tür fällt zu. Der Schlüssel liegt drinnen.
dach* > dachdecker* dachrinne* dachsanierung* sturmschaden ziegel*
  Ein Fleck an der Decke. Letztes Jahr war er kleiner.
fenster* glas* > fensterputz* fensterreinigung* glasreinigung* rahmen
  Durch dieses Fenster konnte man früher hinaussehen.
maler* lackier* anstrich* > maler* tapezier* fassade* streichen wände wand
  Seit Jahren dieselbe Wand. Seit Jahren dieselbe Farbe.
garten* landschaft* grün* > rasen* hecke* gartenpflege mähen pflaster*
  Einmal nicht hingesehen, und der Rasen hat gemacht, was er wollte.
baum* > baumfällung* baumpflege fällen kronenschnitt wurzel*
  Dieser eine Ast über dem Dach wird nicht leichter.
umzug* umzüge > umzug* umzüge möbellift transporter verpack*
  Alles ist in Kisten. Und die Kisten sind schwer.
entrümpel* haushaltsauflösung* räumung* > keller* entrümpel* wohnungsauflösung* sperrmüll haushaltsauflösung*
  Irgendwo unter all dem steht ein Keller.
reinigung* putz* haushaltshilfe* > haushaltshilfe* wohnungsreinigung putzhilfe* treppenhaus* büroreinigung
  Endlich frei, und dann wartet der Staubsauger.
solar* photovoltaik* pv strom* > photovoltaik* pv-anlage* speicher* stromrechnung*
  Die Sonne geht jeden Morgen auf. Die Stromrechnung auch.
küche* küchenstudio > einbauküche* küchenplanung fronten schublade* küchen
  Diese eine Schublade klemmt. Seit Jahren.
auto* kfz* werkstatt > inspektion* tüv bremse* ölwechsel reparatur*
  Dieses Geräusch macht das Auto sonst nicht.
reifen* kfz* auto* > reifenwechsel winterreifen einlagerung räderwechsel
  Morgens ist die Scheibe weiß, und die Sommerreifen sind noch drauf.
fahrrad* fahrräder rad* > inspektion* reparatur* e-bike* fahrradwerkstatt probefahrt
  Das Rad hat den ganzen Winter im Keller gewartet.
zahn* > prophylaxe implantat* zahnreinigung neupatient* kinderzahn* angstpatient*
  Der letzte Zahnarzttermin? Lange her.
optik* brille* augenoptik* > brille* gleitsicht* sehtest* kontaktlinsen
  Die Speisekarte rückt jedes Jahr ein Stück weiter weg.
hör* akustik* > hörgerät* hörtest* hörakustik*
  Wie bitte, fragt man öfter als früher.
physio* osteo* rücken* krankengymnastik > rücken* nacken* verspannung* krankengymnastik schmerz*
  Beim Schuhebinden ist er wieder da, der Rücken.
massage* wellness* spa > massage* entspann* sauna verspannung*
  Die Schultern sitzen schon die ganze Woche an den Ohren.
friseur* frisör* salon haar* > schnitt* haarschnitt* farbe* strähnen färben
  Der letzte Schnitt ist herausgewachsen. Das sehen auch die anderen.
kosmetik* > gesichtsbehandlung* haut* peeling wimpern
  Alle Cremes probiert. Wirklich alle.
fitness* gym training* > probetraining mitglied* kurse geräte beitrag
  Die Sporttasche fährt seit Wochen im Kofferraum mit.
yoga* pilates* > yoga* pilates* kurs* anfänger* rückenyoga
  Einmal tief einatmen. Und jetzt langsamer.
tanz* > tanzkurs* tanzschule salsa hochzeitstanz ballett*
  Das Lieblingslied läuft, und die Füße wissen nicht, wohin.
musik* gitarre* klavier* > unterricht gitarre* klavier* schnupperstunde geige*
  Die Gitarre in der Ecke schweigt schon lange.
sprach* > deutschkurs* englisch* spanisch* kurs* sprachkurs*
  Hallo sagen, das geht. Und dann?
nachhilfe* lern* > mathe* nachhilfe* noten abitur schüler*
  Es ist spät, und Mathe liegt noch auf dem Küchentisch.
fahrschule* führerschein* > führerschein* intensivkurs* theorie* fahrstunde*
  Spiegel, Schulterblick, durchatmen. Jeder hat einmal angefangen.
pflegedienst* pflege* senioren* > ambulant* betreuung* tagespflege angehörige* seniorenbetreuung
  Es geht schon, sagen die Eltern. Sorgen macht man sich trotzdem.
bäckerei* back* > brot* brötchen* sauerteig* handwerksbäckerei holzofen*
  Man riecht es, bevor man es sieht.
konditorei* torte* > torte* hochzeitstorte* geburtstag* kuchen
  Irgendwer hat bald Geburtstag, und irgendwer muss die Torte bringen.
kaffee* café* rösterei* > kaffee* espresso bohnen frühstück röst*
  Erst der Kaffee. Dann alles andere.
restaurant* gasthaus* wirtshaus* pizzeria* imbiss* lieferservice > mittagstisch pizza* speisekarte küche gerichte liefer* schnitzel*
  Heute hat niemand Lust zu kochen.
metzgerei* fleischerei* > grill* wurst* fleisch* steaks braten
  Der Grill ist an. Und was kommt drauf?
brauerei* weingut* wein* > wein* bier* verkostung* weinprobe* zapf*
  Die Woche ist vorbei. Irgendwer sollte etwas einschenken.
eisdiele* eiscafé* eis > eis sorten kugel waffel
  Zu heiß zum Kochen. Nicht zu heiß für Eis.
hofladen* bauernhof* hof markt* bio* > gemüse* tomate* gemüsekiste*
  Wann hat eine Tomate zuletzt nach Tomate geschmeckt?
hunde* > hundesalon* scheren baden fellpflege
  Er hat sich in etwas gewälzt, und er ist stolz darauf.
hunde* welpe* > hundeschule* welpe* erziehung* training
  Der Welpe hat den zweiten Schuh gefunden.
tierarzt* tierklinik* > impf* sprechstunde* notdienst* notfall* krank*
  Sie können nicht sagen, wo es wehtut.
blumen* florist* > strauß sträuße blumen* lieferung hochzeit*
  Manches sagt sich leichter mit Blumen.
juwelier* gold* schmuck* > trauringe verlobungsring* ringe diamant*
  Die Frage steht fest. Jetzt fehlt der Ring.
buch* bücher* > bücher lesung* roman* kinderbücher vorlese*
  Das Handy ist nachher auch noch da.
matratze* betten* bett* > matratze* boxspring* schlaf* lattenrost*
  Morgens müde, und die Matratze hat eine Kuhle.
immobilien* makler* > kaufen käufer* eigenheim erstkäufer* finanzierung*
  Die Miete ist bezahlt. Das Haus gehört jemand anderem.
immobilien* makler* > verkauf* bewertung* verkaufen
  Was wäre das eigene Haus heute wert?
versicher* > kfz-versicherung* hausrat* beitrag* vergleich*
  Schon wieder teurer geworden. Und passiert ist nichts.
steuer* > steuererklärung* lohnsteuer* rückerstattung belege finanzamt
  Irgendwo liegt ein Schuhkarton voller Belege.
anwalt* anwält* kanzlei* > kündigung* arbeitsrecht abfindung*
  Die Kündigung liegt auf dem Tisch. Und jetzt?
anwalt* anwält* kanzlei* notar* > testament* erbrecht vorsorgevollmacht
  Das Testament. Immer wieder verschoben.
it-service* computer* edv* > netzwerk* server* support backup* unternehmen
  Alle sind da, und niemand kommt ins System.
hotel* pension* ferienwohnung* ferienhaus* > nacht nächte zimmer frühstück wochenende*
  Wann war der Blick aus dem Fenster zuletzt ein anderer?
theater* bühne* > stück premiere* karten vorstellung* musical*
  Handys aus. Licht aus.
foto* > hochzeit* porträt* familie* neugeboren* shooting*
  Irgendwann ist man froh, dass jemand dieses Bild gemacht hat.
handy* smartphone* > display* reparatur* akku* display-tausch
  Es ist gefallen. Man hat es gehört.
schneiderei* änderung* > kürzen reißverschluss* anzug* kleid* änderung*
  Früher hat sie perfekt gepasst.
hiring pflege* > pflegefachkraft pflegekraft pflegekräfte altenpfleger* krankenpfleger*
  Jemand klingelt und hofft auf ein freundliches Gesicht.
hiring ausbildung* azubi* quereinstieg quereinsteiger* > ausbildung* azubi* quereinsteiger* einarbeitung*
  Jeder, der etwas kann, hatte einmal einen ersten Tag.
hiring job* stelle* mitarbeiter* verstärkung team > stunde* lohn gehalt vollzeit teilzeit minijob* m/w/d
  Das Wochenende geht zu Ende, und die Lust auf die Arbeit auch?
`;
