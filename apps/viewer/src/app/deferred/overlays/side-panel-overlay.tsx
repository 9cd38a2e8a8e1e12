// The side panel of the navigation, with the sign-in form for guests.
import { useLocation } from 'react-router';
import { ProviderButtons } from '../../../features/sign-in/components/provider-buttons.tsx';
import { SignInForm } from '../../../features/sign-in/components/sign-in-form.tsx';
import { useSignInProviders } from '../../../features/sign-in/state/use-sign-in-providers.ts';
import { NavigationSidePanel } from '../../../features/site-navigation/components/deferred/navigation-side-panel.tsx';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import type { OverlayProps } from './overlay-props.ts';

export default function SidePanelOverlay({ open }: OverlayProps) {
  const { realm } = useEnvironment();
  const { providers } = useSignInProviders();
  const { pathname, search } = useLocation();
  const signInParams = { from: pathname + search };
  return (
    <NavigationSidePanel
      isOpen={open}
      renderSignInForm={(close) => (
        <>
          {realm.emailSignIn.password && <SignInForm signInParams={signInParams} onSignedIn={close} />}
          <ProviderButtons providers={providers} signInParams={signInParams} />
        </>
      )}
    />
  );
}
