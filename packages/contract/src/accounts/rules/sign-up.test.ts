import { expect, test } from "vitest";

import { checkRole, checkSignUp, type SignUpForm } from "./sign-up.ts";

const complete: SignUpForm = {
  first_name: "Ana",
  last_name: "Okafor",
  email: "ana@example.com",
  password: "secret",
  agency_name: "",
  country: "GB",
};

const wrong = (changes: Partial<SignUpForm>) => checkSignUp({ ...complete, ...changes });

test("accepts a complete form with or without an agency name", () => {
  expect(checkSignUp(complete)).toBeNull();
  expect(wrong({ agency_name: "Loud & Clear" })).toBeNull();
  expect(wrong({ agency_name: null })).toBeNull();
});

test("reports one error at a time, in field order", () => {
  const steps: Partial<SignUpForm>[] = [
    {},
    { first_name: "Ana" },
    { last_name: "Okafor" },
    { email: "ana@example" },
    { email: "ana@example.com" },
    { password: "short" },
    { password: "secret" },
    { country: "AE" },
  ];
  let form: SignUpForm = { first_name: "", last_name: "", email: "", password: "", country: "" };
  const found = steps.map((step) => {
    form = { ...form, ...step };
    const error = checkSignUp(form);
    return error && [error.field, error.message];
  });
  expect(found).toEqual([
    ["first_name", "Please enter your first name"],
    ["last_name", "Please enter your last name"],
    ["email", "Please enter your email address"],
    ["email", "Please enter a valid email address"],
    ["password", "Please enter a password"],
    ["password", "Password should be at least 6 characters long"],
    ["country", "Please select your country"],
    null,
  ]);
});

test.each(["first_name", "last_name", "email", "country"] as const)("treats a blank %s as empty", (field) => {
  expect(wrong({ [field]: "  \t" })).toEqual(wrong({ [field]: "" }));
  expect(wrong({ [field]: "" })?.field).toBe(field);
});

test("counts spaces toward a password's length, and an emoji as two characters", () => {
  expect(wrong({ password: "      " })).toBeNull();
  expect(wrong({ password: "👋👋👋" })).toBeNull();
  expect(wrong({ password: "👋👋" })?.field).toBe("password");
});

test.each(["first_name", "last_name", "agency_name"] as const)("accepts a %s of 200 characters", (field) => {
  expect(wrong({ [field]: ` ${"x".repeat(200)} ` })).toBeNull();
});

test.each(["AE", "BE", "CA", "GB", "US"])("accepts the country %s", (country) => {
  expect(wrong({ country })).toBeNull();
});

test.each(["DE", "gb", "United Kingdom"])("rejects the country %s", (country) => {
  expect(wrong({ country })?.field).toBe("country");
});

test("requires everything except a password when signing up with a provider", () => {
  const form = {
    first_name: "Ada",
    last_name: "Byron",
    email: "ada@example.com",
    password: "",
    country: "GB",
  };
  expect(checkSignUp(form, "provider")).toBeNull();
  expect(checkSignUp(form)).toMatchObject({ field: "password" });
  expect(checkSignUp({ ...form, country: "" }, "provider")).toMatchObject({ field: "country" });
});

test("requires one of the two roles", () => {
  expect(checkRole({ user_role: "business" })).toBeNull();
  expect(checkRole({ user_role: "agency" })).toBeNull();
  expect(checkRole({ user_role: "" })?.field).toBe("user_role");
  expect(checkRole({ user_role: "admin" })?.field).toBe("user_role");
});
