/** Nouns that say what a business, a product or an event is. Others, such as "sourdough", are what it has. */
const kinds = new Set(
  "agency academy accountant advisor aquarium apartment app application apps architect association attorney attorneys auction bakery band bank bar barbershop barber bazaar bistro blog boat book bookshop bookstore bot boutique brand brewery broker brokerage builder builders business butcher cafe café calculator camp campaign campus card caterer center centre chain championship charity choir church cinema class classes cleaner cleaners clinic clothing club co-op coach coaching coffee collection college comedy community company competition concert conference consultancy consulting contractor cooperative course courses cream cruise cuisine dashboard dealer dealership deli dentist dentists designer destination device diner distillery doctor drink electrician electricians event evening exhibition expo extension factory fair farm fashion festival film firm fitness florist food foundation fund fundraiser furniture gallery game games garage garden gin group guide gym handyman hike home homes hospice hospital hostel hotel house insurance insurer island jeweler jeweller jewelry kennel kindergarten kit kitchen lab label landscaper lawyer lawyers library line lodge machine magazine manufacturer marathon market marketplace mattress mechanic medicine meetup ministry mission movie museum musical network newsletter non-profit nonprofit novel nursery office orchestra organisation organization outlet painter painters park party pharmacy photographer photography physiotherapist pizzeria place planner platform play plumber plumbers plugin podcast practice preschool printer producer product program programme project provider pub publisher realtor realtors rental repair resort restaurant retailer retreat roaster roasters roastery roofer salon school series serum service services shampoo shelter shop show site skincare snack soap society software solution spa specialist specialists sport stand startup station steakhouse store studio subscription summit supermarket supplement supplier surgery system tax team theater theatre therapist toolkit tool toothbrush tour tours toy toys trainer training treats venue veterinarian vet village vineyard vodka wear webinar website whiskey whisky wine winery workshop workshops yoga zoo".split(
    " ",
  ),
);

/** The noun that the others of a phrase hang on: "family bakery in Leeds" → "bakery". */
export function headOf(noun: string): string {
  const before =
    noun.split(
      / (?:for|in|of|from|with|that|which|who|on|at|by|to|where|made|near|about|since|offering|opening|using|run|based|built|designed|between|under|serving|live)\b|,/,
    )[0] ?? noun;
  return (before.split(" ").at(-1) ?? "").toLowerCase();
}

/** Whether a noun says what kind of thing somebody or something is. */
export function isKindOfThing(noun: string): boolean {
  const head = headOf(noun);
  return kinds.has(head) || kinds.has(head.replace(/s$/, ""));
}
