// The person of an access token, as OAuth providers and Facebook return it.
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

export interface ProviderPerson {
  subject: string;
  email?: string;
  emailVerified?: boolean;
  name?: string;
}

/** The claims of an identity token. */
export function toClaims({ subject, email, emailVerified, name }: ProviderPerson) {
  return {
    sub: subject,
    ...(email !== undefined && { email, email_verified: emailVerified ?? false }),
    ...(name !== undefined && { name }),
  };
}

const facebookUserInfoPath = '/v10.0/me';
export const oauthUserInfoPath = '/people/me';

const getPath = (url: string) => url.split('?')[0] ?? '';

export const isUserInfoPath = (url: string): boolean =>
  [facebookUserInfoPath, oauthUserInfoPath].includes(getPath(url));

interface UserInfoSource {
  provider: Provider;
  findPerson: (subject: string) => ProviderPerson;
  /** Of the client. */
  secret: string;
}

export async function sendUserInfo(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { provider, findPerson, secret }: UserInfoSource,
): Promise<void> {
  const accessToken = headers.authorization?.replace(/^Bearer /, '') ?? '';
  const token = await provider.AccessToken.find(accessToken);
  const proof = new URLSearchParams(url.split('?')[1]).get('appsecret_proof');
  const expectedProof = createHmac('sha256', secret).update(accessToken).digest('hex');
  const lacksProof = getPath(url) === facebookUserInfoPath && proof !== expectedProof;
  if (!token || lacksProof) {
    response.writeHead(401).end();
    return;
  }
  const { subject, email, name } = findPerson(token.accountId);
  const body =
    getPath(url) === facebookUserInfoPath
      ? { id: subject, email, name }
      : { uid: subject, mail: email, nickname: name };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
