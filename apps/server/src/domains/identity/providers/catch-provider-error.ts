import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { Services } from '../../../services.ts';
import { ProviderError, type ProviderErrorReason } from './provider.ts';

const codes = {
  unavailable: 'providerUnavailable',
  rejected: 'failedProviderSignIn',
  badRequest: 'tvProviderRejected',
  notConfirmed: 'tvProviderNotConfirmed',
} as const satisfies Record<ProviderErrorReason, string>;

/** Runs `work`. Logs a ProviderError for the operator, and returns a refusal instead. */
export async function catchProviderError<T>(
  ctx: CallContext,
  { clientName, log }: { clientName: string; log: Services['log'] },
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ realm: ctx.realm.key, provider: clientName, err: error }, 'a sign-in provider has failed');
    const { reason, providerMessage: message } = error;
    const code = codes[reason];
    return message === null ? refuse(code) : refuse(code, { message }, [message]);
  }
}
