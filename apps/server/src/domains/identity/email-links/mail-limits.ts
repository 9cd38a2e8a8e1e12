// Limits of mails that anybody can request for any address. They count the typed address, whether it has an account
// or not, so a refusal reveals nothing.
import type { CallContext } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import { getAccountKey } from '../account-key.ts';

const minute = 60;
const hour = 60 * minute;
/** Counted per network too, so that another network cannot use up the mails of the owner of an address. */
const mailsPerAddressAndNetwork = { name: 'mail-address', max: 5, seconds: hour };
const mailsPerNetwork = { name: 'mail-network', max: 60, seconds: 10 * minute };

/** Maximum number of mails to one address in a day, whatever networks request them. The job of the mail checks it. */
export const maxDailyMails = 20;

export interface MailLimits {
  /** Counts a requested mail. Returns a refusal when the client has requested too many. */
  consume(ctx: CallContext, email: string): Promise<Refusal | undefined>;
}

export function createMailLimits(db: Database): MailLimits {
  const addressLimit = createSharedRateLimit(db, mailsPerAddressAndNetwork);
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
