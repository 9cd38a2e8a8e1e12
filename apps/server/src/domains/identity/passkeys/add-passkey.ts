// Adds a passkey to the account that is signed in, after a recent sign-in: whoever finds an open page must not get lasting
// access to the account.
import type { CreatedPasskeyCredential, PasskeyCreationOptions } from '@matinee/contract';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { CallContext, Viewer } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { requireRecentSignIn } from '../personal-data/require-recent-sign-in.ts';
import { getDeviceName } from '../security/describe-device.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { lockSignInMethods } from '../security/sign-in-methods.queries.ts';
import { insertPasskey, type PasskeyRow, selectPasskeys } from './passkey.queries.ts';
import type { ChallengePurpose, PasskeyChallenges } from './passkey-challenge.ts';
import type { PasskeySite } from './passkey-site.ts';

const maxPasskeys = 20;
/** EdDSA, ES256 and RS256, which all authenticators have one of (COSE). */
const signatureAlgorithms = [-8, -7, -257] as const;
const timeoutMs = 5 * 60_000;

type SignedInViewer = Viewer & { account: NonNullable<Viewer['account']> };

export interface PasskeyPorts {
  site: PasskeySite;
  challenges: PasskeyChallenges;
}

/** Only the session that asked for the challenge can use it. */
const createPurpose = ({ session }: Viewer): ChallengePurpose => `add ${session?.publicId ?? ''}`;

export async function createPasskeyOptions(
  ctx: CallContext & { viewer: SignedInViewer },
  { site, challenges }: PasskeyPorts,
): Promise<PasskeyCreationOptions | Refusal> {
  const refusal = await checkMayAdd(ctx);
  if (refusal) return refusal;
  const { realm, viewer } = ctx;
  const { account } = viewer;
  const passkeys = await selectPasskeys(ctx.db, { realmId: realm.id, accountId: account.id });
  if (passkeys.length >= maxPasskeys) return refuse('tooManyPasskeys');
  return {
    rp: { id: site.rpId, name: realm.settings.name },
    user: {
      id: Buffer.from(account.publicId).toString('base64url'),
      name: account.email || account.name,
      displayName: account.name,
    },
    challenge: challenges.create(ctx, site, createPurpose(viewer)).toString('base64url'),
    pubKeyCredParams: signatureAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: timeoutMs,
    attestation: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

export async function addPasskey(
  ctx: CallContext & { viewer: SignedInViewer },
  credential: CreatedPasskeyCredential,
  ports: PasskeyPorts,
): Promise<PasskeyRow | Refusal> {
  const refusal = await checkMayAdd(ctx);
  if (refusal) return refusal;
  const verifiedCredential = await verifyCredential(ctx, credential, ports);
  if (!verifiedCredential) return refuse('invalidPasskey');
  const { challenge, registration } = verifiedCredential;
  const { db, realm, viewer, now } = ctx;
  const account = { realmId: realm.id, accountId: viewer.account.id };
  return runInTransaction(db, async (trx) => {
    // The lock keeps concurrent calls from exceeding the maximum.
    const { passkeyCount } = await lockSignInMethods(trx, account);
    if (passkeyCount >= maxPasskeys) return refuse('tooManyPasskeys');
    if (!(await ports.challenges.consume(trx, ctx, challenge))) return refuse('invalidPasskey');
    const passkey = await insertPasskey(trx, {
      realm_id: realm.id,
      account_id: viewer.account.id,
      credential_id: registration.credential.id,
      public_key: Buffer.from(registration.credential.publicKey),
      rp_id: ports.site.rpId,
      counter: registration.credential.counter,
      transports: credential.response.transports ?? [],
      is_backup_eligible: registration.credentialDeviceType === 'multiDevice',
      is_backed_up: registration.credentialBackedUp,
      name: getDeviceName(ctx),
      created_at: now,
      last_used_at: null,
    });
    if (!passkey) return refuse('invalidPasskey');
    await recordSecurityEvent(trx, ctx, { ...account, kind: 'passkeyAdded' });
    await enqueueAccountMail(trx, ctx, { kind: 'passkeyAdded', accountId: viewer.account.id });
    return passkey;
  });
}

/** Whoever has signed up with the address of another person must not keep access once that person confirms it. */
async function checkMayAdd(ctx: CallContext): Promise<Refusal | undefined> {
  if (ctx.viewer.account?.lacksConfirmation) return refuse('emailNotConfirmed');
  return requireRecentSignIn(ctx);
}

async function verifyCredential(
  ctx: CallContext,
  credential: CreatedPasskeyCredential,
  { site, challenges }: PasskeyPorts,
) {
  const { clientDataJSON, attestationObject } = credential.response;
  let challenge = '';
  try {
    const { registrationInfo: registration } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge(text) {
        challenge = text;
        return challenges.isValid(ctx, site, createPurpose(ctx.viewer), text);
      },
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...signatureAlgorithms],
    });
    return registration && { challenge, registration };
  } catch {
    // The library throws for everything that is not as expected.
    return undefined;
  }
}
