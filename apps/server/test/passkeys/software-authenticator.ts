// An authenticator in software: creates passkeys and signs challenges as a browser does. Tests change parts of what it returns.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreatedPasskeyCredential,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '@matinee/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface CeremonyChanges {
  /** The origin of the page. */
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the authenticator has verified the person, for example by a PIN. */
  isUserVerified?: boolean;
  isBackupEligible?: boolean;
  isBackedUp?: boolean;
  counter?: number;
  userHandle?: string;
  /** The key that signs, instead of that of the passkey. */
  privateKey?: KeyObject;
}

export interface SoftwareAuthenticator {
  create(options: PasskeyCreationOptions, changes?: CeremonyChanges): CreatedPasskeyCredential;
  /** Signs the challenge with the passkey that was created last. */
  get(options: PasskeyRequestOptions, changes?: CeremonyChanges): PasskeyAssertion;
}

const flags = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, hasCredential: 64 };

/** @param origin the origin of the page; it can differ from the one that the server expects */
export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  let counter = 0;
  let passkey: { id: string; userHandle: string; privateKey: KeyObject } | undefined;

  const createClientData = (
    type: string,
    challenge: string,
    changes: Pick<CeremonyChanges, 'origin' | 'challenge' | 'type'>,
  ): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...definedFields(changes) }));

  function createAuthenticatorData(rpId: string, changes: CeremonyChanges, credentialData?: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head[0] =
      flags.userPresent +
      (changes.isUserVerified === false ? 0 : flags.userVerified) +
      (changes.isBackupEligible ? flags.backupEligible : 0) +
      (changes.isBackedUp ? flags.backedUp : 0) +
      (credentialData ? flags.hasCredential : 0);
    head.writeUInt32BE(changes.counter ?? counter, 1);
    return Buffer.concat([sha256(changes.rpId ?? rpId), head, ...(credentialData ? [credentialData] : [])]);
  }

  return {
    create({ rp, user, challenge }, changes = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = randomBytes(32);
      passkey = { id: id.toString('base64url'), userHandle: user.id, privateKey };
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.length);
      const noModel = Buffer.alloc(16);
      const credentialData = Buffer.concat([noModel, idLength, id, encodePublicKey(publicKey)]);
      const clientData = createClientData('webauthn.create', challenge, changes);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(createAuthenticatorData(rp.id, changes, credentialData))],
      ]);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ rpId, challenge }, changes = {}) {
      if (!passkey) throw new Error('The authenticator has no passkey.');
      counter += 1;
      const clientData = createClientData('webauthn.get', challenge, changes);
      const authenticatorData = createAuthenticatorData(rpId, changes);
      const signedBytes = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        id: passkey.id,
        rawId: passkey.id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signedBytes, changes.privateKey ?? passkey.privateKey).toString(
            'base64url',
          ),
          userHandle: changes.userHandle ?? passkey.userHandle,
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

function definedFields({ origin, challenge, type }: CeremonyChanges): Record<string, string> {
  return { ...(origin && { origin }), ...(challenge && { challenge }), ...(type && { type }) };
}

/** The COSE_Key of an ES256 key. */
function encodePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const coseKey = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, toBytes(x)],
    [-3, toBytes(y)],
  ]);
  return Buffer.from(isoCBOR.encode(coseKey as never));
}
