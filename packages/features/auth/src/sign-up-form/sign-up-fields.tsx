import { accountFieldCopy as words } from "@earshot/contract/accounts/copy.ts";
import { countries } from "@earshot/contract/languages.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";

import { passwordCopy } from "../password-copy.ts";

interface SignUpFieldsProps {
  values: FormValues;
  refusal: { field: string; message: string } | null;
  /** Who comes from a provider keeps the e-mail that it vouched for, and needs no password. */
  by: "password" | "provider";
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** What sign-up asks before the role. */
export function SignUpFields({ values, refusal, by }: SignUpFieldsProps) {
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={words.firstName}
          autoComplete="given-name"
          defaultValue={values.first_name}
          error={errorOf("first_name")}
        />
        <TextField
          name="last_name"
          label={words.lastName}
          autoComplete="family-name"
          defaultValue={values.last_name}
          error={errorOf("last_name")}
        />
      </div>
      <TextField
        type="email"
        name="email"
        label={words.email}
        autoComplete="username"
        defaultValue={values.email}
        readOnly={by === "provider" && Boolean(values.email)}
        error={errorOf("email")}
      />
      {by === "password" ? (
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="new-password"
          words={passwordCopy}
          error={errorOf("password")}
        />
      ) : (
        <input type="hidden" name="password" value="" />
      )}
      <TextField
        name="agency_name"
        label={words.agencyName}
        autoComplete="organization"
        defaultValue={values.agency_name}
        error={errorOf("agency_name")}
      />
      <Select
        name="country"
        label={words.country}
        options={options}
        placeholder={words.countryUnchosen}
        defaultValue={values.country ?? ""}
        autoComplete="country"
        error={errorOf("country")}
      />
    </>
  );
}
