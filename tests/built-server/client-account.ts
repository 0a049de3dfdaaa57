import { type Answer, Visitor } from "./visitor.ts";

/** Everybody's password here. */
export const password = "correct horse";

/** A form that makes an account. */
export function signUpForm(email: string) {
  return { first_name: "Ada", last_name: "Byron", email, password, country: "GB", user_role: "business" };
}

/** Makes an account for a new visitor, who is logged in then. Throws when the server refuses. */
export async function newClient(origin: string, email: string): Promise<Visitor> {
  const visitor = new Visitor();
  mustBe(200, await visitor.ask(origin, "POST", "/client/api/register", { json: signUpForm(email) }));
  return visitor;
}

/** The answer again; throws, with what it said, when its status is another. */
export function mustBe(status: number, answer: Answer): Answer {
  if (answer.status === status) return answer;
  throw new Error(`Answered ${answer.status} in place of ${status}: ${answer.text.slice(0, 500)}`);
}
