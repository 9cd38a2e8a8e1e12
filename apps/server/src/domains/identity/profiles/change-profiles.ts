// Adds, changes and deletes profiles of an account.
import { MAX_PROFILES, type ProfileAvatar } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import {
  deleteAccountProfile,
  insertAccountProfile,
  lockProfiles,
  type NewProfile,
  type ProfileRow,
  updateAccountProfile,
} from './profiles.queries.ts';

export function addProfile(
  { db, realm, now }: CallContext,
  accountId: number,
  profile: NewProfile,
): Promise<ProfileRow | Refusal> {
  const account = { realmId: realm.id, accountId };
  return runInTransaction(db, async (trx) => {
    const profiles = await lockProfiles(trx, account);
    if (profiles.length >= MAX_PROFILES) return refuse('tooManyProfiles', { most: MAX_PROFILES });
    return insertAccountProfile(trx, account, profile, now);
  });
}

export function changeProfile(
  { db, realm, viewer }: CallContext,
  { accountId, profileId }: { accountId: number; profileId: string },
  changes: { name?: string | undefined; avatar?: ProfileAvatar | undefined },
): Promise<ProfileRow | Refusal> {
  const realmId = realm.id;
  return runInTransaction(db, async (trx) => {
    const profile = await updateAccountProfile(trx, { realmId, accountId, publicId: profileId }, changes);
    if (!profile) return refuse('notFound');
    // Sessions of the profile on other devices show its new name.
    const accountPublicId = viewer.account?.publicId ?? '';
    await emit(trx, { realmId, type: 'AccountChanged', payload: { accountId: accountPublicId } });
    return profile;
  });
}

export function removeProfile(
  { db, realm, viewer, now }: CallContext,
  { accountId, profileId }: { accountId: number; profileId: string },
): Promise<true | Refusal> {
  const realmId = realm.id;
  return runInTransaction(db, async (trx) => {
    const profiles = await lockProfiles(trx, { realmId, accountId });
    const profile = profiles.find(({ public_id }) => public_id === profileId);
    if (!profile) return refuse('notFound');
    if (profile.id === viewer.profile?.id) return refuse('profileInUse');
    const adults = profiles.filter(({ kind }) => kind === 'adult');
    if (profile.kind === 'adult' && adults.length <= 1) return refuse('lastAdultProfile');
    for (const sessionId of await deleteAccountProfile(trx, { realmId, profileId: profile.id }, now))
      await emit(trx, { realmId, type: 'SessionEnded', payload: { sessionId, reason: 'profileDeleted' } });
    return true;
  });
}
