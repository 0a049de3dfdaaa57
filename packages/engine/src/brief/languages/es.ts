import { segmentingOf } from "../../learned/models.ts";
import { tagByEnding } from "../../learned/tokens.ts";
import type { ReadingTable } from "../reading-table.ts";
import { isSpanishSentence, parseSpanish } from "./es-grammar.ts";
import { months, shorthand } from "./es-shorthand.ts";
import { formLabels } from "./form-labels.ts";
import { timeOf, words } from "./romance-calendar.ts";
import { instructionsOf, joinPlaces, placesOf, premises, recaseOf } from "./romance-reading.ts";

const month = `(?:${months.map(([, name]) => name).join("|")}|setiembre)`;
const weekday = `(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)`;
const half = String.raw`(?:\s?[ap]\.?\s?m\b\.?)`;
const clock = String.raw`(?:[01]?\d|2[0-4])(?:[:.]\d{2}|h\d{2})?(?:${half}|\s?h(?:oras|rs|s)?\b\.?)?`;
const sureClock = String.raw`(?<!\d)(?:(?!24 ?h)(?:[01]?\d|2[0-4])(?:[:.]\d{2})?(?:${half}|\s?(?:h|hs|hrs)\b\.?)|\d{1,2}(?::\d{2}|h\d{2})|mediodía|medianoche|la medianoche|cierre)`;
const ordinalDay = String.raw`(?:\d{1,2}|1º|primero)`;

const time = timeOf({
  sure: [
    String.raw`(?:todos los días|cada día|diario|a diario|todos los fines de semana|los fines de semana|fin(?:es)? de semana|este finde|entre semana|24 ?h(?:oras)?(?: al día)?(?: (?:los|y) (?:365|7) días(?: del año| de la semana)?)?|24/7|365 días al año|los 7 días(?: de la semana)?|7 días a la semana|todo el año|toda la semana|día y noche|hoy|esta semana|este mes|este año|esta noche|esta tarde|próxima semana|festivos)`,
    String.raw`${weekday}(?:(?:\s?[-–/]\s?| a | al | y | e |, y |, )(?:el |los |de )?${weekday})*(?: no festivos)?`,
    String.raw`${ordinalDay}(?:(?:\s?[-–]\s?| al? | y | o |, )(?:el )?\d{1,2}){0,3} de ${month}(?: (?:de|del) 20\d\d)?`,
    String.raw`${ordinalDay} ${month}(?: 20\d\d)?`,
    String.raw`\d{1,2}/\d{1,2}(?:/(?:20)?\d\d)?(?!\d)`,
    String.raw`(?:en|durante|todo|este|finales de|principios de|mediados de) (?:el mes de )?${month}(?: y ${month})?`,
    String.raw`de ${clock} (?:a|hasta) (?:las? )?(?:${sureClock}|\d{1,2}(?:[:.]\d{2})?)`,
    String.raw`${clock}\s?(?:a|-|–)\s?${sureClock}`,
    String.raw`\d{1,2}\s?[-–]\s?\d{1,2}\s?h\b`,
    String.raw`(?:a|desde|hasta|sobre) las? ${clock}(?: (?:de la )?(?:mañana|tarde|noche))?`,
    sureClock,
  ],
  loose: String.raw`(?:mañanas?|tardes?|noches?|(?:por|en|de) la (?:mañana|tarde|noche)|por las (?:mañanas|tardes|noches)|${clock}\s?(?:a|-|–)\s?${clock}|\d{1,2}(?:[:.]\d{2})?(?= (?:de|y|a|al) |,|$)|festivos)`,
  lead: "de|del|los|el|las|la|todos|cada|este|esta|próximo|próximos|desde|hasta|abierto|abiertos|abrimos|a partir|sólo|solo|salvo|horario|válido|entre|antes|después|ahora|y|mañana",
  joint: ",|y|a|al|de|del|desde|hasta|en|por|-|–|/|\\+|e",
});

function timePhrase(typed: string): string {
  const text = typed
    .replace(/^(?:abiertos?|abrimos|horario|en horario|válid[oa]) (?:de (?=\p{L}+ a \p{L}))?/iu, "")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[-–]\s?(?=${weekday})`, "gu"), "$1 a ")
    .replaceAll(new RegExp(String.raw`(${weekday})\s?[/+]\s?(?=${weekday})`, "gu"), "$1 y ")
    .replaceAll(
      /(\d)\s?([ap])\.?\s?m\b\.?/giu,
      (_, digit: string, part: string) => `${digit} ${part.toLowerCase()} m`,
    )
    .replaceAll(/ ([ap]) m(?!\p{L})/gu, (_, part: string) =>
      part === "a" ? " de la mañana" : " de la tarde",
    )
    .replaceAll(/\b(7|8|9|10|11) de la tarde/g, (whole, hour: string) =>
      Number(hour) >= 9 ? `${hour} de la noche` : whole,
    )
    .replaceAll(/\b(1[2]) de la tarde/g, "$1 del mediodía")
    .replaceAll(/\b12 de la mañana/g, "12 de la noche")
    .replaceAll(/\b([1-5]) de la mañana/g, "$1 de la madrugada")
    .replaceAll(/(?<!\d)24 ?h(?:oras)?(?!\p{L})/giu, "24 horas")
    .replaceAll(/(?<!24 ?)(?<=\d)\s?(?:h|hs|hrs|horas)\b\.?/gu, "")
    .replaceAll(/(\d{1,2})h(\d{2})/g, "$1:$2")
    .replaceAll(/(?<![\d:])(\d{1,2})\.(\d{2})(?![\d.])/g, "$1:$2")
    .replaceAll(/(\d{1,2}(?::\d{2})?(?: de la \p{L}+| del mediodía)?)\s?[-–]\s?(?=\d)/gu, "$1 a ")
    .replaceAll(
      new RegExp(String.raw`(\d{1,2})/(\d{1,2})(?:/(?:20)?\d\d)?(?!\d)`, "g"),
      (whole, day: string, at: string) => `${Number(day)} de ${months[Number(at) - 1]?.[1] ?? at}`,
    )
    .replaceAll(
      /(?<!de |a |las |\d|[:/] ?)(\d{1,2}(?::\d{2})?(?: de la \p{L}+)?) a (?:las )?(?=\d{1,2}(?::\d\d)?(?! de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))/gu,
      "de $1 a ",
    )
    .replaceAll(/ (?:a )?cierre$/g, " al cierre")
    .replaceAll(new RegExp(String.raw`(\d) (?=${month}(?!\p{L}))`, "gu"), "$1 de ")
    .replace(/24\/7/, "las 24 horas, los 7 días")
    .replace(/,$/, "")
    .trim();
  const said = text.replace(new RegExp(String.raw`^de (?=${weekday} a )`, "u"), "");
  if (new RegExp(String.raw`^${weekday} a `, "u").test(said)) return `de ${said}`;
  if (new RegExp(String.raw`^(?:${weekday}) \d`, "u").test(said)) return `el ${said}`;
  if (new RegExp(String.raw`^${weekday}`, "u").test(said))
    return `los ${said.replaceAll(/sábado(?!s)/g, "sábados").replaceAll(/domingo(?!s)/g, "domingos")}`;
  if (
    /^\d{1,2}(?: al? \d{1,2})? de \p{L}/u.test(said) ||
    new RegExp(String.raw`^\d{1,2} (?:y|${month})`, "u").test(said)
  )
    return / al? \d/.test(said) ? `del ${said.replace(/ a (?=\d)/, " al ")}` : `el ${said}`;
  if (/^\d{1,2}(?::\d\d)?(?: de la \p{L}+)?$/u.test(said)) return `a las ${said}`;
  if (/^(?:24 horas)/.test(said)) return `las ${said}`;
  if (/^(?:fin(?:es)? de semana)/.test(said)) return `los ${said.replace(/^fin /, "fines ")}`;
  if (/^(?:finales|principios|mediados)/.test(said)) return `a ${said}`;
  if (said.startsWith("festivos")) return `los ${said}`;
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** Towns that are recognised as places without a preposition. Their capitals and accents are restored. */
const cities =
  "Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Murcia|Palma|Bilbao|Alicante|Córdoba|Valladolid|Vigo|Gijón|Vitoria|Granada|Elche|Oviedo|Badalona|Terrassa|Cartagena|Jerez|Sabadell|Móstoles|Santander|Pamplona|Almería|Fuenlabrada|Leganés|Getafe|Alcorcón|Burgos|Salamanca|Albacete|Castellón|Huelva|Logroño|Badajoz|Lleida|Tarragona|León|Cádiz|Jaén|Ourense|Girona|Lugo|Cáceres|Melilla|Ceuta|Guadalajara|Toledo|Pontevedra|Palencia|Zamora|Ávila|Cuenca|Huesca|Segovia|Soria|Teruel|Marbella|Alcobendas|Parla|Torrejón|Reus|Mataró|Benidorm|Getxo|Alcalá de Henares|San Sebastián|Donostia|A Coruña|Las Palmas|Tenerife|Mallorca|Ibiza|Monterrey|Guadalajara|Puebla|Tijuana|Cancún|Mérida|Querétaro|Toluca|Hermosillo|Culiacán|Mexicali|Chihuahua|Saltillo|Veracruz|Oaxaca|Acapulco|Morelia|CDMX|México|Bogotá|Medellín|Cali|Barranquilla|Lima|Arequipa|Quito|Guayaquil|Caracas|Santiago|Valparaíso|Concepción|Buenos Aires|Rosario|Mendoza|La Plata|Montevideo|Asunción|La Paz|San José|Houston|Miami|Dallas|Chicago|Los Ángeles|Texas|California|Florida|Galicia|Asturias|Cantabria|Aragón|Cataluña|Andalucía|Extremadura|Navarra|Euskadi";

const places = placesOf({
  beside: "junto al?|frente al?|enfrente del?|al lado del?|detrás del?|cerca del?|a espaldas del?",
  cities,
  /** Prepositions that are followed by a place's name. */
  near: "en|por|desde|cerca de|junto a|junto al|junto a la|frente a|frente al|frente a la|enfrente de|al lado de|al lado del|detrás de|detrás del|a la altura de|esquina|esquina con|entre|a dos calles de|a un paso de|a \\d+ (?:minutos|min|metros|km) de|en el centro de|toda|todo|zona|barrio|salida \\d+|dentro de|arriba de|debajo de|a espaldas de",
  street:
    "calle|c/|avenida|av\\.?|avda\\.?|plaza|pza\\.?|paseo|p\\.º|carretera|ctra\\.?|camino|ronda|travesía|polígono|pol\\.? ind\\.?|centro comercial|c\\.?c\\.?|mercado de|calzada|bulevar|blvd\\.?|boulevard|colonia|col\\.|barrio|urbanización|parque empresarial|autopista|carrera|cra\\.?|cl\\.|diagonal|transversal|esquina|km",
  joints: "de|del|la|las|los|el|y|e|a|en|con|al|esquina|frente|junto|n\\.?º?|núm\\.?",
});

function placePhrase(typed: string): string {
  const text = typed
    .replace(premises, "")
    .replace(/^(?:estamos |nos encontramos |ubicad[oa]s? |situad[oa]s? |nos ubicamos |zona:? )/iu, (found) =>
      /^zona/i.test(found) ? "en la zona de " : "",
    )
    .replaceAll(/(?<!\p{L})c\/ ?/giu, "calle ")
    .replaceAll(/(?<!\p{L})(?:avda?|av)\b\.?(?= )/giu, "avenida")
    .replaceAll(/(?<!\p{L})(?:pza|pl|plza)\b\.?(?= )/giu, "plaza")
    .replaceAll(/(?<!\p{L})ctra\b\.?(?= )/giu, "carretera")
    .replaceAll(/(?<!\p{L})col\.(?= )/giu, "colonia")
    .replaceAll(/(?<!\p{L})blvd\b\.?(?= )/giu, "bulevar");
  if (
    /^(?:en|por|desde|cerca|junto|frente|enfrente|al|a|detrás|entre|dentro|arriba|debajo|toda?s?)(?!\p{L})/iu.test(
      text,
    )
  )
    return /^toda?s?(?!\p{L})/iu.test(text) ? `en ${lowered(text)}` : lowered(text);
  if (
    /^(?:calle|avenida|plaza|carretera|ronda|travesía|calzada|colonia|esquina|carrera|diagonal|transversal|autopista|urbanización)(?!\p{L})/iu.test(
      text,
    )
  )
    return `en la ${lowered(text)}`;
  if (/^(?:paseo|camino|polígono|bulevar|boulevard|barrio|mercado|centro comercial|km)(?!\p{L})/iu.test(text))
    return `en el ${lowered(text)}`;
  return `en ${text}`;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "$" means dollars if the brief suggests the United States, otherwise pesos: "$50" at an Oxxo. */
const inDollars =
  /(?:US ?\$|USD|dls\b|dlls|dólares|dolares|\$ ?\d+\.99|(?:^|\D)(?:\(\d{3}\) ?|\b\d{3}-)\d{3}-\d{4}|(?:Houston|Dallas|Miami|Los [AÁ]ngeles|Chicago|New York|Nueva York|Phoenix|San Antonio|El Paso|Orlando|Las Vegas|Austin|Texas|California|Florida|Arizona|Nevada|Illinois|Puerto Rico|San Juan|Quito|Guayaquil|San Salvador|Panam[aá]|, (?:TX|CA|FL|AZ|NV|IL|NY|NJ))(?!\p{L}))/iu;

export const readSpanish: ReadingTable = {
  shorthandOf: (description) =>
    /\$/.test(description) && !inDollars.test(description)
      ? [
          [
            /(?:(?:MXN?|ARS|COP|CLP) ?)?\$ ?(\d+(?:[.,]\d+)*)(?: ?(?:mil)\b)?(?: ?(?:mxn|pesos|m\.n\.|mn|cop|clp|ars)\b)?/giu,
            (whole = "", n = "") => `${n}${/mil$/i.test(whole) ? " mil" : ""} pesos`,
          ],
        ]
      : /(?:€|euros?)/iu.test(description) || !/(?:\$|pesos)/iu.test(description)
        ? [[/(?<![\d.,])(\d{1,4},\d{2}) ?(?=(?:\/ ?|al )mes)/giu, "$1 € "]]
        : [],
  shorthand,
  abbreviation:
    /(?:^|[\s(/])(?:(?:[Ss]ra?|[Dd]ra?|Srta|D|Dña|[Aa]v(?:da?)?|[Cc]tra|[Pp]za|[Pp]l|[Pp]ol|[Ii]nd|[Cc]ol|COL|AV|AVDA|PZA|BLVD|CALZ|[Cc]alz|[Bb]lvd|[Cc]ra|EE|[Uu]d|[Nn]úm|[Nn]o|[Tt]el|[Tt]fno|[Aa]prox|[Mm]áx|[Mm]ín|[Pp]ej|p|[Ii]ncl|[Hh]nos?|[Gg]ral|[Ss]ta|[Ss]to|[A-Z])\.[\s\S]{0,2}$|(?:[ap]\.\s?m|[Hh]rs?|[Dd]to(?=\. en)|ene|feb|abr|jun|jul|ago|sept?|oct|nov|dic)\.\s?[\p{Ll}\d(–-]$)/u,
  range:
    /(?:lun|mar|mi[ée]|jue|vie|s[áa]b|dom)\p{L}*\.?\s[-–—]+\s(?:lun|mar|mi[ée]|jue|vie|s[áa]b|dom)|\d\s?(?:h|[ap]m)?\s[-–—]+\s\d/iu,
  fragmentBreak:
    /(?<!(?:incluye[n]?|incluid[oa]s?|incluyendo|todo tipo de|(?:dto\.?|descuento|dcto|off|%) en|rebajas? en) [^.;]{0,80}), (?!\d+ ?%)(?:y |además )?|(?<=[^,]{3}),(?=\p{L})| \/ | \+ (?!iva)(?=\p{L}|\d+[aª]s? )(?![^,.+]{2,40}?(?:\d[\d.]* ?€|\$ ?\d))|: (?=\p{L})| y además /iu,
  labels: [
    [
      "required",
      /^(?:(?:hay que|se debe|deb[eé]is?|tiene que|tienen? que|obligatorio|importante) (?:decir|incluir|mencionar)(?: (?:tal cual|literal(?:mente)?|esto))?|(?:texto|aviso|menci[óo]n|frase) (?:legal|obligatori[oa])|legal(?:es)?|aviso legal|letra pequeña|obligatorio|literal|decir (?:tal cual|literal))$/iu,
    ],
    ["slogan", /^(?:(?:el|nuestro) )?(?:es?logan|lema|frase final|claim)(?: es)?$/iu],
    [
      "avoid",
      /^(?:no (?:decir|mencionar|usar|digáis|digan)|evitar|prohibido(?: decir)?|palabras prohibidas)$/iu,
    ],
    ["audience", /^(?:(?:el )?(?:p[úu]blico(?: objetivo)?|target|dirigido a|audiencia|cliente ideal))$/iu],
    [
      "instruction",
      /^(?:tono|estilo|voz|voces|m[úu]sica|formato|duraci[óo]n|nota|notas|ojo|pd|p\.d|idea|briefing|gui[óo]n|personajes?|instrucciones|locuci[óo]n|locutora?|efectos?|ambiente|anuncio|cuña|spot|referencia)$/iu,
    ],
    [
      "contact",
      /^(?:contacto|tel[ée]fono|llama(?:r|d)?|llamen|web|p[áa]gina|correo|email|reservas?|informes|info|informaci[óo]n|citas?|whatsapp|pedidos)$/iu,
    ],
    ["where", /^(?:d[óo]nde|direcci[óo]n|lugar|ubicaci[óo]n|sitio|estamos en|zona)$/iu],
    ["when", /^(?:cu[áa]ndo|fechas?|horarios?|horas?|d[íi]as?|abierto)$/iu],
    [
      "offer",
      /^(?:(?:la |nuestra )?(?:oferta|promo|promoci[óo]n|promociones|ofertas|precios?|descuentos?|tarifas?)(?: (?:de|del) .{3,20})?)$/iu,
    ],
    [
      "what",
      /^(?:qu[ée]|producto|servicios?|negocio|empresa|actividad|evento|qu[ée] (?:es|hacemos|vendemos)|puesto|se busca)$/iu,
    ],
    [
      "proof",
      /^(?:ventajas|beneficios|puntos fuertes|por qu[ée] nosotros|incluye|destacar|caracter[íi]sticas)$/iu,
    ],
    ...formLabels,
  ],
  instruction: instructionsOf({
    start: [
      "que (?:no )?(?:suene|sea|se note|parezca|quede|se oiga|se entienda|tenga|empiece|termine|acabe|diga|lo diga|haya|hable)",
      "(?:hazlo|hacerlo|hacedlo|háganlo|haced|haz|hacer|háganme|hazme|házmelo|haganlo|queremos|quiero|quisiera|(?:me|nos) gustar[íi]a|necesito|necesitamos|buscamos) (?:que|algo|un (?:anuncio|spot|audio|comercial|diálogo|dialogo|tono|texto|guion|guión|rollo)|una (?:cuña|voz|publicidad|conversación|locución|música)|divertido|gracioso|corto|serio|cercano|alegre|publicidad|voz|voces|música|la cuña)",
      "(?:con|poner|pon|poned|usar|usad|usa|meter|mete|incluir)(?: (?:un|una|dos|2|algo de|la|el))?(?: \\p{L}+)? (?:voz|voces|música|musica|acento|tono|efectos?|sonido|diálogo|humor|locutora?|risas|ambiente)",
      "(?:tono|voz|música|musica|estilo|ambiente|rollo|acento|trato de (?:usted|tú))(?!\\p{L})(?! en directo|en vivo|ambiental|latina|y baile)",
      "no (?:digas|digáis|digais|digan|decir|diga|mencionar|menciones|mencionéis|mencionen|prometer|prometas|prometáis|prometan|usar|uses|uséis|usen|hablar|hables|habléis|poner|pongas|pongáis|pongan|meter|metas|metáis|metan|nombrar|nombres|nombréis|exagerar|exageres|hagas|hagáis|hacer|dar|deis|des|den|inventar|inventes|inventéis|inventen|insinuar|parecer|sonar|leer|leáis|incluir|incluyas|poned|asustar|gritar|grites|gritéis|hace falta que|queremos|quiero|quiere|olvid(?:es|éis|ar)|somos los más baratos|es un|hay que)",
      "(?:no|ni) (?:las?|los?|me|se|le) (?:menciones|mencionéis|digas|digáis|digan|metas|metáis|metan|pongas|pongáis|pongan|nombres|nombréis|nombren|uses|uséis)",
      "nunca (?:digas|digan|mencionar|decir)",
      "(?:evitar|evita|evitad|eviten|prohibido|nada de (?:gritos|música|chistes|bromas|voces|exagerar|palabrotas|decir)|sin (?:groserías|palabrotas|música|gritos|exagerar|chistes|tacos|mencionar|decir|acento|jingle|pasarse|ser pesado|voz|efectos))",
      "(?:empieza|empezar|empezad|empiecen|comenzar|comienza|arranca|arrancar|abre|abrir|termina|terminar|terminad|terminen|acabar|acaba|acabad|cierra|cerrar|cerrad|cierren|finalizar) con(?! cita)",
      "(?:2|dos|un|una|unos|unas|tres) (?:compas|amigos|amigas|vecinos|vecinas|señoras|señores|abuelas|abuelos|compadres|comadres|novios|cuates|voces|personajes|hermanos|niños|niña|niño|señora|señor|abuela|abuelo|pareja)(?: (?:hambrient[oa]s|hablando|platicando|charlando|conversando|discutiendo|(?:hablando|platicando|charlando|conversando|discutiendo) .*|que (?:hablan|platican|charlan|discuten)|en (?:la|el|un|una) .*))?$",
      "(?:diálogo|dialogo|conversación|charla) entre",
      "(?:hablar|hablando|trato|habladle|dirigid[oa]|dirigirse|va dirigid[oa]|enfocad[oa]|orientad[oa]|pensad[oa]) (?:a|al|para|de tú|de usted)(?! \\d)",
      "(?:el |nuestro )?(?:target|público objetivo|publico objetivo|público|oyentes?) (?:es|son|:)",
      "(?:no (?:hay|tenemos|tengo) (?:teléfono|tel|web|página)|que (?:vengan|pasen|mole|lo \\p{L}+n)(?: .*)?$|tuteando|de tú|de usted|tratando de|en plan|tipo radio|estilo radio|modo)",
      "(?:divertid[oa]|gracios[oa]|seri[oa]|cercan[oa]|alegre|cálid[oa]|calid[oa]|sobri[oa]|elegante|juvenil|dinámic[oa]|tranquil[oa]|corto|cortito|breve|simpátic[oa]|emotiv[oa]|natural|fresc[oa]|formal|informal|profesional)(?:,? (?:y |pero |o )?(?:no )?(?:muy |más |algo )?(?:divertid[oa]|gracios[oa]|seri[oa]|cercan[oa]|alegre|sobri[oa]|elegante|juvenil|dinámic[oa]|tranquil[oa]|corto|breve|natural|fresc[oa]|formal|informal|profesional|cálid[oa]|calid[oa]|sin \\p{L}+|por favor|cómico))*$",
      "(?:por favor|gracias|muchas gracias|saludos|un saludo|estimados|mil gracias|ok|vale|ojo|oye|nota|pd|ps)(?:$|[ ,:.!])",
      "(?:mi|nuestr[oa]|el|la) (?:mujer|marido|jefe|jefa|hij[oa]|suegra|socio|cuñado|esposa|esposo|gestor|abogado|hermano|hermana) (?:dice|quiere|opina|cree|odia|me|prefiere)",
      "(?:anuncio|cuña|spot|comercial|publicidad|radio) (?:de|para|en) (?:\\d+|radio|la radio|quince|veinte|treinta)",
      '(?:de )?\\d+ ?(?:segundos|seg|s|")$',
      "(?:si (?:podéis|puedes|se puede|pueden|cabe|hay tiempo|da tiempo|sobra)|podéis|puedes (?:poner|decir|meter|usar|hacer)|podrían|podéis|me lo|os paso|te paso|les paso|lo demás|el resto|lo que (?:queráis|quieras)|como (?:queráis|veáis|veas|quieras)|creo que|no sé|yo (?:diría|creo|quiero)|imagina|inventaos)",
      "(?:el|los|la) (?:último|anterior|anteriores|última) (?:anuncio|spot|cuña)",
      "(?:ignora|ignore|olvida|olvide) (?:las|todas|tus|sus|lo|todo)",
      "eres (?:un|una) (?:ia|asistente|redactor|copywriter|modelo)",
      "(?:escribe|escribid|redacta|escríbeme|genera|crea) (?:un|una|el|la|algo)",
    ],
  }),
  segmenting: segmentingOf("es", { tagger: tagByEnding, joining: "y|e|o|u|pero" }),
  unfinished:
    /(?<![\p{L}\p{N}’])(?:(?:no \p{L}+(?:amos|emos|imos)|hay que|aqu[ií]|puede[ns]?|debe[ns]?|de|del|al|en|con|por|para|sin|desde|hasta|entre|el|la|los|las|un|una|su|sus|tu|tus|que|porque|cuando|donde|si|muy|no|se)(?: |$))+$/iu,
  retraction:
    /(?:no (?:lo|la|los|las) (?:digas|digáis|digais|digan|menciones|mencionéis|metas|metáis|metan|pongas|pongáis|pongan|leas|leáis|incluyas|incluyáis|nombres)|(?:esto|eso) no(?: (?:se dice|hay que decirlo|lo (?:digas|digan|pongas)))?$|que no salga|no (?:hace falta|hay que|es necesario) (?:decir|mencionar|citar|leer|nombrar)l[oa]s?|entre nosotros|es (?:broma|confidencial|info interna)|para que (?:lo sepáis|sepas|sepan)|no para el anuncio|que luego tenemos que|jaja)/iu,
  insistence:
    /^(?:esto |eso |y esto |lo de .{2,30} )?(?:hay que (?:decirlo|ponerlo|que salga|incluirlo|mencionarlo)|es obligatorio(?: decirlo)?|tiene que (?:salir|decirse|ir|aparecer|quedar claro)|obligatorio(?: decirlo)?|importante(?: decirlo)?|que (?:quede claro|salga|se diga)|(?:esto )?no (?:se )?(?:lo )?olvid\p{L}+)/iu,
  mustSuffix:
    /,? (?:(?:esto|eso) )?(?:hay que decirlo|tiene que salir|es obligatorio decirlo|\(obligatorio\)|esto tiene que ir|debe decirse)$/iu,
  avoid: [
    /(?<!\p{L})(?:no|ni|nunca) (?:hay que |debes? )?(?:digas|digáis|digais|digan|decir|diga|mencionar|menciones|mencionéis|mencionen|usar|uses|uséis|hablar (?:de|mal de)|hables de|habléis de|nombrar|nombres|nombréis|poner|pongas|prometer|prometáis|prometas|meter|metáis) (?:que (?:somos |es |son |van a )?|la palabra |las palabras |nada de |lo de |el |la |los |las |a )?(?<words>.{2,90})/iu,
    /(?<!\p{L})(?:evitar|evita|evitad|eviten|nada de|prohibido(?: decir)?|sin (?:decir|mencionar)) (?:la palabra |las palabras |decir |el |la |los |las )?(?<words>.{2,90})/iu,
  ],
  or: /,? (?:o|ni|y|e) (?:hablar .*)?|, ?|\/| (?:porque|que|ya que|pues|en el|luego)(?: .*)?$/iu,
  vague: words("nada|eso|esto|más|muy|precio|precios|mal|todo|algo"),
  lead: /^(?:(?:y|e|o|pero|además|también|bueno|pues|entonces|ah|oye|ojo|nada|a ver|h?ola|buenas(?: tardes| noches)?|buenos días)[,!]? +)*(?:(?:quiero|queremos|quisiera|quisiéramos|nos gustaría) (?:recordar|decir|avisar)(?:les)? (?:\p{L}+ ){0,4}que |(?:el|nuestro) mensaje (?:central|principal|clave) es (?:que |[\p{L} ]{3,30}: )|(?:por favor,? )?(?:quiero|queremos|necesito|necesitamos|quisiera|me gustaría|hacer|hazme|hacedme|háganme)(?: hacer)? (?:un |una )?(?:anuncio|cuña|e?spot|comercial|publicidad|promo)(?: de radio)?(?: (?:de|para|sobre|que diga(?: que)?|anunciando))? (?:(?:mi |nuestr[oa] )(?:negocio |empresa |tienda )?)?|(?:anuncio|cuña|spot|publicidad)(?: de radio)? (?:de|para|sobre) (?:mi |nuestr[oa] )?|(?:(?:hay|tienen?|tenéis) que |deben? )?(?:decid|decir|di|diga|digan|mencionad?|mencionar|destacar|destacad|resaltar|recordad|recordar|contar|que se sepa|anunciar|anunciamos|poned|poner) (?:(?:al final )?que |también que |lo de |a la gente que )|(?:se trata de|es para|la idea es|(?:(?:quiero|queremos|quisiera|nos gustaría) )?(?:promocionar|anunciar|dar a conocer)|promocionamos) (?:mi |nuestr[oa] )?|(?:la|nuestra) (?:oferta|promo|promoción) es(?: de)? )?/iu,
  aside:
    /(?:[,(]? ?(?<!\p{L})(?:(?:ja){2,}|jeje+|jiji+|xd+|por favor|gracias|porfa|saludos|la verdad|vamos|vaya|eh|¿no|o sea|etc|y eso|y tal|digo)(?!\p{L})(?:(?<=\([^(),]{1,24})\))?)(?:[.!,]+(?=$|\s))?/giu,
  opening:
    /(?:empieza|empezar|empezad|empiecen|comenzar|comienza|arranca|arrancar|abrir|abre)(?: el anuncio)? con(?: (?:la|una) (?:frase|pregunta|línea))?(?: (?:tipo|del tipo|como|en plan))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  closing:
    /(?:termina|terminar|terminad|acabar|acaba|acabad|cierra|cerrar|cerrad|finalizar)(?: el anuncio)? con(?: la (?:frase|línea))?:? ["“«](?<words>[^"”»]{3,120})["”»]/iu,
  angles: [
    [/(?:empieza|empezar|empezad|comenzar|abrir) con (?:una )?pregunta/iu, "question"],
    [/(?:empieza|empezar|empezad|comenzar|abrir) con (?:el |la )?(?:precio|oferta|descuento)/iu, "offer"],
    [/(?:empieza|empezar|empezad|comenzar|abrir) con (?:una )?(?:escena|historia|situación)/iu, "scene"],
  ],
  required:
    /^(?:consulta(?:r|e)? (?:las )?(?:condiciones|bases)|aplican (?:condiciones|restricciones|términos)|condiciones en |sujeto a |promoción válida|oferta válida|válido (?:solo|hasta agotar)|hasta (?:agotar|fin de) existencias|bases (?:legales )?en |este (?:es un )?medicamento|lea (?:las instrucciones|detenidamente)|en caso de duda consulte|evite el exceso|todo con medida|nada con exceso|prohibida su venta|el abuso (?:de|en el consumo)|juega con responsabilidad|juegue con responsabilidad|bebe con moderación|consumo responsable|tae |cat promedio|cat |permiso (?:publicidad|cofepris)|registro sanitario|aviso de publicidad|come frutas y verduras|aliméntate sanamente|pagado por |publicidad pagada|mayores de 18|solo mayores de|prohibid[oa] (?:a|la entrada a|la venta a) menores|rentabilidades pasadas|financiación sujeta|n\.º (?:de )?registro|centro sanitario autorizado)/iu,
  requiredInFull: [[/^(?:\+18|18\+|solo \+18)$/iu, "Solo para mayores de 18 años."]],
  verbs: [
    ["whatsapp", /whats ?app/iu],
    ["text", /(?:sms|mensaje de texto|manda(?:r|d)? (?:un )?(?:mensaje|texto))/iu],
    ["book", /(?:reserv|cita|agend|turno)/iu],
    ["order", /(?:pedid|pide|pida|encarg|orden(?:a|e)|a domicilio)/iu],
    ["apply", /(?:curr[íi]culum|cv(?!\p{L})|postula|solicitud|vacante|interesad|manda tu)/iu],
    ["register", /(?:inscri|regístrate|apúntate|apunta|matr[íi]cula|registro)/iu],
    ["tickets", /(?:entradas|boletos|tickets|billetes)/iu],
    ["donate", /(?:dona|donativo|donar)/iu],
    ["download", /descarg.{0,24}(?:app|aplicación|store|play)|app.{0,24}descarg/iu],
    ["listen", /escucha/iu],
    ["message", /(?:escríbe|mensaje|dm(?!\p{L})|inbox)/iu],
    ["call", /(?:llam|teléfono|marca|móvil|fijo)/iu],
    ["visit", /(?:visita|entra en|web|página)/iu],
  ],
  contactWords:
    /(?<!\p{L})(?:llama(?:r|d|nos|me)?|llámanos|llámenos|llámame|llame|llamen|llamadas?|teléfono|tel|móvil|fijo|whatsapp|enviar?|mandar|llamando|al|curr[íi]culum|escribe|escríbenos|escriba|manda|mándanos|envía|mensajes?|sms|dm|inbox|correo|email|mail|web|página|sitio|visita|visítanos|entra|reserva[srd]?|reserve|citas?|previa|pide|pida|pídelo|pedidos?|encargos?|encarga|agenda|informes?|info|información|más|inscripciones|inscríbete|apúntate|entradas|boletos|descarga|en|al?|o|y|e|por|para|el|la|los|las|de|del|con|tu|su|nuestr[oa]|número|gratis|ya|hoy|ahora|vía|solo|también|cualquier|duda|contacto|contáctanos|facebook|instagram|tiktok|redes|síguenos|interesad[oa]s?|cv|currículum|turno|línea|online|nos|te|esperamos|mayores|urgencias)(?!\p{L})/giu,
  from: /(?:^|\s)(?:desde(?: solo| tan solo)?|a partir de|a partir)$/iu,
  attribution:
    /["”»],? (?:dijo|afirmó|señaló|explicó|según|comentó|asegura|afirma|destacó|explica)(?!\p{L})|(?<!\p{L})(?:dijo|afirmó|señaló|explicó|comentó|destacó) \p{Lu}/u,
  tail: /^(?:incluye|incluid[oa]s?|incluyendo|más IVA|IVA|sin IVA|bebidas? (?:aparte|incluidas?|no incluidas?)|mínimo|máximo|antes \d|antes|normalmente|precio normal|en vez de|por persona|al mes|la hora|la unidad|cada un[oa]|sin (?:comisiones|intereses|permanencia)$|con (?:la compra|tarjeta|cupón|bebida|postre|pan|IVA)|solo (?:para|los|con|en)|para (?:nuevos|los primeros)|excepto|salvo|menos los|todo incluido|a meses|en \d+ meses|hasta agotar)(?!\p{L})/iu,
  off: /^\s?(?:de (?:descuento|rebaja|dto\.?)|descuento|menos|dto\.?|off)(?!\p{L})/iu,
  per: /^(?:\s?(?:al|la|el|por|cada|más IVA|IVA|sin|con|incluid|incluye|de \d|hasta|todo|todos|anticipada|en taquilla|en puerta|general|en vez|antes|los|las|a la|a domicilio|para llevar|mensuales|anuales|semanales|diarios|brutos|netos|en|si|para|de (?:lunes|martes|lunes)|y )(?!\p{L})|,|\s?\(|\s?\+)/iu,
  amount:
    /(?<!\p{L})\d{1,4}(?:,\d{2})?(?= (?:al mes|por persona|la hora|el kilo)(?!\p{L}))|(?<=\d )(?:mil )?(?:bs|soles|colones|quetzales|bolívares|lempiras|guaraníes)(?!\p{L})/iu,
  offer:
    /(?<!\p{L})(?:gratis|gratuit[oa]s?|regalo|de regalo|regalamos|descuento|oferta|promo(?:ción)?|dos por uno|tres por dos|2x1|3x2|mitad de precio|rebajas?|sin (?:matrícula|permanencia|intereses|enganche|anticipo|comisión|comisiones|compromiso)|bono|cupón|liquidación|sorteo|meses sin intereses)(?!\p{L})/iu,
  proof:
    /(?<!\p{L})(?:desde (?:19|20)\d\d|\d+ años|garantía|garantizad[oa]s?|certificad[oa]s?|titulad[oa]s?|homologad[oa]s?|colegiad[oa]s?|familiar|tradición|experiencia|artesan\p{L}*|caser[oa]s?|hech[oa]s? a mano|premio|premiad[oa]s?|opiniones|estrellas|clientes|expertos|profesionales|robot)(?!\p{L})/iu,
  audience: /^(?:para (?!llevar|todos los días|recoger)|ideal para |dirigido a )/iu,
  benefit:
    /^no (?:hace falta|hacen falta|necesitas|se necesita|es necesari|tienes que|hay que)|^sin (?!experiencia|cita|reserva|devoluci|cambios|alcohol|hijos|mascotas|aire)/iu,
  event:
    /(?<!\p{L})(?:feria|festival|concierto|fiesta|fiestas|mercadillo|rastrillo|carrera popular|maratón|torneo|concurso|jornadas?|congreso|exposición|inauguración|gala|baile|rodeo|jaripeo|kermés|kermesse|bazar|subasta|rebajas|liquidación|romería|charreada|obra de teatro|función|taller de|campamento|puertas abiertas|open day|verbena|posada|expo|expoventa|outlet)(?!\p{L})/iu,
  time,
  timePhrase,
  ...places,
  placePhrase,
  hiring:
    /(?<!\p{L})(?:busc(?:a|amos|o) (?:\p{L}+ ){0,2}(?:cociner|camarer|mesera?|dependient|electricist|conductor|chofer|repartidor|albañil|auxiliar|comercial|vendedor|personal|técnico|operari|soldador|limpiador|enfermer|cajer|ayudante|peluquer|mecánic|gente|empleada?|ingenier|programador|costurer|guardia|almacenista|monta|recepcionista)\p{L}*|se (?:busca|necesita|solicita)n?|contratamos|contratando|estamos contratando|oferta de (?:empleo|trabajo)|vacantes?|solicitamos|únete a nuestro equipo|bolsa de trabajo|incorporamos|necesitamos (?:\p{L}+ ){0,2}(?:cociner|camarer|conductor|chofer|repartidor|albañil|personal|operari|soldador)\p{L}*)/iu,
  negative: /^(?:no|ni|nunca|sin|ningún|ninguna)(?!\p{L})/iu,
  ours: /(?<!\p{L})(?:nosotros|nuestr[oa]s?|somos|tenemos|hacemos)(?!\p{L})/iu,
  speakers: { one: /(?!)/u, many: /(?:)/u },
  neverSold:
    /^(?:(?:ya |también |se )?(?:aceptamos|aceptan|abrimos|cerramos|estamos|llegamos|contamos con|tenemos parking|hay parking|hablamos|financiamos|enviamos|atendemos|abre|cierra)|nos encontramos|te esperamos|no hay|no tenemos|las plazas|el aparcamiento|los niños|para los|para las|es solo)(?!\p{L})/iu,
  depends:
    /^(?:es|son|incluyen?|está|están|duran?|cuesta|eso|esto|así) |^(?:lo|la|los|las) \p{L}+(?:amos|emos|imos)(?!\p{L})/iu,
  notice:
    /(?<!\p{L})(?:aviso (?:a la población|público|ciudadano)|servicio público|campaña de salud|protección civil informa)(?!\p{L})/iu,
  verbBehind:
    /^(?: (?:de|en) \p{Lu}[\p{L}-]+)? (?!(?:para|entre|sobre|desde|hasta|cerca|frente|dentro|cada|esta|este|de|en)(?!\p{L}))\p{Ll}{2,}(?:a|e|an|en) (?!y |o )/u,
  isTypedSentence: isSpanishSentence,
  parse: parseSpanish,
  joinPlaces,
  recase: recaseOf({
    names: cities,
    acronyms:
      "IVA IRPF DJ TV VIP ITV DNI NIE CV USA EE UU ADN GPS LED PC SUV RRHH IMSS SAT CFE ONG FP ESO AMPA IA OXXO",
    small:
      "se de la el los las y en con por para a al del un una o que su tu sin más no si hoy ya es son gratis desde hasta todo todos",
  }),
};
