// The interface of every kind of sign-in provider. A provider is a service with whose accounts viewers sign in.

/** The values that bind the response of a provider to the browser and to the request with which the sign-in began. */
export interface SignInBinding {
  /** The address of this service to which the provider sends the browser back. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** The verifier of PKCE (RFC 7636). */
  codeVerifier: string;
}

export interface AuthorisationRequest extends SignInBinding {
  flow: 'SIGNUP' | 'SIGNIN';
  /** Succeeds only if the viewer is signed in at the provider: the provider shows no page. */
  isSilent: boolean;
  extraParams: Readonly<Record<string, string>>;
}

/** The parameters with which the provider has sent the browser back. */
export interface AuthorisationResponse extends SignInBinding {
  /** The code, or the identity token of a provider that sends one instead. */
  credential: string;
  /** The issuer that the provider names when it sends the browser back (RFC 9207); undefined if it names none. */
  issuer?: string | undefined;
}

/** A person, as the provider knows them. */
export interface ProviderIdentity {
  issuer: string;
  /** Never reused by the issuer, unlike an email address. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the person reads the mail of `email`. */
  isEmailVerified: boolean;
  name: string | null;
  /** Whether the person is a subscriber, of whom the provider knows no email address. */
  isSubscription?: boolean;
}

export interface SignInProvider {
  createAuthorisationUri(request: AuthorisationRequest): Promise<string>;
  /**
   * Finds out who has signed in.
   * @throws ProviderError
   */
  readIdentity(response: AuthorisationResponse): Promise<ProviderIdentity>;
  /** The address at which the viewer signs out of the provider; null if it has none. */
  createLogoutUri(returnUri: string): Promise<string | null>;
}

/**
 * `unavailable`: the provider cannot be reached. `rejected`: it does not confirm the sign-in. `badRequest` and `notConfirmed`:
 * a service for TV providers refuses the request, or has no valid sign-in.
 */
export type ProviderErrorReason = 'unavailable' | 'rejected' | 'badRequest' | 'notConfirmed';

export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: ProviderErrorReason;
  /** What the provider says about its failure, for the viewer. */
  readonly providerMessage: string | null;

  constructor(reason: ProviderErrorReason, cause: unknown, providerMessage: string | null = null) {
    super(cause instanceof Error ? cause.message : 'the provider does not confirm the sign-in', { cause });
    this.reason = reason;
    this.providerMessage = providerMessage;
  }
}
