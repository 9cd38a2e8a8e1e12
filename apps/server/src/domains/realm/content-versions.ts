// The content version of each realm: the position of the last event about its sections, titles or guide. A page contains
// the version that it was rendered with. When its event stream starts with a higher one, the page has missed an event.
import type { EventHub } from '../../platform/events/index.ts';

export interface ContentVersions {
  /** 0 until the first event since the start of this process. */
  get(realmId: number): number;
  close(): void;
}

export function followContentVersions(events: EventHub): ContentVersions {
  const versions = new Map<number, number>();
  const close = events.follow(
    { types: ['SectionChanged', 'GuideChanged', 'LiveEventEnded', 'ContentAvailabilityChanged'] },
    ({ realmId, position }) => {
      if (realmId !== null) versions.set(realmId, position);
    },
  );
  return { get: (realmId) => versions.get(realmId) ?? 0, close };
}
