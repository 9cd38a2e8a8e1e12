// Lets the identity service send the mail with which a person chooses a new password there.
import type { CallContext } from '../../../../calls/index.ts';
import { type Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { Services } from '../../../../services.ts';
import { ProviderError } from '../provider.ts';
import type { ProviderSource } from '../provider-source.ts';
import { FirebaseError } from './firebase-api.ts';
import { firebaseClientName } from './firebase-client-name.ts';
import { hideDuration } from './hide-duration.ts';

export type SendProviderPasswordReset = (
  ctx: CallContext,
  params: { clientName: string; email: string },
) => Promise<Refusal | undefined>;

export function createSendProviderPasswordReset({
  providers,
  log,
}: {
  providers: Pick<ProviderSource, 'findFirebaseProvider'>;
  log: Services['log'];
}): SendProviderPasswordReset {
  return async (ctx, { clientName, email }) => {
    const provider = clientName === firebaseClientName && providers.findFirebaseProvider(ctx.realm);
    if (!provider) return refuse('notFound');
    try {
      await hideDuration(() => provider.sendPasswordReset(email, ctx.language));
      return undefined;
    } catch (error) {
      if (!(error instanceof FirebaseError || error instanceof ProviderError)) throw error;
      log.warn({ realm: ctx.realm.key, provider: clientName, err: error }, 'a mail was not sent');
      return refuse('failedToSend');
    }
  };
}
