import type { ErrorDefinition } from "./error-definition.ts";
import type { DetailsArgument, ErrorCode, ErrorDetails, ErrorOf, FieldOf } from "./errors.ts";

/**
 * Returns an `errorOf` function for part of the catalogue: it builds the error for a code and fills in the message.
 */
export function errorFrom<Part extends ErrorCode>(definitions: Readonly<Record<Part, ErrorDefinition>>) {
  return function errorOf<Code extends Part, const Field extends string | undefined = FieldOf<Code>>(
    code: Code,
    ...[details]: DetailsArgument<Code, ErrorDetails<Code, Field>>
  ): ErrorOf<Code, Field> {
    const definition = definitions[code];
    const field = details?.field ?? definition.field;
    const { message } = definition;
    return {
      code,
      ...(field !== undefined && { field }),
      message: typeof message === "string" ? message : message(details as never),
    } as ErrorOf<Code, Field>;
  };
}
