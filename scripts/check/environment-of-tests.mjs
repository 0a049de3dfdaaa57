/** What configures the real site (README's table): a test must not reach a person's own database, mail or speech account. */
const SETTINGS =
  /^(PORT|HOST|DATA_DIR|API_URL|PUBLIC_URL|ROLE|TRUST_PROXY|AUTH_SECRET|DATABASE_URL|STORAGE_URL|SMTP_URL|METRICS_TOKEN|LOG_LEVEL|NODE_ENV|NODE_OPTIONS|(OPENAI|GOOGLE|LINKEDIN)_.*)$/;

/**
 * The person's environment without what would change the outcome of a test.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOfTests(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SETTINGS.test(name)));
}
