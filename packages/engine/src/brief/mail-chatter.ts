const from = String.raw`(?<=^|[\n.,:;!?>)] ?|[\n.,:;!?>)]  ?)`;
const people = String.raw`(?:(?:mi|mon|ma|mein|meine|mio|mia|il mio|la mia|meu|o meu|minha|a minha|mijn|der|die|el|la|il|le|o|a|de) )?(?:mari|femme|marido|mujer|jef[ea]|soci[oa]|patron|patronne|chef|chefin|mann|frau|marito|moglie|capo|titolare|baas|man|vrouw|collega|compagnon|sóci[oa]|chefe|dono|dona|esposa|hermano|padre|papa|papá|mama|mamá|opa|frau \p{Lu}\p{Ll}{1,15}|herr \p{Lu}\p{Ll}{1,15})`;
const says =
  "dice|quiere|pide|insiste|dit|veut|voudrait|demande|sagt|will|meint|möchte|vuole|vorrebbe|chiede|diz|quer|pediu|zegt|wil|vindt";

/** Matches chatter around the text of a forwarded email: sender signatures and requests to the copywriter. */
export const mailChatter: readonly RegExp[] = [
  // A mail app's signature: "Enviado desde mi iPhone".
  /(?<=^|[\s.,!])(?:enviado (?:desde|do|de|a partir do) (?:mi|meu|o meu)|envoyé (?:de|depuis) mon|(?:diese nachricht wurde )?(?:gesendet )?von meinem|gesendet mit (?:meinem|der)|(?:inviato|mandato) da(?:l mio)?|(?:verzonden|verstuurd) (?:vanaf|met|via) mijn) (?:iphone|ipad|android\p{L}*|samsung\p{L}*|smartphone|handy|mobiltelefon|móvil|celular|telemóvel|téléphone|portable|mobile|telefonino|telefono|cellulare|telefoon|mobiel)(?: gesendet)?[.!]?/giu,
  // An introduction to the text: "Voici le texte de la brochure :".
  /(?<=^|[\n,.!] ?)\s*(?:voici|aquí (?:va|tenéis|tienes|está)|ahí va|hier (?:ist|kommt|der|die)|anbei|ecco|segue|seguem|hierbij|os reenvío|te reenvío|os paso|te paso|reenvío|je vous transfère|je transmets|vi giro|ti giro|inoltro|ich leite weiter|encaminho)(?!\p{L})[^.:\n]{0,60}:/giu,
  // A request passed on from another person: "A Carla pediu para incluir …". What to include is kept.
  new RegExp(
    String.raw`${from}(?:(?:a|o|la|el|il|le|de|die|der) )?(?:${people}|\p{Lu}\p{Ll}{1,15}) (?:${says}) (?:para |p\/ ?|que |dat |di |de )?(?:incluir|incluyáis|poner|pongáis|colocar|inserire|mettere|ajouter|mettre|(?:er in )?opnemen)(?!\p{L})`,
    "giu",
  ),
  // Somebody else's opinion: "Mijn baas zegt dat de actie erin moet:", "Mon mari dit de ne pas parler du
  // parking."
  new RegExp(String.raw`${from}(?:${people}) (?:${says})(?!\p{L})[^.,:!?\n]{0,90}[.,:!]?`, "giu"),
  /\((?:le dire|à dire|decirlo|dirlo|da dire|(?:bitte )?(?:sagen|nennen|erwähnen)|zeggen|noemen|dizer)\s?!*\)/giu,
];
