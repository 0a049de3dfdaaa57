import { words } from "./romance-calendar.ts";
import { headOf, type RomanceGrammar, romanceParser, typedSentence } from "./romance-grammar.ts";

const before = words(
  "grande?s?|bon(?:ne)?s?|meilleure?s?|nouve(?:au|l|lle|aux|lles)|première?s?|premiers?|seconde?|deuxième|2e|troisième|dernière?s?|derniers?|petite?s?|belles?|beaux?|vrais?|vraies?|divers|double|demi|maximum|minimum|jolie?s?|gros(?:se)?s?|vieux|vieille|toute?s?|tous|super|ancien(?:ne)?s?|véritables?",
);
const determiner = words(
  "le|la|les|l|un|une|des|du|de la|d|notre|nos|votre|vos|mon|ma|mes|son|sa|ses|leurs?|ce|cet|cette|ces|chaque|tous|toutes|tout|toute|quelques|plusieurs|plus|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|cent|sans|aucun|aucune|zéro|jusqu|moins|plus de|certains|certaines",
);

const feminine = words(
  "tonte|taille|coupe|collecte|collectes|plaque|plaques|découverte|découvertes|conserve|poche|douche|bouche|niche|fiche|tuile|toile|salle|salles|balle|taille|jambe|larme|ferme|forme|gomme|plume|coutume|boulangère|vignette|étape|nappe|grappe|enveloppe|tulipe|équerre|terre|pierre|guerre|serre|fièvre|lèvre|fenêtre|montre|lettre|lettres|rencontre|rencontres|chambre d|fibre|main|fin|faim|soif|nuit|forêt|part|mer|fleur|fleurs|couleur|couleurs|peau|eau|eaux|fois|voix|noix|croix|paix|clé|clef|moto|photo|vidéo|radio|météo|thalasso|auto|fondue|vue|rue|avenue|coupe|coupes|viande|formule|formules|carte|cartes|fête|foire|table|tables|pâte|pâtes|pizza|pizzas|fraise|fraises|pomme|pommes|crêpe|crêpes|bière|bières|galette|galettes|tarte|tartes|baguette|baguettes|piscine|piscines|cuisine|cuisines|toiture|école|lunette|lunettes|paire|séance|séances|visite|visites|remise|remises|offre|offres|garde|sieste|danse|gym|musique|voiture|voitures|citadine|véranda|vérandas|porte|portes|fenêtre|fenêtres|chambre|chambres|semaine|journée|heure|ferme|banque|assurance|mutuelle|literie|livraison|promo|reprise|entrée|place|places|ambiance|équipe|recette|spécialité|huître|huîtres|moule|moules|châtaigne|châtaignes|truffe|truffes|vidange|pose|mise|prise|aide|cave|plage|balade|balades|boutique|clinique|pharmacie|optique|agence|auto-école|zone|lampe|montre|bague|robe|robes|chaussure|chaussures|chaudière|chaudières|pompe|climatisation|clim|serrure|serrures|gouttière|dépanneuse|consultation|location|étude|démoustication|analyse|borne|bornes|selle|chasse|pêche|randonnée|raclette|choucroute|paella|soirée|tombola|brocante|kermesse|braderie|course|équitation|natation|poterie|peinture",
);
const masculine = words(
  "(?:lave|sèche|porte|ouvre|tire|essuie|brise|garde)-\\p{L}+|musée|lycée|trophée|apogée|café|marché|thé|canapé|canapés|côté|été|pâté|comté|pré|buffet|menu|menus|devis|prix|bois|mois|pain|pains|vin|vins|jardin|jardins|magasin|magasins|service|services|office|exercice|commerce|espace|espaces|entretien|moyen|programme|problème|système|thème|poème|dîner|atelier|ateliers|métier|panier|paniers|véhicule|véhicules|article|articles|spectacle|spectacles|cercle|oncle|siècle|meuble|meubles|immeuble|double|triple|couscous|kebab|burger|burgers|site|gîte|gîtes|stage|stages|massage|garage|garages|groupe|groupes|titre|centre|centres|théâtre|filtre|mètre|litre|verre|verres|fleuriste|artiste|dentiste|spécialiste|pneu|pneus|plombier|chèque|kiosque|cirque|masque|disque|pique-nique|modèle|modèles|vélo|vélos|bébé|bébés|diplôme|permis|arbre|arbres|livre|livres|sable|beurre|fromage|fromages|sucre|poivre|gaz|concert|concerts|repas|cours|colis|tapis|bas|bras|dos|salon|salons|balcon|rayon|ballon|jambon|saumon|poisson|poissons|melon|citron|camion|camions|avion|million|bâton|béton|carton|savon|son|don|poêle|poêles|crédit|diagnostic|diagnostics|entretien|compte|conte|temps|accueil|fauteuil|soleil|appareil|travail|détail|rallye|musée|golfe|golf|régime|crime|volume|costume|costumes|légume|légumes|parfum|parfums|code|mode d|monde|guide|guides|coude|remède|stade|grade|jade|foie|incendie|génie|parapluie|arbre|ongle|ongles|contrôle|contrôles|rôle|pôle|symbole|vignoble|câble|diable|cartable|comptable|sanitaire|sanitaires|dentaire|notaire|anniversaire|anniversaires|locataire|propriétaire|salaire|horaire|horaires|commentaire|honoraire|honoraires|frère|père|caractère|cimetière|ministère|mystère|cratère|bâchage|chauffe-eau|lave-linge|tiers|pare-brise|essai|rachat|regroupement|départ|levain|béton|financement",
);

/** Guesses the gender of a noun from its ending. */
function genderOf(head: string): "m" | "f" {
  if (masculine.test(head)) return "m";
  if (feminine.test(head)) return "f";
  const one = head.replace(/(?<=[^s])s$/u, "");
  if (
    /(?:tion|sion|xion|aison|son|té|tié|ée|ie|ure|ette|elle|esse|ence|ance|ense|anse|ade|ude|ise|euse|trice|ère|ière|ine|aine|onne|enne|aille|ille|euille|ouille|ole|ule|ique|ote|otte|ite|ate|que|gue|ise|ose|ase|use|ouse|asse|osse|ousse|uce|ace|ice|ande|onde|ende|ambre|ompe|ampe|orte|arte|ende|eur d’amour|lle|nne|tte|mme|rre|sse|ppe|ve|pe)$/iu.test(
      one,
    )
  )
    return /(?:age|isme|scope|phone|graphe|mètre|logue|drome|cycle)$/iu.test(one) ? "m" : "f";
  return "m";
}

const mass = words(
  "pain|café|thé|vin|fromage|beurre|bois|miel|jambon|poisson|saumon|couscous|viande|bière|eau|musique|gym|yoga|karaoké|natation|danse|charcuterie|pâtisserie|chocolat|foie|fioul|gaz|granulés|parking|stationnement|matériel|mobilier|linge|prêt-à-porter|dépannage|débouchage|bricolage|jardinage|nettoyage|démoussage|bâchage|recouvrement|restauration",
);

function definite(next: string, gender: "m" | "f", many: boolean): string {
  if (many) return "les ";
  if (
    /^(?:[aeiouyàâéèêëîïôûœ]|h(?!uit|aricot|ors|éros|amac|all|alte|anche|andball|andicap|asard|aut|ernie|êtr|ockey|ollande|omard|onte|ousse|utte|amburger|amster|ot|ip))/iu.test(
      next,
    ) &&
    !/^(?:yaourt|yoga|onz|oui)/iu.test(next)
  )
    return "l’";
  return gender === "f" ? "la " : "le ";
}

const grammar: RomanceGrammar = {
  opens: words(
    String.raw`^(?:(?:et|aussi|ici|chez nous|désormais|maintenant|aujourd’hui|depuis \p{L}+|depuis \d+ ans),? )?(?:nous|on|j’|je|vous|c’est|il y a|il|elle|ils|elles|tout est|tout \p{L}+ est|ce|ça|notre \p{L}+ \p{L}+e|nos \p{L}+ \p{L}+ent|qui \p{L}+|si vous .*, )(?!\p{L}*-(?:vous|nous))`,
  ),
  finite: words(
    "affine|affinent|fabrique|fabriquent|cultive|cultivent|présente|présentent|ramasse|ramassent|livrent|envoie|envoient|loue|louent|accompagne|accompagnent|réunit|réunissent|transforme|transforment|respecte|économisez|gagnez|naît|baisse|baissent|monte|montent|invite|invitent|soutient|soutiennent|protège|protègent|résout|connaît|connaissent|existe|existent|apporte|apportent|laisse|laissent|apprend|apprenez|vit|vivent|met|mettent|dessine|dessinent|élabore|élaborent|rénove|rénovent|nettoie|nettoient|conseille|conseillent|torréfie|cuisine (?:le|la|les|des)|imagine|imaginent|construit|construisent|produit|produisent|change|changent|remplace|remplacent|garde|gardent|offre|offrent|devient|deviennent|ouvrira|aura|auront|étaient|avait|est|sont|était|sera|seront|ont|avons|avez|a (?:lieu|été|ouvert|le|la|un|une|plus|pensé|gagné|reçu|du|des)|c’est|il y a|commence|commencent|coûte|coûtent|comprend|comprennent|inclut|incluent|propose|proposent|offre (?:un|une|le|la|les|des|à)|ouvre|ouvrent|ferme à|ferment|débute|finit|dure (?:de|du|une|deux|trois|\\d)|durent|vient|viennent|fait|font|peut|peuvent|pouvez|va|vont|arrive|arrivent|permet|permettent|reçoit|reçoivent|recevez|payez|paie|paient|porte (?:sur|le|la)|travaille|travaillent|fonctionne|fonctionnent|participe|participent|joue|jouent|vend|vendent|sert|servent|reste|restent|termine|cherche|cherchez|voulez|souhaitez|enseigne|enseignent|prépare|préparent|soigne|soignent|répare|réparent|installe|installent|revient|reviennent|répond|répondent|vous attend|vous attendent|se trouve|se vend|se tient|se déroule|accepte|acceptent|aide|aident|sait|savent|mérite|donne (?:droit|le|la|un|une)|donnent|suit|suivent|réalise|réalisent|livre (?:à|chez|dans|en|gratuitement)|livrent|accueille|accueillent|intervient|interviennent|recrute|recrutent|organise|organisent|engage|doit|doivent|passe|passent|bénéficie|bénéficient|profitent|doivent|faut",
    "iu",
  ),
  relative:
    /(?:^|\s)(?:que|qui|si|où|quand|comme|parce qu[e’]|dont|lorsque|dès que|puisque|même s[i’]|qu)(?: \p{L}+){0,2}$/iu,
  orders: words(
    "^(?:et |alors |ne |n’)?(?:(?!(?:chez|assez|nez|rez)(?!\\p{L}))\\p{L}{2,}ez(?:-(?:vous|nous|le|la|les|y|en))?)(?=\\s|$)",
  ),
  preposition: words(
    "^(?:à|au|aux|avec|contre|de|d|du|dans|en|entre|vers|pour|par|selon|sur|sous|chez|et|ou|ni|mais|que|qu|qui|si|quand|où|comme|parce|très|ne|n|pas|plus que|aussi|même|jamais|déjà|ainsi|sauf|hors|hormis|toujours|encore|depuis|dès|jusqu|seulement|uniquement|près|derrière|devant|face|avant|après|pendant|durant|vers|non|via|malgré)(?=\\s|’|$)",
  ),
  determiner,
  before,
  quality:
    /^(?:(?:100 ?%|entièrement|très|toujours) )?(?:spécialisée?s? (?:en|dans|pour) .{3,60}|certifiée?s?(?: .{3,30})?|agréée?s?(?: .{3,30})?|assurée?s?|familiale?|artisanale?|indépendante?|de confiance|fondée? en .{3,30}|labellisée?s? .{2,30}|reconnue? .{3,40}|éligible .{2,30})$/iu,
  role: words(
    "boulangerie|pâtisserie|boucherie|charcuterie|poissonnerie|fromagerie|épicerie|primeur|fleuriste|jardinerie|pépinière|quincaillerie|librairie|papeterie|bijouterie|cordonnerie|pressing|laverie|coiffeur|coiffeuse|barbier|esthéticienne|institut|pharmacie|parapharmacie|opticien|restaurant|brasserie|bistrot|bistro|crêperie|pizzeria|bar|café|cave|caviste|traiteur|magasin|boutique|garage|carrosserie|concession|auto-école|école|académie|crèche|salle|studio|agence|entreprise|société|cabinet|hôtel|camping|gîte|domaine|ferme|marché|centre|résidence|association|fondation|coopérative|plombier|plombière|électricien|peintre|menuisier|menuiserie|charpentier|couvreur|maçon|paysagiste|jardinier|serrurier|serrurerie|mécanicien|photographe|avocat|avocate|notaire|comptable|expert-comptable|dentiste|kiné|ostéopathe|psychologue|vétérinaire|clinique|toiletteur|imprimerie|spa|discothèque|théâtre|musée|podcast|application|plateforme|brocante|artisan|food-truck|chauffagiste|déménageur|taxi|courtier|courtière|opticienne|naturopathe|sophrologue|brasseur|vigneron|maraîcher",
  ),
  isPlural: (head, text) => {
    const [first = ""] = text.split(" ");
    if (
      /^(?:les|des|nos|vos|mes|ses|ces|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques|tous|toutes)$/iu.test(
        first,
      )
    )
      return true;
    if (/^\d+$/u.test(first) && first !== "1") return true;
    if (/^(?:le|la|un|une|du|notre|votre|mon|ma|ce|cette|chaque|première|premier|2e)$/iu.test(first))
      return false;
    return (
      (/(?:[^sx]s|aux|eux)$/iu.test(head) &&
        !/^(?:.*(?:prix|voix|choix|noix|devis|permis|cours|colis|repas|temps|corps|fois|mois|bois|tapis|bras|dos|avis|pays|jus|radis|couscous|accès|succès|progrès|congrès|buis|puits|velours|concours|parcours|secours|discours|tennis|diagnostics?s|relais|palais|gaz|houx|deux|creux|lieux?x|cas|pas|matelas|cabas|canevas|bus|campus|virus|plus|sas|fonds|poids|remords|lys|vers|univers|travers|divers|tarifs?s))$/iu.test(
          head,
        )) ||
      /^(?:tarifs|cas)$/iu.test(head) ||
      (/[sx]$/iu.test(head) && /^\S+ \p{L}{3,}s(?: |$)/u.test(text) && !/^(?:tiers|prix|voix) /iu.test(text))
    );
  },
  article: (text, head, { isRole, isPlural }) => {
    const [first = ""] = text.split(/[ ’]/u);
    if ((determiner.test(first) && !/^(?:toute?s?|tous)$/iu.test(first)) || /^(?:\d+ |\p{Lu}{2})/u.test(text))
      return "";
    const [next = ""] = text.split(" ");
    const gender = genderOf(head);
    return isRole && !isPlural ? (gender === "f" ? "une " : "un ") : definite(next, gender, isPlural);
  },
  completions: [
    [/^(chiens|animaux|enfants) (?:sont )?(?:bienvenus|acceptés|admis)$/iu, "les $1 sont les bienvenus"],
    [/^(?:nous sommes )?(?:situés?|située) (à|en|au|dans|près|face|rue) /iu, "nous sommes $1 "],
    [/^chiens et chats$/iu, "nous soignons chiens et chats"],
    [/^salaire (?:de )?(\d.+)$/iu, "le salaire est de $1"],
    [/^places limitées$/iu, "les places sont limitées"],
    [/^(?:la )?(?:cb|carte bancaire) acceptée?$/iu, "la carte bancaire est acceptée"],
    [
      /^(débutants|chèques vacances|tickets restaurant|carte vitale) (acceptée?s?)(.*)$/iu,
      "les $1 sont $2$3",
    ],
    [/^(?:l’)?entrée (?:libre|gratuite)(.*)$/iu, "l’entrée est gratuite$1"],
    [
      /^(?:le )?(parking|devis|diagnostic|stationnement|déplacement|concert|goûter) (?:est )?(gratuit|offert)(.*)$/iu,
      "le $1 est $2$3",
    ],
    [/^(?:les )?devis (?:gratuits)(.*)$/iu, "les devis sont gratuits$1"],
    [
      /^(?:la )?(livraison|consultation|visite|dégustation|reprise|formation|séance d’essai) (?:est )?(gratuite|offerte)(.*)$/iu,
      "la $1 est $2$3",
    ],
    [
      /^(?:l’)?(estimation|inscription|étude|installation|essai|adhésion|examen de vue|entretien) (?:est )?(gratuite?|offerte?)(.*)$/iu,
      "l’$1 est $2$3",
    ],
    [
      /^(?:la )?(?:première|1re|1ère) (séance|consultation|visite|leçon|heure) (gratuite|offerte)(.*)$/iu,
      "la première $1 est $2$3",
    ],
    [/^(?:le )?(?:premier|1er) (mois|cours|rendez-vous) (gratuit|offert)(.*)$/iu, "le premier $1 est $2$3"],
    [
      /^(?:la )?(2e|deuxième|4e|3e|seconde) (paire|pizza|baguette|place|séance)? ?(offerte|gratuite)(.*)$/iu,
      "la $1 $2 est $3$4",
    ],
    [
      /^((?:\d+|trois|deux|quatre) \p{L}+ achetée?s?),? (?:la|le) (\d+e|\p{L}+ième|\p{L}+) (offerte?|gratuite?)$/iu,
      "pour $1, la $2 est $3",
    ],
    [
      /^(café|crêpes|café et crêpes|apéritif|boisson|petit déjeuner)( et \p{L}+)? (offerts?|offertes?)(.*)$/iu,
      "$1$2 : c’est offert$4",
    ],
    [
      /^(?:les )?(enfants|moins de \d+ ans|- de \d+ ans)(.{0,30}?) (?:gratuits?|gratis)$/iu,
      "c’est gratuit pour les $1$2",
    ],
    [/^gratuit pour (.*)$/iu, "c’est gratuit pour $1"],
    [/^(?:(\p{L}{4,}s) )(-?\d{1,2}) ?%$/iu, "les $1 ont $2 % de réduction"],
    [/^sans (?:rdv|rendez-vous)$/iu, "on vient sans rendez-vous"],
    [/^essai sans (?:rdv|rendez-vous)$/iu, "l’essai se fait sans rendez-vous"],
    [/^(?:plus de )?(\d+) ans d’expérience(.*)$/iu, "nous avons $1 ans d’expérience$2"],
    [/^intervention (en|sous) (.*)$/iu, "l’intervention se fait $1 $2"],
    [/^réponse (en|sous) (.*)$/iu, "la réponse arrive $1 $2"],
    [/^commission (?:de )?(\d+(?:,\d+)?) ?%(?: seulement)?$/iu, "la commission est de $1 %"],
    [/^taux de réussite (?:de )?(\d+(?:,\d+)?) ?%$/iu, "le taux de réussite est de $1 %"],
    [/^(?:reprise de (.*?)) \+ ?(\d[\d \u202f]*) ?€(.*)$/iu, "la reprise de $1 est majorée de $2 €$3"],
    [/^tempête = fuites$/iu, "après la tempête, gare aux fuites"],
  ],
  rewrites: [[/^(?:les? |la )?(homme|femme|enfant|adulte|étudiant|senior)s?$/iu, "tarif $1"]],
  odd: /^(?:la |les? |une )?(?:fuites?|pannes?|dégâts?|bouchons?)(?!\p{L}).*$|^(?:tva|ttc|etc|info|infos|nb|ps|mdr|ok|gratuit|promo|promos|promotion|offre|offres|prix|tarif|tarifs|nouveau|nouveauté|halal|soldes?|rdv|cdi|cdd)$|(?:^|\s)(?:que|de|du|des|à|en|avec|par|pour|et|ou|le|la|les|un|une|très|plus|sur|chez)$/iu,
};

export const parseFrench = romanceParser(grammar);
export const isFrenchSentence = typedSentence(grammar);

/**
 * Makes definite articles indefinite or partitive: "le pain, la tarte et les fraises" → "du pain, une tarte et des
 * fraises".
 */
export function indefinite(text: string): string {
  return text.replaceAll(
    /(^|, | et )(le |la |les |l’)(?=\p{L})(?!(?:premi|deuxième|second|meilleur|2e|dernier)\p{L}*)/giu,
    (_, start: string, article: string, at: number) => {
      const rest = text.slice(at + start.length + article.length);
      const head = headOf(rest, { determiner, before });
      const isMass = mass.test(head);
      if (article.toLowerCase() === "les ") return `${start}des `;
      if (article.toLowerCase() === "l’")
        return isMass ? `${start}de l’` : `${start}${genderOf(head) === "f" ? "une " : "un "}`;
      if (isMass) return `${start}${article.toLowerCase() === "la " ? "de la " : "du "}`;
      return `${start}${article.toLowerCase() === "la " ? "une " : "un "}`;
    },
  );
}
