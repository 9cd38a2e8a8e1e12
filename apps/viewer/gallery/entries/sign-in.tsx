import type { Passkey, SignInProvider } from '@matinee/contract';
import type { GalleryEntry } from '@matinee/ui/gallery';
import { PasskeyItem } from '../../src/features/account/components/passkey-item.tsx';
import { ProviderButtons } from '../../src/features/sign-in/components/provider-buttons.tsx';
import { createState } from '../sample-state.tsx';

const logoUri = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="10" fill="#3b82f6"/></svg>',
)}`;
const providers: readonly SignInProvider[] = [
  { kind: 'openid', name: 'Harbour Club', openIdClientName: 'club', logoUri },
  { kind: 'oauth', name: 'Harbour Cinema Friends and Family', clientName: 'friends' },
];

const passkey: Passkey = {
  id: 'passkey',
  name: 'Laptop',
  createdAt: '2026-11-01T09:00:00Z',
  lastUsedAt: '2026-11-20T18:30:00Z',
  isBackedUp: true,
};

function SamplePasskey(changes: Partial<Passkey>) {
  return (
    <ul>
      <PasskeyItem passkey={{ ...passkey, ...changes }} onRename={() => {}} onRemove={() => {}} />
    </ul>
  );
}

export const signInEntries: readonly GalleryEntry[] = [
  {
    name: 'ProviderButtons',
    states: [
      createState('With and without a logo', () => (
        <ProviderButtons providers={providers} signInParams={{}} />
      )),
    ],
  },
  {
    name: 'PasskeyItem',
    states: [
      createState('Used', () => <SamplePasskey />),
      createState('Not used, without a name', () => (
        <SamplePasskey name="" lastUsedAt={null} isBackedUp={false} />
      )),
    ],
  },
];
