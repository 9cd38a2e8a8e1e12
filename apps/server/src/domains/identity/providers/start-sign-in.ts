// Starts a sign-in with a provider.
import { buildHref } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { Services } from '../../../services.ts';
import { getRealmOrigin } from '../../realm/index.ts';
import type { SignInProvider } from './provider.ts';
import type { SignInAttempts } from './sign-in-attempt.ts';

/** Other parameters would change where the provider sends the code, or to whom. */
const allowedExtraParams: ReadonlySet<string> = new Set([
  'login_hint',
  'ui_locales',
  'acr_values',
  'display',
]);

interface StartParams {
  clientName: string;
  flow: 'SIGNUP' | 'SIGNIN';
  extraParams: string;
}

export async function startSignIn(
  ctx: CallContext,
  { clientName, flow, extraParams }: StartParams,
  ports: { provider: SignInProvider; attempts: SignInAttempts; config: Services['config'] },
): Promise<{ authorisationUri: string; silentAuthorisationUri: string } | Refusal> {
  const extraParamEntries = [...new URLSearchParams(extraParams)];
  const unknownParam = extraParamEntries.find(([name]) => !allowedExtraParams.has(name));
  if (unknownParam)
    return refuse('badRequest', undefined, [`extraParams: the parameter ${unknownParam[0]} is not allowed.`]);
  const redirectUri = `${getServiceOrigin(ctx, ports.config)}${buildHref({ route: 'OIDC', params: {} })}`;
  const binding = await ports.attempts.create(ctx, { clientName, redirectUri });
  const request = {
    ...binding,
    flow,
    extraParams: { ui_locales: ctx.language, ...Object.fromEntries(extraParamEntries) },
  };
  return {
    authorisationUri: await ports.provider.createAuthorisationUri({ ...request, isSilent: false }),
    silentAuthorisationUri: await ports.provider.createAuthorisationUri({ ...request, isSilent: true }),
  };
}

/** The public origin of the realm's pages, which a Host header cannot change. */
export function getServiceOrigin({ realm, request }: CallContext, config: Services['config']): string {
  return getRealmOrigin(config, realm, {
    isSecure: request?.isSecure ?? false,
    port: request?.port ?? null,
  });
}
