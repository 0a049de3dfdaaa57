import { type Frames, westernEnds } from "./frames.ts";

/** Dutch: "je", and "u" in a formal ad. */
export const dutch: Frames = {
  ends: westernEnds,
  hooks: {
    lively: ["Oren open!", "Wacht even, blijf luisteren!", "Nieuwsgierig?"],
    plain: ["Heb je even?", "Dit is goed om te weten.", "Even iets moois."],
    formal: ["Een kort bericht voor u.", "Mogen wij even uw aandacht?"],
  },
  openings: {
    first: ["Wij zijn {b}.", "Onze naam: {b}."],
    third: ["Dit is {b}.", "Dit gaat over {b}."],
  },
  said: {
    first: [[/^\uE000 is ((?:een|de|het|jouw|uw) .+)$/u, "Wij zijn \uE000, $1"]],
    third: [[/^(?:Wij|We) zijn ((?:een|de|het|jouw|uw) .+)$/u, "\uE000 is $1"]],
  },
  thirdOf: [
    ["wij", "zij"],
    ["we", "ze"],
    ["met ons", "met hen"],
    ["bij ons", "bij hen"],
    ["voor ons", "voor hen"],
    ["van ons", "van hen"],
    ["ons", "hun"],
    ["onze", "hun"],
  ],
  order:
    /^(?:nu |vandaag |gewoon )?(?:bezoek|bel|boek|bestel|kom|kijk|meld|reserveer|doneer|download|ontdek|probeer|maak|vraag|schrijf|luister|koop|haal|ga)\b/i,
  joins: /; | – |, en (?=we |wij |je |onze )/,
  calledWith: [
    [/^Kom(?: gerust| eens)? langs(?= |$)(.*)$/iu, "Kom langs bij {b}$1"],
    [/^Bel (?:ons )?(?:nu )?(?:op )?(\d.*)$/iu, "Bel {b} op $1"],
    [/^(Bestel|Boek|Reserveer|Koop) (?:nu )?(op|via) (.+)$/iu, "$1 bij {b}, $2 $3"],
  ],
  calls: {
    web: "Kijk op {w} en ontdek {b}",
    phone: "Bel {b} op {p}",
    both: "Bel {b} op {p}, of kijk op {w}",
    email: "Schrijf {b} via {e}",
    address: "Kom langs bij {b}, {a}",
    name: "Vraag naar {b}",
  },
  formalCalls: {
    web: "Bezoek {b} op {w}",
    phone: "Belt u {b} op {p}",
    both: "Belt u {b} op {p}, of kijkt u op {w}",
    email: "Schrijft u {b} via {e}",
    address: "Bezoekt u {b}, {a}",
    name: "Vraagt u naar {b}",
  },
  invitations: {
    lively: [
      "Kom op, durf maar!",
      "Zeg het voort!",
      "Nog een keer, iets harder: {b}!",
      "Waar wacht je nog op?",
    ],
    plain: [
      "Onthoud de naam: {b}",
      "Neem rustig de tijd, en oordeel zelf",
      "Ken je iemand die dit graag hoort? Vertel het door",
      "Heb je een vraag? Stel hem gerust",
      "Denk de volgende keer aan {b}",
      "De eerste stap zet je wanneer het jou past",
      "Schrijf het even op, nu je eraan denkt",
      "Nog één keer de naam: {b}",
      "Waarom niet vandaag?",
      "Jij bepaalt wanneer, en jij bepaalt hoe",
      "Een naam om niet te vergeten: {b}",
      "Kijk zelf, en vorm je eigen mening",
    ],
    formal: [
      "Onthoudt u de naam: {b}",
      "Neemt u rustig de tijd voor uw keuze",
      "Kent u iemand voor wie dit van belang is? Vertelt u het door",
      "Uw vragen zijn welkom",
      "Nog één keer de naam: {b}",
      "U bepaalt zelf het moment",
      "Een goed besluit begint met een vraag",
      "Denkt u bij uw volgende keuze aan {b}",
      "U bent van harte uitgenodigd om meer te weten te komen",
      "Maakt u gerust een aantekening",
    ],
  },
};
