import { useRouteMatch } from '../../shared/navigation/route-match.ts';
import { OAuthPage } from './oauth.tsx';
import { OidcPage } from './oidc.tsx';

/** The pages to which sign-in providers send viewers back. */
export default function SignInProviderPage() {
  const { key } = useRouteMatch();
  return key === 'OIDC' ? <OidcPage /> : <OAuthPage />;
}
