import type { ReadingTable } from "../reading-table.ts";

/** Labels of the forms that agencies use, in six languages, because one agency may use several. */
export const formLabels: ReadingTable["labels"] = [
  [
    "avoid",
    /^(?:da non dire|non dire|cose da non dire|no decir|não dizer|não usar|(?:bitte )?nicht (?:sagen|nennen|erwähnen)|niet (?:zeggen|noemen)|ne pas dire|interdits?|tabus?|taboe)$/iu,
  ],
  [
    "instruction",
    /^(?:objetivo|objectif|ziel|doel|obiettivo|tonalité|tonalität|registro|registre|budget|presupuesto (?:de campaña|total)|emisión|difusión|diffusion|sendezeit|uitzending|messa in onda|veiculação|timing|deadline|brief|hinweis|remarque|opmerkingen?|observações|org|organização|contexto?|contexte|kontext|emittente|locuteur|obs)(?: .{0,15})?$/iu,
  ],
  [
    "audience",
    /^(?:target|zielgr\.?|zielgruppen?|cibles?|público(?: objetivo|-alvo| alvo)?|doelgroepen?|pubblico|clientèle|destinatarios?)(?: .{0,15})?$/iu,
  ],
  [
    "contact",
    /^(?:cta|call[- ]to[- ]action|appel(?: à l’action)?|chamada|llamada(?: a la acción)?|invito|handlungsaufforderung|actie luisteraar|prenotazione|rdv|rendez-vous|buchen|termine?)$/iu,
  ],
  [
    "where",
    /^(?:zona|zone|ámbito|región|regio|region|werkgebied|gebiet|einzugsgebiet|ort|plaats|ciudad(?:es)?|villes?|città|cidades?|sta?d|steden|städte|orte|plaatsen|sedi|sede|tiendas?|sucursal(?:es)?|oficinas?|lojas?|negozi|negozio|punti vendita|magasins?|showroom)$/iu,
  ],
  [
    "what",
    /^(?:cliente?|client|kunde|auftraggeber|klant|opdrachtgever|anunciante|annonceur|inserzionista|adverteerder|aanbod|mensaje(?: principal)?|message(?: principal| clé)?|messaggio(?: principale| chiave)?|mensagem(?: principal)?|botschaft|kernbotschaft|boodschap|kernboodschap|nome (?:della ditta|dell’azienda|del negozio|dell’attività|da empresa|da loja|do negócio)|nombre (?:del negocio|de la empresa|comercial)|nom (?:de l’entreprise|de la société|du commerce|du magasin)|firmenname|bedrijfsnaam|servizio|prestation|dienstleistung|dienst|serviço)$/iu,
  ],
  [
    "proof",
    /^(?:prueba|pruebas|preuves?|prov[ae]s?|beweise?|belege?|bewijs|argumentos?|arguments?|argomenti|argumente|argumenten|diferencia(?:l|les|is|dor)|plus|plus produit|usps?|punti forti|sterke punten|stärken|vorteile?|besondere[sn]|especialidad|bijzonder(?:heden)?|particularités?|voordelen|atouts?|waarom|warum|pourquoi|por qu[eéê]|perché)$/iu,
  ],
];
