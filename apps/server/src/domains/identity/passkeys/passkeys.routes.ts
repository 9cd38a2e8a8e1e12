// Calls for passkeys: sign-in, and the passkeys of the account.
import type { Passkey } from '@matinee/contract';
import type { Handlers } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import type { Services } from '../../../services.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import type { MoveGuestData } from '../operations/merge-guest-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { addPasskey, createPasskeyOptions } from './add-passkey.ts';
import { type PasskeyRow, selectPasskeys, updatePasskeyName } from './passkey.queries.ts';
import { createPasskeyChallenges } from './passkey-challenge.ts';
import { findPasskeySite } from './passkey-site.ts';
import { removePasskey } from './remove-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export type PasskeyCall =
  | 'getPasskeySignInOptions'
  | 'signInWithPasskey'
  | 'getPasskeys'
  | 'getPasskeyCreationOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';

interface PasskeyHandlerPorts {
  challengeKey: Uint8Array;
  issueTokens: IssueTokens;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

const signInTimeoutMs = 5 * 60_000;

export function createPasskeyHandlers(
  { config }: Pick<Services, 'config'>,
  { challengeKey, issueTokens, ...ports }: PasskeyHandlerPorts,
): Handlers<PasskeyCall> {
  const challenges = createPasskeyChallenges(challengeKey);
  return {
    async getPasskeySignInOptions(_input, ctx) {
      const site = findPasskeySite(ctx, config);
      if (!site) return refuse('notFound');
      return {
        rpId: site.rpId,
        challenge: challenges.create(ctx, site, 'signIn').toString('base64url'),
        timeout: signInTimeoutMs,
        userVerification: 'required',
      };
    },

    async signInWithPasskey({ body }, ctx) {
      const site = findPasskeySite(ctx, config);
      if (!site) return refuse('notFound');
      const session = await signInWithPasskey(ctx, body.credential, { site, challenges, ...ports });
      return issueTokens(ctx, session);
    },

    async getPasskeys(_input, { db, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const rows = await selectPasskeys(db, { realmId: realm.id, accountId: viewer.account.id });
      return { passkeys: rows.map(presentPasskey) };
    },

    async getPasskeyCreationOptions(_input, ctx) {
      const site = findPasskeySite(ctx, config);
      const { account } = ctx.viewer;
      if (!account) return refuse('unauthorised');
      if (!site) return refuse('notFound');
      return createPasskeyOptions({ ...ctx, viewer: { ...ctx.viewer, account } }, { site, challenges });
    },

    async addPasskey({ body }, ctx) {
      const site = findPasskeySite(ctx, config);
      const { account } = ctx.viewer;
      if (!account) return refuse('unauthorised');
      if (!site) return refuse('notFound');
      const viewer = { ...ctx.viewer, account };
      const row = await addPasskey({ ...ctx, viewer }, body.credential, { site, challenges });
      return isRefusal(row) ? row : presentPasskey(row);
    },

    async renamePasskey({ params, body }, { db, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const key = { realmId: realm.id, accountId: viewer.account.id, publicId: params.id };
      return (await updatePasskeyName(db, key, body.name)) ? undefined : refuse('notFound');
    },

    async removePasskey({ params }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const result = await removePasskey(ctx, { accountId: ctx.viewer.account.id, publicId: params.id });
      return isRefusal(result) ? result : undefined;
    },
  };
}

function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.public_id,
    name: row.name,
    createdAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at?.toString() ?? null,
    isBackedUp: row.is_backed_up,
  };
}
