// Shows the button that signs in when the URL has the token of a mail, otherwise the form that requests the mail.
import { useLocation, useNavigate } from 'react-router';
import { useDefaultPagePath } from '../../entities/menu/default-page-path.ts';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { MagicLinkForm } from '../../features/sign-in/components/magic-link-form.tsx';
import { MagicLinkSignIn } from '../../features/sign-in/components/magic-link-sign-in.tsx';
import { getPathAfterSignIn, useAuthBackHref } from '../../features/sign-in/state/after-sign-in.ts';
import { useLinkToken } from '../../features/sign-in/state/link-token.ts';
import { changeToPreferredLanguage } from '../../features/site-navigation/state/preferred-language.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export function MagicLinkPage() {
  const environment = useEnvironment();
  const { label, paths, realm } = environment;
  const token = useLinkToken();
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const getDefaultPagePath = useDefaultPagePath();
  // The server redirects here when a form that was sent without scripts contained an invalid token.
  const hasFailed = token === null && query.get('error') === 'failedToMagicLogin';
  return (
    <AuthLayout
      title={label('magicLinkHeading')}
      text={token ? label('magicLinkSignInText', { realm: realm.name }) : label('magicLinkText')}
      backHref={useAuthBackHref()}
      hasSecretUrl={token !== null}
    >
      {hasFailed && <FormError error={{ text: label('failedToMagicLogin'), detail: undefined }} />}
      {token ? (
        <MagicLinkSignIn
          token={token}
          onSignedIn={({ user }) => {
            const path = getPathAfterSignIn(query, paths, getDefaultPagePath());
            if (!changeToPreferredLanguage(user, environment, path)) void navigate(path, { replace: true });
          }}
        />
      ) : (
        <MagicLinkForm />
      )}
    </AuthLayout>
  );
}
