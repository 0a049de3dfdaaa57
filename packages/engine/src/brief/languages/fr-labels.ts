import type { ReadingTable } from "../reading-table.ts";

/** Labels used in French briefs. */
export const frenchLabels: ReadingTable["labels"] = [
  [
    "required",
    /^(?:(?:à|a) (?:dire|lire|mentionner)(?: (?:absolument|obligatoirement|en entier|tel quel|mot pour mot|impérativement))?|mentions? (?:légales?|obligatoires?)(?: (?:à|a) (?:dire|lire)(?: en entier)?)?|obligatoire|il faut (?:dire|mentionner)|texte (?:légal|obligatoire)|(?:à|a) dire obligatoirement)$/iu,
  ],
  ["slogan", /^(?:(?:le|notre) )?(?:slogan|signature|accroche finale|baseline|devise)(?: est)?$/iu],
  ["avoid", /^(?:ne pas (?:dire|mentionner|utiliser|citer)|éviter|a éviter|à éviter|interdit)$/iu],
  ["audience", /^(?:cible|public|public visé|audience|coeur de cible|pour qui)$/iu],
  [
    "instruction",
    /^(?:ton|style|voix|musique|format|durée|note|notes|nb|ps|p\.s|idée|brief|consignes?|personnages?|ambiance|bruitages?|spot|pub|référence|instructions?)$/iu,
  ],
  [
    "contact",
    /^(?:contact|téléphone|tel|tél|site|site web|mail|email|réservations?|infos?|renseignements?|whatsapp|inscriptions?|postulez|candidatures?)$/iu,
  ],
  ["where", /^(?:où|ou|adresse|lieu|localisation|secteur|zone)$/iu],
  ["when", /^(?:quand|dates?|horaires?|jours|ouverture|heures d’ouverture)$/iu],
  [
    "offer",
    /^(?:(?:l’|la |notre |nos )?(?:offres?|promos?|promotions?|prix|tarifs?|remises?|réductions?|bons? plans?)(?: (?:du|de|spéciale?|d’).{0,20})?)$/iu,
  ],
  [
    "what",
    /^(?:quoi|produits?|services?|activité|entreprise|événement|ce qu’on fait|qui sommes-nous|poste)$/iu,
  ],
  ["proof", /^(?:avantages|points forts|atouts|pourquoi nous|plus|les plus|caractéristiques)$/iu],
];
