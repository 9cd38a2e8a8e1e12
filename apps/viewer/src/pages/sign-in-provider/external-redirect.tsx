import type { SignInProvider } from '@matinee/contract';
import { ButtonLink } from '@matinee/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ReplacePage } from '../../shared/navigation/replace-page.tsx';

export interface ExternalRedirectProps {
  provider: SignInProvider;
  /** A page of the provider, if it has one. */
  uri: string | undefined;
  /** The page of this service that is shown otherwise. */
  fallbackRoute: 'ACCOUNT' | 'REQUEST_PASSWORD';
}

/** Leads to a page of the provider. Without scripts, the viewer follows the link. */
export function ExternalRedirect({ provider, uri, fallbackRoute }: ExternalRedirectProps) {
  const { label, paths } = useEnvironment();
  useEffect(() => {
    if (uri !== undefined) window.location.replace(uri);
  }, [uri]);
  if (uri === undefined) return <ReplacePage path={paths.buildPath(fallbackRoute)} />;
  return (
    <AuthLayout title={label('continueWith', { provider: provider.name })}>
      <ButtonLink variant="cta" isFullWidth href={uri} rel="noreferrer">
        {label('continue')}
      </ButtonLink>
    </AuthLayout>
  );
}
