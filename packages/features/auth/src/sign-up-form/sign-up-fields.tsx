import { accountFieldCopy } from "@earshot/contract/accounts/copy.ts";
import { countries } from "@earshot/contract/languages.ts";
import type { FormValues } from "@earshot/contract/native-forms/form-values.ts";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";
import { Select } from "@earshot/ui/inputs/select.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";

import { passwordCopy } from "../password-copy.ts";

/** The first step's field names. */
export const signUpFields = [
  "first_name",
  "last_name",
  "email",
  "password",
  "agency_name",
  "country",
] as const;

interface SignUpFieldsProps {
  values: FormValues;
  error: { field: string; message: string } | null;
  /** With `provider`, no password is needed, and the email can't be changed if the provider sent it. */
  by: "password" | "provider";
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** The fields in sign-up's first step. */
export function SignUpFields({ values, error, by }: SignUpFieldsProps) {
  const errorOf = (field: string) => (error?.field === field ? error.message : undefined);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="first_name"
          label={accountFieldCopy.firstName}
          autoComplete="given-name"
          defaultValue={values.first_name}
          error={errorOf("first_name")}
        />
        <TextField
          name="last_name"
          label={accountFieldCopy.lastName}
          autoComplete="family-name"
          defaultValue={values.last_name}
          error={errorOf("last_name")}
        />
      </div>
      <TextField
        type="email"
        name="email"
        label={accountFieldCopy.email}
        autoComplete="username"
        defaultValue={values.email}
        readOnly={by === "provider" && Boolean(values.email)}
        error={errorOf("email")}
      />
      {by === "password" ? (
        <PasswordField
          name="password"
          label={accountFieldCopy.password}
          autoComplete="new-password"
          copy={passwordCopy}
          error={errorOf("password")}
        />
      ) : (
        <input type="hidden" name="password" value="" />
      )}
      <TextField
        name="agency_name"
        label={accountFieldCopy.agencyName}
        autoComplete="organization"
        defaultValue={values.agency_name}
        error={errorOf("agency_name")}
      />
      <Select
        name="country"
        label={accountFieldCopy.country}
        options={options}
        placeholder={accountFieldCopy.countryUnchosen}
        defaultValue={values.country ?? ""}
        autoComplete="country"
        error={errorOf("country")}
      />
    </>
  );
}
