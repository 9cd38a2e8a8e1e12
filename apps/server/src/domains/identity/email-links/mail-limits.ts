// Limits of mails that anybody can request for any address. They count the typed address, whether it has an account
// or not, so a refusal reveals nothing.
import type { CallContext } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import { getAccountKey } from '../account-key.ts';

const minute = 60;
const hour = 60 * minute;
/** A network cannot keep the owner of an address, who uses another network, from requesting a mail. */
const mailsPerAddress = { name: 'mail-address', max: 5, seconds: hour };
const mailsPerNetwork = { name: 'mail-network', max: 60, seconds: 10 * minute };

/** The job of the mail sends an address no more than this in a day, from all networks together. */
export const maxDailyMails = 20;

export interface MailLimits {
  /** Counts a requested mail. Returns a refusal when the client has requested too many. */
  consume(ctx: CallContext, email: string): Promise<Refusal | undefined>;
}

export function createMailLimits(db: Database): MailLimits {
  const addressLimit = createSharedRateLimit(db, mailsPerAddress);
  const networkLimit = createSharedRateLimit(db, mailsPerNetwork);
  return {
    async consume(ctx, email) {
      const network = getNetworkKey(ctx.request?.address ?? '');
      const retryAfter =
        (await networkLimit.consume(network)) ??
        (await addressLimit.consume(`${getAccountKey(ctx, email)} ${network}`));
      return retryAfter === null ? undefined : refuse('tooManyRequests', { retryAfter });
    },
  };
}
