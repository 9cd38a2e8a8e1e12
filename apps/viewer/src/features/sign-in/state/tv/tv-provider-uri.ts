import type { SignInProvider } from '@matinee/contract';

interface TvProviderChoice {
  /** The id of the TV provider. */
  providerId: string;
  /** The registration code. */
  code: string;
  /** The page to which the viewer returns. */
  returnUri: string;
}

/** The address at which a TV provider signs the viewer in. */
export function buildTvProviderUri(
  { baseUri = '', requestorId = '' }: SignInProvider,
  { providerId, code, returnUri }: TvProviderChoice,
): string {
  const redirectUrl = new URL(returnUri);
  redirectUrl.searchParams.set('provider', providerId);
  // The protocol requires that the redirect URL is the last parameter.
  const query = new URLSearchParams({
    requestor_id: requestorId,
    mso_id: providerId,
    domain_name: redirectUrl.hostname,
    reg_code: code,
    noflash: 'true',
    no_iframe: 'true',
    redirect_url: redirectUrl.href,
  });
  return `${baseUri.replace(/\/$/, '')}/api/v1/authenticate?${query}`;
}
