import { createHmac } from 'node:crypto';
import type { SignInProvider } from '../provider.ts';
import { createOAuthProvider } from './oauth-provider.ts';

interface FacebookApp {
  appId: string;
  dialogOrigin: string;
  graphOrigin: string;
  hasVerifiedEmails: boolean;
  privateNetwork: boolean;
}

/** Of the Graph API. Facebook serves requests for an older version with the oldest that it still has. */
const version = 'v10.0';

export function createFacebookProvider(
  { appId, dialogOrigin, graphOrigin, hasVerifiedEmails, privateNetwork }: FacebookApp,
  appSecret: string,
): SignInProvider {
  return createOAuthProvider(
    {
      issuer: graphOrigin,
      authorisationUri: `${dialogOrigin}/${version}/dialog/oauth`,
      tokenUri: `${graphOrigin}/${version}/oauth/access_token`,
      clientId: appId,
      scopes: ['public_profile', 'email'],
      privateNetwork,
      // The proof shows that the token was not stolen from another app.
      buildUserInfoUri: (accessToken) => {
        const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
        return `${graphOrigin}/${version}/me?fields=id,name,email&appsecret_proof=${proof}`;
      },
      userInfoFields: { subject: 'id', email: 'email', name: 'name' },
      hasVerifiedEmails,
    },
    appSecret,
  );
}
