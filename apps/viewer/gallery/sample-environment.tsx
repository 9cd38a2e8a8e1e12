// The context that components of the viewer need: labels, paths, a signed-in account, and responses of the
// API.
import type { CallResult } from '@matinee/client';
import type { CallName, SessionUser } from '@matinee/contract';
import { defaultRealmSettings } from '@matinee/rules';
import type { GalleryLanguage } from '@matinee/ui/gallery';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type Environment,
  EnvironmentContext,
  type PageRealm,
} from '../src/shared/environment/environment.ts';
import { createLabelFunction, type LabelFunction } from '../src/shared/i18n/labels.ts';
import { createPaths } from '../src/shared/navigation/paths.ts';
import { setUser } from '../src/shared/session/session.ts';

type Messages = Parameters<typeof createLabelFunction>[1];

let sampleMessages: Messages = {};

/** Sets the compiled labels. Without them, components show the keys of their labels. */
export function setSampleMessages(messages: Messages): void {
  sampleMessages = messages;
}

export const createSampleLabelFunction = (language: GalleryLanguage): LabelFunction =>
  createLabelFunction(language, sampleMessages);

const { fonts, features, topBarLayout, seasonPicker } = defaultRealmSettings;
const realm: PageRealm = {
  key: 'harbour',
  name: 'Harbour Cinema',
  version: 1,
  fonts,
  features: { ...features, videoInterstitial: true },
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
  topBarLayout,
  seasonPicker,
  emailSignIn: { password: true, magicLink: true },
  analytics: { collect: false },
};

const viewer: SessionUser = {
  id: 'ada',
  loc: 'PT',
  rol: 'ADMIN',
  isGuest: false,
  pro: { id: 'ada', tp: 'adult' },
  name: 'Ada',
};

/** The responses of calls. A call with the response `failed` rejects; a call without a response never ends. */
export type SampleResponses = { [Name in CallName]?: CallResult<Name> | 'failed' };

interface SampleEnvironmentProps {
  language: GalleryLanguage;
  responses?: SampleResponses;
  children: ReactNode;
}

export function SampleEnvironment({ language, responses = {}, children }: SampleEnvironmentProps) {
  const [environment] = useState(() => createSampleEnvironment(language, responses));
  const [queryClient] = useState(() => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    setUser(client, viewer);
    return client;
  });
  return (
    <EnvironmentContext value={environment}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </EnvironmentContext>
  );
}

function createSampleEnvironment(language: GalleryLanguage, responses: SampleResponses): Environment {
  return {
    caller: {
      call: (name) => {
        const response = responses[name];
        if (response === undefined) return new Promise(() => {});
        if (response === 'failed') return Promise.reject(new Error('The sample response is an error'));
        return Promise.resolve(response);
      },
    } as Environment['caller'],
    client: null,
    realm,
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    label: createSampleLabelFunction(language),
    paths: createPaths(language, null),
    hasPage: () => true,
  };
}
