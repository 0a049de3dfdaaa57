import type { Endpoints } from "@earshot/contract/endpoints/all.ts";

import { mockPassword } from "../personas.ts";
import type { BodyOf } from "../serve/body-of.ts";

export type User = NonNullable<BodyOf<Endpoints["accounts"]["session"], 200>["user"]>;

/** An account of the mocked server. */
export interface Account {
  user: User;
  password: string;
}

/** The accounts that there are in every world. */
export function startAccounts(): Account[] {
  return [
    account("usr_nora", "Nora", "Lindqvist", "nora@kettle.example", "Kettle"),
    account("usr_avi", "Avi", "Rosen", "avi@harborandpine.example", "Harbor & Pine", "agency"),
  ];
}

function account(
  id: string,
  first_name: string,
  last_name: string,
  email: string,
  businessName: string,
  companyType: User["companyType"] = "business",
): Account {
  const user = {
    id,
    first_name,
    last_name,
    email,
    businessName,
    companyType,
    receiveProjectUpdates: true,
    receiveNewsletter: true,
  };
  return { user, password: mockPassword };
}
