import { bodyBytes } from "@earshot/contract/limits.ts";
import { errorAddress, formNotice } from "@earshot/contract/native-forms/form-notice.ts";
import { expect, test } from "vitest";

import { rejectsForeignOrigins } from "../bad-bodies.ts";
import { logOut, password, signUp, signUpForm, currentUser } from "../clients.ts";
import { type ErrorResponse, errorResponse } from "../error-response.ts";
import type { Person } from "../person.ts";
import type { Server } from "../server.ts";

export function nativeFormTests(newPerson: () => Person, server: () => Server) {
  const sendTo = async (person: Person, address: string, form: Record<string, string>) => {
    const { status, headers } = await person.fetch("POST", address, { form });
    expect(status).toBe(303);
    return new URL(headers.get("Location") ?? "", server().origin);
  };

  test("redirects a native sign-up and log-in to the return path", async () => {
    const person = newPerson();
    const { confirm_password: _, ...form } = signUpForm();
    expect((await sendTo(person, "/client/api/register", form)).search).toBe("");
    expect(await currentUser(person)).toMatchObject({ email: form.email });
    await logOut(person);
    const back = await sendTo(person, "/client/login", {
      email: form.email,
      password,
      redirect: "/account-settings",
    });
    expect(back.pathname).toBe("/account-settings");
    expect(await currentUser(person)).toMatchObject({ email: form.email });
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"])(
    "ignores a return path outside the site (%s)",
    async (redirect) => {
      const person = newPerson();
      const { email } = await signUp(person);
      const to = await sendTo(person, "/client/login", { email, password, redirect });
      expect(to.origin).toBe(server().origin);
    },
  );

  test.each([
    ["/client/login", { email: "nobody@conformance.example", password: "wrong horse" }, "/client/login"],
    ["/client/api/register", { first_name: "" }, "/client/signup"],
    ["/client/forgot", { email: "nobody@conformance.example" }, "/client/forgot"],
    ["/client/reset", { token: "any", password: "1" }, "/client/reset"],
    ["/client/reset", { token: "any", password: "new horse" }, "/client/forgot"],
  ] as [string, Record<string, string>, string][])(
    "redirects a native submit of %s with %j to %s, which shows a message",
    async (address, form, page) => {
      const to = await sendTo(newPerson(), address, form);
      const notice = formNotice(to.searchParams);
      expect([to.pathname, notice]).toEqual([page, expect.objectContaining({ text: expect.any(String) })]);
      expect(to.href).not.toContain("horse");
    },
  );

  test.each([
    ["/client/forgot", { email: "nobody@conformance.example" }],
    ["/client/forgot", { email: "" }],
    ["/client/reset", { token: "any", password: "1" }],
    ["/client/reset", { token: "any", password: "new horse" }],
  ] as [string, Record<string, string>][])(
    "keeps the return path when %s is submitted natively with %j",
    async (address, form) => {
      const redirect = "/nbmaistudio?tab=own";
      const to = await sendTo(newPerson(), address, { ...form, redirect });
      expect(to.searchParams.get("redirect")).toBe(redirect);
      const outside = await sendTo(newPerson(), address, { ...form, redirect: "//evil.example" });
      expect(outside.searchParams.get("redirect")).toBeNull();
    },
  );

  test("rejects a native form that is not valid UTF-8, and saves nothing", async () => {
    const person = newPerson();
    const { confirm_password: _, first_name: _name, ...form } = signUpForm();
    const type = "application/x-www-form-urlencoded";
    const body = `first_name=a%ffb&${new URLSearchParams(form).toString()}`;
    const { status, headers } = await person.fetch("POST", "/client/api/register", { raw: { type, body } });
    expect([status, headers.get("Location")]).toEqual([
      303,
      errorAddress("/client/signup", "malformed_request"),
    ]);
    expect(await currentUser(person)).toBeNull();
  });

  test.each([
    ["a coded body", { "Content-Encoding": "gzip" }, "a", errorResponse("unsupported_content_type")],
    ["a body over the limit", {}, "x".repeat(bodyBytes.json), errorResponse("too_large")],
    ["a foreign origin", { Origin: "https://evil.example" }, "a", errorResponse("foreign_origin")],
  ] as [string, Record<string, string>, string, ErrorResponse][])(
    "returns an error instead of a redirect for a native form with %s",
    async (_what, headers, email, error) => {
      const form = { email, password };
      expect(await newPerson().fetch("POST", "/client/login", { form, headers })).toMatchObject(error);
    },
  );

  test("redirects a malformed native form to its page, without a return path", async () => {
    const to = await sendTo(newPerson(), "/client/login", { email: "a\0b", redirect: "/account-settings" });
    expect(to.pathname + to.search).toBe(errorAddress("/client/login", "malformed_request"));
  });

  for (const address of ["/client/login", "/client/api/register", "/client/forgot", "/client/reset"]) {
    rejectsForeignOrigins(newPerson, "POST", address, { form: { email: "robin@conformance.example" } });
  }
}
