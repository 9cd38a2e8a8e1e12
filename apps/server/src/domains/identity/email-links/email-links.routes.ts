// Calls of the flows that use a link in a mail: a new password, the confirmation of an address, and the magic link.
import { isEmailAddress } from '@matinee/rules';
import type { CallContext, Handlers } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { getAccountKey } from '../account-key.ts';
import type { KnownDevices } from '../known-device.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import type { IssueTokens } from '../operations/issue-tokens.ts';
import type { MoveGuestData } from '../operations/merge-guest-session.ts';
import type { SendProviderPasswordReset } from '../providers/firebase/send-password-reset.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { confirmEmail } from './confirm-email.ts';
import type { MailLimits } from './mail-limits.ts';
import { resetPassword } from './reset-password.ts';
import { signInWithLink } from './sign-in-with-link.ts';

/** The name of this service among the sign-in providers. */
const standardProviderName = 'id';

export type EmailLinkCall =
  | 'requestPasswordReset'
  | 'resetPassword'
  | 'confirmEmail'
  | 'requestMagicLink'
  | 'signInWithMagicLink';

interface EmailLinkPorts {
  db: Database;
  devices: KnownDevices;
  mailLimits: MailLimits;
  issueTokens: IssueTokens;
  sendProviderPasswordReset: SendProviderPasswordReset;
  moveGuestData: MoveGuestData;
  refreshTokens: RefreshTokens;
}

export function createEmailLinkHandlers({
  db,
  devices,
  mailLimits,
  issueTokens,
  sendProviderPasswordReset,
  ...ports
}: EmailLinkPorts): Handlers<EmailLinkCall> {
  /** Sends a mail to a well-formed address, unless it has received too many. */
  async function sendLimited(
    ctx: CallContext,
    address: string,
    send: (email: string) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const email = address.trim();
    if (!isEmailAddress(email)) return refuse('invalidEmail');
    return (await mailLimits.consume(ctx, email)) ?? send(email);
  }

  /** The response is the same whether the address has an account or not. */
  const requestLink = (ctx: CallContext, kind: 'resetPassword' | 'magicLink', address: string) =>
    sendLimited(ctx, address, async (email) => {
      await enqueueAccountMail(db, ctx, { kind, email });
      return undefined;
    });

  const requestProviderLink = (ctx: CallContext, clientName: string, address: string) =>
    sendLimited(ctx, address, (email) => sendProviderPasswordReset(ctx, { clientName, email }));

  return {
    async requestPasswordReset({ body }, ctx) {
      const { provider = standardProviderName } = body;
      if (provider !== standardProviderName) return requestProviderLink(ctx, provider, body.id);
      if (!ctx.realm.settings.emailSignIn.password) return refuse('notFound');
      return requestLink(ctx, 'resetPassword', body.id);
    },

    async resetPassword({ body }, ctx) {
      if (!ctx.realm.settings.emailSignIn.password) return refuse('notFound');
      return resetPassword(ctx, body);
    },

    confirmEmail: ({ body }, ctx) => confirmEmail(ctx, body.token),

    async requestMagicLink({ query }, ctx) {
      if (!ctx.realm.settings.emailSignIn.magicLink) return refuse('notFound');
      return requestLink(ctx, 'magicLink', query.email);
    },

    async signInWithMagicLink({ body }, ctx) {
      const session = await signInWithLink(ctx, body.token, ports);
      if (isRefusal(session)) return session;
      const { email, ...openedSession } = session;
      devices.remember(ctx, getAccountKey(ctx, email));
      return issueTokens(ctx, openedSession);
    },
  };
}
