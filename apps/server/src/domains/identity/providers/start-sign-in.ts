// Starts a sign-in with a provider.
import { buildHref } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { Services } from '../../../services.ts';
import { getRealmOrigin } from '../../realm/index.ts';
import type { AuthorisationRequest } from './provider.ts';
import type { ProviderId } from './provider-source.ts';
import type { SignInAttempts } from './sign-in-attempt.ts';

/** Other parameters would change where the provider sends the code, or to whom. */
const allowedExtraParams: ReadonlySet<string> = new Set([
  'login_hint',
  'ui_locales',
  'acr_values',
  'display',
]);

interface StartParams extends ProviderId {
  flow: 'SIGNUP' | 'SIGNIN';
  extraParams: string;
}

/** Creates the request with which the browser goes to the provider. */
export async function startSignIn(
  ctx: CallContext,
  { kind, clientName, flow, extraParams }: StartParams,
  { attempts, config }: { attempts: SignInAttempts; config: Services['config'] },
): Promise<Omit<AuthorisationRequest, 'isSilent'> | Refusal> {
  const extraParamEntries = [...new URLSearchParams(extraParams)];
  const unknownParam = extraParamEntries.find(([name]) => !allowedExtraParams.has(name));
  if (unknownParam)
    return refuse('badRequest', undefined, [`extraParams: the parameter ${unknownParam[0]} is not allowed.`]);
  const returnPath =
    kind === 'openid'
      ? buildHref({ route: 'OIDC', params: {} })
      : buildHref({ route: 'OAUTH', params: { provider: clientName } });
  const redirectUri = `${getServiceOrigin(ctx, config)}${returnPath}`;
  return {
    ...(await attempts.create(ctx, { clientName, redirectUri })),
    flow,
    extraParams: { ui_locales: ctx.language, ...Object.fromEntries(extraParamEntries) },
  };
}

/** The public origin of the realm's pages, which a Host header cannot change. */
export function getServiceOrigin({ realm, request }: CallContext, config: Services['config']): string {
  return getRealmOrigin(config, realm, {
    isSecure: request?.isSecure ?? false,
    port: request?.port ?? null,
  });
}
