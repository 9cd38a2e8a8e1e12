// Calls of sign-in on a television with the help of another device.
import { createHash, randomBytes } from 'node:crypto';
import { buildHref } from '@matinee/rules';
import { renderSVG } from 'uqr';
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import type { Services } from '../../../services.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import { type AccountSessionPorts, openAccountSession } from '../operations/open-account-session.ts';
import { getServiceOrigin } from '../providers/start-sign-in.ts';
import { getDeviceName } from '../security/describe-device.ts';
import {
  consumeDeviceCode,
  insertDeviceCode,
  selectRequest,
  selectState,
  updateResolution,
} from './device-code.queries.ts';
import { createUserCode, formatUserCode, hashUserCode, parseUserCode } from './user-code.ts';

export type DeviceCodeCall =
  | 'requestDeviceCode'
  | 'getDeviceCodeState'
  | 'signInWithDeviceCode'
  | 'findDeviceRequest'
  | 'resolveDeviceRequest';

interface DeviceCodePorts extends AccountSessionPorts {
  /** Of the hashes of user codes. */
  key: Uint8Array;
  issueTokens: IssueTokens;
}

const lifetimeSeconds = 600;
const pollSeconds = 5;
const maxCollisions = 3;

const codesPerNetwork = { name: 'device-code-network', max: 100, seconds: 600 };
/** Codes that are entered. With this limit, guessing one of a thousand valid codes takes centuries. */
const entriesPerAccount = { name: 'device-code-entry-account', max: 20, seconds: 600 };
const entriesPerNetwork = { name: 'device-code-entry-network', max: 60, seconds: 600 };

export function createDeviceCodeHandlers(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { key, issueTokens, ...ports }: DeviceCodePorts,
): Handlers<DeviceCodeCall> {
  const codeLimit = createSharedRateLimit(db, codesPerNetwork);
  const accountLimit = createSharedRateLimit(db, entriesPerAccount);
  const networkLimit = createSharedRateLimit(db, entriesPerNetwork);

  /** Returns a refusal after too many codes, and for child profiles, which cannot hand out the account. */
  async function checkEntry({ viewer, realm, request }: CallContext): Promise<Refusal | undefined> {
    if (!viewer.account) return refuse('unauthorised');
    if (viewer.profile?.kind === 'child') return refuse('adultProfileRequired');
    const retryAfter =
      (await accountLimit.consume(`${realm.id} ${viewer.account.id}`)) ??
      (await networkLimit.consume(getNetworkKey(request?.address ?? '')));
    return retryAfter === null ? undefined : refuse('tooManyRequests', { retryAfter });
  }

  async function createCode(ctx: CallContext): Promise<{ deviceCode: string; userCode: string }> {
    for (let attempt = 0; attempt < maxCollisions; attempt++) {
      const deviceCode = randomBytes(32).toString('base64url');
      const userCode = createUserCode();
      const isInserted = await insertDeviceCode(ctx.db, {
        realmId: ctx.realm.id,
        deviceCodeHash: hashDeviceCode(deviceCode),
        userCodeHash: hashUserCode(key, userCode),
        deviceName: getDeviceName(ctx),
        address: ctx.request?.address ?? '',
        now: ctx.now,
        expiresAt: ctx.now.add({ seconds: lifetimeSeconds }),
      });
      if (isInserted) return { deviceCode, userCode };
    }
    throw new Error('the codes of televisions collide');
  }

  return {
    async requestDeviceCode(_input, ctx) {
      const retryAfter = await codeLimit.consume(getNetworkKey(ctx.request?.address ?? ''));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const { deviceCode, userCode } = await createCode(ctx);
      const code = formatUserCode(userCode);
      const origin = getServiceOrigin(ctx, config);
      const verificationUri = origin + buildHref({ route: 'TV_LOGIN', params: {} });
      const verificationUriComplete = `${verificationUri}?code=${code}`;
      const svg = renderSVG(verificationUriComplete, { border: 2 });
      return {
        deviceCode,
        userCode: code,
        verificationUri,
        verificationUriComplete,
        qrCodeUri: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
        expiresIn: lifetimeSeconds,
        interval: pollSeconds,
      };
    },

    async getDeviceCodeState({ body }, { db: database, realm, now }) {
      const key = { realmId: realm.id, deviceCodeHash: hashDeviceCode(body.deviceCode) };
      const row = await selectState(database, key, now);
      return { state: !row || row.state === 'used' ? ('expired' as const) : row.state };
    },

    async signInWithDeviceCode({ body }, ctx) {
      const { realm, viewer, now } = ctx;
      const realmId = realm.id;
      if (viewer.profile?.kind === 'child') return refuse('adultProfileRequired');
      const session = await runInTransaction(ctx.db, async (trx) => {
        const deviceCodeHash = hashDeviceCode(body.deviceCode);
        const accountId = await consumeDeviceCode(trx, { realmId, deviceCodeHash }, now);
        if (accountId === undefined) return refuse('deviceCodeNotApproved');
        const person = { accountId, method: 'deviceCode', isNewDevice: true } as const;
        return openAccountSession(trx, ctx, person, ports);
      });
      return issueTokens(ctx, session);
    },

    async findDeviceRequest({ body }, ctx) {
      const refusal = await checkEntry(ctx);
      if (refusal) return refusal;
      const userCode = parseUserCode(body.userCode);
      const userCodeKey = { realmId: ctx.realm.id, userCodeHash: hashUserCode(key, userCode) };
      const request = await selectRequest(ctx.db, userCodeKey, ctx.now);
      if (!request) return refuse('unknownDeviceCode');
      const callerAddress = ctx.request?.address ?? '';
      return {
        userCode: formatUserCode(userCode),
        deviceName: request.device_name,
        address: request.address,
        isSameNetwork: getNetworkKey(request.address) === getNetworkKey(callerAddress),
        requestedAt: request.created_at.toString(),
      };
    },

    async resolveDeviceRequest({ body: { userCode, isApproved } }, ctx) {
      const refusal = await checkEntry(ctx);
      if (refusal) return refusal;
      const userCodeHash = hashUserCode(key, parseUserCode(userCode));
      const approvedBy = isApproved ? (ctx.viewer.account?.id ?? null) : null;
      const resolution = { approvedBy, now: ctx.now };
      const isResolved = await updateResolution(ctx.db, { realmId: ctx.realm.id, userCodeHash }, resolution);
      return isResolved ? undefined : refuse('unknownDeviceCode');
    },
  };
}

const hashDeviceCode = (deviceCode: string): Buffer => createHash('sha256').update(deviceCode).digest();
