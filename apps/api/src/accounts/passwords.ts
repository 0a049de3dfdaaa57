import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters of OWASP's password storage cheat sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of an unknown password. Verified when a log-in matches no account, so that the response takes just as long.
 */
export const unusableHash =
  "$argon2id$v=19$m=19456,t=2,p=1$RHrjetzlrkvoeb4qGmbSuA$STijsLLHSoGs54f0qlMGUPVjvxt/Uiy+oK4l3CFO3XQ";

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Verifies a password. Without a hash it takes just as long and returns false. @param isOf argon2's `verify` */
export async function isPassword(
  password: string,
  hashed: string | null,
  isOf: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const matches = await isOf(hashed ?? unusableHash, password);
  return matches && hashed !== null;
}
