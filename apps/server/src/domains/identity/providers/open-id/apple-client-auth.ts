import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';

interface AppleKey {
  clientId: string;
  teamId: string;
  keyId: string;
}

const lifetime = '5 minutes';

/**
 * The service identifies itself to Apple with a token that it signs for each request.
 * @param privateKey the contents of the `.p8` file
 */
export function createAppleClientAuth({ clientId, teamId, keyId }: AppleKey, privateKey: string): ClientAuth {
  return async (server, _client, body) => {
    const clientSecret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(server.issuer)
      .setIssuedAt()
      .setExpirationTime(lifetime)
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', clientId);
    body.set('client_secret', clientSecret);
  };
}
