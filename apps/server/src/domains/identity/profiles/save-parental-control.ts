// Saves the parental control of an account. Its PIN is hashed like a password.
import type { ParentalControl, parentalControlInput } from '@matinee/contract';
import type { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { hashPassword } from '../password.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { CheckPin } from './check-pin.ts';
import {
  type ParentalControlRow,
  selectParentalControl,
  upsertParentalControl,
} from './parental-control.queries.ts';
import { selectAuthTime } from './profiles.queries.ts';

/** For this time after signing in, a person who forgot the PIN can change it without the old one. */
const recentSignIn = { minutes: 10 };

export async function saveParentalControl(
  ctx: CallContext,
  account: { id: number; publicId: string },
  input: z.output<typeof parentalControlInput>,
  checkPin: CheckPin,
): Promise<ParentalControl | Refusal> {
  const { db, realm, now } = ctx;
  const accountKey = { realmId: realm.id, accountId: account.id };
  const current = await selectParentalControl(db, accountKey);
  const refusal = await checkRight(ctx, current, input.currentPin, checkPin);
  if (refusal) return refusal;
  const pinHash = await createPinHash(current, input);
  if (isRefusal(pinHash)) return pinHash;
  await runInTransaction(db, async (trx) => {
    await upsertParentalControl(trx, accountKey, { pin_hash: pinHash, age_limit: input.ageRating }, now);
    await recordSecurityEvent(trx, ctx, { ...accountKey, kind: 'parentalControlChanged' });
    // Sessions with child profiles get the new age limit.
    await emit(trx, {
      realmId: realm.id,
      type: 'AccountChanged',
      payload: { accountId: account.publicId },
    });
  });
  return { enabled: pinHash !== null, ageRating: input.ageRating };
}

async function checkRight(
  ctx: CallContext,
  { pin_hash: pinHash }: ParentalControlRow,
  currentPin: string | undefined,
  checkPin: CheckPin,
): Promise<Refusal | undefined> {
  if (pinHash === null) return undefined;
  const hasCurrentPin = currentPin !== undefined && currentPin !== '';
  return !hasCurrentPin && (await hasRecentSignIn(ctx)) ? undefined : checkPin(ctx, pinHash, currentPin);
}

async function hasRecentSignIn({ db, realm, viewer, now }: CallContext): Promise<boolean> {
  const authTime =
    viewer.session && (await selectAuthTime(db, { realmId: realm.id, sessionId: viewer.session.id }));
  return !!authTime && Temporal.Instant.compare(now, authTime.add(recentSignIn)) < 0;
}

async function createPinHash(
  { pin_hash: currentHash }: ParentalControlRow,
  { enabled, pin }: { enabled: boolean; pin?: string | undefined },
): Promise<string | null | Refusal> {
  if (!enabled) return null;
  if (pin !== undefined) return hashPassword(pin);
  return currentHash ?? refuse('pinRequired');
}
