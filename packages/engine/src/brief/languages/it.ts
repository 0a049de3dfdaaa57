import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import type { ReadingTable } from "../reading-table.ts";
import { formLabels } from "./form-labels.ts";
import { isItalianSentence, parseItalian } from "./it-grammar.ts";
import { calendarRules, timeOf, words } from "./romance-calendar.ts";
import { instructionsOf, joinPlaces, placesOf, premises, recaseOf } from "./romance-reading.ts";
import { italianShorthand } from "./romance-shorthand.ts";

const weekdays = [
  ["lun", "lunedì"],
  ["mar", "martedì"],
  ["mer", "mercoledì"],
  ["gio", "giovedì"],
  ["ven", "venerdì"],
  ["sab", "sabato"],
  ["dom", "domenica"],
] as const;
const months = [
  ["gen", "gennaio"],
  ["feb", "febbraio"],
  ["mar", "marzo"],
  ["apr", "aprile"],
  ["mag", "maggio"],
  ["giu", "giugno"],
  ["lug", "luglio"],
  ["ago", "agosto"],
  ["sett?", "settembre"],
  ["ott", "ottobre"],
  ["nov", "novembre"],
  ["dic", "dicembre"],
] as const;
const month = `(?:${months.map(([, name]) => name).join("|")})`;
const weekday = `(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he))`;
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.][0-5]\d)?`;

const time = timeOf({
  sure: [
    String.raw`(?:tutti i giorni|ogni giorno|tutto l’anno|tutto il giorno|24 ?ore su 24(?: 7 giorni su 7)?|h ?24|24h(?: su 24)?|7 giorni su 7|7 ?su ?7|sette giorni su sette|giorno e notte|fine settimana|week-?end|tutte le sere|ogni sera|stasera|oggi|domani|questa settimana|questo mese|giorni feriali|festivi)`,
    String.raw`${weekday} \d{1,2}(?: ${month})?(?:(?: e |, )(?:${weekday} )?\d{1,2} ${month})?`,
    String.raw`${weekday}(?:(?:\s?[-–/]\s?| a | al | alla | e |, )(?:il |la )?${weekday})*(?: (?:mattina|sera|pomeriggio))?`,
    String.raw`(?:\d{1,2}|1°|primo)(?:(?:\s?[-–]\s?| al? | e |, )\d{1,2}){0,3} ${month}(?: 20\d\d)?`,
    String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?(?!\d)`,
    String.raw`(?:a|in|da|fino a|per tutto|fine|inizio|metà) ${month}`,
    String.raw`(?:dalle|ore|dalle ore|orario|dalla|h) ?${clock}\s?(?:alle|alle ore|-|–|a|fino alle)\s?${clock}`,
    String.raw`(?:[01]?\d|2[0-4])[:.][0-5]\d\s?[-–]\s?${clock}`,
    String.raw`(?:alle|dalle|fino alle|entro le|ore|alle ore|dalle ore|fino alle ore|h) ?${clock}`,
    String.raw`mezzogiorno|mezzanotte`,
  ],
  loose: String.raw`(?:mattina|sera|pomeriggio|${clock}\s?[-–]\s?${clock}|di (?:mattina|sera)|la (?:mattina|sera))`,
  lead: "il|lo|la|i|gli|le|ogni|tutti|tutte|questo|questa|dal|dalla|dai|dall|da|al|alla|fino|entro|solo|anche|apert[oaie]|sempre|siamo aperti|orari[oi]?|nel|nei|di|a|per|prima|dopo|ad|e",
  joint: ",|e|a|al|alla|alle|dal|dalle|dalla|fino|di|da|-|–|/|\\+|ore|con orario",
});

function timePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:(?:siamo )?(?:sempre )?apert[oaie]|orari[oi]?) /iu, "")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[-–]\s?(?=${weekday})`, "gu"), "$1 a ")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[/+]\s?(?=${weekday})`, "gu"), "$1 e ")
    .replaceAll(/(?<![\d:])(\d{1,2})\.(\d{2})(?![\d.])/g, "$1:$2")
    .replaceAll(/(\d{1,2}):00(?!\d)/g, "$1")
    .replaceAll(/(?:dalle |alle |h ?)?(?:ore )(?=\d)/giu, (found) =>
      /^d/iu.test(found) ? "dalle " : "alle ",
    )
    .replaceAll(/(?<!\p{L})h ?24|24 ?h(?: su 24)?(?!\p{L})|24 ore su 24/giu, "24 ore su 24")
    .replaceAll(
      /(?<=\s|^)(?:dalle |alle )?(\d{1,2}(?::\d{2})?)\s?[-–]\s?(\d{1,2}(?::\d{2})?)(?! (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))/gu,
      "dalle $1 alle $2",
    )
    .replaceAll(new RegExp(String.raw`(\d{1,2})\s?[-–]\s?(\d{1,2}) (?=${month})`, "gu"), "dal $1 al $2 ")
    .replaceAll(
      new RegExp(String.raw`(\d{1,2})/(\d{1,2})(?:/(?:20)?\d\d)?(?!\d)`, "g"),
      (_, day: string, at: string) => `${Number(day)} ${months[Number(at) - 1]?.[1] ?? at}`,
    )
    .replaceAll(/(?<!\p{L})7 ?su ?7/gu, "sette giorni su sette")
    .replace(/,$/, "")
    .trim();
  const said = text.replace(
    new RegExp(String.raw`^(?:da |dal )?(?=${weekday} (?:a|al|alla) ${weekday})`, "iu"),
    "",
  );
  const range = new RegExp(String.raw`^(${weekday}) (?:a|al|alla) (${weekday})`, "u").exec(said);
  if (range !== null)
    return `dal ${range[1]} ${range[2] === "domenica" ? "alla" : "al"} ${range[2]}${said.slice(range[0].length)}`.replace(
      "dal domenica",
      "dalla domenica",
    );
  if (new RegExp(String.raw`^${weekday} \d`, "u").test(said)) return said;
  if (new RegExp(String.raw`^${weekday}`, "u").test(said))
    return `${said.startsWith("domenica") ? "la" : "il"} ${said}`;
  if (/^\d{1,2} al? \d{1,2} \p{Ll}/u.test(said)) return `dal ${said.replace(/ a (?=\d)/, " al ")}`;
  if (/^\d{1,2}(?:,? e \d{1,2})? \p{Ll}/u.test(said) && !/^\d+ (?:ore|giorni)/u.test(said))
    return `il ${said}`;
  if (/^(?:fine|inizio|metà) /u.test(said)) return `a ${said}`;
  if (/^(?:pasqua|pasquetta|natale|capodanno|ferragosto)/iu.test(said))
    return `a ${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  if (/^(?:fine settimana|week-?end)/u.test(said)) return `nel ${said}`;
  if (said.startsWith("pranzo")) return `a ${said.replace(" e cena", " e a cena")}`;
  if (/^(?:giorni feriali|festivi)/u.test(said)) return `nei ${said}`;
  return said.charAt(0).toLowerCase() + said.slice(1);
}

const cities =
  "Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Bari|Catania|Venezia|Verona|Messina|Padova|Trieste|Taranto|Brescia|Parma|Prato|Modena|Reggio Emilia|Reggio Calabria|Perugia|Ravenna|Livorno|Cagliari|Foggia|Rimini|Salerno|Ferrara|Sassari|Latina|Giugliano|Monza|Siracusa|Pescara|Bergamo|Forlì|Trento|Vicenza|Terni|Bolzano|Novara|Piacenza|Ancona|Andria|Arezzo|Udine|Cesena|Lecce|Pesaro|Barletta|Alessandria|La Spezia|Pistoia|Pisa|Catanzaro|Lucca|Brindisi|Treviso|Como|Grosseto|Varese|Caserta|Asti|Ragusa|Cremona|Cosenza|Trapani|Potenza|Pavia|Mantova|Cuneo|Benevento|Lecco|Siena|Gubbio|Assisi|Spoleto|Norcia|Asiago|Aosta|Savona|Imperia|Sanremo|Viterbo|Rieti|Frosinone|L’Aquila|Teramo|Chieti|Campobasso|Isernia|Avellino|Matera|Crotone|Vibo Valentia|Agrigento|Enna|Caltanissetta|Nuoro|Oristano|Olbia|Alghero|Belluno|Rovigo|Pordenone|Gorizia|Macerata|Fermo|Ascoli Piceno|Urbino|Biella|Vercelli|Verbania|Lodi|Sondrio|Carpi|Faenza|Imola|Empoli|Viareggio|Toscana|Umbria|Sicilia|Sardegna|Puglia|Lombardia|Piemonte|Veneto|Liguria|Calabria|Lazio|Marche|Abruzzo|Molise|Campania|Basilicata|Trentino|Brianza|Salento|Chianti";

function placePhrase(typed: string): string {
  const text = typed
    .replace(premises, "")
    .replace(/^(?:(?:ci troviamo|siamo|situat[oaie]|ubicat[oaie]|ci trovi) )/iu, "")
    .replaceAll(/(?<!\p{L})v\.(?:le)? ?(?=\p{Lu})/gu, (found) => (/le/.test(found) ? "viale " : "via "))
    .replaceAll(/(?<!\p{L})p\.?(?:zza|za|\.za)\.? (?=\p{L})/giu, "piazza ")
    .replaceAll(/(?<!\p{L})c\.so (?=\p{L})/giu, "corso ")
    .replaceAll(/(?<!\p{L})loc\.? (?=\p{Lu})/gu, "località ");
  if (
    /^(?:in|a|ad|al|allo|alla|all|ai|agli|alle|nel|nello|nella|nei|negli|nelle|sul|sulla|su|sopra|sotto|presso|vicino|davanti|di fronte|dietro|accanto|tra|fra|fuori|dentro|lungo|per)(?!\p{L})/iu.test(
      text,
    )
  )
    return lowered(text);
  if (/^(?:uscita|all’uscita)/iu.test(text)) return `all’${lowered(text)}`;
  if (/^centro commerciale/iu.test(text)) return `al ${lowered(text)}`;
  if (
    /^(?:zona|via|viale|piazza|corso|largo|piazzale|strada|vicolo|contrada|località|frazione|lungomare|borgo)(?!\p{L})/iu.test(
      text,
    )
  )
    return /^lungomare/iu.test(text) ? `sul ${lowered(text)}` : `in ${lowered(text)}`;
  if (/^(?:centro|loc)/iu.test(text)) return `in ${lowered(text)}`;
  if (
    /^(?:Toscana|Umbria|Sicilia|Sardegna|Puglia|Lombardia|Piemonte|Veneto|Liguria|Calabria|Lazio|Marche|Abruzzo|Molise|Campania|Basilicata|Trentino|Brianza|Salento)/u.test(
      text,
    )
  )
    return `in ${text}`;
  return /^(?!(?:domicilio|casa|\p{L}+ (?:passi|minuti|metri|chilometri))(?!\p{L}))\p{Ll}/u.test(text)
    ? `in ${text}`
    : `a ${text}`;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const readItalian: ReadingTable = {
  shorthand: [
    ...italianShorthand(months),
    [/ (?:→|=>|=) (?=\p{L})/gu, ", "],
    [/(?<=^|[\s(])\+ ?(?=\d[\d.]* \p{L}{4})/gu, "più di "],
    // One price for both items: "20 h + code = 1190 €".
    [/ \+ (?=[^,.;+]{2,40}?(?:\$ ?\d|\d[\d.,]* ?(?:€|\$|euros?|pesos|reais)))/giu, " e "],
    [/ = ?(?=\d[\d.,]* ?(?:€|euros?))/giu, " a "],
    ...calendarRules({ weekdays, months, sure: /^(?:giovedì|venerdì|sabato)$/, between: " a | e | al " }),
    [words("nn", "giu"), "non"],
    [words("x(?= )", "gu"), "per"],
    [words("cmq", "giu"), "comunque"],
    [words("x[kc]h?[eéè]?|perche|perchè", "giu"), "perché"],
    [words("c’e", "giu"), "c’è"],
    [words("ke", "gu"), "che"],
    [words("tel|telefono", "giu"), "telefono"],
    [/(?<=telefono)\./giu, ""],
    [words("cell", "giu"), "cellulare"],
    [words("wa(?= \\d)|wapp|whats(?!app)|watsapp|wathsapp", "giu"), "WhatsApp"],
    [words("whatsapp", "giu"), "WhatsApp"],
    [words("fb", "giu"), "Facebook"],
    [words("ig|insta", "giu"), "Instagram"],
    [/(?<!\p{L})[eE]['’](?= )/gu, "è"],
    [words("citta", "giu"), "città"],
    [
      words("(\\p{L}{4,})ita(?= |$)", "giu"),
      (whole = "", stem = "") =>
        /^(?:qual|novi?|attiv|special|facil|comod|necess|local|ospital|possibil|disponibil|quant|univers|mobil|curios|oppurtun|opportun|pubblic|velocit)$/iu.test(
          stem,
        )
          ? `${stem}ità`
          : whole,
    ],
    [words("gia(?= )", "giu"), "già"],
    [words("piu", "giu"), "più"],
    [words("puo", "giu"), "può"],
    [words("meta(?= prezzo)", "giu"), "metà"],
    [words("caffe", "giu"), "caffè"],
    [words("te(?= freddo| caldo)", "giu"), "tè"],
    [words("pero", "giu"), "però"],
    [words("cosi", "giu"), "così"],
    [words("gratis+", "giu"), "gratis"],
    [words("gg", "giu"), "giorni"],
    [words("max", "giu"), "massimo"],
    [words("min(?= \\d)", "giu"), "minimo"],
    [/(?<=\d ?)min(?:uti)?\b\.?/giu, " minuti"],
    [/(?<=\d ?)kg\b/giu, " chili"],
    [words("ca|circa", "giu"), "circa"],
    [words("bimbi", "giu"), "bambini"],
    [words("dott", "giu"), "dottor"],
    [words("prof", "giu"), "professor"],
    [words("a testa|a pers(?:ona)?|pp|p\\.p\\.", "giu"), "a testa"],
    [/\s?\/\s?mese\b/giu, " al mese"],
    [/\s?\/\s?anno\b/giu, " all’anno"],
    [/\s?\/\s?(?:ora|h)\b/giu, " all’ora"],
    [/\s?\/\s?(?:giorno|gg)\b/giu, " al giorno"],
    [/\s?\/\s?(?:settimana|sett)\b/giu, " a settimana"],
    [/\s?\/\s?(?:kg|chilo)\b/giu, " al chilo"],
    [/\s?\/\s?(?:persona|pers|pax|cad)\b\.?/giu, " a testa"],
    [/\s?\/\s?m(?:q|2|²)(?!\p{L})/giu, " al metro quadro"],
    [words("cad(?:auno)?", "giu"), "l’uno"],
    [
      words("pasquetta|pasqua|natale|capodanno|ferragosto|befana", "giu"),
      (word = "") => word.charAt(0).toUpperCase() + word.slice(1),
    ],
    [/(?<=a testa) (?=bevande)/giu, ", "],
    [/ ?\+ ?(?=[^+]{2,40} ?\+ ?\p{L})/gu, ", "],
    [/\s?\+ ?iva\b/giu, " più IVA"],
    [words("iva (?:compresa|inclusa|inc|incl)", "giu"), "IVA compresa"],
    [words("iva", "giu"), "IVA"],
    [words("1a|1ª", "gu"), "prima"],
    [words("1o|1°(?! \\p{L}*(?:gennaio|maggio|novembre))", "gu"), "primo"],
    [/(?<=\d)\s?euro\b|(?<=\d)\s?eur\b/giu, " €"],
    [/(?<=\d)€/g, " €"],
    [/€ ?(\d+(?:[.,]\d+)*)/g, "$1 €"],
    [/(?<!\p{L})scont[oi] (?:fino (?:al|a) )-?(\d{1,2}) ?%/giu, "fino al $1% di sconto"],
    [/(?<!\p{L})scont[oi] (?:del )?-?(\d{1,2}) ?%/giu, "$1% di sconto"],
    [/(?<!\p{L})sconto (\p{L}{4,}) (?:del )?-?(\d{1,2}) ?%/giu, "$2% di sconto per $1"],
    [/(?<!\p{L})fino (?:al|a) -(\d{1,2}) ?%/giu, "fino al $1% di sconto"],
    [/(?<![\p{L}\d%])[-–](\d{1,2}) ?%/gu, "$1% di sconto"],
    [/(?<!(?:sconto|sconti|del|al) )(\d{1,2}) ?% (?=su(?:l|lla|gli|i|lle|ll’)? )/giu, "$1% di sconto "],
    [/(?<=\d ?%)(?: di)? sconto/giu, " di sconto"],
    [/ ?& ?| \+ (?=\p{L})|(?<=\p{L})\+(?=\p{L})/gu, " e "],
    [/(?<!\p{L})e (?=e\p{L})/giu, "ed "],
  ],
  abbreviation:
    /(?:^|[\s(/])(?:(?:Sig|[Dd]ott|[Dd]r|[Pp]rof|[Aa]vv|[Gg]eom|[Ii]ng|[Aa]rch|[Vv]|[Vv]\.le|[Pp]\.zza|[Cc]\.so|[Ll]oc|[Nn]|[Tt]el|[Cc]ell|[Mm]ax|[Mm]in|[Cc]ad|[Ee]s|[Aa]rt|S|[A-Z])\.[\s\S]{0,2}$|(?:[Ee]cc|gen|feb|apr|mag|giu|lug|ago|sett?|ott|nov|dic)\.\s?[\p{Ll}\d(–-]$)/u,
  range: /(?:lun|mar|mer|gio|ven|sab|dom)\p{L}*\.?\s[-–—]+\s(?:lun|mar|mer|gio|ven|sab|dom)|\d\s[-–—]+\s\d/iu,
  fragmentBreak:
    /(?<!(?:inclus[oaie]|compres[oaie]|include|comprende|(?:sconto?i?|sconto fino al \d+ ?%|\d ?%(?: di sconto)?) su(?:lle|lla|l|i|gli)?) [^.;]{0,45}), (?:e |inoltre )?|(?<=[^,]{3}),(?=\p{L})| \/ |: (?=\p{L})/iu,
  labels: [
    [
      "required",
      /^(?:(?:obbligatorio|da|si deve|dovete|bisogna|va) (?:dire|inserire|citare|leggere)(?: (?:così|testuale|alla lettera))?|dicitura(?: obbligatoria)?|testo (?:legale|obbligatorio)|note legali|obbligatorio|disclaimer(?: .{0,25})?)$/iu,
    ],
    ["slogan", /^(?:(?:lo|il|il nostro) )?(?:slogan|payoff|pay off|claim|motto)(?: è)?$/iu],
    ["avoid", /^(?:non (?:dire|dite|menzionare|nominare|usare)|evitare|vietato(?: dire)?|da evitare)$/iu],
    ["audience", /^(?:target|pubblico|destinatari|rivolto a|a chi si rivolge)$/iu],
    [
      "instruction",
      /^(?:tono|stile|voce|voci|musica|formato|durata|nota|note|nb|ps|idea|brief|copione|personaggi|istruzioni|speaker|effetti|atmosfera|spot|riferimento)$/iu,
    ],
    [
      "contact",
      /^(?:contatti|contatto|telefono|tel|chiamare|sito|sito web|email|mail|prenotazioni|info|informazioni|whatsapp|iscrizioni)$/iu,
    ],
    ["where", /^(?:dove|indirizzo|luogo|sede|zona|location)$/iu],
    ["when", /^(?:quando|date?|orari[oi]?|giorni|apertura)$/iu],
    [
      "offer",
      /^(?:(?:l’|la |nostra )?(?:offerta|promo|promozione|offerte|prezz[oi]|sconto|sconti|tariffe)(?: (?:del|di|della|autunno|estate|inverno|primavera|natale|speciale)\s?.{0,20})?)$/iu,
    ],
    [
      "what",
      /^(?:cosa|prodotto|servizi[o]?|attività|azienda|evento|cosa facciamo|chi siamo|figura ricercata|posizione)$/iu,
    ],
    [
      "proof",
      /^(?:vantaggi|punti di forza|perché noi|perché sceglierci|comprende|include|caratteristiche)$/iu,
    ],
    ...formLabels,
  ],
  instruction: instructionsOf({
    start: [
      "(?:fate|fai|fallo|fatelo|facciamo|fare|vorrei|vorremmo|voglio|vogliamo|mi piacerebbe|ci piacerebbe|serve|ci serve|mi serve|ho bisogno) (?:di )?(?:qualcosa|una cosa|uno? spot|un dialogo|una voce|voc[ei]|un tono|un testo|una pubblicità|una conversazione|musica|che|un annuncio|divertente|due|una scenetta|un audio|jingle)",
      "(?:deve|dovrebbe|dev’) (?:essere (?:una cosa|un|uno|divertente|simpatico|serio|breve|caldo)|suonare|sembrare|far|trasmettere|iniziare|finire|avere)",
      "(?:con|mettere|mettete|metti|usare|usate|usa|inserire)(?: (?:un|una|due|la|il|il suono|della))?(?: \\p{L}+)? (?:voc[ei]|musica|accento|tono|effetti|rumori?|suoni|dialogo|umorismo|speaker|risate|sottofondo)",
      "(?:tono|voce|voci|musica|stile|atmosfera|accento|jingle)(?!\\p{L})(?! dal vivo| live| e balli)",
      "non (?:dire|dite|dica|menzionare|menzionate|promettere|promettete|usare|usate|parlare|parlate|mettere|mettete|nominare|nominate|esagerare|fare|fate|dare|inventare|inventate|sembrare|citare|citate|leggere|urlare|spaventare|scrivere|deve|vogliamo|voglio|inserire|serve dire|dimenticate)",
      "niente (?:battute|musica|voci|urla|volgarità|parolacce|jingle|esagerazioni|di volgare|di troppo|accenti|nomi|prezzi)",
      "(?:no|senza) (?:battute|musica|volgarità|parolacce|urla|urlare|jingle|esagerare|accento|effetti|essere|risultare|nominare|citare|dire|parolacce|voci)",
      "(?:evitare|evitate|evita|vietato|mai (?:dire|nominare|usare)|guai a)",
      "(?:iniziare|iniziate|inizia|cominciare|cominciate|comincia|aprire|aprite|partire|partite) con(?! \\d)",
      "(?:chiudere|chiudete|chiudi|finire|finite|finisci|terminare|terminate|concludere) con",
      "(?:dialogo|conversazione|scenetta|botta e risposta) (?:tra|fra|con)",
      "(?:lui|lei) (?:fa|dice|è|ride|urla|risponde|chiede|sta)",
      "(?:2|due|un|una|tre) (?:amici|amiche|vicini|vicine|signore|signori|nonne|nonni|colleghi|voci|personaggi|fidanzati|comari|ragazzi che|ragazze che|persone che)(?: .*)?$",
      "(?:rivolgersi|rivolto|rivolta|rivolgetevi|indirizzato|pensato|target|pubblico)(?: (?:a|ai|alle|agli|è|principale|di riferimento)(?!\\p{L})| ?:)",
      "(?:dare|dando|diamo|dar|date) (?:del|il) (?:tu|lei|voi)",
      "(?:una cosa|qualcosa di) \\p{L}+ ma non",
      "(?:divertente|simpatic[oa]|seri[oa]|cald[oa]|allegr[oa]|elegante|giovane|giovanile|dinamic[oa]|tranquill[oa]|breve|cort[oa]|emozionante|naturale|fresc[oa]|formale|informale|professionale|rassicurante|ironico|coinvolgente)(?:,? (?:e |ma |o )?(?:non )?(?:molto |più |troppo )?(?:divertente|simpatic[oa]|seri[oa]|cald[oa]|allegr[oa]|elegante|giovane|dinamic[oa]|tranquill[oa]|breve|naturale|formale|informale|professionale|rassicurante|volgare|per favore))*$",
      "(?:per favore|grazie|saluti|cordiali saluti|gentili|spett|nota|nb|ps|p\\.s)(?:$|[ ,:.!])",
      "(?:mia|mio|il|la) (?:moglie|marito|suocera|capo|titolare|figli[oa]|socio|ex socio|commercialista|avvocato|collega|fratello) (?:dice|vuole|ascolta|pensa|odia|preferisce|mi|ha)",
      "(?:spot|annuncio|pubblicità|radio) (?:da|di|per|radio) (?:\\d+|la radio|quindici|venti|trenta)",
      '(?:da )?\\d+ ?(?:secondi|sec|s|")$',
      "(?:se (?:possibile|potete|puoi|riuscite|c’è (?:tempo|spazio)|avanza)|potete|potreste|puoi (?:dire|mettere|fare|usare)|fate voi|vedete voi|il resto|per il resto|come volete|penso che|credo che|secondo me|immagina|inventate)",
      "(?:l’ultimo|lo scorso|il precedente) (?:spot|annuncio)",
      "(?:ignora|ignorate|dimentica) (?:le|tutte|tutto|ogni)",
      "sei (?:un|una|un’) ?(?:ia|assistente|copywriter|modello|intelligenza)",
      "(?:scrivi|scrivete|genera|crea|create) (?:un|uno|una|il|qualcosa)",
    ],
  }),
  segmenting: segmentingOf("it", { tagger: tagByEnding, joining: "e|ed|o|ma" }),
  unfinished:
    /(?<![\p{L}\p{N}’])(?:(?:non (?!dobbiamo)\p{L}+iamo|bisogna|si può|si deve|qui|può|possono|deve|devono|dobbiamo|di|del|della|dei|degli|delle|a|al|alla|ai|in|nel|nella|con|per|da|dal|dalla|su|il|lo|la|i|gli|le|un|una|uno|che|se|non|è)(?: |$))+$/iu,
  retraction:
    /(?:non ditel[oaie](?!\p{L})|non (?:serve|occorre|è necessario|c’è bisogno di) (?:dir|citar|menzionar|legger|nominar)(?:l[oaie]|e)(?!\p{L})|non (?:lo|la|li|le) (?:dite|dire|dica|nominate|menzionate|mettete|inserite|leggete)|(?:questo|ciò) (?:non (?:ditelo|va detto|dirlo)|no)$|lo dicono tutti|tra noi|detto tra noi|non per (?:lo spot|la radio)|per vostra informazione|(?:così|tanto) per sapere|perché non è vero|ahah|haha)/iu,
  insistence:
    /^(?:questo |e questo |la frase )?(?:va detto|bisogna dirlo|deve (?:esserci|essere detto|comparire)|è obbligatorio|obbligatorio(?: dirlo)?|importante(?: dirlo)?|da dire assolutamente|è importante)/iu,
  mustSuffix:
    /(?:,| [-–])? (?:l’avvocato (?:vuole|chiede) (?:che lo diciamo|di dirlo)|va detto|deve esserci|bisogna dirlo|\(obbligatorio\)|obbligatorio dirlo|da dire)$/iu,
  avoid: [
    /(?<!\p{L})(?:non|mai|né) (?:dire|dite|dica|menzionare|menzionate|usare|usate|parlare|parlate|nominare|nominate|mettere|mettete|promettere|promettete|citare|citate|fare nomi|fate nomi) (?:che (?:siamo |è |sono )?|la parola |le parole |di |del |dei |della |il |lo |la |i |gli |le |mio |nomi di )?(?<words>.{2,90})/iu,
    /(?<!\p{L})(?:evitare|evitate|evita|niente|vietato(?: dire)?|senza (?:dire|nominare)|no) (?:la parola |le parole |di dire |il |la |i |le )?(?<words>.{2,90})/iu,
  ],
  or: /,? (?:o|né|e|oppure) |, ?|\/| (?:perché|che|lo dicono|non è|in quanto|sul)(?: .*)?$/iu,
  vague: words("niente|nulla|questo|quello|più|molto|prezzo|prezzi|tutto|qualcosa|nomi"),
  lead: /^(?:(?:e|o|poi|inoltre|ma|allora|dunque|ah|beh|ciao|salve|buongiorno|buonasera)[,!]? +)*(?:(?:vogli\p{L}+|vorr\p{L}+) (?:ricordare|dire|avvisare) (?:\p{L}+ ){0,3}che |(?:il|nostro) messaggio (?:centrale|principale|chiave) è (?:che |[\p{L}’ ]{3,30}: )|(?:per favore,? )?(?:vorrei|vorremmo|voglio|vogliamo|ho bisogno di|ci serve|mi serve|dobbiamo)(?: fare)? (?:un |uno |una )?(?:spot|annuncio|pubblicità|promo)(?: radio)? (?:per|su|di|che dica che|del|della)(?: il | la | i )?(?:mio |mia |nostro |nostra )?|(?:spot|annuncio|pubblicità)(?: radio)? (?:per|di|su) (?:il |la |mio |mia )?|(?:(?:bisogna|va|si deve|dovete) )?(?:dite|dire|detto|dì|dica|menzionare|menzionate|ricordare|ricordate|sottolineare|sottolineate|far sapere|comunicare|annunciare) (?:che |anche che |a tutti che )|(?:si tratta di|è per|l’idea è|(?:(?:vorrei|vorremmo|vogliamo) )?(?:promuovere|pubblicizzare|far conoscere|annunciare)) (?:il |la )?(?:mio |mia |nostro |nostra )?|(?:la|l’) ?(?:promo|offerta) è )?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:(?:ah){2,}|(?:ha){2,}|eheh+|xd+|per favore|per piacere|grazie(?: mille)?|saluti|insomma|diciamo|appunto|eh|ecc|eccetera|cioè|boh)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.!,]+(?=$|\s))?/giu,
  opening:
    /(?:iniziare|iniziate|inizia|cominciare|cominciate|aprire|aprite)(?: lo spot)? con(?: (?:la|una) (?:frase|domanda))?(?: (?:tipo|del tipo|come))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  closing:
    /(?:chiudere|chiudete|chiudi|finire|finite|terminare|concludere)(?: lo spot)? con(?: la (?:frase))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  angles: [
    [/(?:inizia\p{L}*|comincia\p{L}*|apri\p{L}*) con (?:una )?domanda/iu, "question"],
    [/(?:inizia\p{L}*|comincia\p{L}*|apri\p{L}*) con (?:il |l’|lo )?(?:prezzo|offerta|sconto)/iu, "offer"],
    [/(?:inizia\p{L}*|comincia\p{L}*|apri\p{L}*) con (?:una )?(?:scena|storia)/iu, "scene"],
  ],
  required:
    /^(?:messaggio pubblicitario|fogli? informativ|prima dell’adesione leggere|taeg|tan fisso|salvo approvazione|offerta valida|promozione valida|fino ad esaurimento scorte|salvo esaurimento|il regolamento|regolamento (?:su|completo)|direttore sanitario|aut\. |autorizzazione|è un medicinale|è un dispositivo medico|leggere attentamente|bevi responsabilmente|bere responsabilmente|gioca (?:responsabilmente|senza)|il gioco è vietato|vietato ai minori|riservato ai maggiorenni|comunicazione elettorale|messaggio elettorale|committente|annuncio rivolto a|la ricerca è rivolta|capitale a rischio|concorso a premi|condizioni (?:in|su|presso)|sconto non cumulabile|non cumulabile)/iu,
  requiredInFull: [[/^fino ad esaurimento scorte$/iu, "L’offerta è valida fino ad esaurimento scorte."]],
  verbs: [
    ["whatsapp", /whats ?app/iu],
    ["text", /sms/iu],
    ["book", /(?:prenot|appuntament)/iu],
    ["order", /(?:ordin|asporto|domicilio)/iu],
    ["apply", /(?:curriculum|cv(?!\p{L})|candida|lavora con noi)/iu],
    ["register", /(?:iscri|registra)/iu],
    ["tickets", /(?:bigliett|prevendit)/iu],
    ["donate", /(?:dona|donazion|5 ?x ?1000)/iu],
    ["download", /scaric.{0,24}(?:app|store|play)|app.{0,24}scaric/iu],
    ["listen", /ascolt/iu],
    ["message", /(?:scriv|messaggi|dm(?!\p{L}))/iu],
    ["call", /(?:chiam|telefon|numero verde|cellulare)/iu],
    ["visit", /(?:visita|vai su|sito)/iu],
  ],
  contactWords:
    /(?<!\p{L})(?:chiama(?:re|te|ci|teci)?|telefon[oa](?:re|te)?|tel|cellulare|numero|verde|whatsapp|scrivi(?:ci)?|scrivere|scrivete|manda(?:re)?|invia(?:re)?|messaggi[oi]?|sms|dm|email|mail|sito|web|visita(?:te)?|prenota(?:re|te|zioni?)?|appuntament[oi]|ordina(?:re|te)?|ordini|info|informazioni|iscrizioni|iscriviti|biglietti|prevendita|scarica|su|al|allo|alla|a|ai|o|oppure|e|per|il|lo|la|i|gli|le|di|da|con|tuo|nostro|gratis|ora|subito|solo|anche|qualsiasi|contatti|contattaci|facebook|instagram|seguici|cv|curriculum|candidature|candidati|turno|online|ci|vi|ti|aspettiamo|entro|passa(?:re|te)?|in|noi|disponibili)(?!\p{L})/giu,
  from: /(?:^|\s)(?:da(?: soli)?|a partire da|partire da)$/iu,
  attribution:
    /["”»],? (?:ha detto|ha dichiarato|afferma|spiega|dice|racconta|ha spiegato|commenta|sottolinea)(?!\p{L})|(?<!\p{L})(?:ha dichiarato|ha spiegato|afferma|commenta|sottolinea) \p{Lu}/u,
  tail: /^(?:IVA|più IVA|bevande (?:escluse|incluse|comprese)|bibite|inclus[oaie]|compres[oaie]|esclus[oaie]|minimo|massimo|anziché|invece di|prima|a testa|al mese|all’ora|l’uno|per i primi|solo (?:per|con|a pranzo|a cena|il|la|su)|per (?:i nuovi|chi)|tutto (?:compreso|incluso)|tranne|eccetto|escluse|con (?:bibita|bevanda|contorno|dolce|caffè)|senza (?:interessi|iscrizione|costi|anticipo|vincoli)$|in \d+ rate|fino ad esaurimento)(?!\p{L})/iu,
  off: /^\s?(?:di sconto|sconto|in meno|di riduzione)(?!\p{L})/iu,
  per: /^(?:\s?(?:al|all’|alla|a|per|il|ogni|più IVA|IVA|con|senza|inclus|compres|esclus|fino|tutti|tutto|invece|anziché|solo|netti|lordi|l’uno|mensili|annui|settimanali|da|dal|su|sul|sulle|sugli|sulla|in|se|e)(?!\p{L})|,|\s?\(|\s?\+|\s(?:inclus|compres|esclus))/iu,
  amount: /(?<!\p{L})metà prezzo(?!\p{L})/iu,
  offer:
    /(?<!\p{L})(?:gratis|gratuit[oaie]|omaggio|in regalo|sconto|sconti|scontat[oaie]|offerta|promo(?:zione)?|due per uno|tre per due|2x1|3x2|metà prezzo|saldi|svendita|zero (?:costi|provvigioni|commissioni)|senza (?:iscrizione|interessi|anticipo|vincoli|costi)|buono|coupon|non pagano|pagano la metà|si paga la metà|libero)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:dal (?:19|20)\d\d|\d+ anni|garanzia|garantit[oaie]|certificat[oaie]|diplomat[oaie]|qualificat[oaie]|a conduzione familiare|tradizione|esperienza|artigianal[ei]|fatt[oaie] (?:a mano|in casa)|casalin\p{L}+|premio|premiat[oaie]|recensioni|stelle|clienti|esperti|professionisti|produttore)(?!\p{L})/iu,
  audience: /^(?:per (?:i|gli|le|la|tutti i|bambini|adulti|donne|uomini|chi) |adatto a |ideale per )/iu,
  benefit:
    /^non (?:serve|servono|occorre|è necessari|devi)|^(?:senza|niente|nessun[oa]?|zero) (?!esperienza|appuntamento|prenotazione|cambi|rimborsi|alcol|figli|animali|aria)/iu,
  event:
    /(?<!\p{L})(?:fiera|sagra|festival|concerto|festa|mercatino|mercatini|gara|maratona|torneo|concorso|open day|porte aperte|congresso|convegno|mostra|inaugurazione|gala|ballo|spettacolo|saldi|svendita|liquidazione|asta|saggio|serata|corso estivo|centro estivo|campo estivo|carnevale|rassegna|degustazione guidata|expo|processione|palio|tombola|raduno|commedia)(?!\p{L})/iu,
  time,
  timePhrase,
  ...placesOf({
    cities,
    beside: "di fronte a(?:l|lla|llo)?|vicino a(?:l|lla)?|dietro|accanto a(?:l|lla)?|davanti a(?:l|lla)?",
    near: "in|a|ad|al|allo|alla|all’|nel|nella|nei|presso|vicino a|vicino al|vicino alla|di fronte a|di fronte al|di fronte alla|davanti a|davanti al|davanti alla|dietro|accanto a|accanto al|sopra|sotto|a due passi da|a due passi dal|a \\d+ (?:minuti|min|metri|km) da|nel centro di|in centro a|in tutta|in tutto|zona|uscita|lungo|fuori|per tutta",
    street:
      "via|viale|v\\.le|v\\.|piazza|p\\.zza|p\\.za|corso|c\\.so|largo|piazzale|strada|vicolo|contrada|località|loc\\.|frazione|lungomare|borgo|centro commerciale|zona industriale|zona artigianale|zona|uscita",
    joints:
      "di|del|della|dei|degli|delle|la|le|il|lo|gli|i|e|a|in|con|al|alla|angolo|fronte|n\\.?|d’|dell’|san|santa",
  }),
  placePhrase,
  joinPlaces,
  hiring:
    /(?<!\p{L})(?:cerchiamo|cercasi|ricerchiamo|assumiamo|stiamo (?:cercando|assumendo)|selezioniamo|offerta di lavoro|lavora con noi|posizioni aperte|inseriamo)(?!\p{L})/iu,
  speakers: { one: /(?!)/u, many: /(?:)/u },
  negative: /^(?:non|no|mai|senza|niente|nessun[oa]?|zero|né)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:noi|nostr[oaie]|siamo|abbiamo|facciamo)(?!\p{L})/iu,
  neverSold:
    /^(?:(?:anche |si )?(?:accettiamo|accettano|apriamo|chiudiamo|arriviamo|siamo (?:aperti|a|in|al|sopra|sotto|vicino|di fronte|chiusi)|consegniamo|parliamo|spediamo|apre|chiude)|ci troviamo|vi aspettiamo|ti aspettiamo|non c’è|non ci sono|non abbiamo|si viene|si prenota|ci si iscrive|le iscrizioni|i posti|il parcheggio|l’ingresso|le bevande|i cani|i bambini|dai \d)(?!\p{L})/iu,
  depends: /^(?:è|sono|include|comprende|dura|costa|questo|questa|così) /iu,
  notice:
    /(?<!\p{L})(?:avviso (?:pubblico|ai cittadini)|pubblica utilità|campagna di sensibilizzazione|protezione civile)(?!\p{L})/iu,
  verbBehind:
    /^(?: (?:di|a|in) \p{Lu}[\p{L}-]+)? (?!(?:come|oltre|sopra|anche|per|con|che)(?!\p{L}))\p{Ll}{2,}(?:a|e|ano|ono) (?:i|il|lo|la|l’|gli|le|un|una|un’|di|del|da|dal|in|a|al|ogni|per|solo|e \p{Ll}+e) ?/u,
  isTypedSentence: isItalianSentence,
  parse: parseItalian,
  recase: recaseOf({
    names: cities,
    acronyms:
      "IVA DJ TV VIP GPS LED PC SUV USA UE ISEE CAF ASL DOC DOP IGP TAN TAEG CV SPA SRL ATM FS GPL ADSL WC NCC ONLUS",
    small:
      "tutto tutte sconti sconto di del della dei il lo la i gli le e in con per a da un una o che non si ci più ma tutti solo fino su anche al dal gratis",
  }),
};
