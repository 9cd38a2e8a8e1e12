// The licences that the subscription of an account gives.
import type { CallContext } from '../../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../../platform/errors/index.ts';
import { decrypt, encrypt } from '../../../../platform/secrets/index.ts';
import { lockRefreshToken } from '../../operations/refresh-token.queries.ts';
import { hashRefreshToken } from '../../refresh-token.ts';
import { getDeviceName } from '../../security/describe-device.ts';
import type { TvProvider } from './tv-provider.ts';
import type { TvDevice } from './tv-provider-client.ts';
import {
  deleteSubscription,
  type SubscriptionKey,
  saveSubscription,
  selectSubscriptions,
} from './tv-subscription.queries.ts';

/** Replaces the licences that an account has from a source. The entitlement domain implements this. */
export type ReplaceLicences = (
  trx: Trx,
  grant: {
    realmId: number;
    accountId: number;
    /** Stored with the entitlements. */
    reason: string;
    /** The keys of the licences. */
    licences: readonly string[];
    until: Temporal.Instant;
    now: Temporal.Instant;
  },
) => Promise<void>;

const getReason = (clientName: string) => `TV provider ${clientName}`;
const getSealName = ({ realmId, accountId, clientName }: SubscriptionKey) =>
  `${realmId} ${accountId} ${clientName}`;

export interface SubscriptionLicences {
  /** Stores the device of a subscriber, and grants the licences until `expiresAt`. */
  save(
    trx: Trx,
    ctx: CallContext,
    subscription: {
      accountId: number;
      provider: TvProvider;
      device: TvDevice;
      /** Null: the subscription gives no licences. */
      expiresAt: Temporal.Instant | null;
    },
  ): Promise<void>;
  /** Asks the TV providers of the session's account again. */
  sync(ctx: CallContext, refreshToken: string): Promise<Refusal | undefined>;
}

/** @param key encrypts the ids of devices */
export function createSubscriptionLicences({
  key,
  findProvider,
  replaceLicences,
}: {
  key: Uint8Array;
  findProvider: (ctx: CallContext, clientName: string) => Promise<TvProvider | undefined>;
  replaceLicences: ReplaceLicences;
}): SubscriptionLicences {
  const grant = (
    trx: Trx,
    { now }: CallContext,
    { realmId, accountId, clientName }: SubscriptionKey,
    provider: TvProvider | undefined,
    expiresAt: Temporal.Instant | null,
  ) => {
    const isValid = expiresAt !== null && Temporal.Instant.compare(expiresAt, now) > 0;
    return replaceLicences(trx, {
      realmId,
      accountId,
      reason: getReason(clientName),
      licences: isValid ? (provider?.settings.licences ?? []) : [],
      until: expiresAt ?? now,
      now,
    });
  };

  async function syncSubscription(
    ctx: CallContext,
    subscription: SubscriptionKey,
    sealedDevice: Buffer,
  ): Promise<void> {
    const provider = await findProvider(ctx, subscription.clientName);
    const id = decrypt(key, getSealName(subscription), sealedDevice).toString();
    const device = { id, name: getDeviceName(ctx), address: ctx.request?.address ?? '' };
    const expiresAt = provider ? await provider.readAuthorisation(device) : null;
    await runInTransaction(ctx.db, (trx) => grant(trx, ctx, subscription, provider, expiresAt));
  }

  return {
    async save(trx, ctx, { accountId, provider, device, expiresAt }) {
      const subscription = { realmId: ctx.realm.id, accountId, clientName: provider.settings.kind };
      const sealedDevice = encrypt(key, getSealName(subscription), Buffer.from(device.id));
      await saveSubscription(trx, subscription, { sealedDevice, now: ctx.now });
      await grant(trx, ctx, subscription, provider, expiresAt);
    },

    async sync(ctx, refreshToken) {
      const { db, realm, now } = ctx;
      const token = await runInTransaction(db, (trx) =>
        lockRefreshToken(trx, realm.id, hashRefreshToken(refreshToken)),
      );
      const isActive =
        token &&
        token.used_at === null &&
        token.session_revoked_at === null &&
        Temporal.Instant.compare(token.session_expires_at, now) > 0;
      if (!isActive) return refuse('invalidRefreshToken');
      if (token.account_id === null) return undefined;
      if (token.impersonator_id !== null) return refuse('notWhileImpersonating');
      const account = { realmId: realm.id, accountId: token.account_id };
      for (const { client, device_sealed } of await selectSubscriptions(db, account))
        await syncSubscription(ctx, { ...account, clientName: client }, device_sealed);
      return undefined;
    },
  };
}

/** Removes the device of a provider that is disconnected, and the licences. */
export async function endSubscription(
  trx: Trx,
  subscription: SubscriptionKey,
  { replaceLicences, now }: { replaceLicences: ReplaceLicences; now: Temporal.Instant },
): Promise<void> {
  const { realmId, accountId, clientName } = subscription;
  await deleteSubscription(trx, subscription);
  const reason = getReason(clientName);
  await replaceLicences(trx, { realmId, accountId, reason, licences: [], until: now, now });
}
