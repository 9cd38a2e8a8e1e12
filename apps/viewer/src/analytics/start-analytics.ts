// Begins to tell what people do, as far as the operator, the person and the browser want it told. Loaded after the
// page has come to rest.
import type { Client } from '@matinee/client';
import { analyticsUserType, hasOptedOut, trackingFor } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../environment/environment.ts';
import { userIn } from '../environment/session.ts';
import { followEvents, forgetEvents } from '../environment/track.ts';
import { followCards } from './card-clicks.ts';
import { keepConsent, readConsent } from './consent.ts';
import { createSender } from './send-events.ts';

export function startAnalytics(
  environment: Environment & { client: Client },
  queryClient: QueryClient,
): void {
  const { client, realm } = environment;
  const term = realm.analytics.consent;
  const begin = () => {
    const sender = createSender(client, () => analyticsUserType(userIn(queryClient)), term !== undefined);
    followEvents((tracked) => sender.add(tracked));
    followCards(queryClient, realm.features);
  };
  const tracking = trackingFor({
    collect: realm.analytics.collect,
    asksConsent: term !== undefined,
    consent: readConsent(realm.key),
    optedOut: hasOptedOut(navigator.doNotTrack, Reflect.get(navigator, 'globalPrivacyControl')),
  });
  if (tracking === 'on') {
    begin();
    return;
  }
  // What was done before somebody agreed is never told.
  forgetEvents();
  if (tracking === 'off' || !term) return;
  void ask(environment, term, (answer) => {
    keepConsent(realm.key, answer);
    if (answer) begin();
  });
}

async function ask(
  { label }: Environment,
  term: { label: string; text: string },
  onAnswer: (answer: boolean) => void,
): Promise<void> {
  const [{ createRoot }, { createElement }, { ConsentNotice }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('./consent-notice.tsx'),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(createElement(ConsentNotice, { term, label, onAnswer }));
}
