// What a log must not contain: tokens in URLs and secrets in objects.

const secretParameter = /([?&](?:[^=&#]*token|code|secret|password|signature)=)[^&#\s]*/gi;

/** The URL with the values of secret query parameters hidden. */
export function redactUrl(url: string): string {
  return url.replace(secretParameter, '$1***');
}

const names = [
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
];

/** Paths for pino's `redact`: each name at the top and one, two and three levels down. */
export const secretPaths = names.flatMap((name) => {
  const child = name.startsWith('[') ? name : `.${name}`;
  return [name, `*${child}`, `*.*${child}`, `*.*.*${child}`];
});
