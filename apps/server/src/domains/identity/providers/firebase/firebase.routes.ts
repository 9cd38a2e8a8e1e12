// Calls of sign-in with a hosted identity service.
import type { CallContext, Handlers } from '../../../../calls/index.ts';
import { type Refusal, refuse } from '../../../../platform/errors/index.ts';
import type { Services } from '../../../../services.ts';
import { presentFeatures } from '../../../realm/index.ts';
import type { MailLimits } from '../../email-links/mail-limits.ts';
import type { IssueTokens } from '../../operations/issue-tokens.ts';
import type { SignInLimits } from '../../sign-in-limits.ts';
import { catchProviderError } from '../catch-provider-error.ts';
import type { ProviderSource } from '../provider-source.ts';
import { type IdentityParams, type IdentityPorts, signInWithIdentity } from '../sign-in-with-identity.ts';
import { FirebaseError } from './firebase-api.ts';
import { firebaseClientName } from './firebase-client-name.ts';
import type { FirebaseProvider, FirebaseTokens } from './firebase-provider.ts';
import { presentFirebaseError } from './present-firebase-error.ts';
import { type FirebaseSignUpForm, signUpWithFirebase } from './sign-up-with-firebase.ts';

export type FirebaseCall = 'signUpWithFirebase' | 'signInWithFirebase';

interface FirebasePorts extends IdentityPorts {
  providers: ProviderSource;
  issueTokens: IssueTokens;
  limits: SignInLimits;
  mailLimits: MailLimits;
  log: Services['log'];
}

export function createFirebaseHandlers({
  providers,
  issueTokens,
  limits,
  mailLimits,
  log,
  ...ports
}: FirebasePorts): Handlers<FirebaseCall> {
  /** Runs `work` with the provider, and returns a refusal for its errors. */
  const withFirebase = <T>(
    ctx: CallContext,
    work: (provider: FirebaseProvider) => Promise<T | Refusal>,
  ): Promise<T | Refusal> =>
    catchProviderError(ctx, { clientName: firebaseClientName, log }, async () => {
      const provider = providers.findFirebaseProvider(ctx.realm);
      if (!provider) return refuse('notFound');
      try {
        return await work(provider);
      } catch (error) {
        if (!(error instanceof FirebaseError)) throw error;
        return presentFirebaseError(error);
      }
    });

  /** Requests the mail again: that of the sign-up may not have arrived. */
  async function requestConfirmation(
    ctx: CallContext,
    provider: FirebaseProvider,
    { email, idToken }: { email: string | null; idToken: string },
  ): Promise<void> {
    if (email === null || (await mailLimits.consume(ctx, email))) return;
    await provider
      .sendConfirmation(idToken, ctx.language)
      .catch((err: unknown) => log.warn({ realm: ctx.realm.key, err }, 'a confirmation mail was not sent'));
  }

  const signIn = (
    ctx: CallContext,
    { link, consentAnswers, ...tokens }: FirebaseTokens & Omit<IdentityParams, 'clientName'>,
  ) =>
    withFirebase(ctx, async (provider) => {
      const identity = await provider.readIdentity(tokens);
      const { emailConfirmationRequired } = presentFeatures(ctx.realm);
      if (emailConfirmationRequired && !identity.isEmailVerified) {
        await requestConfirmation(ctx, provider, { ...identity, idToken: tokens.firebaseAuthToken });
        return refuse('emailNotConfirmed');
      }
      const params = { clientName: firebaseClientName, link, consentAnswers };
      return signInWithIdentity(ctx, identity, params, ports);
    });

  const signUp = (ctx: CallContext, form: FirebaseSignUpForm) =>
    withFirebase(ctx, (provider) =>
      signUpWithFirebase(ctx, provider, form, { mailLimits, refreshTokens: ports.refreshTokens, log }),
    );

  return {
    async signUpWithFirebase({ body }, ctx) {
      const session =
        'username' in body ? await limits.signUp(ctx, () => signUp(ctx, body)) : await signIn(ctx, body);
      return issueTokens(ctx, session);
    },

    async signInWithFirebase({ body }, ctx) {
      return issueTokens(ctx, await signIn(ctx, body));
    },
  };
}
