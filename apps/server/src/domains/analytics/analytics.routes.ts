// Takes what browsers tell of what people do. Who they are comes from their token, and only their role is kept.
import { getUserType, hasOptedOut } from '@matinee/rules';
import type { CallContext, Handlers, Viewer } from '../../calls/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { addressKey, createAttemptLimit } from '../../platform/http/index.ts';
import type { Services } from '../../services.ts';
import { selectKnownSections } from '../pages/index.ts';
import { featuresOf } from '../realm/index.ts';
import { selectKnownContent } from '../titles/index.ts';
import { insertEvents, type StoredEvent } from './analytics.queries.ts';
import { withoutTitles } from './remove-titles.ts';

export interface AnalyticsPorts {
  /** Who a token belongs to; undefined when it is none of the realm's. */
  viewerByToken(realm: CallContext['realm'], token: string): Promise<Viewer | undefined>;
}

/** Of events, from one address. */
const perMinute = { max: 600, seconds: 60 };

export function analyticsHandlers(
  { clock }: Pick<Services, 'clock'>,
  { viewerByToken }: AnalyticsPorts,
): Handlers<'postAnalyticsEvents'> {
  const limit = createAttemptLimit(clock, perMinute);
  return {
    async postAnalyticsEvents({ body }, ctx) {
      const { db, realm, now, request } = ctx;
      if (!request) return refuse('badRequest');
      const address = `${realm.id} ${addressKey(request.address)}`;
      const wait = body.events.reduce<number | null>((found) => found ?? limit.take(address), null);
      if (wait !== null) return refuse('tooManyRequests', { retryAfter: wait });

      const { collect, consent } = realm.settings.analytics;
      const { dnt, 'sec-gpc': globalPrivacyControl } = request.headers;
      if (!collect || hasOptedOut(dnt, globalPrivacyControl)) return undefined;
      if (consent !== undefined && !body.consent) return refuse('requiredConsent');

      const viewer =
        !ctx.viewer.session && body.token !== undefined ? await viewerByToken(realm, body.token) : ctx.viewer;
      const { showTitles } = featuresOf(realm);
      const role = getUserType(viewer ? { isGuest: viewer.role === 'GUEST', rol: viewer.role } : null);
      const told = body.events.map(({ age, event, userType }): StoredEvent => {
        const at = now.subtract({ milliseconds: age });
        // Nobody gains by having been a guest; who signed in since then was one.
        const who = userType === guest ? guest : role;
        return { at, userType: who, event: showTitles ? event : withoutTitles(event) };
      });
      const realmId = realm.id;
      const [titles, sections] = await Promise.all([
        selectKnownContent(db, { realmId, publicIds: told.flatMap(titleIdOf) }),
        selectKnownSections(db, { realmId, keys: told.flatMap(sectionKeyOf) }),
      ]);
      const events = told.filter(
        (one) =>
          titleIdOf(one).every((id) => titles.has(id)) && sectionKeyOf(one).every((id) => sections.has(id)),
      );
      await insertEvents(db, { realmId, events });
      return undefined;
    },
  };
}

const guest = getUserType(null);

/** The title that an event is about must be one of the realm's; a link to a section is known by the section. */
function titleIdOf({ event }: StoredEvent): string[] {
  switch (event.name) {
    case 'cardClick':
    case 'favouriteAdd':
    case 'favouriteRemove':
      return event.properties.type === 'SECTION_LINK' ? [] : [event.properties.id];
    default:
      return [];
  }
}

function sectionKeyOf({ event }: StoredEvent): string[] {
  return event.name === 'cardClick' && event.properties.type === 'SECTION_LINK' ? [event.properties.id] : [];
}
