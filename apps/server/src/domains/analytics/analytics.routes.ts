// Stores the analytics events that browsers report. The user type comes from the access token; no other
// personal data is stored.
import { getUserType, hasOptedOut } from '@matinee/rules';
import type { CallContext, Handlers, Viewer } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { createLocalRateLimit, getNetworkKey } from '../../platform/rate-limits/index.ts';
import { selectKnownSectionKeys } from '../pages/index.ts';
import { presentFeatures } from '../realm/index.ts';
import { selectKnownContentIds } from '../titles/index.ts';
import { insertEvents, type NewAnalyticsEvent } from './analytics.queries.ts';
import { removeTitleTexts } from './remove-title-texts.ts';

export interface AnalyticsPorts {
  /** Returns the viewer of an access token, which may have expired; undefined for a token that the realm did not issue. */
  findViewerByToken(realm: CallContext['realm'], token: string): Promise<Viewer | undefined>;
}

/** Maximum number of events per realm and client network. */
const eventLimit = { name: 'analytics-events', max: 600, seconds: 60 };

export function createAnalyticsHandlers({
  findViewerByToken,
}: AnalyticsPorts): Handlers<'postAnalyticsEvents'> {
  const limit = createLocalRateLimit(eventLimit);
  return {
    async postAnalyticsEvents({ body }, ctx) {
      const { db, realm, now, request } = ctx;
      if (!request) return refuse('badRequest');
      const clientKey = `${realm.id} ${getNetworkKey(request.address)}`;
      const retryAfter = await limit.consume(clientKey, body.events.length);
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });

      const { collect, consent } = realm.settings.analytics;
      const { dnt, 'sec-gpc': globalPrivacyControl } = request.headers;
      if (!collect || hasOptedOut(dnt, globalPrivacyControl)) return undefined;
      if (consent !== undefined && !body.consent) return refuse('requiredConsent');

      const viewer =
        !ctx.viewer.session && body.token !== undefined
          ? await findViewerByToken(realm, body.token)
          : ctx.viewer;
      const { showTitles } = presentFeatures(realm);
      const viewerUserType = getUserType(
        viewer ? { isGuest: viewer.role === 'GUEST', rol: viewer.role } : null,
      );
      const candidateEvents = body.events.map(({ age, event, userType }): NewAnalyticsEvent => {
        const at = now.subtract({ milliseconds: age });
        // A viewer may report an event as a guest's when it happened before sign-in. Guests have no
        // advantage, so this needs no proof.
        const eventUserType = userType === guestUserType ? guestUserType : viewerUserType;
        return { at, userType: eventUserType, event: showTitles ? event : removeTitleTexts(event) };
      });
      const realmId = realm.id;
      const [knownTitleIds, knownSectionKeys] = await Promise.all([
        selectKnownContentIds(db, { realmId, publicIds: candidateEvents.flatMap(listTitleIds) }),
        selectKnownSectionKeys(db, { realmId, keys: candidateEvents.flatMap(listSectionKeys) }),
      ]);
      const events = candidateEvents.filter(
        (candidateEvent) =>
          listTitleIds(candidateEvent).every((id) => knownTitleIds.has(id)) &&
          listSectionKeys(candidateEvent).every((key) => knownSectionKeys.has(key)),
      );
      await insertEvents(db, { realmId, events });
      return undefined;
    },
  };
}

const guestUserType = getUserType(null);

/** The title that an event refers to must belong to the realm. A section link refers to a section instead. */
function listTitleIds({ event }: NewAnalyticsEvent): string[] {
  switch (event.name) {
    case 'cardClick':
    case 'favouriteAdd':
    case 'favouriteRemove':
      return event.properties.type === 'SECTION_LINK' ? [] : [event.properties.id];
    default:
      return [];
  }
}

function listSectionKeys({ event }: NewAnalyticsEvent): string[] {
  return event.name === 'cardClick' && event.properties.type === 'SECTION_LINK' ? [event.properties.id] : [];
}
