/**
 * Trades, what their customers need, and the moments when they need it: see `readScenes`. The sentences avoid a form
 * of address (tu, Lei).
 */
export const italianScenes = `
solemn funebr* cremaz* crematori* funeral* necrolog* lutto "messaggio elettorale" "propaganda elettorale" "vota" candidat* "interruzione idrica"
idraulic* spurg* > scaric* intas* otturat* disostru* wc fogn* lavandin*
  L’acqua nel lavandino sale, e non vuole scendere.
idraulic* caldai* scaldabagn* termoidraulic* > caldai* scaldabagn* "acqua calda" boiler
  Il rubinetto è sul caldo. L’acqua è gelata.
idraulic* > perdit* infiltraz* urgenz* emergenz* "24h" "24 h" "24 ore" "pronto intervento"
  C’è una pozza sul pavimento della cucina, e si allarga.
condizionator* climatizz* clima > install* condizionator* ricaric* manutenz* split inverter
  Il ventilatore gira. Il caldo, pure.
elettricist* elettric* impianti > elettricist* salvavita quadro impianto prese luci "impianti elettrici"
  Forno e lavatrice insieme, e salta la luce.
fabbro* serrature ferramenta > port* serratur* chiav* apertur* cilindr* "24h" "24 h" "24 ore"
  La porta si chiude da sola. Le chiavi sono dentro.
tett* copertur* lattonier* impermeabilizz* > infiltraz* tegol* grondai* pioggia copertur* coibentaz*
  Fuori piove. E un po’ anche in corridoio.
disinfestaz* derattizz* > scarafagg* blatt* topi topo formic* zanzar* vesp* cimic* tarl*
  Si accende la luce in cucina, e qualcosa scappa.
giardin* vivai* > prato siep* potatur* tagli* erba irrigaz* piant* fior*
  Due settimane di distrazione, e il prato è una giungla.
piscin* > pulizi* manutenz* apertura cloro
  Primo giorno di caldo, e la piscina è verde.
pulizi* > cas* uffic* condomin* domicilio fondo appartament* scale
  Giorno libero. E il bagno è ancora lì.
trasloc* sgomber* > trasloc* furgon* imball* montaggio piano scatol* cantin*
  Tutta la vita negli scatoloni, e il divano che non passa dalla porta.
imbianchin* tinteggiat* verniciat* pittor* > paret* intern* estern* facciat* stanz* cartongesso imbianchin*
  Quel muro era bianco. Parecchi inverni fa.
ristruttur* edil* cucine arred* > cucin*
  C’è un cassetto in cucina che non si è mai chiuso bene.
ristruttur* edil* idraulic* bagni > bagn* docci* vasca sanitari piastrell*
  Scavalcare la vasca, ormai, è uno sport.
solar* fotovoltaic* > pannell* bolletta bollette accumulo kw incentiv* energia
  Il sole sorge ogni giorno. La bolletta arriva ogni mese.
infiss* serrament* finestr* > finestr* pvc spiffer* alluminio zanzarier* persian*
  Le finestre sono chiuse, e la tenda si muove.
elettrodomestic* > riparaz* lavatric* frigorifer* lavastovigli* forn* asciugatric*
  La lavatrice si è fermata, con i panni e l’acqua dentro.
arred* mobili* mobilific* divan* falegnam* > divan* cucin* armadi* "su misura" camer* tavol*
  Quell’angolo del salotto aspetta il suo mobile da anni.
materass* > materass* ret* memory cuscin*
  Suona la sveglia, e la prima a lamentarsi è la schiena.
officina* meccanic* autoriparaz* autofficina* > tagliand* fren* olio revision* diagnos*
  Sul cruscotto c’è una spia accesa. Da settimane.
carrozzer* > graff* ammaccatur* grandin* verniciatur* sinistr* incident*
  Un graffio al parcheggio. E ogni mattina è ancora lì.
autolavagg* lavaggio > intern* tappezzeri* cera carrozzeria lucidatur* aspir*
  Qualcuno l’ha scritto col dito sul vetro: lavami.
concessionari* usato "auto usate" autosalon* > usat* km garanzi* finanziament* permut* aziendal*
  La macchina parte. Al secondo tentativo, ma parte.
dentist* odontoiatr* dental* > urgenz* dolor* devitalizz* estraz*
  Masticare da una parte sola non funziona più.
dentist* odontoiatr* dental* ortodon* > impiant* ortodon* apparecch* sbiancament* faccett* allineator*
  Nella foto di gruppo, il sorriso esce a bocca chiusa.
dentist* odontoiatr* dental* > pulizi* igiene controll* visit* bambini
  L’ultima volta dal dentista è stata… quando?
ottic* optometr* > occhial* lent* vista montatur* progressiv*
  Il menù è scritto ogni anno più piccolo.
acustic* udito apparecch* > udito acustic* test
  Il televisore è sempre più alto. Eppure…
fisioterap* osteopat* chiropra* > schiena dolor* cervical* ginocchi* lombar* postur* colpo sciatic*
  Chinarsi per una scarpa, e rieccola, la schiena.
massagg* spa benessere > rilassant* decontrattur* coppia viso percors* stress schiena
  Le spalle, da lunedì, stanno all’altezza delle orecchie.
psicolog* psicoterap* > ansia coppia stress lutto depression* online
  «Tutto bene». Si fa presto a dirlo.
farmaci* > domicilio ricett* turno autoanalisi vaccin* consegn*
  Con la febbre, nessuno ha voglia di uscire.
barbier* barber* > tagli* barba sfumat* rasatur*
  Il cappellino ormai non nasconde più niente.
parrucchier* hairstyl* salone acconciatur* > tagli* pieg* color* mech* balayage schiaritur* trattament*
  Un riflesso in vetrina: è ora del parrucchiere.
unghie nails manicure onicotecnic* > gel semipermanent* pedicure ricostruz* manicure
  Le mani parlano. Oggi che cosa dicono?
palestr* fitness crossfit > iscrizion* abbonament* cors* mensil* prova personal attrezz*
  La borsa della palestra è nel bagagliaio da un mese.
yoga pilates > cors* lezion* principiant* reformer gravidanza prova
  Inspirare. Espirare. Erano giorni che non succedeva.
panifici* forno fornai* panetter* > pane focacc* lievito farin* pagnott* grissin*
  Il profumo arriva all’angolo prima dell’insegna.
pasticcer* > tort* compleann* ordinazion* past* cornett* panetton* colomb* matrimon*
  Sabato qualcuno compie gli anni, e qualcuno deve portare la torta.
torrefaz* caffetter* caffè caffe > espresso cornett* miscel* cialde colazion* cappuccin* grani
  Prima di qualsiasi domanda: un caffè.
pizzer* pizza pizze > asport* impasto forno domicilio consegn* lievit* margherita
  Stasera, in casa, nessuno ha voglia di cucinare.
ristorant* trattor* osteri* > menu menù pranz* cen* carne pesce terrazz* prenot* past* tavol*
  Metà giornata è andata, e nessuno sa che cosa si mangia.
gelat* > gust* gelat* artigianal* cono coppett* granit*
  Fa caldo perfino all’ombra.
catering banchett* > matrimon* event* festa feste aziendal* buffet laure* comunion*
  Gli invitati ci sono. Adesso vorranno anche mangiare.
macelleri* norciner* > carne bistecc* salsicc* manzo salum* grigliat* pollo
  Domenica vengono tutti, e vengono affamati.
ortofrutt* frutta* biologic* fattoria > cassett* verdur* stagion* ortagg* consegn* pomodor*
  Un pomodoro che sa di pomodoro. Da quanto tempo?
cantin* enotec* vini > degustaz* vino bottigli* calic* vitign* vendemmia
  La settimana è finita. Qualcuno stappi qualcosa.
toelettat* toletta* cani > bagn* tagli* tosatur* unghie pelo
  Il cane si è rotolato in qualcosa, e ne va fiero.
veterinar* > vaccin* visit* urgenz* malat*
  Lui non può dire dove gli fa male.
asilo nido materna > bambini bimbi iscrizion* mesi mens* pasti
  Un bacio al cancello, e tutto il giorno il pensiero è lì.
ripetizion* doposcuola tutor lezioni > matematic* compit* medie superiori liceo latino maturità
  È sera, e i compiti sono ancora sul tavolo.
lingu* ingles* > cors* madrelingua conversaz* certificaz* ielts
  «Hello» viene benissimo. È il resto.
nuoto acquaticità piscin* > neonat* bambini bimbi cors* mesi
  La prima volta che galleggia da solo non si scorda.
musica chitarra pianoforte canto > lezion* cors* principiant* bambini
  C’è una canzone che ha sempre fatto venire voglia di suonare.
danza ballo salsa tango > cors* lezion* principiant* coppia bambini
  Parte la musica, e i piedi non si mettono d’accordo.
autoscuol* > patent* guid* esam* teoria iscrizion*
  Specchietto, cintura, respiro. Tutti hanno cominciato così.
fiorist* fiori fiorai* > mazz* bouquet ros* consegn* matrimon* compositio* piant*
  Certe cose si dicono meglio con i fiori.
gioieller* orafo oreficer* > anell* fed* fidanzament* diamant* oro orolog*
  La domanda è pronta. Manca l’anello.
bici biciclett* cicli > riparaz* tagliand* elettric* nolegg* revision*
  La bici è rimasta appesa in garage tutto l’inverno.
librer* libri > lettur* romanz* bambini autor* presentaz*
  Il telefono può aspettare. Una pagina sola.
cellular* smartphone iphone telefon* > riparaz* scherm* vetro batteri* display
  È scivolato di mano, e il rumore si è sentito bene.
lavander* tintori* > capi piumon* stir* camici* domicilio kg lavaggio
  La pila di panni ormai sta in piedi da sola.
sartori* sarto sarta cucito > orl* riparaz* cernier* abit* vestit* modific*
  I pantaloni sono perfetti. A parte l’orlo.
immobiliar* > vend* valutaz*
  Quanto varrà questa casa? Il dubbio torna ogni anno.
immobiliar* mutu* > compr* acquist* "prima casa" trilocal* bilocal* nuov*
  Ogni mese l’affitto. E la casa resta di un altro.
assicuraz* assicurat* polizz* > auto casa preventiv* rc vita
  Il premio è aumentato di nuovo. Senza spiegazioni.
commercialist* caf contabil* > "partita iva" dichiaraz* 730 isee fattur* tass*
  Domenica sera, e il tavolo è pieno di fatture.
avvocat* legal* > incident* separaz* divorz* licenziament* eredit* risarciment*
  Certe lettere nessuno vorrebbe aprirle da solo.
informatic* computer pc > assistenz* riparaz* virus backup notebook rete
  Lunedì mattina, e nel sistema non entra nessuno.
agriturism* hotel albergo b&b "bed and breakfast" > nott* camer* weekend colazion* pernott* soggiorn* mezza
  E se sabato la sveglia fosse un gallo?
fotograf* > matrimon* famigli* ritratt* servizi* neonat* battesim*
  Un giorno quella foto varrà più di tutto l’album.
viagg* crocier* > volo mare vacanz* offert* partenz* tour weekend
  Dalla finestra, la solita via. E adesso, il mare.
teatr* commedia musical > bigliett* spettacol* prima compagnia replic*
  Si spengono le luci. Qualcuno tossisce. Si comincia.
hiring lavoro assum* cerchiamo cercasi assunzion* > "senza esperienza" formazione apprendist* "prima esperienza"
  Chiunque oggi sia bravo ha avuto un primo giorno.
hiring lavoro assum* cerchiamo cercasi assunzion* > stipendi* turn* contratt* orari* indeterminato "full time" "part time"
  Domenica sera, e il lunedì pesa già.
`;
