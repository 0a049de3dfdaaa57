import { words } from "./romance-calendar.ts";
import { headOf, type RomanceGrammar, romanceParser, typedSentence } from "./romance-grammar.ts";

const before = words(
  "gran|gran(?:des)?|buen[oa]?s?|mejor(?:es)?|nuev[oa]s?|primer[oa]?s?|segund[oa]s?|tercer[oa]?|última?s?|últimos?|ampli[oa]s?|divers[oa]s|vari[oa]s|pequeñ[oa]s?|auténtic[oa]s?|verdader[oa]s?|exclusiv[oa]s?|doble|triple|medi[oa]|máximo|mínimo|súper",
);
const determiner = words(
  "el|la|los|las|un|una|unos|unas|nuestr[oa]s?|su|sus|tus?|mis?|este|esta|estos|estas|cada|tod[oa]s?|alg[úu]n|alguna|algunos|algunas|más|menos|muchos?|muchas?|otr[oa]s?|ambos|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien|sin|ningún|ninguna|hasta|más de",
);
/** Masculine nouns in -a, and other exceptions. */
const masculine = words(
  "d[ií]as?|programas?|problemas?|sistemas?|mapas?|idiomas?|temas?|sof[áa]s?|planetas?|climas?|dentistas?|taxistas?|electricistas?",
);
const feminine = words(
  "mano|manos|foto|fotos|moto|motos|radio|clase|clases|noche|noches|tarde|tardes|carne|carnes|calle|llave|llaves|nave|leche|gente|base|serie|piel|miel|sal|red|redes|luz|flor|flores|imagen|orden|mujer|mujeres|hipoteca|cruz|vez|nieve|nube|parte|muerte|suerte|fuente|llave|clave|torre|costumbre",
);

function isFeminine(head: string): boolean {
  if (masculine.test(head)) return false;
  return (
    feminine.test(head) || /(?:as?|ción|ciones|sión|siones|dad|dades|tad|tud|eza|umbre|itis|ez)$/iu.test(head)
  );
}

/** The definite article to put before a phrase without one, with a trailing space: "clases de inglés" → "las ". */
export function definiteSpanish(phrase: string): string {
  const [first = ""] = phrase.split(" ");
  if (determiner.test(first) || /^\d/.test(first)) return "";
  const head = headOf(phrase, { determiner, before });
  const isMany = /(?<!lune|marte|miércole|jueve|vierne|cri|tesi|anális)s$/iu.test(head);
  if (/^(?:agua|aula|área|alma|arma|águila)$/iu.test(first)) return "el ";
  return isFeminine(head) ? (isMany ? "las " : "la ") : isMany ? "los " : "el ";
}

/** Words in -mos that look like a verb in the first person plural. */
const notVerbs =
  "extremos|últimos|máximos|mínimos|próximos|supremos|primos|ánimos|ramos|tramos|gramos|kilogramos|remos|racimos|mismos|finísimos|riquísimos|buenísimos";

const grammar: RomanceGrammar = {
  opens: words(
    String.raw`^(?:(?:y|ya|también|ahora|además|siempre|aquí|nos|te|se|lo|la|os|le|no|solo|sólo|todavía|hoy|como|en \p{L}+) ){0,2}(?!(?:${notVerbs})(?!\p{L}))\p{L}{1,14}(?:amos|emos|imos)|^(?:nosotros|somos|soy|tengo|hago|vendo|busco|ofrezco|doy|trabajo con|llevo \d+|hay|es|son|está|están|tienes|puedes|contesta|quien|quienes|no (?:pagas?|pagan|pagarás?|necesitas?)|si \p{L}+ \p{L}+.*, )`,
  ),
  finite: words(
    "se \\p{L}{3,}(?:an|en)|elabora|elaboran|diseña|diseñan|fabrica|fabrican|cultiva|cultivan|organiza|organizan|presenta|presentan|recoge|recogen|entregan|envía|envían|alquila|alquilan|arregla|arreglan|acompaña|acompañan|reúne|reúnen|convierte|convierten|cumple|cumplen|regala|regalan|ahorras|ganas|ganan|cobra|cobran|evitas|nace|nacen|bajan|suben|invita|invitan|apoya|apoyan|protege|protegen|estrena|estrenan|gestiona|gestionan|tramita|tramitan|asesora|asesoran|rompe|rompen|conoce|conocen|existe|existen|trae|traen|tarda|tardan|dejan|eliges|aprende|aprendes|vive|viven|pone|ponen|afina|transforma|transforman|revisa|revisan|monta|montan|transporta|recupera|recuperan|elimina|resuelve|aprueba|aprueban|sigue|siguen|quita|quitan|pierde|pierden|cuidan|era|eran|hacía|tenía|es|son|está|están|fue|será|serán|tiene|tienen|tienes|hay|habrá|incluye|incluyen|cuesta|cuestan|ofrece|ofrecen|abre|abren|cierra|cierran|empieza|empiezan|comienza|comienzan|dura|duran|sale|salen|viene|vienen|hace|hacen|puede|pueden|puedes|va|van|llega|llegan|permite|permiten|recibe|reciben|recibes|pagas|pagan|lleva|llevan|llevas|atiende|atienden|trabaja|trabajan|funciona|funcionan|participan|actúa|actúan|toca|tocan|vende|venden|sirve|sirven|sirves|queda|quedan|acaba|acaban|termina|terminan|necesita|necesitas|quieres|quiere|busca|buscas|prepara|preparan|enseña|enseñan|cuida|cuidan|repara|reparan|instala|instalan|celebra|celebramos|vuelve|vuelven|entran|entra|contesta|contestan|responde|regalamos|te esperamos|te llevas|te regalamos|se hace|se hacen|se vende|se venden|se alquila|se alquilan|se necesita|se necesitan|se busca|se buscan|admite|admiten|acepta|aceptan|ayuda a|ayudan a|cambia tu|sabe|saben|sabes|merece|merecen|mereces|da|dan",
    "iu",
  ),
  relative:
    /(?:^|\s)(?:que|si|donde|cuando|quien|quienes|como|porque|aunque|mientras|cuyo|cuya)(?: \p{L}+){0,2}$/iu,
  orders: words(
    "^(?:¡|ya |no |y |pues )?(?:ven|vente|venid|venga|llama|llame|llamad|llámanos|llámenos|llámame|escribe|escríbenos|escríbeme|pide|pida|pídelo|pídela|reserva ya|reserva tu|reserva en|reserva por|reserve|visita|visite|visítanos|visítenos|descubre|descubra|aprovecha|aproveche|trae|traiga|disfruta|disfrute|apúntate|inscríbete|inscríbase|regístrate|compra tu|compre|prueba|pruebe|consigue|solicite|únete|acércate|acérquese|síguenos|pregunta|pregunte|haz|haga|no te (?:lo )?pierdas|no se pierda|no lo pienses|no esperes|te esperamos|olvídate|olvídese|manda|mande|envía|envíe|envíanos|descarga|descárgate|elige|elija|cuida|cuide|done|(?:come|cena|deja|deje|vende|cambia|consulta|consulte|busca|solicita|ordena|cotiza|celebra|regala|gana|dona)(?= (?:tu|tus|su|sus|el|la|los|las|un|una|con nosotros|en familia|a|hasta|lo) )|pasa por|pásate|dale|trabaja con|estrena|luce|despierta|déjate|anímate|contáctanos|encuentra|ahorra|empieza|aprende|vive|conoce|mira|entra en|entre en|agenda|agende|apoya|vota|evita|recuerda|recuerde|pon|ponga|ve a|vaya|sal de|conviértete|postula|postúlate)(?=\\s)",
  ),
  preposition: words(
    "^(?:a|al|ante|bajo|con|contra|de|del|desde|en|entre|hacia|para|por|según|sobre|tras|y|o|e|ni|pero|que|si|cuando|donde|como|porque|aunque|muy|más o menos|no|nunca|también|ya|así|incluso|excepto|salvo|menos|aparte|siempre|solo|sólo)(?=\\s|$)",
  ),
  determiner,
  before,
  quality:
    /^(?:(?:100 ?%|totalmente|muy|siempre|especialmente) )?(?:especializad[oa]s? (?:en|para) .{3,60}|homologad[oa]s?|certificad[oa]s?|colegiad[oa]s?|titulad[oa]s?|asegurad[oa]s?|familiar|artesanal|artesan[oa]|independiente|de confianza|de toda la vida|con (?:más de )?\d+ años de experiencia.{0,40}|fundad[oa] en .{3,30}|ubicad[oa]s? en .{3,60})$/iu,
  role: words(
    "gestor[íi]a|asesor[íi]a|peluquer[íi]a|panader[íi]a|pasteler[íi]a|carnicer[íi]a|pescader[íi]a|fruter[íi]a|florister[íi]a|ferreter[íi]a|librer[íi]a|papeler[íi]a|joyer[íi]a|zapater[íi]a|taquer[íi]a|pizzer[íi]a|cafeter[íi]a|heladería|cervecería|marisquería|hamburguesería|lavander[íi]a|tintorer[íi]a|cerrajer[íi]a|cl[íi]nica|veterinaria|farmacia|óptica|optica|restaurante|bar|mes[óo]n|asador|tienda|taller|academia|escuela|guarder[íi]a|gimnasio|estudio|agencia|empresa|inmobiliaria|autoescuela|hotel|hostal|camping|bodega|granja|huerta|mercado|centro|residencia|asociaci[óo]n|fundaci[óo]n|cooperativa|fontanero|electricista|pintor|carpintero|jardinero|cerrajero|mec[áa]nico|fot[óo]grafo|abogado|abogada|dentista|fisioterapeuta|psic[óo]loga|psic[óo]logo|veterinario|entrenador|profesor|profesora|dj|barber[íi]a|sal[óo]n|spa|boutique|concesionario|consultorio|despacho|bufete|notar[íi]a|imprenta|vivero|food ?truck|catering|podcast|app|aplicación|plataforma|museo|teatro|discoteca|sala",
  ),
  isPlural: (head, text) =>
    /^(?:los|las|unos|unas|\d+ (?!%)|dos|tres|cuatro|cinco|todos|todas|más|muchos|muchas)\s/iu.test(text) &&
    !text.startsWith("1 ")
      ? true
      : /(?<!(?:lu|mart|miércol|juev|viern|cris|análi|te|oa|viru|autobú|bu|gra|paragua|toca|lavavajilla|sacacorcho|déficit))s$/iu.test(
          head,
        ) || /^[^,]{2,40} y \p{L}/u.test(text),
  article: (text, head, { isRole }) =>
    isRole && !determiner.test(text.split(" ")[0] ?? "") ? (isFeminine(head) ? "una " : "un ") : "",
  completions: [
    [/^(perros?|mascotas|niños|familias|peques) (?:son )?bienvenid[oa]s$/iu, "$1 son bienvenidos"],
    [
      /^(?:nos )?(?:ubicados|situados|estamos ubicados|estamos situados) (en|frente|junto|al|cerca) /iu,
      "estamos $1 ",
    ],
    [/^(?:solo|sólo) (efectivo|con cita(?: previa)?|adultos|socios)$/iu, "es solo $1"],
    [/^(?:más de )?(\d+) años de experiencia(.*)$/iu, "tenemos $1 años de experiencia$2"],
    [/^perros y gatos$/iu, "atendemos perros y gatos"],
    [/^(?:sueldo|salario) (?:de |hasta )?(\d.+|\$.+)$/iu, "el sueldo es de $1"],
    [/^plazas limitadas$/iu, "las plazas son limitadas"],
    [/^(?:parking|aparcamiento|estacionamiento) gratis$/iu, "el aparcamiento es gratis"],
    [
      /^(?:la )?(?:1ª|1a|primera) (clase|consulta|sesión|cita|visita|revisión) (gratis|gratuita)$/iu,
      "la primera $1 es gratis",
    ],
    [/^(?:el )?(?:1er|primer) (mes|día|año) (gratis|gratuito)$/iu, "el primer $1 es gratis"],
    [
      /^(presupuesto|presupuestos|valoración|diagnóstico|envío|desplazamiento|entrada|estimado|cotización) (gratis|gratuit[oa]s?|sin compromiso|libre)(.*)$/iu,
      "$1 $2$3",
    ],
    [/^(niños|menores|peques|bebés) (.{2,30}?) (?:gratis|no pagan)$/iu, "para los $1 $2 es gratis"],
    [/^(niños|menores|peques|bebés) (.{2,30}?) (?:a )?mitad de precio$/iu, "los $1 $2 pagan la mitad"],
    [/^(niñas|mujeres|chicas) (.{0,30}?) ?(?:gratis|no pagan)$/iu, "para las $1 $2 es gratis"],
  ],
  rewrites: [
    [
      /^(?:los |las )?(adultos?|niños?|niñas?|jubilados|estudiantes|hombres?|mujer(?:es)?|caballeros?|señoras?)$/iu,
      "tarifa de $1",
    ],
  ],
  odd: /^(?:las? |los? |una )?(?:fugas?|averías?|atascos?|goteras?)(?!\p{L}).*$|^(?:iva|etc|info|más info|nota|ojo|ps|pd|jaja|ok|vale|gratis|oferta|ofertas|promo|promoción|promociones|y más|descuento|descuentos|precio|precios)$|(?:^|\s)(?:que|de|del|a|en|con|por|para|y|o|el|la|los|las|un|una|su|muy|más)$/iu,
};

export const parseSpanish = romanceParser(grammar);
export const isSpanishSentence = typedSentence(grammar);
