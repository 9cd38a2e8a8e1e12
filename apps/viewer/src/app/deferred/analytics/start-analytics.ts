// Starts analytics, if operator, viewer and browser allow it. `useAnalytics` loads this file.
import type { Client } from '@matinee/client';
import { decideTracking, getUserType, hasOptedOut } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { disableCardClickTracking } from '../../../shared/analytics/card-clicks.ts';
import { setConsentRequestListener } from '../../../shared/analytics/consent-request.ts';
import { disableEventTracking, setTrackedEventListener } from '../../../shared/analytics/track-event.ts';
import type { Environment } from '../../../shared/environment/environment.ts';
import { getUser } from '../../../shared/session/session.ts';
import { readConsent, saveConsent } from './consent-storage.ts';
import { createEventSender, type EventSender } from './event-sender.ts';
import { trackCardClicks } from './track-card-clicks.ts';

export function startAnalytics(
  environment: Environment & { client: Client },
  queryClient: QueryClient,
): void {
  const { client, realm } = environment;
  const consentTerm = realm.analytics.consent;
  let sender: EventSender | undefined;
  const startTracking = () => {
    trackCardClicks(queryClient, realm.features);
    sender ??= createEventSender(client, () => getUserType(getUser(queryClient)), consentTerm !== undefined);
    setTrackedEventListener(sender.add);
  };
  // Drops the events from before the consent, and those that are not sent yet when the viewer withdraws it.
  const stopTracking = () => {
    disableEventTracking();
    disableCardClickTracking();
    sender?.discard();
  };
  const isOptedOut = hasOptedOut(navigator.doNotTrack, Reflect.get(navigator, 'globalPrivacyControl'));
  const { collect } = realm.analytics;
  const askForConsent = (opener: Element | null) => {
    if (!consentTerm) return;
    void showConsentNotice(environment, consentTerm, opener, (consent) => {
      saveConsent(realm.key, consent);
      if (consent && !isOptedOut) startTracking();
      else stopTracking();
    });
  };
  const tracking = decideTracking({
    isEnabled: collect,
    requiresConsent: consentTerm !== undefined,
    consent: readConsent(realm.key),
    isOptedOut,
  });
  if (tracking === 'on') startTracking();
  else stopTracking();
  if (tracking === 'ask') askForConsent(null);
  setConsentRequestListener(() => askForConsent(document.activeElement));
}

let isNoticeShown = false;

/** `opener` is the button that opened the notice, to return the focus to. */
async function showConsentNotice(
  { label }: Environment,
  term: { label: string; text: string },
  opener: Element | null,
  onDecision: (consent: boolean) => void,
): Promise<void> {
  if (isNoticeShown) return;
  isNoticeShown = true;
  const [{ createRoot }, { createElement }, { ConsentNotice }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('./consent-notice.tsx'),
  ]);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const handleDecision = (consent: boolean) => {
    isNoticeShown = false;
    root.unmount();
    container.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onDecision(consent);
  };
  root.render(
    createElement(ConsentNotice, { term, label, isRequested: opener !== null, onDecision: handleDecision }),
  );
}
