import { accountFieldCopy, logInCopy } from "@earshot/contract/accounts/copy.ts";
import { Checkbox } from "@earshot/ui/inputs/checkbox.tsx";
import { PasswordField } from "@earshot/ui/inputs/password-field.tsx";
import { TextField } from "@earshot/ui/inputs/text-field.tsx";
import type { ReactNode } from "react";

import type { Message } from "./form-message.tsx";
import { passwordCopy } from "./password-copy.ts";

interface LoginFieldsProps {
  /** The email field's initial value. */
  email?: string;
  /** The error, shown next to its field if it belongs to one. */
  message: Message | null;
  /** A link to the password reset, next to Remember me. */
  forgot: ReactNode;
}

/** The log-in fields. They use the server's field names, so that they also work in a native form. */
export function LoginFields({ email, message, forgot }: LoginFieldsProps) {
  const errorOf = (field: "email" | "password") => (message?.field === field ? message.text : undefined);
  return (
    <>
      <TextField
        type="email"
        name="email"
        label={accountFieldCopy.email}
        autoComplete="username"
        defaultValue={email}
        error={errorOf("email")}
      />
      <PasswordField
        name="password"
        label={accountFieldCopy.password}
        autoComplete="current-password"
        copy={passwordCopy}
        error={errorOf("password")}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox name="remember_me" label={logInCopy.rememberMe} />
        {forgot}
      </div>
    </>
  );
}
