// The profiles of an account, the choice of one for the session, and parental control.
import type { Profile } from '@matinee/contract';
import type { CallContext, Handlers, Viewer } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import type { Services } from '../../../services.ts';
import type { AccessTokens } from '../access-token.ts';
import { createIssueTokens } from '../operations/issue-tokens.ts';
import { createRefreshTokens } from '../refresh-token.ts';
import type { SigningKeys } from '../signing-keys.ts';
import type { ViewerSource } from '../viewer-source.ts';
import { addProfile, changeProfile, removeProfile } from './change-profiles.ts';
import { createPinCheck } from './check-pin.ts';
import { selectParentalControl } from './parental-control.queries.ts';
import { type AccountKey, type ProfileRow, selectProfiles } from './profiles.queries.ts';
import { saveParentalControl } from './save-parental-control.ts';
import { needsPin, selectProfile } from './select-profile.ts';

type ProfileCall =
  | 'getProfiles'
  | 'createProfile'
  | 'updateProfile'
  | 'deleteProfile'
  | 'selectProfile'
  | 'getParentalControl'
  | 'putParentalControl';

export function createProfileHandlers(
  { db }: Pick<Services, 'db'>,
  {
    keys,
    accessTokens,
    viewers,
  }: {
    keys: Pick<SigningKeys, 'cookie' | 'refreshToken'>;
    accessTokens: AccessTokens;
    viewers: ViewerSource;
  },
): Handlers<ProfileCall> {
  const checkPin = createPinCheck(db);
  const refreshTokens = createRefreshTokens(keys.refreshToken);
  const issueTokens = createIssueTokens({ keys, accessTokens, viewers });
  return {
    async getProfiles(_input, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const account = { realmId: ctx.realm.id, accountId: ctx.viewer.account.id };
      return { profiles: await presentProfiles(ctx, account, await selectProfiles(ctx.db, account)) };
    },

    async createProfile({ body: { name, tp: kind, avatar } }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const account = { realmId: ctx.realm.id, accountId: ctx.viewer.account.id };
      const row = await addProfile(ctx, account.accountId, { name, kind, avatar });
      return isRefusal(row) ? row : presentOne(ctx, account, row);
    },

    async updateProfile({ params, body }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const account = { realmId: ctx.realm.id, accountId: ctx.viewer.account.id };
      const row = await changeProfile(ctx, { ...account, profileId: params.id }, body);
      if (isRefusal(row)) return row;
      // The next request of this session can come before the event that invalidates the cached viewer.
      if (ctx.viewer.session) await viewers.reloadSession(ctx.realm, ctx.viewer.session.publicId);
      return presentOne(ctx, account, row);
    },

    async deleteProfile({ params }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const result = await removeProfile(ctx, { accountId: ctx.viewer.account.id, profileId: params.id });
      return isRefusal(result) ? result : undefined;
    },

    async selectProfile({ params, body }, ctx) {
      const { account, session } = ctx.viewer;
      if (!account || !session) return refuse('unauthorised');
      const choice = { profileId: params.id, pin: body.pin };
      const sessionKey = { accountId: account.id, sessionId: session.id };
      return issueTokens(ctx, await selectProfile(ctx, sessionKey, choice, { checkPin, refreshTokens }));
    },

    async getParentalControl(_input, { db: viewerDb, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const account = { realmId: realm.id, accountId: viewer.account.id };
      const { pin_hash: pinHash, age_limit: ageRating } = await selectParentalControl(viewerDb, account);
      return { enabled: pinHash !== null, ageRating };
    },

    async putParentalControl({ body }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      return saveParentalControl(ctx, ctx.viewer.account, body, checkPin);
    },
  };
}

async function presentProfiles(
  { db, viewer }: CallContext,
  account: AccountKey,
  rows: readonly ProfileRow[],
): Promise<Profile[]> {
  const { pin_hash: pinHash } = await selectParentalControl(db, account);
  return rows.map((row) => presentProfile(row, viewer, pinHash !== null));
}

async function presentOne(ctx: CallContext, account: AccountKey, row: ProfileRow): Promise<Profile> {
  const [profile] = await presentProfiles(ctx, account, [row]);
  if (!profile) throw new Error('a row has no profile');
  return profile;
}

function presentProfile(row: ProfileRow, { profile, account }: Viewer, hasPin: boolean): Profile {
  return {
    id: row.public_id,
    name: row.name ?? account?.name ?? '',
    tp: row.kind,
    avatar: row.avatar,
    isCurrent: row.public_id === profile?.publicId,
    needsPin: hasPin && needsPin(profile, row),
  };
}
