// The side panel with the sign-in form.
import { SignInForm } from '../../../features/sign-in/components/sign-in-form.tsx';
import { Sidebar } from '../../../features/site-navigation/components/deferred/sidebar.tsx';
import type { OverlayProps } from './overlay-props.ts';

export default function SidebarOverlay({ open }: OverlayProps) {
  return <Sidebar isOpen={open} renderSignInForm={(close) => <SignInForm onSignedIn={close} />} />;
}
