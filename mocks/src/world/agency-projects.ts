const clients = [
  "Kettle Coffee",
  "Northgate Dental",
  "Loom & Larder",
  "Riverside Cycles",
  "Hoffmann Bäckerei",
  "Studio Forty",
  "Café Olé",
  "Bright Harbour Insurance",
  "مخبز الياسمين",
  "Fern Street Florists",
  "Peak Gym",
  "Tuckwell Pet Hotel",
  "青木茶舗",
  "Solvik Solar",
  "Marlow’s Garage",
  "Little Owls Nursery",
  "O’Brien & Sons",
  "Wanderlight Travel",
  "Granary Pizza",
  "Nimbus Broadband",
  "Petrova Legal",
  "Quiet Corner Books",
  "Sunday Market 🥕",
  "Atlas Removals",
  "The Very Long Named Cooperative of Independent Grocers",
] as const;

const occasions = [
  "Opening week",
  "Spring launch",
  "Summer sale",
  "Back to school",
  "Autumn menu",
  "Black Friday",
  "Holiday gifts",
  "New Year offer",
  "Loyalty card",
  "Free delivery",
  "Second shop",
  "Anniversary",
  "Open day",
  "Recruiting",
  "Podcast spots",
  "Drive-time radio",
  "Weekend brunch",
  "Members’ month",
  "Last places",
  "Thank-you message",
] as const;

/** The name of the agency's so-manyth project (from 0): 500 different ones, client by client. */
export function agencyProjectName(index: number): string {
  const client = clients[Math.floor(index / occasions.length) % clients.length] ?? "";
  return `${client}: ${occasions[index % occasions.length] ?? ""}`;
}
