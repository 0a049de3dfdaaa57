import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import type { ReadingTable } from "../reading-table.ts";
import { formLabels } from "./form-labels.ts";
import { isFrenchSentence, parseFrench } from "./fr-grammar.ts";
import { frenchLabels } from "./fr-labels.ts";
import { calendarRules, timeOf, words } from "./romance-calendar.ts";
import { instructionsOf, joinPlaces, placesOf, premises, recaseOf } from "./romance-reading.ts";
import { frenchShorthand } from "./romance-shorthand.ts";

const weekdays = [
  ["lun", "lundi"],
  ["mar", "mardi"],
  ["mer", "mercredi"],
  ["jeu", "jeudi"],
  ["ven", "vendredi"],
  ["sam", "samedi"],
  ["dim", "dimanche"],
] as const;
const months = [
  ["janv?", "janvier"],
  ["f[ée]vr?", "février"],
  ["mars", "mars"],
  ["avr", "avril"],
  ["mai", "mai"],
  ["juin", "juin"],
  ["juil", "juillet"],
  ["ao[uû]t", "août"],
  ["sept?", "septembre"],
  ["oct", "octobre"],
  ["nov", "novembre"],
  ["d[ée]c", "décembre"],
] as const;
const month = `(?:${months.map(([, name]) => name).join("|")})`;
const weekday = `(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?`;
const clock = String.raw`(?:[01]?\d|2[0-4])\s?(?:h(?:\s?[0-5]\d)?|:[0-5]\d)`;

const time = timeOf({
  sure: [
    String.raw`(?:tous les (?:jours|soirs|matins|midis)(?: sauf (?:le )?${weekday})?|chaque jour|toute l’année|toute la journée|24 ?h ?(?:/|sur) ?24(?:(?:,? et)? 7 ?j(?:ours)? ?(?:/|sur) ?7)?|7 ?j(?:ours)? ?(?:/|sur) ?7|7 ?/ ?7|jour et nuit|le week-?end|les week-?ends|ce week-?end|en semaine|ce soir|aujourd’hui|cette semaine|ce mois-ci|les midis|le midi|le soir|le matin|midi et soir|jours fériés|l’après-midi|toute la semaine|sur rendez-vous)`,
    String.raw`${weekday} \d{1,2}(?: ${month})?(?:(?: et | au |, )(?:le )?(?:${weekday} )?\d{1,2}(?: ${month})?)*`,
    String.raw`${weekday}(?:(?:\s?[-–/]\s?| à | au | et |, )(?:le )?${weekday})*(?: (?:matin|midi|soir|après-midi))?`,
    String.raw`(?:\d{1,2}|1er)(?:(?:\s?[-–]\s?| et | au |, )\d{1,2}){0,3} ${month}(?: 20\d\d)?`,
    String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?(?!\d)`,
    String.raw`(?:en|fin|début|mi-|courant|tout le mois de|jusqu’en|dès) ?${month}`,
    String.raw`(?:de )?${clock}\s?(?:à|-|–|/)\s?(?:${clock}|minuit|midi)`,
    String.raw`(?:à |dès |jusqu’à )?${clock}`,
    String.raw`(?:à |jusqu’à )(?:minuit|midi)`,
  ],
  loose: String.raw`(?:matin|midi|soir|après-midi|le (?:matin|midi|soir))`,
  lead: "le|la|les|du|de|chaque|tous|ce|cette|dès|depuis|jusqu’au|jusqu’à|jusqu’en|au|à|avant|après|seulement|uniquement|sauf|(?<!portes )ouverte?s?|on est ouvert|partir|horaires?|entre|et|aussi|même|le prochain",
  joint: ",|et|à|au|de|du|jusqu’à|jusqu’au|dès|-|–|/|\\+|même|le",
});

function timePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:(?:on est |nous sommes )?ouverte?s?|horaires?)(?: :)? /iu, "")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[-–]\s?(?=${weekday})`, "gu"), "$1 au ")
    .replaceAll(new RegExp(String.raw`(${weekday}) à (?=${weekday})`, "gu"), "$1 au ")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[/+]\s?(?=${weekday})`, "gu"), "$1 et ")
    .replaceAll(/(?<!\p{L})24 ?h ?(?:\/|sur) ?24/giu, "24 heures sur 24")
    .replaceAll(/(?<!\p{L})7 ?j(?:ours)? ?(?:\/|sur) ?7|(?<![\d/])7 ?\/ ?7(?![\d/])/giu, "7 jours sur 7")
    .replaceAll(/(\d{1,2}):(\d{2})/g, "$1 h $2")
    .replaceAll(/(\d) ?h ?00(?!\d)/g, "$1 h")
    .replaceAll(/(?<=\d)h(?!\p{L})/giu, " h")
    .replaceAll(/h(?=\d\d)/g, "h ")
    .replaceAll(
      /(?<!de |[\d:h] ?)(\d{1,2} h(?: \d\d)?)\s?(?:à|-|–|\/)\s?(?=(?:\d{1,2} h|minuit|midi))/gu,
      "de $1 à ",
    )
    .replaceAll(/(?<=de \d{1,2} h(?: \d\d)?)\s?(?:-|–|\/)\s?(?=\d)/gu, " à ")
    .replaceAll(new RegExp(String.raw`(\d{1,2}|1er)\s?[-–]\s?(\d{1,2}) (?=${month})`, "gu"), "du $1 au $2 ")
    .replaceAll(
      new RegExp(String.raw`(\d{1,2})/(\d{1,2})(?:/(?:20)?\d\d)?(?!\d)`, "g"),
      (_, day: string, at: string) => `${Number(day)} ${months[Number(at) - 1]?.[1] ?? at}`,
    )
    .replace(/,$/, "")
    .trim();
  const said = text.replace(new RegExp(String.raw`^du (?=${weekday} au )`, "iu"), "");
  if (new RegExp(String.raw`^${weekday} au ${weekday}(?! \d)`, "u").test(said)) return `du ${said}`;
  if (new RegExp(String.raw`^${weekday}`, "u").test(said))
    return `le ${said.replace(new RegExp(String.raw` et (?=${weekday} \d)`, "u"), " et le ")}`;
  if (/^(?:\d{1,2}|1er) au \d{1,2} /u.test(said)) return `du ${said}`;
  if (new RegExp(String.raw`^(?:\d{1,2}|1er)(?: ${month}|,? et)`, "u").test(said)) return `le ${said}`;
  if (/^\d{1,2} h(?!eure)/u.test(said)) return `à ${said}`;
  if (/^(?:fin|début|mi-|courant) ?/u.test(said)) return said;
  if (said.startsWith("partir")) return `à ${said}`;
  if (said.startsWith("jours fériés")) return `les ${said}`;
  return said.charAt(0).toLowerCase() + said.slice(1);
}

const cities =
  "Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|Toulon|Saint-Étienne|Le Havre|Grenoble|Dijon|Angers|Villeurbanne|Nîmes|Clermont-Ferrand|Aix-en-Provence|Brest|Tours|Amiens|Limoges|Annecy|Boulogne-Billancourt|Metz|Besançon|Perpignan|Orléans|Mulhouse|Rouen|Caen|Saint-Denis|Argenteuil|Nancy|Montreuil|Roubaix|Tourcoing|Avignon|Dunkerque|Poitiers|Créteil|Versailles|Pau|La Rochelle|Calais|Cannes|Antibes|Béziers|Colmar|Bourges|Quimper|Valence|Troyes|Lorient|Chambéry|Niort|Saint-Malo|Vannes|Laval|Arras|Cholet|Angoulême|Belfort|Albi|Carcassonne|Blois|Évreux|Brive|Tarbes|Saint-Brieuc|Chartres|Rambouillet|Lisieux|Deauville|Fréjus|Biarritz|Bayonne|Agen|Périgueux|Rodez|Aurillac|Mende|Gap|Bastia|Ajaccio|Lens|Douai|Valenciennes|Cambrai|Épinal|Nevers|Moulins|Vichy|Roanne|Mâcon|Auxerre|Beaune|Lausanne|Genève|Bruxelles|Liège|Namur|Charleroi|Montréal|Québec|Laval|Gatineau|Bretagne|Normandie|Alsace|Lorraine|Provence|Corse|Auvergne|Bourgogne|Vendée|Var|Alpes-Maritimes|Gironde|Savoie|Isère|Morbihan|Finistère";

function placePhrase(typed: string): string {
  const text = typed
    .replace(premises, "")
    .replace(/^(?:(?:situés?|située|on est|nous sommes|retrouvez-nous) )/iu, "")
    .replaceAll(/(?<!\p{L})(?:av|ave)\.? (?=\p{L})/giu, "avenue ")
    .replaceAll(/(?<!\p{L})(?:bd|bld|blvd)\.? (?=\p{L})/giu, "boulevard ")
    .replaceAll(/(?<!\p{L})pl\.? (?=\p{L})/giu, "place ")
    .replaceAll(/(?<!\p{L})rte\.? (?=\p{L})/giu, "route ")
    .replaceAll(/(?<!\p{L})(?:za|z\.a\.) (?=\p{L})/giu, "zone artisanale ");
  if (
    /^(?:à|au|aux|en|dans|sur|près|face|derrière|devant|chez|entre|vers|autour|sous|rue|avenue|boulevard|place|route|quai|chemin|allée|cours|impasse|tout|toute|au-dessus)(?!\p{L})/iu.test(
      text,
    )
  )
    return /^toute? /iu.test(text) ? `dans ${lowered(text)}` : lowered(text);
  if (/^(?:zac|zi|salle) /iu.test(text))
    return `${/^salle/iu.test(text) ? "à la salle" : "dans la zone"}${text.slice(text.indexOf(" "))}`;
  if (/^(?:zone|centre-ville|galerie)/iu.test(text))
    return /^zone/iu.test(text)
      ? `dans la ${lowered(text)}`
      : `dans ${/^galerie/iu.test(text) ? "la" : "le"} ${lowered(text)}`;
  if (/^(?:centre commercial|parc|marché|port|métro|quartier)/iu.test(text)) return `au ${lowered(text)}`;
  if (/^showroom/iu.test(text)) return `au ${lowered(text)}`;
  if (
    /^\d{1,4}(?: (?:bis|ter))?,? (?:rue|avenue|boulevard|place|route|quai|chemin|allée|cours|impasse)/iu.test(
      text,
    )
  )
    return `au ${lowered(text)}`;
  if (
    /^(?:Bretagne|Normandie|Alsace|Lorraine|Provence|Corse|Auvergne|Bourgogne|Vendée|Gironde|Savoie|Isère)/u.test(
      text,
    )
  )
    return `en ${text}`;
  if (/^(?:Var|Morbihan|Finistère|Cantal|Lot|Gers|Nord|Jura|Rhône|Bas-Rhin|Haut-Rhin)/u.test(text))
    return `dans le ${text.replace(/ et (?=Alpes-Maritimes)/u, " et les ")}`;
  if (text.startsWith("Le ")) return `au ${text.slice(3)}`;
  return `à ${text}`;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const readFrench: ReadingTable = {
  shorthand: [
    ...frenchShorthand(months),
    [/(?<!\p{L})7 ?j(?:ours)? ?\/ ?7(?!\d)/giu, "7 jours sur 7"],
    [/(?<=\p{L}{2})\((?:e|ère|euse|trice|ne)\)/giu, ""],
    [/(?<!\p{L})tte(?!\p{L})/giu, "toute"],
    [/(?<!\p{L})ttes(?!\p{L})/giu, "toutes"],
    [/(?<!\p{L})bcp(?!\p{L})/giu, "beaucoup"],
    [/(?<!\p{L})c\/(?=\s)/giu, "avec"],
    [/ \+ (?=\p{L}+ (?:offerts|inclus|compris|gratuits)(?!\p{L}))/giu, " et "],
    [/ (?:→|=>|=) (?=\p{L})/gu, ", "],
    [/(?<!\p{L})pdt(?!\p{L})/giu, "pendant"],
    [/(?<!\p{L})toussaint(?!\p{L})/gu, "Toussaint"],
    [/(?<=^|[\s(])\+ ?(?=\d[\d.]* \p{L}{4})/gu, "plus de "],
    // One price for both items: "20 h + code = 1190 €".
    [/ \+ (?=[^,.;+]{2,40}?(?:\$ ?\d|\d[\d.,]* ?(?:€|\$|euros?|pesos|reais)))/giu, " et "],
    [/ = ?(?=\d[\d.,]* ?(?:€|euros?))/giu, " à "],
    [/['](?=\p{L})/gu, "’"],
    ...calendarRules({ weekdays, months, sure: /^(?:samedi|dimanche|vendredi)$/, between: " à | au | et " }),
    [words("tlj|t\\.l\\.j", "giu"), "tous les jours"],
    [words("rdv|r-v|rv", "giu"), "rendez-vous"],
    [words("appart", "giu"), "appartement"],
    [words("apparts", "giu"), "appartements"],
    [words("proprios", "giu"), "propriétaires"],
    [words("ds(?= )", "gu"), "dans"],
    [words("pr(?= )", "gu"), "pour"],
    [words("bcp", "giu"), "beaucoup"],
    [words("svt", "giu"), "souvent"],
    [words("vs(?= )", "gu"), "vous"],
    [words("tel|tél|téléph|telephone", "giu"), "téléphone"],
    [/(?<=téléphone)\./giu, ""],
    [words("whatsapp|whats app|watsap", "giu"), "WhatsApp"],
    [words("fb", "giu"), "Facebook"],
    [words("insta", "giu"), "Instagram"],
    [words("2[eè]me|2nde?|2ème", "giu"), "2e"],
    [words("1ère|1ere|1re", "giu"), "première"],
    [words("1er(?! (?:janv|f[ée]v|mars|avr|mai|juin|juil|ao|sept|oct|nov|d[ée]c))", "giu"), "premier"],
    [/(?<!\p{L})(?:h\/f|f\/h|H\/F|F\/H)(?!\p{L})/gu, ""],
    [words("apres", "giu"), "après"],
    [words("tres", "giu"), "très"],
    [words("deja", "giu"), "déjà"],
    [words("voila", "giu"), "voilà"],
    [words("meme", "giu"), "même"],
    [words("etes", "giu"), "êtes"],
    [words("depannage", "giu"), "dépannage"],
    [words("debouchage", "giu"), "débouchage"],
    [words("deplacement", "giu"), "déplacement"],
    [words("creche", "giu"), "crèche"],
    [words("ecole", "giu"), "école"],
    [words("auto[- ][ée]cole", "giu"), "auto-école"],
    [words("crepes", "giu"), "crêpes"],
    [words("fete", "giu"), "fête"],
    [words("fenetres?", "giu"), (word = "") => word.replace("ne", "nê")],
    [words("electricit[eé]", "giu"), "électricité"],
    [words("electricien", "giu"), "électricien"],
    [words("securit[eé]", "giu"), "sécurité"],
    [words("qualite", "giu"), "qualité"],
    [words("societe", "giu"), "société"],
    [words("specialite(s?)", "giu"), "spécialité$1"],
    [words("beaute", "giu"), "beauté"],
    [words("sante", "giu"), "santé"],
    [words("bebe(s?)", "giu"), "bébé$1"],
    [words("cafe", "giu"), "café"],
    [words("marche(?= (?:de|du|aux|bio|noel|noël))", "giu"), "marché"],
    [
      /(?<![\p{L}\p{N}’])a (?=\p{Lu}|partir|domicile|emporter|volont|la |l’|côté|cote|pied|vendre|louer|deux|\d)/gu,
      "à ",
    ],
    [words("a partir", "giu"), "à partir"],
    [words("jusqu’?a", "giu"), "jusqu’à"],
    [words("ou(?= (?:vous|nous|trouver))", "giu"), "où"],
    [words("recrutement", "giu"), "recrutement"],
    [words("salarie(s?)", "giu"), "salarié$1"],
    [words("max", "giu"), "maximum"],
    [/(?<!\d ?|\p{L})min(?= de| \d)/giu, "minimum"],
    [/(?<=\d ?)min(?:utes)?\b\.?/giu, " minutes"],
    [
      /(?<=(?:en|sous|moins de) )(\d{1,3}) ?h(?!\p{L}|\d| ?\d| ?\/)/giu,
      (_, n = "") => `${n} heure${n === "1" ? "" : "s"}`,
    ],
    [/(\d{1,3}) ?h (?=de (?:conduite|cours|code|formation|ménage|travail|massage))/giu, "$1 heures "],
    [/\s?\/\s?mois\b/giu, " par mois"],
    [/\s?\/\s?an\b/giu, " par an"],
    [/(?<=€ ?)\/\s?(?:heure|h)\b/giu, " de l’heure"],
    [/\s?\/\s?(?:jour|j)\b(?! ?\d)/giu, " par jour"],
    [/\s?\/\s?(?:semaine|sem)\b/giu, " par semaine"],
    [/\s?\/\s?(?:kg|kilo)\b/giu, " le kilo"],
    [/\s?\/\s?(?:pers|personne)\b\.?/giu, " par personne"],
    [/\s?\/\s?(?:m2|m²)(?!\p{L})/giu, " le mètre carré"],
    [/\s?\/\s?(?:pièce|pce|unité|u)\b/giu, " pièce"],
    [words("TTC", "gu"), "TTC"],
    [words("ttc", "gu"), "TTC"],
    [/(?<=\d)\s?euros?\b|(?<=\d)\s?eur\b/giu, " €"],
    [/(?<=\d)€/g, " €"],
    [/(?<=\d)€ ?(?=\d\d(?!\d))/g, ","],
    [/(?<!\p{L})jusqu’à -(\d{1,2}) ?%/giu, "jusqu’à $1 % de remise"],
    [/(?<!(?:remise|réduction|de|taux|à) )(?<![\p{L}\d,.])[-–](\d{1,2}) ?%(?! de)/giu, "$1 % de remise"],
    [/(?<!(?:est|taux) de )(\d{1,2}) ?% (?=sur )/giu, "$1 % de remise "],
    [/(\d{1,2})%/g, "$1 %"],
    [/(?<=remise) de (?:remise|réduction)/giu, ""],
    [/ ?& ?| \+ (?=\p{L}{3})/gu, " et "],
    [words("ou au(?= \\d)", "giu"), "ou au"],
  ],
  abbreviation:
    /(?:^|[\s(/])(?:(?:M|Mme|Mlle|Dr|Me|Pr|St|Ste|[Aa]v|[Aa]ve|[Bb]d|[Bb]lvd|[Pp]l|[Rr]te|[Tt][ée]l|[Nn]|[Ee]x|[Mm]ax|[Mm]in|[Aa]rt|[A-Z])\.[\s\S]{0,2}$|(?:[Ee]tc|janv|févr?|avr|juil|sept|oct|nov|déc|pers|env)\.\s?[\p{Ll}\d(–-]$)/u,
  range:
    /(?:lun|mar|mer|jeu|ven|sam|dim)\p{L}*\.?\s[-–—]+\s(?:lun|mar|mer|jeu|ven|sam|dim)|\d ?h?\s[-–—]+\s\d/iu,
  fragmentBreak:
    /(?<!(?:comprenant|comprend|inclus|(?:remise|réduction|% ?|offre) sur (?:les|la|le|tous|toutes|nos)?) [^.;]{0,45}), (?!\d{2,3} ?%)(?:et |puis )?|(?<=[^,]{3}),(?=\p{L})| \/ | \+ (?=\p{L}{4})(?![^,.+]{2,40}?\d[\d.]* ?€|\p{L}+ (?:offerts|inclus|compris|gratuits))|(?<!ouvert.{0,20}|\d)\s?: (?=\p{L})/iu,
  labels: [...frenchLabels, ...formLabels],
  instruction: instructionsOf({
    start: [
      "(?:faites|fais|faire|on veut|on voudrait|on aimerait|je veux|je voudrais|j’aimerais|nous voulons|nous aimerions|il faut|il faudrait|il me faut|besoin d’) ?(?:que|quelque chose|un(?:e)? (?:spot|pub|dialogue|voix|texte|annonce|ton|conversation|message|musique|truc)|simple|court|drôle|sobre|sérieux|du second degré|de la musique|qu’on|qu’on entende|deux voix|rire|un truc)",
      "(?:faites|faire) (?:simple|court|sobre|drôle|rire|vite|dans le|un truc)",
      "que (?:ça|ce|cela|le spot|le ton|la voix) (?:soit|fasse|sonne|reste|donne|commence|finisse|ne)",
      "(?:avec|mettez|mettre|utilisez|utiliser)(?: (?:un|une|deux|la|le|de la|des|du))?(?: \\p{L}+)? (?:voix|musique|accent|ton|effets?|bruits?|bruitages?|dialogue|humour|rires|ambiance|jingle)",
      "(?:ton|voix|musique|style|ambiance|accent|jingle)(?!\\p{L})(?! live| en direct)",
      "(?:surtout )?(?:ne pas|ne|n’|pas besoin de|inutile de|évitez de|éviter de) ?(?:pas )?(?:dire|dites|mentionner|mentionnez|parler|parlez|promettre|promettez|utiliser|utilisez|citer|citez|mettre|mettez|nommer|nommez|exagérer|faire|faites|donner|donnez|inventer|inventez|évoquer|lire|crier|faire peur|écrire|oubliez|oublier|dites surtout|jamais)",
      '(?:surtout )?pas (?:de|d’|le|la|les|trop|un mot|du tout) ?(?:musique|voix|jargon|cris|vulgarité|gros mots|jingle|blagues?|humour|accent|bruit|clichés?|tél|tel|téléphone|numéro|accordéon|promesses?|superlatifs?|prix|“|"|«|commercial|sérieux|gnangnan|agressif|cheap|ringard|pas)',
      "surtout pas ",
      "(?:sans) (?:musique|crier|hurler|jargon|gros mots|exagérer|accent|effets|être|faire|citer|nommer|parler|dire|jingle)",
      "(?:éviter|évitez|évite|interdit|interdiction|jamais (?:dire|citer)|bannir|proscrire)",
      "(?:commencez?|commencer|démarrez?|démarrer|ouvrez|ouvrir|débutez|débuter) (?:par|avec|sur)",
      "(?:finissez|finir|terminez|terminer|concluez|conclure|clôturer) (?:par|avec|sur)",
      "(?:dialogue|conversation|échange) entre",
      "(?:2|deux|un|une|trois) (?:amis|amies|copains|copines|potes|voisins|voisines|collègues|voix|personnages|mamies|papis|mecs|femmes qui|hommes qui|personnes qui)(?: .*)?$",
      "(?:s’adresser|adressez-vous|destiné|ciblez|cibler|on vise|viser|public|cible|notre cible)(?: (?:à|aux|est|les|:)(?!\\p{L})| ?:)",
      "(?:tutoiement|vouvoiement|tutoyez|vouvoyez|on tutoie|on vouvoie|vouvoyer|tutoyer)",
      "(?:drôle|sérieux|sérieuse|chaleureux|chaleureuse|joyeux|sobre|élégant|jeune|dynamique|calme|court|bref|émouvant|naturel|frais|formel|pro|professionnel|rassurant|décalé|fun|sympa|simple|punchy)(?:,? (?:et |mais |ou )?(?:pas )?(?:très |plus |trop )?(?:drôle|sérieux|chaleureux|joyeux|sobre|élégant|jeune|dynamique|calme|court|bref|naturel|formel|pro|professionnel|rassurant|décalé|fun|sympa|simple|svp|vulgaire|punchy))*$",
      "(?:s’il vous plaît|svp|merci(?! (?:à|aux?) )|cordialement|bien à vous|nb|ps|p\\.s|note)(?:$|[ ,:.!])",
      "(?:ma|mon|le|la|notre) (?:femme|mari|belle-mère|patron|patronne|chef|fils|fille|associé|beau-frère|comptable|avocat|collègue) (?:dit|veut|pense|écoute|déteste|préfère|trouve|m’)",
      "(?:spot|pub|annonce|message|radio) (?:de|pour|radio|en) (?:\\d+|la radio|quinze|vingt|trente)",
      '(?:en |de )?\\d+ ?(?:secondes|sec|s|")$',
      "(?:si (?:possible|vous pouvez|ça rentre|il reste|c’est possible|y a)|vous pouvez (?:dire|mettre|faire|utiliser)|jouez là|à vous de|je pense que|je crois que|à mon avis|imaginez|inventez|comme vous|le reste|pour le reste|on entend rien)",
      "(?:le dernier|la dernière|l’ancienne?|le précédent) (?:spot|pub|annonce)",
      "(?:le|la|un) (?:constructeur|fabricant|siège|franchiseur|marque) (?:doit|demande|interdit|impose|veut)",
      "(?:ignore|ignorez|oublie|oubliez) (?:les|toutes|tout|tes|vos|ce)",
      "(?:tu es|vous êtes) (?:un|une) (?:ia|assistant|rédacteur|copywriter|modèle)",
      "(?:écris|écrivez|rédige|rédigez|génère|crée|créez) (?:un|une|le|la|quelque)",
      "y a assez de",
    ],
  }),
  segmenting: segmentingOf("fr", { tagger: tagByEnding, joining: "et|ou|mais|pis" }),
  unfinished:
    /(?<![\p{L}\p{N}’])(?:(?:il faut|faut|c’est|ici|peut|peuvent|doit|doivent|de|du|des|à|au|aux|en|dans|avec|sans|pour|par|sur|chez|le|la|les|un|une|notre|nos|votre|vos|que|qui|si|ne|on)(?: |$))+$/iu,
  retraction:
    /(?:(?:ne|n’) ?(?:le|la|les|l’)? ?(?:dites|dis|mentionnez|citez|mettez|lisez) (?:pas|surtout pas)(?: ça| cela)?$|(?:ça|cela|ceci) (?:ne se dit pas|n’est pas à dire|non)$|(?:ne pas|pas (?:besoin|la peine) de) (?:le|la|les) (?:dire|mentionner|citer|lire|mettre)|entre nous|pas pour (?:le spot|l’antenne|la radio)|pour (?:votre|ton) info|ça fait arnaque|(?<!\p{L})(?:mdr|lol)(?!\p{L})|y a assez de|bah on entend)/iu,
  insistence:
    /^(?:ça |cela |et ça |c’est )?(?:il faut (?:le dire|que ce soit dit|le mentionner)|doit (?:y être|être dit|figurer)|obligatoire(?: à dire)?|à dire absolument|important(?: à dire)?|c’est (?:obligatoire|important|(?:ça|ce) qui (?:intéresse|compte|marche)))/iu,
  mustSuffix:
    /,? (?:il faut le dire|doit être dit|obligatoire|\(obligatoire\)|à dire absolument|c’est obligatoire)$/iu,
  avoid: [
    /(?<!\p{L})(?:ne (?:pas|jamais|surtout pas)|n’|ne) ?(?:dire|dites|mentionner|mentionnez|utiliser|utilisez|parler|parlez|citer|citez|mettre|mettez|promettre|promettez|donner|donnez|évoquer|nommer)(?: (?:pas|jamais|surtout pas))? (?:que (?:nous sommes |c’est |on est )?|le mot |les mots |de |du |des |d’|la |le |les |l’)?(?<words>.{2,90})/iu,
    /(?<!\p{L})(?:éviter|évitez|évite|interdit|surtout pas|pas)(?: de dire)? (?:le mot |les mots |de dire |de |d’|le |la |les )?(?<words>.{2,90})/iu,
  ],
  or: /,? (?:ou|ni|et) |, ?|\/| (?:parce que|car|ça|c’est|qui|svp|s’il)(?: .*)?$/iu,
  vague: words("dire.*|rien|ça|cela|ceci|plus|très|prix|tout|mots?|trop|musique|tél|tel|téléphone|mal"),
  lead: /^(?:(?:et|ou|puis|aussi|mais|alors|donc|ah|bah|ben|bonjour|bonsoir|salut|voilà)[,!]? +)*(?:(?:on|nous|je) (?:veu[tx]|voul\p{L}+|voudr\p{L}+|aimer\p{L}+|souhait\p{L}+) (?:rappeler|dire|signaler|faire savoir) (?:\p{L}+ ){0,3}(?:que |qu’)|(?:le|notre) message (?:central|principal|clé) (?:est|c’est) (?:que |qu’|[\p{L}’ ]{3,30} ?: )|(?:on|nous) (?:voudrait|voudrions|voulons|veut|aimerait|aimerions|souhaite|souhaitons) (?:annoncer|faire connaître|promouvoir) |(?:on|nous|je) (?:voudrait|voudrais|voudrions|aimerions|cherchons|cherche|voulons|veux|veut|aimerait|aimerais|souhaite|souhaitons)(?: faire)? (?:un |une )?(?:spot|pub|annonce|publicité|message)(?: radio)? (?:pour|sur|de) (?:le |la |les |notre |nos |mon |ma |mes )?|(?:spot|pub|annonce|publicité)(?: radio)? (?:pour|sur|de) (?:le |la |notre |mon |ma )?|(?:(?:il )?faut |on doit )?(?:dites|dire|mentionnez|mentionner|rappelez|rappeler|précisez|préciser|insistez sur|mettez en avant|mettre en avant|annoncer|faites savoir) (?:bien )?(?:que |qu’|aussi que |le fait que |le fait qu’)?|(?:il s’agit de|c’est pour|l’idée est de|promouvoir|on veut promouvoir) (?:le |la |notre |mon |ma )?|(?:l’offre|la promo) (?:est|c’est) )?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:mdr+|lol|ptdr|xd+|(?:ha){2,}|(?:hi){2,}|svp|s’il vous plaît|s’il te plaît|merci(?: d’avance| beaucoup)?(?! (?:à|aux?)(?!\p{L}))|cordialement|voilà|(?<!^)quoi|hein|bref|etc|venez nombreux|enfin bref|du coup)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.!,]+(?=$|\s))?/giu,
  opening:
    /(?:commencez?|commencer|démarrez?|débuter|débutez|ouvrir|ouvrez)(?: le spot)? (?:par|avec)(?: (?:la|une) (?:phrase|question))?(?: (?:du genre|du style|comme|type))? ?:? ["“«] ?(?<words>[^"”»]{3,120}?) ?["”»]/iu,
  closing:
    /(?:finissez|finir|terminez|terminer|concluez|conclure)(?: le spot)? (?:par|avec|sur)(?: la (?:phrase))?:? ["“«] ?(?<words>[^"”»]{3,120}?) ?["”»]/iu,
  angles: [
    [/(?:commence\p{L}*|début\p{L}*|démarr\p{L}*) par (?:une )?question/iu, "question"],
    [/(?:commence\p{L}*|début\p{L}*|démarr\p{L}*) par (?:le |l’|la )?(?:prix|offre|promo|remise)/iu, "offer"],
    [/(?:commence\p{L}*|début\p{L}*|démarr\p{L}*) par (?:une )?(?:scène|histoire)/iu, "scene"],
  ],
  required:
    /^(?:un crédit vous engage|pensez à covoiturer|pour les trajets courts|au quotidien,? prenez les transports|pour votre santé|l’abus d’alcool|à consommer avec modération|jouer comporte des risques|voir conditions|conditions (?:en|sur|générales)|offre (?:valable|soumise|réservée|non cumulable)|dans la limite des stocks|jusqu’à épuisement|sous réserve|ceci est un médicament|lire attentivement|demandez conseil|interdit aux (?:moins|mineurs)|réservé aux majeurs|orias|n° orias|taeg|aucun versement|avant toute opération|investir comporte|capital (?:non garanti|en risque)|les performances passées|mangerbouger|communication publicitaire|publicité (?:politique|électorale)|soldes selon|non cumulable|jeu gratuit sans obligation|extrait de règlement)/iu,
  requiredInFull: [],
  verbs: [
    ["whatsapp", /whats ?app/iu],
    ["text", /sms|texto/iu],
    ["book", /(?:réserv|reserv|rendez-vous|rdv)/iu],
    ["order", /(?:command|emporter)/iu],
    ["apply", /(?:postul|candidat|cv(?!\p{L}))/iu],
    ["register", /(?:inscri)/iu],
    ["tickets", /(?:billet|billetterie|places)/iu],
    ["donate", /(?:don(?!\p{L})|donner|dons)/iu],
    ["download", /télécharg.{0,24}(?:appli|app(?!\p{L})|store|play)|appli.{0,24}télécharg/iu],
    ["listen", /écout/iu],
    ["message", /(?:écriv|message|mp(?!\p{L}))/iu],
    ["call", /(?:appel|téléphon|composez|numéro)/iu],
    ["visit", /(?:rendez-vous sur|visitez|site)/iu],
  ],
  contactWords:
    /(?<!\p{L})(?:appel(?:ez|er|le)?(?:-nous)?|téléphon(?:e|ez)|tel|tél|numéro|whatsapp|écri(?:vez|re)(?:-nous)?|envo(?:yez|yer)|messages?|sms|texto|mp|mail|email|e-mail|site|web|internet|visitez|rendez-vous|prenez|réserv(?:ez|er|ations?)|command(?:ez|er|es?)|infos?|informations?|renseignements?|inscri(?:vez|ption|ptions)(?:-vous)?|postulez|candidatures?|billetterie|billets|téléchargez|sur|au|à|aux|ou|et|pour|par|le|la|les|de|du|des|avec|votre|notre|gratuit|maintenant|vite|aussi|contact(?:ez)?(?:-nous)?|facebook|instagram|suivez-nous|cv|tour|ligne|en|nous|vous|flashez|code|directement|dès|bientôt)(?!\p{L})/giu,
  from: /(?:^|\s)(?:à partir(?: de)?|à partir d’|dès|à compter(?: de)?)$/iu,
  attribution:
    /["”»],? (?:a déclaré|déclare|explique|précise|affirme|souligne|confie|ajoute|raconte)(?!\p{L})|(?<!\p{L})(?:a déclaré|explique|précise|souligne|selon) \p{Lu}/u,
  tail: /^(?:TTC|HT|hors taxes|boissons? (?:comprises?|non comprises?|incluses?|en sus)|inclus|incluse|compris|comprise|code inclus|minimum|maximum|au lieu de|par personne|par mois|de l’heure|pièce|pour les (?:nouveaux|premiers)|uniquement|seulement (?:le|en|pour)|hors|sauf|avec (?:boisson|dessert|café|un achat)|sans (?:engagement|frais|apport|intérêts|condition)$|en \d+ fois|premier loyer|1er loyer|dans la limite)(?!\p{L})/iu,
  off: /^\s?(?:de (?:remise|réduction|rabais|moins)|de réduction|offerts?|remboursés?)(?!\p{L})/iu,
  per: /^(?:\s?(?:par|de l’heure|le|la|les|l’|pièce|l’unité|chaque|TTC|HT|avec|sans|inclus|compris|hors|jusqu|tous|au lieu|sur place|à emporter|en|si|et|dès|du|de \d|net|brut|nets|bruts|pour|à domicile|code|seulement|minimum|maximum|est|cuit|chez|charges|de majoration)(?!\p{L}{3})|,|\s?\(|\s?\+)/iu,
  offer:
    /(?<!\p{L})(?:gratuite?s?|offerte?s?|cadeau|remise|réduction|promo(?:tion)?s?|soldes|à moitié prix|moitié prix|sans (?:engagement|frais|apport|frais de dossier)|bon d’achat|tirage au sort|prime|majorée?|libre)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:depuis (?:19|20)\d\d|\d+ ans|garantie?|garantis?|certifiée?s?|diplômée?s?|qualifiée?s?|agréée?s?|familiale?|tradition|expérience|artisanale?s?|fait(?:e|s|es)? (?:main|maison)|maison|prix|médaille|avis|étoiles|clients|experts|producteurs?|décennale|labellisée?|réussite|sur place)(?!\p{L})/iu,
  audience: /^(?:pour (?:les|tous|toute|enfants|adultes|ceux)|idéal pour )/iu,
  benefit:
    /^(?:pas besoin|nul besoin|aucun besoin) d|^(?:sans|aucun|aucune|zéro) (?!expérience|rendez-vous|réservation|échange|remboursement|alcool|enfants|animaux)/iu,
  event:
    /(?<!\p{L})(?:foire|festival|concert|fête|kermesse|brocante|vide-greniers?|braderie|salon (?:de|du|des)|portes ouvertes|journées? portes ouvertes|course|marathon|tournoi|concours|congrès|exposition|inauguration|gala|bal|spectacle|soldes|liquidation|vente aux enchères|déstockage|soirée|stage|carnaval|loto|marché de noël|marché aux|tombola|pièce de théâtre|rallye|fest-noz|journées?|collecte de sang|don du sang|dépistage)(?!\p{L})/iu,
  time,
  timePhrase,
  ...placesOf({
    cities,
    beside: "en face d[eu]|à côté d[eu]|derrière|près d[eu]|face (?:à|au)",
    near: "à|au|aux|en|dans|sur|près de|près du|près d’|à côté de|à côté du|face à|face au|en face de|en face du|derrière|devant|entre|autour de|au cœur de|au centre de|au centre-ville de|dans tout|dans toute|partout dans|à \\d+ (?:minutes|min|mètres|km) de|secteur|chez|sous|vers",
    street:
      "rue|avenue|av\\.?|ave|boulevard|bd|blvd|place|pl\\.?|route|rte|quai|chemin|allée|cours|impasse|zone commerciale|zone artisanale|zone industrielle|zac?|zi|salle|gymnase|parc des expositions|centre commercial|galerie|faubourg|sortie|rond-point|quartier|port",
    joints: "de|du|des|d’|la|le|les|l’|et|à|en|au|aux|sur|sous|face|angle|près|saint|sainte|n°",
  }),
  placePhrase,
  joinPlaces,
  hiring:
    /(?<!\p{L})(?:recrut(?:e|ons|ement)|embauch(?:e|ons)|on cherche (?:un|une|des)|nous cherchons (?:un|une|des)|recherch(?:e|ons) (?:un|une|des|\p{L}+eurs?)|rejoignez(?:-nous| notre équipe)|offres? d’emploi|postes? à pourvoir)(?!\p{L})/iu,
  speakers: { one: /(?!)/u, many: /(?:)/u },
  negative: /^(?:non|pas|jamais|sans|aucune?|zéro|ni|ne|n’)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:nous|notre|nos|on)(?!\p{L})/iu,
  neverSold:
    /^(?:(?:on|nous) (?:accept\p{L}+|ouvr\p{L}+|ferm\p{L}+|arriv\p{L}+|sommes (?:ouverts|situés|à|au|en)|est (?:ouvert|à|au)|livr\p{L}+|pass\p{L}+|vous attend\p{L}*|vient)|les (?:places|chiens|débutants|CB)|le parking|l’entrée|l’essai|c’est (?:gratuit|offert)|la réponse|l’intervention|après la tempête|tempête)(?!\p{L})/iu,
  depends: /^(?:c’est|ce sont|il est|elle est|ils sont|ça|cela|comprend|inclut) /iu,
  notice:
    /(?<!\p{L})(?:avis à la population|service public|campagne de prévention|sécurité civile|message d’intérêt général)(?!\p{L})/iu,
  verbBehind:
    /^(?: (?:de|à|du) \p{Lu}[\p{L}-]+)? (?!(?:entre|contre|comme|sans|pendant|avec|dans|par|et|est-ce)(?!\p{L}))\p{Ll}{2,}(?:e|it|nd|nt|rt|et|ut) (?:les?|la|l’|une?|des?|du|vos|votre|en|à|aux?|sur|chez|dans|sa|son|ses|pour|depuis) ?/u,
  isTypedSentence: isFrenchSentence,
  parse: parseFrench,
  recase: recaseOf({
    names: cities,
    acronyms:
      "TVA TTC HT CDI CDD DJ TV VIP GPS LED PC SUV RH SPL PL VTC CB CAF APL RSA CPF RGE LOA LLD BTP SNCF ADN HLM ESS SARL SAS EURL CAP BTS BAFA AOP IGP AOC",
    small:
      "de du des la le les et en au aux un une pour par sur ou qui que vous nous on ne pas plus tout sans dès chez avec à",
  }),
};
