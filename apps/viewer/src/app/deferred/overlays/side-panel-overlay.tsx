// The side panel of the navigation, with the sign-in form for guests.
import { SignInForm } from '../../../features/sign-in/components/sign-in-form.tsx';
import { NavigationSidePanel } from '../../../features/site-navigation/components/deferred/navigation-side-panel.tsx';
import type { OverlayProps } from './overlay-props.ts';

export default function SidePanelOverlay({ open }: OverlayProps) {
  return (
    <NavigationSidePanel isOpen={open} renderSignInForm={(close) => <SignInForm onSignedIn={close} />} />
  );
}
