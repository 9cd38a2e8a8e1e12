// Explains why the viewer's account at the provider cannot be linked to an account here, and what the viewer can do.
import type { SignInProvider } from '@matinee/contract';
import { Button, ButtonLink } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { buildProviderPath } from '../../../shared/session/provider-path.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useSignOut } from '../state/use-sign-out.ts';
import { AuthLayout } from './auth-layout.tsx';

type ConflictReason = 'otherAccount' | 'notLinked' | 'emailTaken' | 'emailNotVerified';

export interface ProviderConflictProps {
  provider: SignInProvider;
  reason: ConflictReason;
  /** The email address that another account already has. */
  email: string;
  signInParams: Readonly<Record<string, string>>;
  /** Where the viewer continues without signing in with the provider. */
  skipHref: string;
}

const textKeys: Readonly<Record<ConflictReason, string>> = {
  otherAccount: 'providerConflictOther',
  notLinked: 'providerConflictNotLinked',
  emailTaken: 'providerConflictEmail',
  emailNotVerified: 'providerConflictNotVerified',
};

export function ProviderConflict({ provider, reason, email, signInParams, skipHref }: ProviderConflictProps) {
  const { label, paths } = useEnvironment();
  const { isGuest } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const buildStartPath = (query: Record<string, string>) =>
    buildProviderPath(paths, provider, { ...signInParams, ...query });
  const openLogin = () => {
    const query = { ...signInParams, entryPage: buildStartPath({ link: 'true' }) };
    void navigate(paths.buildPath('LOGIN', {}, { query }), { state: { email } });
  };
  return (
    <AuthLayout
      title={label('cannotLinkAccount', { provider: provider.name })}
      text={label(textKeys[reason], { provider: provider.name, email })}
    >
      {reason === 'notLinked' && (
        <ButtonLink variant="cta" isFullWidth href={buildStartPath({ link: 'true' })}>
          {label('linkProvider', { provider: provider.name })}
        </ButtonLink>
      )}
      {reason === 'emailTaken' && (
        <Button variant="cta" isFullWidth onClick={openLogin}>
          {label('signIn')}
        </Button>
      )}
      {!isGuest && (
        <Button
          isFullWidth
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSuccess: () => void navigate(buildStartPath({})) })}
        >
          {label('logoutAndContinue')}
        </Button>
      )}
      <ButtonLink isFullWidth href={skipHref}>
        {label('skip')}
      </ButtonLink>
    </AuthLayout>
  );
}
