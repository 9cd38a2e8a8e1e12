import type { SignInProvider } from '@matinee/contract';
import type { GalleryEntry } from '@matinee/ui/gallery';
import { ProviderButtons } from '../../src/features/sign-in/components/provider-buttons.tsx';
import { createState } from '../sample-state.tsx';

const logoUri = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#3b82f6"/></svg>',
)}`;
const providers: readonly SignInProvider[] = [
  { kind: 'openid', name: 'Harbour Club', openIdClientName: 'club', logoUri },
  { kind: 'oauth', name: 'Harbour Cinema Friends and Family', clientName: 'friends' },
];

export const signInEntries: readonly GalleryEntry[] = [
  {
    name: 'ProviderButtons',
    states: [
      createState('With and without a logo', () => (
        <ProviderButtons providers={providers} signInParams={{}} />
      )),
    ],
  },
];
