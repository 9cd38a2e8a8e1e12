// The providers with which an account can sign in.
import type { Handlers } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import { selectLinkedProviders } from './linked-account.queries.ts';
import type { ReplaceLicences } from './tv/subscription-licences.ts';
import { unlinkProvider } from './unlink-provider.ts';

export type LinkedAccountCall = 'getLinkedAccounts' | 'unlinkProvider';

export function createLinkedAccountHandlers({
  replaceLicences,
}: {
  replaceLicences: ReplaceLicences;
}): Handlers<LinkedAccountCall> {
  return {
    async getLinkedAccounts(_input, { db, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const account = { realmId: realm.id, accountId: viewer.account.id };
      const clientNames = await selectLinkedProviders(db, account);
      return { linkedAccounts: clientNames.map((provider) => ({ provider })) };
    },

    async unlinkProvider({ params: { provider: clientName } }, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      const result = await unlinkProvider(ctx, {
        accountId: ctx.viewer.account.id,
        clientName,
        replaceLicences,
      });
      return isRefusal(result) ? result : undefined;
    },
  };
}
