// Calls of the second factor: the end of a sign-in, and the authenticator app of the account.
import type { CallContext, Handlers } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { KnownDevices } from '../known-device.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import type { AccountSessionPorts } from '../operations/open-account-session.ts';
import type { SigningKeys } from '../signing-keys.ts';
import type { ViewerSource } from '../viewer-source.ts';
import { finishPendingSignIn } from './finish-pending-sign-in.ts';
import { pendingSignInCookieName } from './pending-sign-in.ts';
import { removeTotp } from './remove-totp.ts';
import { createSecondFactorLimits } from './second-factor-limits.ts';
import { selectTotpState } from './totp.queries.ts';
import {
  type AccountContext,
  canAddTotp,
  confirmTotpEnrolment,
  startTotpEnrolment,
} from './totp-enrolment.ts';
import { createTotpSecrets } from './totp-secrets.ts';

export type SecondFactorCall =
  | 'signInWithSecondFactor'
  | 'getTotp'
  | 'startTotpEnrolment'
  | 'confirmTotpEnrolment'
  | 'removeTotp';

interface SecondFactorHandlerPorts extends AccountSessionPorts {
  keys: SigningKeys;
  devices: KnownDevices;
  issueTokens: IssueTokens;
  viewers: ViewerSource;
}

export function createSecondFactorHandlers(
  db: Database,
  { keys, devices, issueTokens, viewers, ...sessionPorts }: SecondFactorHandlerPorts,
): Handlers<SecondFactorCall> {
  const limits = createSecondFactorLimits(db);
  const ports = { totpSecrets: createTotpSecrets(keys.totpSecret), recoveryCodeKey: keys.recoveryCode };

  /** Runs a change of the account's second factor, and reloads the viewer, whose rights may depend on it. */
  async function changeSecondFactor<T>(
    ctx: CallContext,
    change: (accountCtx: AccountContext) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const { account, session } = ctx.viewer;
    if (!account || !session) return refuse('unauthorised');
    const accountCtx = { ...ctx, viewer: { ...ctx.viewer, account } };
    const result = await limits.enterCode(ctx, account, () => change(accountCtx));
    if (!isRefusal(result)) await viewers.reloadSession(ctx.realm, session.publicId);
    return result;
  }

  return {
    async signInWithSecondFactor({ body }, ctx) {
      const pendingToken = body.pendingToken ?? ctx.request?.readCookie(pendingSignInCookieName);
      if (!pendingToken) return refuse('invalidPendingSignIn');
      const signInPorts = { ...ports, ...sessionPorts, limits, devices };
      const session = await finishPendingSignIn(ctx, { pendingToken, code: body.code }, signInPorts);
      if (!isRefusal(session)) ctx.responseCookies.clearCookie(pendingSignInCookieName);
      return issueTokens(ctx, session);
    },

    async getTotp(_input, { db: database, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const account = { realmId: realm.id, accountId: viewer.account.id };
      const { confirmedAt, unusedRecoveryCodeCount } = await selectTotpState(database, account);
      return {
        isAvailable: canAddTotp(viewer),
        isMissing: viewer.lacksSecondFactor,
        addedAt: confirmedAt?.toString() ?? null,
        unusedRecoveryCodeCount,
      };
    },

    async startTotpEnrolment(_input, ctx) {
      const { account } = ctx.viewer;
      if (!account) return refuse('unauthorised');
      return startTotpEnrolment({ ...ctx, viewer: { ...ctx.viewer, account } }, ports);
    },

    async confirmTotpEnrolment({ body }, ctx) {
      const recoveryCodes = await changeSecondFactor(ctx, (accountCtx) =>
        confirmTotpEnrolment(accountCtx, body.code, ports),
      );
      return isRefusal(recoveryCodes) ? recoveryCodes : { recoveryCodes };
    },

    async removeTotp({ body }, ctx) {
      const result = await changeSecondFactor(ctx, (accountCtx) => removeTotp(accountCtx, body.code, ports));
      return isRefusal(result) ? result : undefined;
    },
  };
}
