// Signs in with a passkey: the authenticator has signed a challenge of the service, after it has verified the person.
import type { PasskeyAssertion } from '@matinee/contract';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { catchRefusal, type Refusal, RefusedError, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { type AccountSessionPorts, openAccountSession } from '../operations/open-account-session.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import type { PasskeyPorts } from './add-passkey.ts';
import { lockPasskey, type SignInPasskeyRow, updatePasskeyUse } from './passkey.queries.ts';

type SignInPorts = PasskeyPorts & AccountSessionPorts;

export function signInWithPasskey(
  ctx: CallContext,
  assertion: PasskeyAssertion,
  ports: SignInPorts,
): Promise<OpenedSession | Refusal> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  const failed = refuse('failedPasskeySignIn');
  return catchRefusal(() =>
    runInTransaction(db, async (trx) => {
      const key = { realmId, credentialId: assertion.id, rpId: ports.site.rpId };
      const passkey = await lockPasskey(trx, key);
      if (!passkey || !isOwnedByUser(passkey, assertion) || isWaitingForConfirmation(ctx, passkey))
        return failed;
      const verifiedAssertion = await verifyAssertion(ctx, passkey, assertion, ports);
      if (!verifiedAssertion) return failed;
      // The exception undoes the transaction.
      if (!(await ports.challenges.consume(trx, ctx, verifiedAssertion.challenge)))
        throw new RefusedError(failed);
      await updatePasskeyUse(trx, { realmId, id: passkey.id }, { ...verifiedAssertion, now });
      const person = { accountId: passkey.account_id, method: 'passkey' } as const;
      return openAccountSession(trx, ctx, person, ports);
    }),
  );
}

function isOwnedByUser({ account_public_id }: SignInPasskeyRow, { response }: PasskeyAssertion): boolean {
  return Buffer.from(response.userHandle, 'base64url').toString() === account_public_id;
}

const isWaitingForConfirmation = ({ realm }: CallContext, { is_email_unconfirmed }: SignInPasskeyRow) =>
  is_email_unconfirmed && presentFeatures(realm).emailConfirmationRequired;

async function verifyAssertion(
  ctx: CallContext,
  passkey: SignInPasskeyRow,
  assertion: PasskeyAssertion,
  { site, challenges }: PasskeyPorts,
): Promise<{ challenge: string; counter: number; isBackedUp: boolean } | undefined> {
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge(text) {
        challenge = text;
        return challenges.isValid(ctx, site, 'signIn', text);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        // A counter that has not increased belongs to a copy of the authenticator.
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    const isBackupEligible = authenticationInfo.credentialDeviceType === 'multiDevice';
    if (!verified || isBackupEligible !== passkey.is_backup_eligible) return undefined;
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return { challenge, counter, isBackedUp };
  } catch {
    // The library throws for everything that is not as expected.
    return undefined;
  }
}
