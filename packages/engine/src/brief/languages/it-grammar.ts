import { words } from "./romance-calendar.ts";
import { type RomanceGrammar, romanceParser, typedSentence } from "./romance-grammar.ts";

const before = words(
  "gran|grandi?|buon[oaie]?|miglior[ei]?|nuov[oaie]|prim[oaie]|second[oaie]|terz[oaie]|ultim[oaie]|ampi[oa]|vari[eo]?|divers[ie]|piccol[oaie]|vecchi[oa]|ver[oaie]|doppi[oa]|mezz[oa]|massim[oa]|minim[oa]|bell[oaie]|tutt[oaie]",
);
const determiner = words(
  "il|lo|la|i|gli|le|l|un|uno|una|del|dello|della|dei|degli|delle|nostr[oaie]|tuo|tua|tuoi|tue|suo|sua|questo|questa|questi|queste|quest|ogni|qualche|alcuni|alcune|più|molti|molte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|senza|nessun[oa]?|zero|fino|oltre|mio|mia|miei|mie|tutti|tutte",
);

/** Feminine nouns in -e, an ending that both genders share. */
const feminineInE = words(
  "carne|pelle|notte|neve|luce|voce|chiave|mente|gente|parte|arte|serie|fine|classe|base|cucine|estate|rete|sete|fame|pace|croce|nave|legge|moglie|madre|torre|valle|fonte|febbre|polvere|cornice|radice|vernice|lavatrice|asciugatrice|lavastoviglie|mansarde|specie|superficie|automobile|patente|siepe|botte",
);
const masculineInA = words(
  "problema|programma|sistema|tema|cinema|panorama|clima|diploma|dentista|autista|fisioterapista|estetista|elettricista|barista|giornalista|pigiama|vaglia|sisma",
);
const feminineInO = words("mano|mani|foto|auto|moto|radio|disco|palestra");

/** Guesses the gender of a noun from its ending. */
function genderOf(head: string): "m" | "f" {
  if (masculineInA.test(head)) return "m";
  if (feminineInO.test(head) || feminineInE.test(head)) return "f";
  if (/(?:zione|sione|gione|tudine|trice|ezione|uzione|aggine)$/iu.test(head)) return "f";
  if (
    /(?:zioni|sioni|gioni|trici|tà|tù|sti|mani)$/iu.test(head) &&
    !/(?:dentisti|turisti|artisti|gusti|pasti|posti|costi|testi|acquisti|arrosti)$/iu.test(head)
  )
    return /sti$/iu.test(head) ? "m" : "f";
  if (/(?:a|ie|che|ghe)$/iu.test(head)) return "f";
  if (/e$/iu.test(head))
    return /(?:ore|iere|ale|ile|ame|one|ente|ante|are|ere|aie|ese|ine|ile|ume|sole|mare|latte|pane|fiume|pesce|sale|miele|nome|piede|dente|ponte|monte|caffe|olive)$/iu.test(
      head,
    ) && !/(?:olive|scuole|tagliatelle|patate)$/iu.test(head)
      ? "m"
      : "f";
  return "m";
}

const manyInE = words(
  "tagliatelle|pappardelle|lasagne|patate|scarpe|borse|gomme|caldaie|pizze|torte|candele|case|camere|finestre|porte|tende|piante|rose|lezioni|cucine|piscine|verdure|serate|gite|bici|lenti|offerte|vacanze|analisi|visite|consulenze|pulizie|riparazioni|collane|unghie|mele|pesche|fragole|castagne|birre|magliette|cornici|piastrelle|vernici|bevande|specialità|degustazioni|crêpe|trofie|olive|ostriche|cozze|vongole|bistecche|salsicce|opere|tecniche|etichette|marche|cialde|capsule|batterie|biciclette|persiane|zanzariere|serrande|ringhiere|grondaie|tegole",
);

function isMany(head: string, text: string): boolean {
  const [first = ""] = text.split(" ");
  if (
    /^(?:i|gli|le|dei|degli|delle|alcuni|alcune|tutti|tutte|molti|molte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|più|nostri|nostre)$/iu.test(
      first,
    )
  )
    return true;
  if (/^\d+$/.test(first) && first !== "1") return true;
  if (/^(?:il|lo|la|un|uno|una|ogni|l’|prim[oa]|second[oa]|nuov[oa]|nostr[oa])/iu.test(first)) return false;
  if (/(?:tà|tù|ù|é|è|crisi|analisi|tesi|oasi|bici|ipotesi)$/iu.test(head)) return false;
  if (/[^aeiouàèéìòù]$/iu.test(head))
    return / \p{L}+i(?: |$)/u.test(text.split(/ (?:di|da|del|della|con|per|in|al|alla) /u)[0] ?? "");
  return /i$/iu.test(head) || manyInE.test(head);
}

/** The definite article: "il", "lo", "l’", "la", "i", "gli" or "le", followed by a space where needed. */
function definite(next: string, gender: "m" | "f", many: boolean): string {
  const isVowel = /^[aeiouàèéìòùh]/iu.test(next);
  const isImpure = /^(?:z|s[^aeiouàèéìòù]|gn|ps|x|y|pn)/iu.test(next);
  if (many) return gender === "f" ? "le " : isVowel || isImpure ? "gli " : "i ";
  if (isVowel) return "l’";
  return gender === "f" ? "la " : isImpure ? "lo " : "il ";
}

function indefinite(next: string, gender: "m" | "f"): string {
  if (gender === "f") return /^[aeiouàèéìòù]/iu.test(next) ? "un’" : "una ";
  return /^(?:z|s[^aeiouàèéìòù]|gn|ps|x|y|pn)/iu.test(next) ? "uno " : "un ";
}

const told = "amo|iamo";

const grammar: RomanceGrammar = {
  opens: words(
    String.raw`^(?:(?:e|anche|ora|adesso|sempre|da noi|ci|ti|vi|si|lo|la|li|le|non|inoltre|oggi|qui|solo) ){0,2}(?!richiamo|reclamo|ricamo|dinamo|fiamo)\p{L}{1,14}(?:${told})|^(?:noi|sono|siamo|ho|faccio|vendo|offro|cerco|lavoro|c’è|ci sono|è|puoi|trovi|hai|chi \p{L}+|se \p{L}+ .*, |si \p{L}+(?:a|e|ano|ono))`,
  ),
  finite: words(
    "si \\p{L}{3,}(?:ano|ono)|prepariamo|fabbrica|fabbricano|coltiva|coltivano|organizza|organizzano|presenta|presentano|ritira|ritirano|consegnano|spedisce|spediscono|affitta|affittano|accompagna|accompagnano|riunisce|trasforma|trasformano|rispetta|risparmi|guadagni|nasce|nascono|scende|scendono|sale|salgono|invita|invitano|sostiene|sostengono|protegge|proteggono|risolve|risolvono|conosce|conoscono|esiste|esistono|porta|portano|lascia|lasciano|impara|imparano|vive|vivono|mette|mettono|produce|producono|pulisce|puliscono|costruisce|costruiscono|rinnova|rinnovano|sostituisce|stagiona|stagionano|aumenta|aumentano|diventa|diventano|assiste|assistono|segue|scatta|paga|era|erano|aveva|è|sono|ha|hanno|hai|c’è|ci sono|sarà|saranno|costa|costano|include|includono|comprende|comprendono|apre|aprono|chiude|chiudono|inizia|iniziano|comincia|cominciano|dura|durano|parte da|partono|viene|vengono|fa|fanno|può|possono|puoi|va|vanno|arriva|arrivano|permette|permettono|riceve|ricevono|ricevi|paghi|pagano|porta con|lavora|lavorano|funziona|funzionano|partecipano|suona|suonano|vende|vendono|serve|servono|serviamo|resta|rimane|finisce|termina|cerchi|vuoi|vuole|volete|insegna|insegnano|prepara|preparano|cura|curano|ripara|riparano|installa|installano|torna|tornano|risponde|rispondono|regala|ti aspetta|ti aspettano|vi aspetta|vi aspettano|si fa|si trova|si vende|si cerca|cercasi|accetta|accettano|aiuta|aiutano|sa|sanno|merita|meriti|dà|danno|offre|offrono|propone|propongono|segue|seguono|esegue|eseguono|realizza|realizzano|consegna gratis a|ascolta",
    "iu",
  ),
  relative: /(?:^|\s)(?:che|chi|se|dove|quando|come|perché|mentre|cui|anche se|finché)(?: \p{L}+){0,2}$/iu,
  orders: words(
    "^(?:e |non |allora |dai )?(?:vieni|venite|venga|chiama|chiamate|chiamaci|chiamateci|chiami|scrivi|scrivici|scrivete|passa (?:a|da|in)|passate|prenota (?:il|la|ora|subito|su|online|una|un|al|allo)|prenotate|scopri|scoprite|approfitta|approfittate|porta (?:i|il|la|tutta|con|un|gli|le)|portate|goditi|godetevi|iscriviti|iscrivetevi|registrati|prova(?! (?:gratuita|gratis|su strada|di ))|provate|richiedi|richiedete|visita (?:il|la|lo|i|le)|visitate|visitaci|seguici|seguiteci|contattaci|contattateci|regalati|regala|dona|vinci|mangia|assaggia|assaggiate|ascolta|scegli|scegliete|ritira|risparmia|impara|vivi|festeggia|entra|entrate|manda|mandate|invia|inviate|scarica|scaricate|non perdere|non perdete|non perderti|affrettati|affrettatevi|vendi (?:la|il)|cambia (?:la|il|le|i)|fidati|affidati|ricorda|ricordate|candidati|candidatevi|unisciti|corri|correte)(?=\\s|$)",
  ),
  preposition: words(
    "^(?:a|ad|al|allo|alla|ai|agli|alle|con|contro|di|da|dal|dalla|dallo|dai|dagli|dalle|in|nel|nella|nello|nei|nelle|per|su|sul|sulla|tra|fra|verso|presso|o|e|ed|né|ma|però|che|chi|se|quando|dove|come|perché|anche se|molto|non|mai|già|così|solo|soltanto|anche|oppure|sempre|ancora|esclus[oaie]|eccetto|tranne|vicino|davanti|dietro|sopra|sotto|accanto|fuori|dentro|oltre a)(?=\\s|$)",
  ),
  determiner,
  before,
  quality:
    /^(?:(?:100 ?%|completamente|molto|sempre) )?(?:specializzat[oaie] (?:in|nel|nella|nelle|nei|per) .{3,60}|certificat[oaie]|a conduzione familiare|artigianal[ei]|indipendente|di fiducia|fondat[oa] nel .{3,30}|con (?:oltre )?\d+ anni di esperienza.{0,40})$/iu,
  role: words(
    "agriturismo|pizzeria|panetteria|panificio|forno|pasticceria|gelateria|macelleria|pescheria|salumeria|gastronomia|fioraio|fiorista|ferramenta|libreria|cartoleria|gioielleria|calzolaio|lavanderia|parrucchiere|parrucchiera|barbiere|estetista|farmacia|parafarmacia|erboristeria|ottico|ottica|ristorante|trattoria|osteria|bar|enoteca|negozio|officina|carrozzeria|autofficina|gommista|autolavaggio|scuola|accademia|asilo|palestra|studio|agenzia|azienda|impresa|ditta|autoscuola|hotel|albergo|campeggio|cantina|fattoria|caseificio|frantoio|mercato|centro|residenza|casa di riposo|associazione|fondazione|cooperativa|idraulico|elettricista|imbianchino|falegname|giardiniere|fabbro|meccanico|fotografo|avvocato|notaio|commercialista|dentista|fisioterapista|psicologo|psicologa|veterinario|veterinaria|clinica|ambulatorio|toelettatura|concessionaria|vivaio|tipografia|boutique|profumeria|spa|discoteca|teatro|museo|podcast|app|piattaforma|birrificio|birreria|paninoteca|rosticceria|pub|sartoria|vetreria|traslochi",
  ),
  isPlural: isMany,
  article: (text, head, { isRole, isPlural }) => {
    if (determiner.test(text.split(/[ ’]/)[0] ?? "") || /^(?:\d|\p{Lu}{2})/u.test(text)) return "";
    const [next = ""] = text.split(" ");
    const gender = genderOf(head);
    return isRole && !isPlural ? indefinite(next, gender) : definite(next, gender, isPlural);
  },
  completions: [
    [/^(cani|animali|bambini|famiglie) (?:sono )?(?:benvenuti|ammessi|benvenute)$/iu, "i $1 sono benvenuti"],
    [/^(?:siamo )?(?:situati|ubicati) (in|a|nel|vicino|davanti|di fronte) /iu, "siamo $1 "],
    [/^cani e gatti$/iu, "ci occupiamo di cani e gatti"],
    [/^stipendio (?:di |da )?(\d.+)$/iu, "lo stipendio è di $1"],
    [/^posti limitati$/iu, "i posti sono limitati"],
    [
      /^(?:(?:l’)?ingresso|entrata) (libero|gratuito|libera|gratuita|gratis)(.*)$/iu,
      "l’ingresso è gratuito$2",
    ],
    [/^(?:il )?(?:parcheggio) (?:gratis|gratuito|libero)(.*)$/iu, "il parcheggio è gratuito$1"],
    [
      /^(?:la )?(?:prima|1a|1ª) (visita|consulenza|lezione|seduta|prova) (?:gratis|gratuita)(.*)$/iu,
      "la prima $1 è gratuita$2",
    ],
    [
      /^(?:il )?(?:primo|1°) (mese|giorno|anno|controllo) (?:gratis|gratuito)(.*)$/iu,
      "il primo $1 è gratuito$2",
    ],
    [
      /^(?:il )?(preventivo|sopralluogo|noleggio|deposito(?: \p{L}+)?) (?:gratis|gratuito|omaggio)(.*)$/iu,
      "il $1 è gratuito$2",
    ],
    [
      /^(?:la )?(consegna|valutazione|consulenza|degustazione|spedizione|iscrizione|lezione di prova|chiamata) (?:gratis|gratuita|omaggio)(.*)$/iu,
      "la $1 è gratuita$2",
    ],
    [/^(?:i )?(bambini|bimbi|ragazzi) (.{2,30}?) (?:gratis|gratuiti|non pagano)$/iu, "i $1 $2 non pagano"],
    [/^(?:i )?(bambini|bimbi|ragazzi) (.{2,30}?) (?:a )?metà prezzo$/iu, "i $1 $2 pagano la metà"],
    [
      /^(?:dai )?(\d{1,2}) ?(?:-|–|ai|a) ?(\d{1,2})(?: anni)? (?:a )?metà prezzo$/iu,
      "dai $1 ai $2 anni si paga la metà",
    ],
    [/^iscrizioni aperte(.*)$/iu, "le iscrizioni sono aperte$1"],
    [/^nessun (costo di chiamata|costo aggiuntivo|obbligo|vincolo|costo)$/iu, "non c’è nessun $1"],
    [/^(?:oltre )?(\d+) anni di esperienza(.*)$/iu, "abbiamo $1 anni di esperienza$2"],
    [/^zero (provvigioni|costi|commissioni|spese)(.*)$/iu, "non ci sono $1$2"],
    [/^senza (appuntamento|prenotazione)$/iu, "si viene senza $1"],
    [/^prenot(?:are|azione|azioni|arsi) (?:entro|fino a|obbligatoria)(.*)$/iu, "si prenota entro$1"],
    [/^iscrizioni entro (.*)$/iu, "ci si iscrive entro $1"],
    [/^(?:bevande|bibite) (escluse|incluse)$/iu, "le bevande sono $1"],
  ],
  rewrites: [
    [/^(?:i |le )?(adulti|bambini|ragazzi|studenti|uomo|donna|uomini|donne|anziani)$/iu, "tariffa $1"],
  ],
  odd: /^(?:la |le |il |i |una )?(?:perdite?|guast[oi]|intasamenti|infiltrazioni)(?!\p{L}).*$|^(?:iva|ecc|info|nota|nb|ps|haha|ok|gratis|offerta|offerte|promo|promozione|sconto|sconti|prezzo|prezzi|novità|tutto)$|(?:^|\s)(?:che|di|del|della|a|in|con|per|da|e|o|il|lo|la|i|gli|le|un|una|molto|più)$/iu,
};

export const parseItalian = romanceParser(grammar);
export const isItalianSentence = typedSentence(grammar);
