// Removes tokens in URLs and secrets in objects from log lines.

const secretParameterPattern = /([?&](?:[^=&#]*token|code|secret|password|signature)=)[^&#\s]*/gi;

/** Tokens in paths. */
const pathTokenPattern = /\bimpersonation-token-[\w-]+/g;

/** Replaces the values of secret query parameters, and tokens in paths. */
export function redactSecretParameters(text: string): string {
  return text.replace(secretParameterPattern, '$1***').replace(pathTokenPattern, '***');
}

const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'passwordHash',
  'password_hash',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'databaseUrl',
  'secretsKey',
  'smtpUrl',
];

/** Paths for pino's `redact`: each name at the top level and one, two and three levels down. */
export const secretPaths = secretNames.flatMap((name) => {
  const child = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${child}`, `*.*${child}`, `*.*.*${child}`];
});
